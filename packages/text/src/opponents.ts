// Computer players by name, and why they would choose an option, in words.
import type { Role } from '@eminent/engine';
import { type Tongue, msg, read } from './language.ts';
import { cardName, planetName, roleName } from './pieces.ts';

/** The bots that people choose from, by the names of the bots package. */
const KNOWN = [
  'cadet',
  'captain',
  'admiral',
  'emperor',
  'warmonger',
  'settler',
  'trader',
  'scholar',
  'rusher',
  'contrarian',
  'greedy',
  'random',
  'rollouts',
  'net',
] as const;

/** What a computer player is called, and how it plays. Names that are not known stay as they are. */
export function opponentText(lang: Tongue, bot: string): { name: string; text: string } {
  const [name = ''] = bot.split(':');
  if (!KNOWN.some((known) => known === name)) return { name: bot, text: '' };
  return {
    name: read(lang, `opponents.${name}.name`, {}),
    text: read(lang, `opponents.${name}.text`, {}),
  };
}

/** A fact that speaks for an option, as the bots package gives it. */
export type ReasonFact =
  | { readonly kind: 'flips'; readonly planet: string; readonly influence: number }
  | {
      readonly kind: 'cannot-follow';
      readonly role: Role;
      readonly seats: number;
      readonly of: number;
    }
  | { readonly kind: 'influence'; readonly n: number }
  | { readonly kind: 'ends-game'; readonly cause: 'influence' | 'stacks'; readonly ahead: boolean }
  | { readonly kind: 'technology'; readonly card: string; readonly influence: number }
  | { readonly kind: 'resources'; readonly n: number }
  | { readonly kind: 'nearer'; readonly role: 'colonize' | 'warfare'; readonly missing: number }
  | { readonly kind: 'needs-planets' }
  | { readonly kind: 'thinner'; readonly card: string }
  | { readonly kind: 'cards' }
  | { readonly kind: 'better'; readonly points: number };

/** One reason as a sentence. */
export function reasonText(lang: Tongue, reason: ReasonFact): string {
  switch (reason.kind) {
    case 'flips': {
      const { planet, influence } = reason;
      return planet === '?'
        ? msg(lang, 'reasons.flipsUnknown')
        : msg(lang, 'reasons.flips', { planet: planetName(planet), influence });
    }
    case 'cannot-follow': {
      const { role, seats, of } = reason;
      const values = { role: roleName(lang, role), seats, of };
      return seats === of
        ? msg(lang, 'reasons.nobodyFollows', { role: values.role })
        : msg(lang, 'reasons.cannotFollow', values);
    }
    case 'influence':
      return msg(lang, 'reasons.influence', { n: reason.n });
    case 'ends-game': {
      const how = msg(lang, `reasons.ends.${reason.cause}`);
      return msg(lang, reason.ahead ? 'reasons.endsAhead' : 'reasons.endsBehind', { how });
    }
    case 'technology': {
      const { card, influence } = reason;
      return msg(lang, 'reasons.technology', { card: cardName(lang, card), influence });
    }
    case 'resources':
      return msg(lang, 'reasons.resources', { n: reason.n });
    case 'nearer':
      return reason.missing === 0
        ? msg(lang, `reasons.ready.${reason.role}`)
        : msg(lang, `reasons.nearer.${reason.role}`, { missing: reason.missing });
    case 'needs-planets':
      return msg(lang, 'reasons.needsPlanets');
    case 'thinner':
      return msg(lang, 'reasons.thinner', { card: cardName(lang, reason.card) });
    case 'cards':
      return msg(lang, 'reasons.cards');
    case 'better':
      return msg(lang, 'reasons.better', { points: reason.points });
  }
}

// Computer players by name, and why they would choose an option, in words.
import type { Role } from '@eminent/engine';
import { hasMessage, type Locale, msg, read } from './language.ts';
import { cardName, planetName, roleName } from './pieces.ts';

/** What a computer player is called, and how it plays. Names that are not known stay as they are. */
export function opponentText(locale: Locale, bot: string): { name: string; text: string } {
  const [name = ''] = bot.split(':');
  if (!hasMessage(`opponents.${name}.name`)) return { name: bot, text: '' };
  return {
    name: read(locale, `opponents.${name}.name`, {}),
    text: read(locale, `opponents.${name}.text`, {}),
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
  | { readonly kind: 'costs'; readonly colonies: number; readonly fighters: number }
  | { readonly kind: 'symbols'; readonly role: Role; readonly n: number }
  | { readonly kind: 'fighters'; readonly n: number }
  | { readonly kind: 'gains-card'; readonly card: string }
  | { readonly kind: 'action'; readonly card: string }
  | { readonly kind: 'makes-room'; readonly card: string }
  | { readonly kind: 'spends-nothing' }
  | { readonly kind: 'deck'; readonly left: number }
  | { readonly kind: 'role-first' }
  | { readonly kind: 'playing-on' }
  | { readonly kind: 'more-points'; readonly points: number }
  | { readonly kind: 'better'; readonly points: number };

/** One reason as a sentence. */
export function reasonText(locale: Locale, reason: ReasonFact): string {
  switch (reason.kind) {
    case 'flips': {
      const { planet, influence } = reason;
      return planet === '?'
        ? msg(locale, 'reasons.flipsUnknown')
        : msg(locale, 'reasons.flips', { planet: planetName(planet), influence });
    }
    case 'cannot-follow': {
      const { role, seats, of } = reason;
      const values = { role: roleName(locale, role), seats, of };
      return seats === of
        ? msg(locale, 'reasons.nobodyFollows', { role: values.role })
        : msg(locale, 'reasons.cannotFollow', values);
    }
    case 'influence':
      return msg(locale, 'reasons.influence', { n: reason.n });
    case 'ends-game': {
      const how = msg(locale, `reasons.ends.${reason.cause}`);
      return msg(locale, reason.ahead ? 'reasons.endsAhead' : 'reasons.endsBehind', { how });
    }
    case 'technology': {
      const { card, influence } = reason;
      return msg(locale, 'reasons.technology', { card: cardName(locale, card), influence });
    }
    case 'resources':
      return msg(locale, 'reasons.resources', { n: reason.n });
    case 'nearer':
      return reason.missing === 0
        ? msg(locale, `reasons.ready.${reason.role}`)
        : msg(locale, `reasons.nearer.${reason.role}`, { missing: reason.missing });
    case 'needs-planets':
      return msg(locale, 'reasons.needsPlanets');
    case 'thinner':
      return msg(locale, 'reasons.thinner', { card: cardName(locale, reason.card) });
    case 'cards':
      return msg(locale, 'reasons.cards');
    case 'costs': {
      const { colonies, fighters } = reason;
      return msg(locale, 'reasons.costs', { colonies, fighters });
    }
    case 'symbols': {
      const { role, n } = reason;
      return msg(locale, 'reasons.symbols', { role: roleName(locale, role), n });
    }
    case 'fighters':
      return msg(locale, 'reasons.fighters', { n: reason.n });
    case 'gains-card':
      return msg(locale, 'reasons.gainsCard', { card: cardName(locale, reason.card) });
    case 'action':
      return msg(locale, 'reasons.action', { card: cardName(locale, reason.card) });
    case 'makes-room':
      return msg(locale, 'reasons.makesRoom', { card: cardName(locale, reason.card) });
    case 'spends-nothing':
      return msg(locale, 'reasons.spendsNothing');
    case 'deck':
      return msg(locale, 'reasons.deck', { n: reason.left });
    case 'role-first':
      return msg(locale, 'reasons.roleFirst');
    case 'playing-on':
      return msg(locale, 'reasons.playingOn');
    case 'better':
      return msg(locale, 'reasons.better', { points: reason.points });
    case 'more-points':
      return msg(locale, 'reasons.morePoints', { n: reason.points });
  }
}

// Why something is not possible now, as sentences with their ruling.
import type { Explanation } from '@eminent/engine';
import { seatName } from './events.ts';
import { type Tongue, msg, read } from './language.ts';
import { cardLabel, planetTypeName, roleName } from './pieces.ts';

/** One reason, followed by the ruling of docs/rules.md that it comes from. */
export function explanationText(
  lang: Tongue,
  explanation: Explanation,
  names: readonly string[],
): string {
  const text = reasonText(lang, explanation, names);
  return msg(lang, 'explanations.rule', { text, ruling: explanation.ruling });
}

function reasonText(lang: Tongue, why: Explanation, names: readonly string[]): string {
  switch (why.reason) {
    case 'game-over':
    case 'not-now':
    case 'no-such-planet':
    case 'already-face-up':
    case 'drawn-blind':
      return msg(lang, `explanations.${why.reason}`);
    case 'not-your-decision':
      return msg(lang, 'explanations.not-your-decision', { name: seatName({ names }, why.seat) });
    case 'not-in-hand':
    case 'not-in-this-game':
    case 'no-action':
    case 'order':
    case 'technology-gone':
      return msg(lang, `explanations.${why.reason}`, { card: cardLabel(lang, why.card) });
    case 'nothing-to-do':
      return msg(lang, `explanations.nothing.${why.nothing}`);
    case 'no-symbol':
      return msg(lang, 'explanations.no-symbol', {
        card: cardLabel(lang, why.card),
        role: roleName(lang, why.role),
      });
    case 'role-not-in-game':
    case 'no-symbol-to-follow':
      return msg(lang, `explanations.${why.reason}`, { role: roleName(lang, why.role) });
    case 'needs-planets': {
      const { need, have, missing } = why;
      const type = planetTypeName(lang, why.type);
      return msg(lang, 'explanations.needs-planets', { need, have, missing, type });
    }
    case 'needs-fighters':
    case 'needs-colonies':
    case 'needs-symbols':
      return read(lang, `explanations.${why.reason}`, { ...why });
  }
}

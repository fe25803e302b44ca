// Why something is not possible now, as sentences with their ruling.
import type { Explanation } from '@eminent/engine';
import { seatName } from './events.ts';
import { type Locale, msg, read } from './language.ts';
import { cardLabel, planetTypeName, roleName } from './pieces.ts';

/** One reason, followed by the ruling of docs/rules.md that it comes from. */
export function explanationText(
  locale: Locale,
  explanation: Explanation,
  names: readonly string[],
): string {
  const text = reasonText(locale, explanation, names);
  return msg(locale, 'explanations.rule', { text, ruling: explanation.ruling });
}

function reasonText(locale: Locale, why: Explanation, names: readonly string[]): string {
  switch (why.reason) {
    case 'game-over':
    case 'not-now':
    case 'no-such-planet':
    case 'already-face-up':
    case 'drawn-blind':
      return msg(locale, `explanations.${why.reason}`);
    case 'not-your-decision':
      return msg(locale, 'explanations.not-your-decision', { name: seatName({ names }, why.seat) });
    case 'not-in-hand':
    case 'not-in-this-game':
    case 'no-action':
    case 'order':
    case 'technology-gone':
      return msg(locale, `explanations.${why.reason}`, { card: cardLabel(locale, why.card) });
    case 'nothing-to-do':
      return msg(locale, `explanations.nothing.${why.nothing}`);
    case 'no-symbol':
      return msg(locale, 'explanations.no-symbol', {
        card: cardLabel(locale, why.card),
        role: roleName(locale, why.role),
      });
    case 'role-not-in-game':
    case 'following-does-nothing':
      return msg(locale, `explanations.${why.reason}`, { role: roleName(locale, why.role) });
    case 'no-symbol-to-follow': {
      const { need, have } = why;
      return msg(locale, 'explanations.no-symbol-to-follow', {
        role: roleName(locale, why.role),
        need,
        have,
      });
    }
    case 'needs-planets': {
      const { need, have, missing } = why;
      const type = planetTypeName(locale, why.type);
      return msg(locale, 'explanations.needs-planets', { need, have, missing, type });
    }
    case 'needs-fighters':
    case 'needs-colonies':
    case 'needs-symbols':
      return read(locale, `explanations.${why.reason}`, { ...why });
  }
}

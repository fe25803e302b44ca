// Sentences that explain why a card, role, planet or decision cannot be used now.
import type { Explanation } from '@eminent/engine';
import { seatName } from './events.ts';
import { type Locale, msg, dynamicMessage } from './language.ts';
import { cardLabel, planetTypeName, roleName, shipCount } from './card-texts.ts';

/** Returns a reason with the number of its ruling in docs/rules.md, for texts without links. */
export function explanationWithRuling(
  locale: Locale,
  explanation: Explanation,
  names: readonly string[],
): string {
  const text = explanationText(locale, explanation, names);
  return msg(locale, 'explanations.rule', { text, ruling: explanation.ruling });
}

/** Returns a reason as a sentence, without the number of its ruling. */
export function explanationText(
  locale: Locale,
  why: Explanation,
  names: readonly string[],
): string {
  switch (why.reason) {
    case 'game-over':
    case 'not-now':
    case 'no-such-planet':
    case 'already-face-up':
    case 'drawn-blind':
    case 'never-settled':
    case 'no-action-here':
    case 'face-down':
    case 'used-already':
    case 'has-battlecruiser':
      return msg(locale, `explanations.${why.reason}`);
    case 'not-your-decision':
      return msg(locale, 'explanations.not-your-decision', { name: seatName({ names }, why.seat) });
    case 'not-in-hand':
    case 'not-in-this-game':
    case 'no-action':
    case 'technology-gone':
      return msg(locale, `explanations.${why.reason}`, { card: cardLabel(locale, why.card) });
    case 'nothing-to-do':
    case 'nothing-to-use-it-on':
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
      const { need, have } = why;
      const type = planetTypeName(locale, why.type);
      return msg(locale, 'explanations.needs-planets', { need, have, type });
    }
    case 'needs-fighters':
    case 'needs-symbols':
      return (
        shipsReasonText(locale, why) ??
        msg(locale, `explanations.${why.reason}`, { need: why.need, have: why.have })
      );
    case 'needs-colonies':
      return dynamicMessage(locale, `explanations.${why.reason}`, { ...why });
  }
}

type Lacking = Extract<Explanation, { readonly reason: 'needs-fighters' | 'needs-symbols' }>;

/** Undefined if only fighters or only symbols are missing. */
function shipsReasonText(locale: Locale, why: Lacking): string | undefined {
  const { need, have } = why;
  if (why.reason === 'needs-fighters') {
    if (why.ship === undefined) return undefined;
    const ships = shipCount(locale, why.ship, need);
    return msg(locale, 'explanations.needs-ships', { need, have, ships });
  }
  if (why.ships === undefined) return undefined;
  const ships = shipCount(locale, why.ships.ship, why.ships.n);
  return msg(locale, 'explanations.needs-symbols-or-ships', { need, have, ships });
}

// What the cards in play and the empire behind them come to while a role is carried out, as everybody can add it up.
import { cardAt, kindOf, type PlayerView, type Role, type View } from '@eminent/engine';

/** Symbols that a card in play brings: those printed on it; any other card was played for one that a permanent gives it (RULES T4b). */
function worthOf(card: string, role: Role): number {
  const printed = cardAt(kindOf(card)).symbols.filter((symbol) => symbol === role).length;
  return Math.max(1, printed);
}

/**
 * The symbols of a role so far; undefined once its cards have begun to leave, or where a rule adds what cannot be seen on the table:
 * for leaders of the prototype, and for followers with permanents.
 */
export function sumInPlay(
  view: View,
  { seat, play, permanents, symbols }: PlayerView,
): number | undefined {
  const { role, waiting, leader, taken, emptyStackSymbol, empireCounts, options } = view;
  if (role === undefined || waiting === undefined || options.ruleset !== 'official')
    return undefined;
  const boosts = waiting.seat === seat && waiting.step === 'boost';
  const isLed = seat === leader && role !== 'colonize' && waiting.step === 'follow-or-dissent';
  if (!boosts && !isLed) return undefined;
  if (seat !== leader && permanents.length > 0) return undefined;
  const stack = seat === leader && taken === undefined && emptyStackSymbol[role] ? 1 : 0;
  const empire = empireCounts[role] ? symbols[role] : 0;
  return play.reduce((sum, card) => sum + worthOf(card, role), stack + empire);
}

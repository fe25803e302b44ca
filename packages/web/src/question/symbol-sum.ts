// Computes the symbols of a role in progress and their sources, from public information.
import { symbolsAdded } from '@eminent/text';
import {
  cardAt,
  kindOf,
  type OptionInfo,
  planetAt,
  planetOf,
  type PlayerView,
  type SlotType,
  type Role,
  type View,
} from '@eminent/engine';

/** The symbols of a card in play. Without printed ones, a permanent gave it one (RULES T4b). */
export function symbolsOfCard(card: string, role: Role): number {
  const printed = cardAt(kindOf(card)).symbols.filter((symbol) => symbol === role).length;
  return Math.max(1, printed);
}

/**
 * The symbols of a role so far, if public: in the official ruleset while the player boosts or the
 * leader waits for followers. Undefined for Colonize then, and for followers with permanents.
 */
export function sumInPlay(
  view: View,
  { seat, play, permanents, symbols }: PlayerView,
): number | undefined {
  const { role, waiting, leader, taken, emptyStackSymbol, empireCounts, options } = view;
  if (role === undefined || waiting === undefined || options.ruleset !== 'official')
    return undefined;
  const isBoosting = waiting.seat === seat && waiting.step === 'boost';
  const isLeading = seat === leader && role !== 'colonize' && waiting.step === 'follow-or-dissent';
  if (!isBoosting && !isLeading) return undefined;
  if (seat !== leader && permanents.length > 0) return undefined;
  const stack = seat === leader && taken === undefined && emptyStackSymbol[role] ? 1 : 0;
  const empire = empireCounts[role] ? symbols[role] : 0;
  return play.reduce((sum, card) => sum + symbolsOfCard(card, role), stack + empire);
}

/** Index, among the leader's cards in play, of the card taken from the stack; -1 if none. */
export function placeOfTaken({ taken, leader }: View, { seat, play }: PlayerView): number {
  return seat === leader && taken !== undefined ? play.indexOf(taken) : -1;
}

export type Source =
  | { readonly from: 'taken' | 'hand' | 'rule'; readonly n: number }
  | { readonly from: 'planet'; readonly n: number; readonly planet: string }
  | { readonly from: 'permanent'; readonly n: number; readonly card: string };

/** Lists the sources of `sum` symbols, including the selected boosts in `coming`. */
export function sourcesOf(
  view: View,
  actor: PlayerView,
  coming: readonly OptionInfo[],
  sum: number,
): readonly Source[] {
  const { role } = view;
  if (role === undefined) return [];
  const isTaken = placeOfTaken(view, actor) >= 0;
  const played = actor.play.reduce((n, card) => n + symbolsOfCard(card, role), isTaken ? -1 : 0);
  const sources: readonly Source[] = [
    { from: 'taken', n: isTaken ? 1 : 0 },
    { from: 'hand', n: played + symbolsOf(coming) },
    ...(view.empireCounts[role] ? empireSources(actor, role) : []),
  ];
  const rest = sum - sources.reduce((n, source) => n + source.n, 0);
  return [...sources, { from: 'rule' as const, n: rest }].filter(({ n }) => n > 0);
}

/** Lists the resource types of filled slots, or of the empty slots that can be filled. */
export function goodsOf({ planets }: PlayerView, filled: boolean): readonly SlotType[] {
  return planets
    .flatMap(({ up, slots, blocked }) => (up && !(blocked && !filled) ? (slots ?? []) : []))
    .flatMap((slot) => (slot.filled === filled ? [slot.resource] : []));
}

/** The number of symbols that some options add to the role. */
export function symbolsOf(options: readonly OptionInfo[]): number {
  return options.reduce((sum, one) => sum + symbolsAdded(one), 0);
}

function empireSources({ planets, permanents }: PlayerView, role: Role): readonly Source[] {
  const fromPlanets = planets.flatMap(({ up, planet }): readonly Source[] => {
    if (!up || planet === undefined) return [];
    const { symbol, secondSymbol } = planetAt(planetOf(planet));
    return symbol === role || secondSymbol === role ? [{ from: 'planet', n: 1, planet }] : [];
  });
  const fromPermanents = permanents.map((card): Source => {
    const { symbols } = cardAt(kindOf(card));
    return { from: 'permanent', n: symbols.filter((symbol) => symbol === role).length, card };
  });
  return [...fromPlanets, ...fromPermanents];
}

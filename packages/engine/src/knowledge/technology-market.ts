// Reads technologies from a view: the owners of those no longer on offer, and the sources of the
// symbols for a purchase.
import { cardAt, kindOf, printedSymbols } from '../cards/catalog.ts';
import { RESEARCH } from '../model/names.ts';
import type { PlayerView } from './player-view.ts';
import type { View } from './view.ts';

/** A technology face that can no longer be taken. */
export interface TakenTechnology {
  readonly card: string;
  /** The other face of its card, which is the one that was taken (RULES 3.7g). */
  readonly otherFace?: string;
  /** The owner; absent if it was removed from the game. */
  readonly seat?: number;
}

/** A player's cards that can be technologies. If the hand is hidden, `unseen` includes it. */
function cardsOf(player: PlayerView): readonly string[] {
  return [
    ...(player.hand ?? []),
    ...player.unseen,
    ...player.discard,
    ...player.play,
    ...player.permanents,
    ...(player.shipColonies ?? []),
    ...(player.spent ?? []),
    ...player.planets.flatMap((planet) => planet.colonies),
  ];
}

/**
 * Technologies that are no longer on offer and their other faces, in catalog order (RULES 6d, 5k).
 */
export function takenTechnologies(view: View): readonly TakenTechnology[] {
  const taken: TakenTechnology[] = [];
  const note = (card: string, seat?: number): void => {
    const holder = seat === undefined ? {} : { seat };
    const def = cardAt(kindOf(card));
    if (def.family !== 'technology' || taken.some((one) => one.card === card)) return;
    taken.push({ card, ...holder });
    const { otherFace } = def;
    if (otherFace !== undefined) taken.push({ card: otherFace, otherFace: card, ...holder });
  };
  for (const player of view.players) for (const card of cardsOf(player)) note(card, player.seat);
  // The card whose Action is being carried out is not in any zone of the player.
  for (const card of [view.resolving, view.acted]) if (card !== undefined) note(card, view.leader);
  for (const card of view.removed) note(card);
  return taken.sort((a, b) => kindOf(a.card) - kindOf(b.card));
}

/** A source of symbols for the Research role being paid. */
export type SymbolSource =
  /** The card that the leader took from the stack. */
  | { readonly from: 'taken'; readonly card: string; readonly symbols: number }
  /** Hand cards of one kind that boost the role. */
  | {
      readonly from: 'cards';
      readonly card: string;
      readonly cards: number;
      readonly symbols: number;
    }
  /** Face-up planets and permanents. */
  | { readonly from: 'empire'; readonly symbols: number }
  /** All other symbols, such as that of an empty stack (RULES R-EMPTY) or of tokens. */
  | { readonly from: 'rule'; readonly symbols: number };

/**
 * The sources of the symbols of the seat that is taking a technology; they add up to the symbols of
 * its question. Empty at any other question, and if a first purchase of the role has spent some.
 */
export function researchSources(view: View): readonly SymbolSource[] {
  const { decision, seat } = view;
  const player = seat === undefined ? undefined : view.players[seat];
  if (decision?.step !== 'buy-technology' || player === undefined) return [];
  const sources: SymbolSource[] = [];
  const { play } = player;
  const taken = view.leader === seat && view.taken !== undefined ? play.indexOf(view.taken) : -1;
  const added = play.filter((_, at) => at !== taken);
  if (taken >= 0) sources.push({ from: 'taken', card: play[taken] ?? '', symbols: 1 });
  for (const card of new Set(added)) {
    const cards = added.filter((one) => one === card).length;
    const symbols = cards * printedSymbols(kindOf(card), RESEARCH);
    if (symbols > 0) sources.push({ from: 'cards', card, cards, symbols });
  }
  const empire = view.empireCounts.research ? player.symbols.research : 0;
  if (empire > 0) sources.push({ from: 'empire', symbols: empire });
  const rule = decision.symbols - sources.reduce((sum, { symbols }) => sum + symbols, 0);
  if (rule < 0) return [];
  return rule > 0 ? [...sources, { from: 'rule', symbols: rule }] : sources;
}

// Who owns the technologies that are no longer on offer, and where symbols for a purchase come
// from.
import { cardAt, kindOf, printedSymbols } from '../cards/catalog.ts';
import { RESEARCH } from '../model/names.ts';
import type { PlayerView } from './player-view.ts';
import type { View } from './view.ts';

/** One face of a technology that is no longer on offer. */
export interface TakenTechnology {
  readonly card: string;
  /** The face that was taken, if it is the other one (RULES 3.7g). */
  readonly otherFace?: string;
  /** Seat of the owner; absent if the card was removed from the game. */
  readonly seat?: number;
}

/** All cards of a player. `unseen` includes a hand that the viewer cannot see. */
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

/** Returns both faces of all technologies owned or removed, in catalog order (RULES 6d, 5k). */
export function takenTechnologies(view: View): readonly TakenTechnology[] {
  const taken: TakenTechnology[] = [];
  const add = (card: string, seat?: number): void => {
    const holder = seat === undefined ? {} : { seat };
    const def = cardAt(kindOf(card));
    if (def.family !== 'technology' || taken.some((one) => one.card === card)) return;
    taken.push({ card, ...holder });
    const { otherFace } = def;
    if (otherFace !== undefined) taken.push({ card: otherFace, otherFace: card, ...holder });
  };
  for (const player of view.players) for (const card of cardsOf(player)) add(card, player.seat);
  // The card of an Action is in no zone of the player.
  for (const card of [view.resolving, view.acted]) if (card !== undefined) add(card, view.leader);
  for (const card of view.removed) add(card);
  return taken.sort((a, b) => kindOf(a.card) - kindOf(b.card));
}

/** A source of the Research symbols that a seat pays for a technology. */
export type SymbolSource =
  | { readonly from: 'taken'; readonly card: string; readonly symbols: number }
  | {
      readonly from: 'cards';
      readonly card: string;
      readonly cards: number;
      readonly symbols: number;
    }
  | { readonly from: 'empire'; readonly symbols: number }
  /** Everything else, such as the symbol of an empty stack (RULES R-EMPTY) or of tokens. */
  | { readonly from: 'rule'; readonly symbols: number };

/**
 * Returns where the symbols of the viewing seat come from while it takes a technology. Empty at
 * other questions, and if symbols were already spent on a first technology.
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

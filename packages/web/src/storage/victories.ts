// Stores the victories of the campaign, without loading the campaign itself.
import { fields, list, type SavedGame, text } from '@eminent/protocol';
import * as v from 'valibot';
import type { LocalStore } from './local-store.ts';

const victory = fields({
  mission: text(),
  /** Largest lead over the best opponent, in points. */
  lead: v.number('expected a number'),
});

export type Victory = v.InferOutput<typeof victory>;

/** Has room for missions of other versions of the page. */
export const VICTORIES = list(victory, 'victories', 1000);
export const CAMPAIGN = 'campaign';

/** Returns the victories, including missions that this version of the page does not have. */
export function victoriesIn(store: LocalStore): readonly Victory[] {
  return store.read(CAMPAIGN, VICTORIES) ?? [];
}

/** Stores a victory if a finished game was a mission that the player won alone. */
export function recordMission(
  store: LocalStore,
  saved: SavedGame,
  winners: readonly number[],
  scores: readonly number[],
): void {
  const { mission, seats } = saved;
  const ownSeat = seats.findIndex(({ kind }) => kind === 'person');
  if (mission === undefined || winners.length !== 1 || winners[0] !== ownSeat) return;
  const others = scores.filter((_, seat) => seat !== ownSeat);
  const lead = (scores[ownSeat] ?? 0) - Math.max(...others);
  const known = victoriesIn(store);
  const victories = addVictory(known, { mission, lead });
  if (victories !== known) store.write(CAMPAIGN, victories);
}

/** Adds a victory, unless `known` has one of the same mission with at least the same lead. */
export function addVictory(known: readonly Victory[], added: Victory): readonly Victory[] {
  const before = known.find(({ mission }) => mission === added.mission);
  if (before !== undefined && before.lead >= added.lead) return known;
  return [...known.filter((one) => one !== before), added];
}

// Stores the victories of the campaign. Separate from the campaign itself, because every page that
// plays games loads this file.
import { fields, list, type SavedGame, text } from '@eminent/protocol';
import * as v from 'valibot';
import type { LocalStore } from './local-store.ts';

const victory = fields({
  mission: text(),
  /** The largest lead over the best opponent, in points. */
  lead: v.number('expected a number'),
});

export type Victory = v.InferOutput<typeof victory>;

/** Schema of stored victories, with room for missions of other page versions. */
const VICTORIES = list(victory, 'victories', 1000);
const CAMPAIGN = 'campaign';

/** The victories on this device, including missions that this version of the page does not know. */
export function victoriesIn(store: LocalStore): readonly Victory[] {
  return store.read(CAMPAIGN, VICTORIES) ?? [];
}

/** Stores the victory and its lead if a finished game is a mission that the player won alone. */
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
  const before = known.find((one) => one.mission === mission);
  if (before !== undefined && before.lead >= lead) return;
  store.write(CAMPAIGN, [...known.filter((one) => one !== before), { mission, lead }]);
}

// The stored victories of the campaign. Small, because every page that plays games loads it.
import { fields, list, type SavedGame, text } from '@eminent/protocol';
import * as v from 'valibot';
import type { LocalStore } from './local-store.ts';

const victory = fields({
  mission: text(),
  /** The largest lead in influence. */
  lead: v.number('expected a number'),
});

export type Victory = v.InferOutput<typeof victory>;

/** With room for missions of other page versions. */
const VICTORIES = list(victory, 'victories', 1000);
const CAMPAIGN = 'campaign';

/** The victories on this device; those of missions that this page does not know are kept. */
export function victoriesIn(store: LocalStore): readonly Victory[] {
  return store.read(CAMPAIGN, VICTORIES) ?? [];
}

/** Records a finished game if it is a mission that the player won alone. */
export function recordMission(
  store: LocalStore,
  saved: SavedGame,
  winners: readonly number[],
  scores: readonly number[],
): void {
  const { mission, seats } = saved;
  const own = seats.findIndex(({ kind }) => kind === 'person');
  if (mission === undefined || winners.length !== 1 || winners[0] !== own) return;
  const others = scores.filter((_, seat) => seat !== own);
  const lead = (scores[own] ?? 0) - Math.max(...others);
  const known = victoriesIn(store);
  const before = known.find((one) => one.mission === mission);
  if (before !== undefined && before.lead >= lead) return;
  store.write(CAMPAIGN, [...known.filter((one) => one !== before), { mission, lead }]);
}

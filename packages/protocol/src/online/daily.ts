// HTTP bodies of the results of daily games.
import * as v from 'valibot';
import { fields, list, text, whole } from '../schema.ts';

/** POST /daily/DATE. */
export const newDailyResult = fields({
  /** The record of the game; the server plays it again. */
  record: text(200_000),
});

/** GET /daily/DATE, and the response to a result. */
export const dailyResults = fields({
  date: text(),
  /** The number of results, and of those that won. */
  count: whole,
  won: whole,
  /** How many players reached each score, lowest first. */
  scores: list(fields({ score: whole, players: whole }), 'scores', 1000),
  /** The score of the signed-in user. */
  own: v.exactOptional(whole),
});
export type DailyResultsBody = v.InferOutput<typeof dailyResults>;

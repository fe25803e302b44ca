// HTTP schemas for the results of daily games.
import * as v from 'valibot';
import { fields, list, text, whole } from '../schema.ts';

/** POST /daily/DATE: adds the user's result. */
export const newDailyResult = fields({
  /** Text of the record. The server replays it to check the result. */
  record: text(200_000),
});

/** GET /daily/DATE, and the response to POST. */
export const dailyResults = fields({
  date: text(),
  count: whole,
  /** Number of players who won. */
  won: whole,
  /** The number of players with each score, lowest score first. */
  scores: list(fields({ score: whole, players: whole }), 'scores', 1000),
  /** The score of the signed-in user. */
  own: v.exactOptional(whole),
});
export type DailyResultsBody = v.InferOutput<typeof dailyResults>;

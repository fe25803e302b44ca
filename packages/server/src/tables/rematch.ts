// Playing again: when all people want so, the new table is written in the same moment as the last wish, so that there is never half of it.
import { RULES_VERSION } from '@eminent/engine';
import {
  dealWords,
  NO_WORDS,
  type TableSetup,
  type WireClientMessage,
} from '@eminent/protocol/online';
import * as v from 'valibot';
import { refuse, write } from './commands.ts';
import { newDealSecret, orderOf, seedOf } from './deal.ts';
import { type Entry, type EntryOf, entryVersionOf } from './entries.ts';
import type { Decide } from './session-context.ts';
import type { LiveTable } from './table-state.ts';

type PlayAgain = Extract<WireClientMessage, { type: 'rematch' }>;
/** A wish to play again, or not to. */
export type RematchWish = Extract<WireClientMessage, { type: 'rematch' | 'decline' }>;

/** `id` is what a new table would be called. */
export function decideRematch(
  live: LiveTable,
  seat: number,
  wish: RematchWish,
  id: string,
): ReturnType<Decide> {
  const known = live.seatAt(seat).keys.get(wish.key);
  if (known !== undefined) return { kind: 'known', seq: known };
  if (live.phase !== 'over' || live.game === undefined) {
    return refuse('not-allowed', 'the game goes on');
  }
  const secret = live.created.next;
  if (secret === undefined)
    return refuse('not-allowed', 'this table has no promise for another game');
  if (live.rematch?.table !== undefined) return refuse('stale', 'the new table is there already');
  if (wish.type === 'rematch') return playAgain(live, seat, wish, { id, secret });
  const { key } = wish;
  return live.rematch?.declined?.[seat] === true ? write() : write({ type: 'declined', seat, key });
}

function playAgain(
  live: LiveTable,
  seat: number,
  { key, sameDeal, words }: PlayAgain,
  { id, secret }: { readonly id: string; readonly secret: string },
): ReturnType<Decide> {
  const own = v.is(dealWords, words) ? words : NO_WORDS;
  const wish: EntryOf<'rematch'> = {
    type: 'rematch',
    seat,
    sameDeal,
    words: own,
    key,
  };
  const people = live.seats.flatMap(({ person }, at) => (person === undefined ? [] : [at]));
  const wants = (one: number): boolean => one === seat || live.rematch?.wanted[one] === true;
  if (!people.every(wants)) return { kind: 'write', entries: [wish] };
  const same = sameDeal && people.every((one) => one === seat || live.rematch?.sameDeal[one]);
  const allWords = live.seats.map((_, at) =>
    at === seat ? own : (live.rematchWords[at] ?? NO_WORDS),
  );
  const other = { table: id, entries: newTable(live, id, same, { secret, words: allWords }) };
  return { kind: 'write', entries: [{ ...wish, table: id }], other };
}

/**
 * All sit one seat further, so that the next one begins; everybody gets the named scenario and, with the same deal, the cards that the neighbour
 * had.
 */
function newTable(
  live: LiveTable,
  id: string,
  sameDeal: boolean,
  { secret, words }: Pick<EntryOf<'created'>, 'secret'> & { readonly words: readonly string[] },
): readonly Entry[] {
  const { seats, game, setup, scenarios } = live;
  const turned = seats.map((_, at) => (at + 1) % seats.length);
  const plans = turned.map((from): TableSetup['seats'][number] => {
    const { bot } = live.seatAt(from);
    return bot === undefined ? { kind: 'open' } : { kind: 'bot', bot };
  });
  const created: EntryOf<'created'> = {
    type: 'created',
    version: entryVersionOf(setup),
    host: live.host,
    setup: {
      ...setup,
      ...(scenarios && { scenarios }),
      clock: live.clock.clock,
      seats: plans,
      first: 'first-seat',
      rated: setup.rated && !sameDeal,
    },
    secret,
    next: newDealSecret(),
    after: live.id,
    ...(sameDeal && game !== undefined ? { deal: game.options.seed } : {}),
  };
  const sat = turned.flatMap((from, seat): Entry[] => {
    const { person, name, face } = live.seatAt(from);
    if (person === undefined) return [];
    const shown = face === undefined ? {} : { face };
    return [{ type: 'sat', seat, person, name, words: words[from] ?? NO_WORDS, ...shown }];
  });
  const seed = seedOf(
    id,
    created,
    turned.map((from) => words[from]),
  );
  return [created, ...sat, { type: 'dealt', rules: RULES_VERSION, order: orderOf(seed, created) }];
}

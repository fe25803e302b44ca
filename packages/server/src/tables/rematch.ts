// Decides about rematches. The consent of the last player creates the new table in the same commit.
import { RULES_VERSION } from '@eminent/engine';
import {
  dealWords,
  NO_WORDS,
  type TableSetup,
  type WireClientMessage,
} from '@eminent/protocol/online';
import * as v from 'valibot';
import { refuse, type Verdict, write } from './commands.ts';
import { newDealSecret, orderOf, seedOf } from './deal.ts';
import { type Entry, type EntryOf, entryVersionOf } from './entries.ts';
import type { TableState } from './table-state.ts';

type PlayAgain = Extract<WireClientMessage, { type: 'rematch' }>;
export type RematchCommand = Extract<WireClientMessage, { type: 'rematch' | 'decline' }>;

/** Accepts or declines a rematch. `id`: the id for the new table. */
export function decideRematch(
  tableState: TableState,
  seat: number,
  command: RematchCommand,
  id: string,
): Verdict {
  const known = tableState.seatAt(seat).keys.get(command.key);
  if (known !== undefined) return { kind: 'known', seq: known };
  if (tableState.phase !== 'over' || tableState.game === undefined) {
    return refuse('not-allowed', 'the game is not over');
  }
  const secret = tableState.created.next;
  if (secret === undefined)
    return refuse('not-allowed', 'this table has no commitment for another game');
  if (tableState.rematch?.table !== undefined)
    return refuse('stale', 'the new table already exists');
  if (command.type === 'rematch') return acceptRematch(tableState, seat, command, { id, secret });
  const { key } = command;
  return tableState.rematch?.declined?.[seat] === true
    ? write()
    : write({ type: 'declined', seat, key });
}

function acceptRematch(
  tableState: TableState,
  seat: number,
  { key, sameDeal, words }: PlayAgain,
  { id, secret }: { readonly id: string; readonly secret: string },
): Verdict {
  const validWords = v.is(dealWords, words) ? words : NO_WORDS;
  const entry: EntryOf<'rematch'> = {
    type: 'rematch',
    seat,
    sameDeal,
    words: validWords,
    key,
  };
  const people = tableState.seats.flatMap(({ person }, at) => (person === undefined ? [] : [at]));
  const wants = (one: number): boolean => one === seat || tableState.rematch?.wanted[one] === true;
  if (!people.every(wants)) return { kind: 'write', entries: [entry] };
  const same = sameDeal && people.every((one) => one === seat || tableState.rematch?.sameDeal[one]);
  const allWords = tableState.seats.map((_, at) =>
    at === seat ? validWords : (tableState.rematchWords[at] ?? NO_WORDS),
  );
  const other = { table: id, entries: newTable(tableState, id, same, { secret, words: allWords }) };
  return { kind: 'write', entries: [{ ...entry, table: id }], other };
}

/**
 * The first entries of the new table. Players move on by one seat, so that the next one starts.
 * Scenarios, and cards in the same deal, stay with the seats, so the players swap them.
 */
function newTable(
  tableState: TableState,
  id: string,
  sameDeal: boolean,
  { secret, words }: Pick<EntryOf<'created'>, 'secret'> & { readonly words: readonly string[] },
): readonly Entry[] {
  const { seats, game, setup, scenarios } = tableState;
  const rotated = seats.map((_, at) => (at + 1) % seats.length);
  const seatSetups = rotated.map((from): TableSetup['seats'][number] => {
    const { bot } = tableState.seatAt(from);
    return bot === undefined ? { kind: 'open' } : { kind: 'bot', bot };
  });
  const created: EntryOf<'created'> = {
    type: 'created',
    version: entryVersionOf(setup),
    host: tableState.host,
    setup: {
      ...setup,
      ...(scenarios && { scenarios }),
      clock: tableState.clock.clock,
      seats: seatSetups,
      first: 'first-seat',
      rated: setup.rated && !sameDeal,
    },
    secret,
    next: newDealSecret(),
    after: tableState.id,
    ...(sameDeal && game !== undefined ? { deal: game.options.seed } : {}),
  };
  const sat = rotated.flatMap((from, seat): Entry[] => {
    const { person, name, face } = tableState.seatAt(from);
    if (person === undefined) return [];
    const shown = face === undefined ? {} : { face };
    return [{ type: 'sat', seat, person, name, words: words[from] ?? NO_WORDS, ...shown }];
  });
  const seed = seedOf(
    id,
    created,
    rotated.map((from) => words[from]),
  );
  return [created, ...sat, { type: 'dealt', rules: RULES_VERSION, order: orderOf(seed, created) }];
}

// The entry types of a table's log. The state of a table is derived from its entries alone.
import {
  asQuestionId,
  fields,
  flag,
  list,
  oneOf,
  type Read,
  readLine,
  text,
  whole,
} from '@eminent/protocol';
import {
  MAX_TALK,
  ORDERS,
  PHRASES,
  type TableSetup,
  tableSetup,
  wish,
} from '@eminent/protocol/online';
import * as v from 'valibot';
import type { LogEntry } from '../store/index.ts';

/**
 * The newest entry version, increased when an older server would misread new entries. Version 3
 * adds declined rematches. A table stores the oldest version that can read its setup.
 */
export const ENTRY_VERSION = 3;
const NAMED_SCENARIOS_VERSION = 2;
const FIRST_VERSION = 1;

/** The oldest entry version that can read this setup. */
export function entryVersionOf({ scenarios }: TableSetup): number {
  return scenarios === undefined ? FIRST_VERSION : NAMED_SCENARIOS_VERSION;
}

const MAX_PICKS = 200;
const MAX_SEATS = 16;
const MAX_STEPS = 20;

const key = v.exactOptional(text(64));
const question = v.pipe(whole, v.transform(asQuestionId));
const tokens = list(text(), 'option tokens', MAX_PICKS);

/** `secret` and the random `words` of all players determine the deal (docs/fair-deal.md). */
const created = fields({
  type: v.literal('created'),
  version: v.pipe(
    whole,
    v.maxValue(ENTRY_VERSION, `expected entries of version ${ENTRY_VERSION} or older`),
  ),
  host: text(),
  setup: tableSetup,
  secret: text(),
  /** Secret for the deal of a rematch. Its hash is shown before players add `words` to it. */
  next: v.exactOptional(text()),
  /** Only for a rematch: the previous table (`after`), and its seed (`deal`) for the same deal. */
  after: v.exactOptional(text()),
  deal: v.exactOptional(text()),
});

/** A user took a seat. `words`: random bytes for the deal, from the user's device. */
const sat = fields({
  type: v.literal('sat'),
  seat: whole,
  person: text(),
  name: text(),
  face: v.exactOptional(text()),
  words: text(),
});
const left = fields({ type: v.literal('left'), seat: whole });
/** The game starts. `order`: for each seat of the game, the seat around the table. */
const dealt = fields({
  type: v.literal('dealt'),
  rules: whole,
  order: list(whole, 'seats', MAX_SEATS),
});

const ANSWERERS = ['person', 'bot', 'late', 'prepared', 'order', 'unable'] as const;
/** `late`: the time ran out; `order`: by standing order; `unable`: the seat could not follow. */
const answered = fields({
  type: v.literal('answered'),
  seat: whole,
  by: oneOf(ANSWERERS),
  question,
  tokens,
  finish: flag,
  key,
});
const undone = fields({ type: v.literal('undone'), seat: whole, ply: whole, key });
const prepared = fields({
  type: v.literal('prepared'),
  seat: whole,
  answers: list(fields({ tokens, finish: flag }), 'answers', MAX_STEPS),
  key,
});
const ordered = fields({ type: v.literal('ordered'), seat: whole, order: oneOf(ORDERS), key });
const proposed = fields({ type: v.literal('proposed'), seat: whole, wish, key });
const voted = fields({
  type: v.literal('voted'),
  seat: whole,
  proposal: whole,
  yes: flag,
  key,
});
const lapsed = fields({ type: v.literal('lapsed'), proposal: whole });
/** A bot answers for the seat from now on. */
const tookOver = fields({
  type: v.literal('took-over'),
  seat: whole,
  why: oneOf(['late', 'resigned']),
  key,
});
const back = fields({ type: v.literal('back'), seat: whole, key });
const chatEntry = fields({
  type: v.literal('said'),
  seat: whole,
  text: v.exactOptional(text(MAX_TALK)),
  phrase: v.exactOptional(oneOf(PHRASES)),
  key,
});
const unsaid = fields({ type: v.literal('unsaid'), line: whole });
/** A player wants a rematch. `table`: the new table, if this player was the last to agree. */
const rematch = fields({
  type: v.literal('rematch'),
  seat: whole,
  sameDeal: flag,
  words: text(),
  table: v.exactOptional(text()),
  key,
});
const declined = fields({ type: v.literal('declined'), seat: whole, key });
/** An administrator closed the table, its host or last player left, or no game started in time. */
const closed = fields({ type: v.literal('closed') });
/** A user was renamed. An empty name means that the user was erased. */
const renamed = fields({ type: v.literal('renamed'), person: text(), name: text() });
/** The seat of a guest now belongs to the account they signed in to. */
const moved = fields({ type: v.literal('moved'), person: text(), to: text(), name: text() });

const entry = v.variant(
  'type',
  [
    created,
    sat,
    left,
    dealt,
    answered,
    undone,
    prepared,
    ordered,
    proposed,
    voted,
    lapsed,
    tookOver,
    back,
    chatEntry,
    unsaid,
    rematch,
    declined,
    closed,
    renamed,
    moved,
  ],
  'expected the type of an entry',
);

export type Entry = v.InferOutput<typeof entry>;
export type EntryOf<T extends Entry['type']> = Extract<Entry, { type: T }>;
export type Answerer = (typeof ANSWERERS)[number];

/** Parses an entry of the log. The error says what is wrong with an unknown or invalid entry. */
export function parseEntry(body: string): Read<Entry> {
  return readLine(body, entry, 'entry');
}

export function formatEntry(one: Entry): string {
  return JSON.stringify(one);
}

/** Entries as log rows of time `at`, numbered from `seq` + 1. */
export function rowsOf(
  table: string,
  seq: number,
  entries: readonly Entry[],
  at: number,
): LogEntry[] {
  return entries.map((one, i) => ({ table, seq: seq + 1 + i, at, body: formatEntry(one) }));
}

/** The only seat that may know of an entry, if any; except `prepared` ones, see `TableState`. */
export function secretSeat(one: Entry): number | undefined {
  return one.type === 'ordered' ? one.seat : undefined;
}

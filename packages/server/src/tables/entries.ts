// The entries of a table's log, which is the truth about it: a table is what its entries say, one after the other.
import { type Read, readLine } from '@eminent/protocol';
import { asQuestionId, fields, flag, list, oneOf, text, whole } from '@eminent/protocol';
import {
  MOST_TALK,
  ORDERS,
  PHRASES,
  type TableSetup,
  tableSetup,
  wish,
} from '@eminent/protocol/online';
import * as v from 'valibot';

/**
 * Raised when entries change so that an older server would misread them, or cannot read them at all; a table begins as one of the first
 * version that can read it. Those of version 3 know who declined to play again.
 */
export const ENTRY_VERSION = 3;
const NAMED_SCENARIOS = 2;
/** Those that know no named scenarios. */
const BEFORE_NAMED_SCENARIOS = 1;

/** The first version of entries that can read how a table begins. */
export function entryVersionOf({ scenarios }: TableSetup): number {
  return scenarios === undefined ? BEFORE_NAMED_SCENARIOS : NAMED_SCENARIOS;
}

const MAX_PICKS = 200;
const MAX_SEATS = 16;
const MAX_STEPS = 20;

const key = v.exactOptional(text(64));
const question = v.pipe(whole, v.transform(asQuestionId));
const tokens = list(text(), 'option tokens', MAX_PICKS);

/** The table is there. `secret` is what the deal comes from, with the words of all who sit (docs/fair-deal.md). */
const created = fields({
  type: v.literal('created'),
  version: v.pipe(
    whole,
    v.maxValue(ENTRY_VERSION, `expected entries of version ${ENTRY_VERSION} or older`),
  ),
  host: text(),
  setup: tableSetup,
  secret: text(),
  /** From which the deal of a rematch would come: it is made up before anybody adds words to that. */
  next: v.exactOptional(text()),
  /** The table that this one is the rematch of; with `deal`, the seed of its cards. */
  after: v.exactOptional(text()),
  deal: v.exactOptional(text()),
});

/** A person sat down; `words` are what the device added to the deal. */
const sat = fields({
  type: v.literal('sat'),
  seat: whole,
  person: text(),
  name: text(),
  face: v.exactOptional(text()),
  words: text(),
});
const left = fields({ type: v.literal('left'), seat: whole });
/** The game begins under these rules: `order` has by seat of the game the seat of before. */
const dealt = fields({
  type: v.literal('dealt'),
  rules: whole,
  order: list(whole, 'seats', MAX_SEATS),
});

export const ANSWERERS = ['person', 'bot', 'late', 'prepared', 'order', 'unable'] as const;
/** Who answered: the person, a bot, or the server because time was over, it was prepared, ordered, or there was no choice. */
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
/** Nobody answered a proposal for so long that it counts no more. */
const lapsed = fields({ type: v.literal('lapsed'), proposal: whole });
/** A bot answers for a person from now on: the clock ran out, or the person resigned. */
const tookOver = fields({
  type: v.literal('took-over'),
  seat: whole,
  why: oneOf(['late', 'resigned']),
  key,
});
const back = fields({ type: v.literal('back'), seat: whole, key });
const saidEntry = fields({
  type: v.literal('said'),
  seat: whole,
  text: v.exactOptional(text(MOST_TALK)),
  phrase: v.exactOptional(oneOf(PHRASES)),
  key,
});
/** A line was taken away. */
const unsaid = fields({ type: v.literal('unsaid'), line: whole });
/** Wants to play again; `table` is the new one, made in the same moment by the last who wanted so. */
const rematch = fields({
  type: v.literal('rematch'),
  seat: whole,
  sameDeal: flag,
  words: text(),
  table: v.exactOptional(text()),
  key,
});
/** Does not want to play again, or no more. */
const declined = fields({ type: v.literal('declined'), seat: whole, key });
/** Somebody who looks after the server ended it, or nobody came. */
const closed = fields({ type: v.literal('closed') });
/** A person is called otherwise now, or was forgotten. */
const renamed = fields({ type: v.literal('renamed'), person: text(), name: text() });
/** The seat of a guest who signed in is the account's from now on. */
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
    saidEntry,
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

/** Reads an entry as it stands in the log; a sentence says what is wrong with one that newer or other programs wrote. */
export function parseEntry(body: string): Read<Entry> {
  return readLine(body, entry, 'entry');
}

export function formatEntry(one: Entry): string {
  return JSON.stringify(one);
}

/** Entries that only one seat may know of; others are not even told that they exist. */
export function secretSeat(one: Entry): number | undefined {
  return one.type === 'ordered' ? one.seat : undefined;
}

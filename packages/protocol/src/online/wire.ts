// Socket messages between clients and the server of online tables (docs/wire-protocol.md). The
// server determines the seat of a message from the session of the socket, not from the message.
import type {
  Explanation,
  GameEvent,
  PlayerView,
  PrivateView,
  NextQuestion,
  View,
} from '@eminent/engine';
import * as v from 'valibot';
import { subject } from '../client-messages.ts';
import { type QuestionId, question } from '../question-id.ts';
import { type Read, readLine } from '../read-message.ts';
import {
  engineObject,
  fields,
  flag,
  list,
  MAX_EVENTS,
  MAX_NAME,
  MAX_PICKS,
  MAX_RECORD,
  MAX_SEATS,
  oneOf,
  text,
  whole,
} from '../schema.ts';
import { userText } from '../user-text.ts';
import { digest } from './fair-deal.ts';
import { clock, tableSetup } from './table-setup.ts';

/** Raise this when older clients would misunderstand messages. The server then refuses them. */
export const WIRE_VERSION = 2;

/** Maximum length of a chat line in characters. */
export const MAX_TALK = 500;
const MAX_LINES = 1000;
const MAX_STEPS = 20;
const MAX_SENTENCE = 2000;

/** Quick chat phrases, translated for each reader. */
export const PHRASES = [
  'hello',
  'good-luck',
  'one-moment',
  'well-played',
  'of-course',
  'sorry',
  'your-turn',
  'good-game',
  'thanks',
  'rematch',
] as const;
export type Phrase = (typeof PHRASES)[number];

const table = text();
/** Idempotency key chosen by the client: commands with the same key are executed once. */
const key = v.pipe(text(64), v.minLength(8, 'expected a key of at least 8 characters'));
const tokens = list(text(), 'option tokens', MAX_PICKS);

/** Answers prepared for the next questions of the current role, in order. */
const prepared = list(fields({ tokens, finish: flag }), 'answers', MAX_STEPS);

/** Standing orders: automatic answers to the question whether to follow. */
export const ORDERS = [
  'ask',
  'dissent-always',
  'dissent-when-unable',
  'dissent-this-turn',
] as const;
const order = oneOf(ORDERS);

/** Proposals. All human players of the table must agree, except those who have resigned. */
export const wish = v.variant(
  'kind',
  [
    /** `question`: the question that was open when the player proposed the undo. */
    fields({ kind: v.literal('undo'), ply: whole, question }),
    fields({ kind: v.literal('pause') }),
    fields({ kind: v.literal('resume') }),
    fields({ kind: v.literal('clock'), clock }),
    /** Ends the game for all players, without rating it. */
    fields({ kind: v.literal('end') }),
  ],
  'expected undo, pause, resume, clock or end',
);
export type Wish = v.InferOutput<typeof wish>;

// Client to server.

/** First message. Browsers authenticate with a cookie, programs with `token` or an HTTP header. */
const hello = fields({
  type: v.literal('hello'),
  versions: list(whole, 'versions', MAX_STEPS),
  /** Build id of the client's page. The server ignores it. */
  build: v.exactOptional(text()),
  token: v.exactOptional(text()),
});
/** Subscribes to a table: as a player with a seat there, or else as a spectator. */
const watch = fields({
  type: v.literal('watch'),
  table,
  /** `seq` of the client's copy. If it is current, a patch comes instead of a snapshot. */
  since: v.exactOptional(whole),
  /** The secret of the spectator link, if one is required. */
  link: v.exactOptional(text()),
});
const unwatch = fields({ type: v.literal('unwatch'), table });
/** Subscribes to the lobby or to the user's own tables, or unsubscribes. */
const follow = fields({
  type: v.literal('follow'),
  what: oneOf(['lobby', 'mine']),
  on: flag,
});
/** Answers a question. Either all tokens are accepted or none. */
const answer = fields({
  type: v.literal('answer'),
  table,
  key,
  question,
  tokens,
  finish: flag,
  /** Whether the client answered automatically. A bot playing for the user keeps the seat then. */
  automatic: v.exactOptional(flag),
});
/** Undoes all answers from `ply` on. If that needs the consent of others, proposes it to them. */
const undo = fields({ type: v.literal('undo'), table, key, ply: whole, question });
const propose = fields({ type: v.literal('propose'), table, key, wish });
const vote = fields({ type: v.literal('vote'), table, key, proposal: whole, yes: flag });
/**
 * Prepares answers to the next questions of the current role. Other players do not see them. When a
 * question comes, its answer is used if it is legal. An empty list removes all.
 */
const prepare = fields({
  type: v.literal('prepare'),
  table,
  key,
  /** The open question when the player prepared the answers. Refused when its role has ended. */
  question,
  answers: prepared,
});
const orderMessage = fields({ type: v.literal('order'), table, key, order });
const say = fields({
  type: v.literal('say'),
  table,
  key,
  text: v.exactOptional(v.pipe(userText(MAX_TALK), v.minLength(1, 'expected some words'))),
  phrase: v.exactOptional(oneOf(PHRASES)),
});
/** Lets a bot play for the user until `back`. */
const resign = fields({ type: v.literal('resign'), table, key });
/** Takes the seat back from a bot that plays for the user. */
const back = fields({ type: v.literal('back'), table, key });
/** Agrees to a rematch. It starts when all human players have agreed. */
const rematch = fields({
  type: v.literal('rematch'),
  table,
  key,
  /** Whether to play the same deal with other seats, if all human players want that. */
  sameDeal: flag,
  /** Random bytes for the new deal, as hexadecimal digits (docs/fair-deal.md). */
  words: v.exactOptional(text()),
});
/** Declines a rematch. A later `rematch` message revokes this. */
const decline = fields({ type: v.literal('decline'), table, key });
const explain = fields({ type: v.literal('explain'), table, id: whole, subject });
/** Reports whether the page is visible to the user. */
const presence = fields({ type: v.literal('presence'), here: flag });
const ping = fields({ type: v.literal('ping'), id: whole });

export const WIRE_CLIENT_MESSAGES = {
  hello,
  watch,
  unwatch,
  follow,
  answer,
  undo,
  propose,
  vote,
  prepare,
  order: orderMessage,
  say,
  resign,
  back,
  rematch,
  decline,
  explain,
  presence,
  ping,
};

const fromClient = v.variant(
  'type',
  Object.values(WIRE_CLIENT_MESSAGES),
  `expected ${Object.keys(WIRE_CLIENT_MESSAGES).join(', ')}`,
);

// Server to client.

export const PRESENCES = ['here', 'away', 'offline'] as const;

const seat = fields({
  /** User id; absent for a free seat and for a bot. */
  person: v.exactOptional(text()),
  name: text(MAX_NAME),
  bot: v.exactOptional(text()),
  /** Portrait id. */
  face: v.exactOptional(text()),
  /** Why a bot plays for the user: the time ran out, or the user resigned. */
  away: v.exactOptional(oneOf(['late', 'resigned'])),
  presence: v.exactOptional(oneOf(PRESENCES)),
  /** Whether the player will be asked in this role and has prepared no answer yet. */
  preparing: v.exactOptional(flag),
  /** Random bytes that the player added to the deal; absent until the game starts. */
  words: v.exactOptional(text()),
});

/** Clocks as of server time `at`. If no clock runs, `at` is 0. */
const clocks = fields({
  clock,
  at: whole,
  /** Remaining reserve by seat, in milliseconds. */
  reserve: list(whole, 'times', MAX_SEATS),
  running: v.exactOptional(whole),
  /** Milliseconds left for the current decision. Afterwards, the reserve is used. */
  left: v.exactOptional(whole),
  paused: flag,
});

const proposal = fields({
  id: whole,
  by: whole,
  wish,
  /** By seat. True from the start for the proposer, for bots and for players who resigned. */
  agreed: list(flag, 'votes', MAX_SEATS),
});

/** Outcome of the last proposal. `seat`: who refused or withdrew it. */
const settled = fields({
  id: whole,
  how: oneOf(['agreed', 'refused', 'withdrawn', 'lapsed']),
  seat: v.exactOptional(whole),
});

/** A chat line. It has either `text` or `phrase`. */
const line = fields({
  /** Number of the line, unique at its table. */
  id: whole,
  at: whole,
  seat: whole,
  text: v.exactOptional(text(MAX_TALK)),
  phrase: v.exactOptional(oneOf(PHRASES)),
  /** Number of the game turn in which it was written; 0 before the game. */
  turn: whole,
});

/** Rematch vote after a game, with a flag for each seat. `table`: id of the new table. */
const rematchState = fields({
  wanted: list(flag, 'wishes', MAX_SEATS),
  sameDeal: list(flag, 'wishes', MAX_SEATS),
  /** Absent from older servers, which do not accept `decline` either. */
  declined: v.exactOptional(list(flag, 'wishes', MAX_SEATS)),
  /** Commitment to the next deal (docs/fair-deal.md). A client saves it before it sends `words`. */
  promise: digest,
  table: v.exactOptional(text()),
});

/** How a table ended. `agreed`: by a proposal. `closed`: by an administrator, or before a game. */
const result = fields({
  how: oneOf(['played', 'agreed', 'closed']),
  record: v.exactOptional(text(MAX_RECORD)),
  proof: v.exactOptional(engineObject<object>()),
});

const publicParts = {
  phase: oneOf(['gathering', 'playing', 'over']),
  /** In the order of the setup until the game starts. Then in turn order: seat 0 starts. */
  seats: list(seat, 'seats', MAX_SEATS),
  clocks,
  proposal: v.exactOptional(proposal),
  settled: v.exactOptional(settled),
  /** Number of spectators. */
  watchers: whole,
  rematch: v.exactOptional(rematchState),
  result: v.exactOptional(result),
};

/** An event as its seat may read it. The public version of the event says less. */
const ownEvent = fields({
  /** Index in the list of all events of the game. */
  index: whole,
  event: engineObject<GameEvent>(),
});

/** State that only one seat may see. A spectator gets no fields of it. */
const ownParts = {
  seat: v.exactOptional(whole),
  /** What the seat may see beyond the public view. The engine's `joinViews` merges the two. */
  view: v.exactOptional(engineObject<PrivateView>()),
  /** The question whether to follow, before it is the seat's turn to answer it. */
  upcoming: v.exactOptional(engineObject<NextQuestion>()),
  prepared: v.exactOptional(prepared),
  order: v.exactOptional(order),
  undo: v.exactOptional(fields({ free: whole, further: v.exactOptional(whole) })),
};

/** The snapshot of a table, for a new subscriber or one that missed patches. */
const tableSnapshot = fields({
  type: v.literal('table'),
  table,
  /** Sequence number. It grows with each change that the subscriber can see. */
  seq: whole,
  /** Server time as Unix time in milliseconds. */
  now: whole,
  setup: tableSetup,
  host: text(),
  /** Commitment to the deal, published before any player added words (docs/fair-deal.md). */
  commitment: text(),
  ...publicParts,
  own: fields({ ...ownParts, events: list(ownEvent, 'events', MAX_EVENTS) }),
  /** The public state of the game; absent until it starts. */
  game: v.exactOptional(
    fields({
      view: engineObject<View>(),
      question,
      events: list(engineObject<GameEvent>(), 'events', MAX_EVENTS),
    }),
  ),
  talk: list(line, 'lines', MAX_LINES),
});

/** A patch of an object. A field replaces the previous value, or removes it if it is `null`. */
export type Patch<T> = { readonly [Field in keyof T]?: T[Field] | null };

/** A patch of a view. `players` has, for each seat, a patch or 0 for no change. */
export type ViewPatch = Omit<Patch<View>, 'players'> & {
  readonly players?: readonly (Patch<PlayerView> | 0)[];
};

/** Changes of the public state: a patch of its fields, and changes of game and chat. */
export type PublicPatch = Patch<
  Pick<
    v.InferOutput<typeof tableSnapshot>,
    'phase' | 'seats' | 'clocks' | 'proposal' | 'settled' | 'watchers' | 'rematch' | 'result'
  >
> & {
  /** A patch of the public view; the complete view if the game has just started. */
  readonly view?: ViewPatch;
  readonly question?: QuestionId;
  /** Keeps the first `keep` events and appends `add`. */
  readonly events?: { readonly keep: number; readonly add: readonly GameEvent[] };
  readonly talk?: readonly v.InferOutput<typeof line>[];
  /** Ids of removed chat lines. */
  readonly unsaid?: readonly number[];
};

/** `events` replace all private events whose index is at least `keep` of the public patch. */
export type OwnPatch = Patch<
  Omit<v.InferOutput<typeof tableSnapshot>['own'], 'view' | 'events'>
> & {
  readonly view?: Patch<PrivateView>;
  readonly events?: readonly v.InferOutput<typeof ownEvent>[];
};

/** Changes of a table. `applyPatch` (table-snapshot.ts) applies them. */
const patchMessage = fields({
  type: v.literal('patch'),
  table,
  /** The `seq` that the client's copy must have. Otherwise the client must request a snapshot. */
  after: whole,
  seq: whole,
  now: whole,
  public: engineObject<PublicPatch>(),
  own: engineObject<OwnPatch>(),
});

/** The command was executed and stored. A repeated key gets the same response, without effect. */
const done = fields({ type: v.literal('done'), table, key, seq: whole });

export const WIRE_REFUSALS = [
  'game-over',
  'not-your-turn',
  'stale',
  'illegal',
  'not-free',
  'not-seated',
  'not-allowed',
  'no-such-table',
  'too-many',
  'too-long',
  'malformed',
  'version',
  'unavailable',
  'closed',
] as const;
export type WireRefusal = (typeof WIRE_REFUSALS)[number];

/** A message was refused and changed nothing. `key` or `id` is copied from the message. */
const refused = fields({
  type: v.literal('refused'),
  table: v.exactOptional(text()),
  key: v.exactOptional(text(64)),
  id: v.exactOptional(whole),
  reason: oneOf(WIRE_REFUSALS),
  /** In English, for developers. Clients translate `reason` instead. */
  sentence: text(MAX_SENTENCE),
});

const welcome = fields({
  type: v.literal('welcome'),
  version: whole,
  /** Build id of the page that the server delivers. */
  build: text(),
  now: whole,
  person: v.exactOptional(fields({ id: text(), name: text(MAX_NAME) })),
});

const explained = fields({
  type: v.literal('explained'),
  table,
  id: whole,
  reasons: list(engineObject<Explanation>(), 'explanations', MAX_PICKS),
});

/** New or changed rows, and ids of removed rows. With `fresh`, `rows` is the whole list. */
const stream = fields({
  type: v.literal('stream'),
  what: oneOf(['lobby', 'mine']),
  fresh: flag,
  rows: list(engineObject<object>(), 'rows', MAX_EVENTS),
  gone: list(text(), 'ids', MAX_EVENTS),
});

/** The server is about to close the socket, for this reason. */
const bye = fields({
  type: v.literal('bye'),
  reason: oneOf(['stopping', 'slow', 'idle', 'flood', 'signed-out', 'reload']),
});
const pong = fields({ type: v.literal('pong'), id: whole, now: whole });

export const WIRE_SERVER_MESSAGES = {
  welcome,
  table: tableSnapshot,
  patch: patchMessage,
  done,
  refused,
  explained,
  stream,
  bye,
  pong,
};

const fromServer = v.variant(
  'type',
  Object.values(WIRE_SERVER_MESSAGES),
  `expected ${Object.keys(WIRE_SERVER_MESSAGES).join(', ')}`,
);

export type WireClientMessage = v.InferOutput<typeof fromClient>;
export type WireServerMessage = v.InferOutput<typeof fromServer>;
export type TableMessageOf<T extends WireServerMessage['type']> = Extract<
  WireServerMessage,
  { type: T }
>;
export type TableSnapshot = TableMessageOf<'table'>;
export type PatchMessage = TableMessageOf<'patch'>;
export type SeatState = v.InferOutput<typeof seat>;
export type Clocks = v.InferOutput<typeof clocks>;
export type Proposal = v.InferOutput<typeof proposal>;
export type Settled = v.InferOutput<typeof settled>;
export type TalkLine = v.InferOutput<typeof line>;
export type OwnEvent = v.InferOutput<typeof ownEvent>;
export type RematchState = v.InferOutput<typeof rematchState>;
export type TableResult = v.InferOutput<typeof result>;
export type OwnParts = v.InferOutput<typeof tableSnapshot>['own'];
export type Prepared = v.InferOutput<typeof prepared>;
export type StandingOrder = v.InferOutput<typeof order>;

/** Parses a frame from a client. Never throws. */
export function parseWireClientMessage(frame: string): Read<WireClientMessage> {
  return readLine(frame, clientSchemaOf, 'message');
}

/** Selects the schema by message type, which is faster than to try all schemas. */
function clientSchemaOf(value: unknown): v.GenericSchema<unknown, WireClientMessage> {
  const type = (value as { readonly type?: unknown } | null)?.type;
  const schemas: Readonly<Record<string, v.GenericSchema<unknown, WireClientMessage>>> =
    WIRE_CLIENT_MESSAGES;
  return typeof type === 'string' && Object.hasOwn(schemas, type)
    ? (schemas[type] ?? fromClient)
    : fromClient;
}

/** Parses a frame from the server. Never throws. */
export function parseWireServerMessage(frame: string): Read<WireServerMessage> {
  return readLine(frame, fromServer, 'message');
}

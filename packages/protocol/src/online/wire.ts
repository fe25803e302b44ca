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

/**
 * Must be raised when a client for the old version would misunderstand new messages. Server and
 * client list all versions that they support.
 */
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

/** Answers that a seat prepares for the steps of the current role, in order. */
const prepared = list(fields({ tokens, finish: flag }), 'answers', MAX_STEPS);

/** A standing order for the question whether to follow. */
export const ORDERS = [
  'ask',
  'dissent-always',
  'dissent-when-unable',
  'dissent-this-turn',
] as const;
const order = oneOf(ORDERS);

/** Proposals that all human players of a table must agree to. */
export const wish = v.variant(
  'kind',
  [
    /** Undo to a ply; `question` is the open question when the player proposed it. */
    fields({ kind: v.literal('undo'), ply: whole, question }),
    fields({ kind: v.literal('pause') }),
    fields({ kind: v.literal('resume') }),
    /** Change the clock: switch between live and correspondence play. */
    fields({ kind: v.literal('clock'), clock }),
    /** End the game for all players, without rating it. */
    fields({ kind: v.literal('end') }),
  ],
  'expected undo, pause, resume, clock or end',
);
export type Wish = v.InferOutput<typeof wish>;

// Client to server.

/** The first message. Browsers authenticate with a session cookie, programs with a token. */
const hello = fields({
  type: v.literal('hello'),
  /** All protocol versions that the client supports. */
  versions: list(whole, 'versions', MAX_STEPS),
  /** The build of the page, so that the server can announce a newer one. */
  build: v.exactOptional(text()),
  token: v.exactOptional(text()),
});
/** Subscribes to a table: with the private data of the seat for a player, else as a spectator. */
const watch = fields({
  type: v.literal('watch'),
  table,
  /** The sequence number of the client's copy. If it is current, the server sends no snapshot. */
  since: v.exactOptional(whole),
  /** The secret of the spectator link, if one is required. */
  link: v.exactOptional(text()),
});
const unwatch = fields({ type: v.literal('unwatch'), table });
/** Subscribes to the lobby or the user's own games, or unsubscribes. */
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
  /** Whether the client answered without asking the player, who then does not count as back. */
  automatic: v.exactOptional(flag),
});
/** Undoes to a ply. Before the free range, the server turns it into a proposal. */
const undo = fields({ type: v.literal('undo'), table, key, ply: whole, question });
const propose = fields({ type: v.literal('propose'), table, key, wish });
const vote = fields({ type: v.literal('vote'), table, key, proposal: whole, yes: flag });
/**
 * Prepares answers to the next questions of the current role. They stay secret and are applied if
 * they are still legal then. An empty list removes them.
 */
const prepare = fields({
  type: v.literal('prepare'),
  table,
  key,
  /** The open question when the answers were prepared. They are applied only in the same role. */
  question,
  answers: prepared,
});
const stand = fields({ type: v.literal('order'), table, key, order });
const say = fields({
  type: v.literal('say'),
  table,
  key,
  text: v.exactOptional(v.pipe(userText(MAX_TALK), v.minLength(1, 'expected some words'))),
  phrase: v.exactOptional(oneOf(PHRASES)),
});
/** Lets a bot play for the user from now on. */
const resign = fields({ type: v.literal('resign'), table, key });
/** Takes over again from the bot that plays for the user. */
const back = fields({ type: v.literal('back'), table, key });
/** Agrees to a rematch, which starts when all human players agree. */
const rematch = fields({
  type: v.literal('rematch'),
  table,
  key,
  /** Whether to play the same deal, with the human players one seat further, if all want that. */
  sameDeal: flag,
  /** The words of the player's device for the new deal (docs/fair-deal.md). */
  words: v.exactOptional(text()),
});
/** Declines a rematch; a later `rematch` revokes it. */
const decline = fields({ type: v.literal('decline'), table, key });
const explain = fields({ type: v.literal('explain'), table, id: whole, subject });
/** Reports whether the user is looking at the page. */
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
  order: stand,
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

/** The public state of a seat. */
const seat = fields({
  /** The id of the user; absent for a free seat and for a bot, which has its id in `bot`. */
  person: v.exactOptional(text()),
  name: text(MAX_NAME),
  bot: v.exactOptional(text()),
  /** The id of the user's portrait. */
  face: v.exactOptional(text()),
  /** The reason why a bot plays until the user returns: a timeout, or a resignation. */
  away: v.exactOptional(oneOf(['late', 'resigned'])),
  presence: v.exactOptional(oneOf(PRESENCES)),
  /** Whether the player is preparing an answer. The answer itself is secret. */
  preparing: v.exactOptional(flag),
  /** The words of the player's device for the deal; absent until all players have added theirs. */
  words: v.exactOptional(text()),
});

/** The clocks at server time `at`. Afterwards, only the time of seat `running` passes. */
const clocks = fields({
  clock,
  at: whole,
  /** The remaining reserve by seat, in milliseconds. */
  reserve: list(whole, 'times', MAX_SEATS),
  /** The seat whose time is running; absent if no time is running. */
  running: v.exactOptional(whole),
  /** Milliseconds left for this decision at `at`, before the reserve is used. */
  left: v.exactOptional(whole),
  paused: flag,
});

const proposal = fields({
  id: whole,
  by: whole,
  wish,
  /** By seat: whether it has agreed. Bots and the proposer count as agreed. */
  agreed: list(flag, 'votes', MAX_SEATS),
});

/** The outcome of the last proposal: `seat` refused or withdrew it. */
const settled = fields({
  id: whole,
  how: oneOf(['agreed', 'refused', 'withdrawn', 'lapsed']),
  seat: v.exactOptional(whole),
});

/** A chat line with either `text` or `phrase`. */
const line = fields({
  /** The number of the line at its table. Numbers are never reused. */
  id: whole,
  at: whole,
  /** The seat of the author. */
  seat: whole,
  text: v.exactOptional(text(MAX_TALK)),
  phrase: v.exactOptional(oneOf(PHRASES)),
  /** The turn in which it was written. */
  turn: whole,
});

/** The rematch vote after a game, and the id of the new table once it exists. */
const rematchState = fields({
  /** By seat: whether it agreed. */
  wanted: list(flag, 'wishes', MAX_SEATS),
  /** By seat: whether it wants the same deal. */
  sameDeal: list(flag, 'wishes', MAX_SEATS),
  /** By seat: whether it declined. Older servers neither send this nor accept `decline`. */
  declined: v.exactOptional(list(flag, 'wishes', MAX_SEATS)),
  /** The server's commitment to the next deal. A client saves it before it sends words. */
  promise: digest,
  table: v.exactOptional(text()),
});

/** The end of a game: how it ended, the text of the record, and the proof of the deal. */
const result = fields({
  how: oneOf(['played', 'agreed', 'closed']),
  record: v.exactOptional(text(MAX_RECORD)),
  proof: v.exactOptional(engineObject<object>()),
});

/** The public state of a table besides the game itself. */
const publicParts = {
  phase: oneOf(['gathering', 'playing', 'over']),
  /** By seat: in the order of the setup until the game starts, then of the game (seat 0 starts). */
  seats: list(seat, 'seats', MAX_SEATS),
  clocks,
  proposal: v.exactOptional(proposal),
  settled: v.exactOptional(settled),
  /** Number of spectators. */
  watchers: whole,
  rematch: v.exactOptional(rematchState),
  result: v.exactOptional(result),
};

/** An event with information for the seat that its public form does not contain. */
const ownEvent = fields({
  /** The index of the event in the list of all events of the game. */
  index: whole,
  event: engineObject<GameEvent>(),
});

/** The private state of a seat. */
const ownParts = {
  /** Absent for a spectator. */
  seat: v.exactOptional(whole),
  /** The private part of the view, merged by the engine's `joinViews`. */
  view: v.exactOptional(engineObject<PrivateView>()),
  /** The next question of the seat, for which it can prepare an answer. */
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
  /** Server time, Unix time in milliseconds. */
  now: whole,
  setup: tableSetup,
  host: text(),
  /** The commitment to the deal, published before anyone added words (docs/fair-deal.md). */
  commitment: text(),
  ...publicParts,
  own: fields({ ...ownParts, events: list(ownEvent, 'events', MAX_EVENTS) }),
  /** The public view; absent until the game starts. */
  game: v.exactOptional(
    fields({
      view: engineObject<View>(),
      question,
      events: list(engineObject<GameEvent>(), 'events', MAX_EVENTS),
    }),
  ),
  talk: list(line, 'lines', MAX_LINES),
});

/** A patch of an object: a present field replaces the old value, or removes it if it is `null`. */
export type Patch<T> = { readonly [Field in keyof T]?: T[Field] | null };

/** A patch of a view: `players` has a patch for each seat, or 0 if nothing changed. */
export type ViewPatch = Omit<Patch<View>, 'players'> & {
  readonly players?: readonly (Patch<PlayerView> | 0)[];
};

/** The changes of the public state: a patch of its fields, and changes of game and chat. */
export type PublicPatch = Patch<
  Pick<
    v.InferOutput<typeof tableSnapshot>,
    'phase' | 'seats' | 'clocks' | 'proposal' | 'settled' | 'watchers' | 'rematch' | 'result'
  >
> & {
  /** A patch of the public view; the complete view if the game has just started. */
  readonly view?: ViewPatch;
  readonly question?: QuestionId;
  /** The number of previous events that remain valid, and the new events. */
  readonly events?: { readonly keep: number; readonly add: readonly GameEvent[] };
  /** New chat lines. */
  readonly talk?: readonly v.InferOutput<typeof line>[];
  /** The ids of removed chat lines. */
  readonly unsaid?: readonly number[];
};

/**
 * The changes of the private state of a seat. `view` is a patch. `events` are added to the previous
 * private events with an index below `keep` of the public patch.
 */
export type OwnPatch = Patch<
  Omit<v.InferOutput<typeof tableSnapshot>['own'], 'view' | 'events'>
> & {
  readonly view?: Patch<PrivateView>;
  readonly events?: readonly v.InferOutput<typeof ownEvent>[];
};

/**
 * The changes of a table as two patches: a public patch for all subscribers, and a private one.
 * `applyPatch` (table-snapshot.ts) applies them.
 */
const patchMessage = fields({
  type: v.literal('patch'),
  table,
  /** The sequence number that the client must have. Otherwise it must request a snapshot. */
  after: whole,
  seq: whole,
  now: whole,
  public: engineObject<PublicPatch>(),
  own: engineObject<OwnPatch>(),
});

/** A command was executed and stored. The same key gets the same response and changes nothing. */
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
  /** In English, for programs and logs; clients translate `reason`. */
  sentence: text(MAX_SENTENCE),
});

const welcome = fields({
  type: v.literal('welcome'),
  version: whole,
  /** The build of the page that the server delivers. */
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

/**
 * Changes of a list: `rows` are new or replace rows with the same id, `gone` has the ids of removed
 * rows. If `fresh`, `rows` is the complete list.
 */
const stream = fields({
  type: v.literal('stream'),
  what: oneOf(['lobby', 'mine']),
  fresh: flag,
  rows: list(engineObject<object>(), 'rows', MAX_EVENTS),
  gone: list(text(), 'ids', MAX_EVENTS),
});

/** The server is about to close the socket, for this reason. No stored data is lost. */
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
  const known: Readonly<Record<string, v.GenericSchema<unknown, WireClientMessage>>> =
    WIRE_CLIENT_MESSAGES;
  return typeof type === 'string' && Object.hasOwn(known, type)
    ? (known[type] ?? fromClient)
    : fromClient;
}

/** Parses a frame from the server. Never throws. */
export function parseWireServerMessage(frame: string): Read<WireServerMessage> {
  return readLine(frame, fromServer, 'message');
}

// Socket messages between clients and the server of online tables (docs/wire-protocol.md). The
// session of the socket determines the seat of a message, never the message itself.
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
 * Raised when a client written for the old version would misunderstand the new one. Server and
 * client list all versions they support.
 */
export const WIRE_VERSION = 2;

/** Maximum length of a chat line. */
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
/** Idempotency key chosen by the client: a command sent twice is executed once. */
const key = v.pipe(text(64), v.minLength(8, 'expected a key of at least 8 characters'));
const tokens = list(text(), 'option tokens', MAX_PICKS);

/** The answers of a follower to the steps of a role, in order. */
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
    /** Undo to a ply; `question` is the one open at the time. */
    fields({ kind: v.literal('undo'), ply: whole, question }),
    fields({ kind: v.literal('pause') }),
    fields({ kind: v.literal('resume') }),
    /** Switch between live and correspondence play. */
    fields({ kind: v.literal('clock'), clock }),
    /** End the game for all, unrated. */
    fields({ kind: v.literal('end') }),
  ],
  'expected undo, pause, resume, clock or end',
);
export type Wish = v.InferOutput<typeof wish>;

// Client to server.

/** The first message. Browsers authenticate with a session cookie, programs with a token. */
const hello = fields({
  type: v.literal('hello'),
  /** All versions the client supports. */
  versions: list(whole, 'versions', MAX_STEPS),
  /** The build of the page, so that the server can announce a newer one. */
  build: v.exactOptional(text()),
  token: v.exactOptional(text()),
});
/** Subscribes to a table: as its seat for a player, otherwise as a spectator. */
const watch = fields({
  type: v.literal('watch'),
  table,
  /** The client's sequence number. If it is current, no snapshot is sent. */
  since: v.exactOptional(whole),
  /** The secret of the spectator link, if one is required. */
  link: v.exactOptional(text()),
});
const unwatch = fields({ type: v.literal('unwatch'), table });
/** Subscribes to or unsubscribes from the lobby or the user's own games. */
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
  /** The client answered without asking the player, so a late player does not count as back. */
  automatic: v.exactOptional(flag),
});
/** Undoes within the free range; beyond that it becomes a proposal. */
const undo = fields({ type: v.literal('undo'), table, key, ply: whole, question });
const propose = fields({ type: v.literal('propose'), table, key, wish });
const vote = fields({ type: v.literal('vote'), table, key, proposal: whole, yes: flag });
/**
 * Queues answers to an upcoming question of the current role. They stay secret and are applied if
 * still legal. An empty list removes them.
 */
const prepare = fields({
  type: v.literal('prepare'),
  table,
  key,
  /** The open question at that time. In another role, the answers are not applied. */
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
/** A bot plays for the user from now on; `back` takes over again. */
const resign = fields({ type: v.literal('resign'), table, key });
const back = fields({ type: v.literal('back'), table, key });
/** Agrees to a rematch, which starts when all human players agree. */
const rematch = fields({
  type: v.literal('rematch'),
  table,
  key,
  /** Whether to play the same deal with every human player one seat further, if all want that. */
  sameDeal: flag,
  /** The words of the player's device for the new deal (docs/fair-deal.md). */
  words: v.exactOptional(text()),
});
/** Declines a rematch; a later `rematch` revokes it. */
const decline = fields({ type: v.literal('decline'), table, key });
const explain = fields({ type: v.literal('explain'), table, id: whole, subject });
/** Whether the user is looking at the page. */
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
  /** Absent for a free seat; a bot has its id in `bot`. */
  person: v.exactOptional(text()),
  name: text(MAX_NAME),
  bot: v.exactOptional(text()),
  /** The portrait the user chose. */
  face: v.exactOptional(text()),
  /** A bot plays until the user returns: after a timeout, or after resigning. */
  away: v.exactOptional(oneOf(['late', 'resigned'])),
  presence: v.exactOptional(oneOf(PRESENCES)),
  /** Whether the player is preparing an answer. The answer itself is secret. */
  preparing: v.exactOptional(flag),
  /**
   * The words of the player's device for the deal, once all have added theirs (docs/fair-deal.md).
   */
  words: v.exactOptional(text()),
});

/** The clocks at server time `at`. Since then, only the time of seat `running` has passed. */
const clocks = fields({
  clock,
  at: whole,
  /** By seat, in milliseconds. */
  reserve: list(whole, 'times', MAX_SEATS),
  /** The seat whose time is running; absent if none is. */
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
  /** Number of the line at its table; never reused. */
  id: whole,
  at: whole,
  /** The seat of the author. */
  seat: whole,
  text: v.exactOptional(text(MAX_TALK)),
  phrase: v.exactOptional(oneOf(PHRASES)),
  /** The turn in which it was written. */
  turn: whole,
});

/** After a game: the rematch vote, and the new table once it exists. */
const rematchState = fields({
  wanted: list(flag, 'wishes', MAX_SEATS),
  sameDeal: list(flag, 'wishes', MAX_SEATS),
  /** Seats that declined. Older servers neither send this nor accept `decline`. */
  declined: v.exactOptional(list(flag, 'wishes', MAX_SEATS)),
  /** The server's commitment for the next deal. A client notes it before it sends words. */
  promise: digest,
  table: v.exactOptional(text()),
});

/** After a game: the result, the record, and what reveals the deal. */
const result = fields({
  how: oneOf(['played', 'agreed', 'closed']),
  record: v.exactOptional(text(MAX_RECORD)),
  proof: v.exactOptional(engineObject<object>()),
});

/** The public state of a table besides the game itself. */
const publicParts = {
  phase: oneOf(['gathering', 'playing', 'over']),
  /** By seat: as in the setup while the table fills, then as in the game, where seat 0 starts. */
  seats: list(seat, 'seats', MAX_SEATS),
  clocks,
  proposal: v.exactOptional(proposal),
  settled: v.exactOptional(settled),
  /** Number of spectators. */
  watchers: whole,
  rematch: v.exactOptional(rematchState),
  result: v.exactOptional(result),
};

/** An event as the seat may read it, if that is more than what everyone may read. */
const ownEvent = fields({
  /** Its index among the events of the game. */
  index: whole,
  event: engineObject<GameEvent>(),
});

/** The private state of a seat. */
const ownParts = {
  /** Absent for a spectator. */
  seat: v.exactOptional(whole),
  /** The private part of the view, merged by the engine's `joinViews`. */
  view: v.exactOptional(engineObject<PrivateView>()),
  /** The next question, which the seat can already prepare an answer for. */
  upcoming: v.exactOptional(engineObject<NextQuestion>()),
  prepared: v.exactOptional(prepared),
  order: v.exactOptional(order),
  undo: v.exactOptional(fields({ free: whole, further: v.exactOptional(whole) })),
};

/** The snapshot of a table, for a new subscriber or one that fell behind. */
const tableSnapshot = fields({
  type: v.literal('table'),
  table,
  /** Sequence number. It grows with each change that this seat can see, and never decreases. */
  seq: whole,
  /** Server time, Unix time in milliseconds. */
  now: whole,
  setup: tableSetup,
  host: text(),
  /** The commitment, published before anyone added words (docs/fair-deal.md). */
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

/** A patch: present fields replace the old value; `null` removes it. */
export type Patch<T> = { readonly [Field in keyof T]?: T[Field] | null };

/** A patch of a view: `players` has a patch for each seat, or 0 if nothing changed. */
export type ViewPatch = Omit<Patch<View>, 'players'> & {
  readonly players?: readonly (Patch<PlayerView> | 0)[];
};

/** The changes of what everyone can see: patches of fields, and these. */
export type PublicPatch = Patch<
  Pick<
    v.InferOutput<typeof tableSnapshot>,
    'phase' | 'seats' | 'clocks' | 'proposal' | 'settled' | 'watchers' | 'rematch' | 'result'
  >
> & {
  /** The whole view if there was none before, otherwise a patch. */
  readonly view?: ViewPatch;
  readonly question?: QuestionId;
  /** The number of previous events that remain valid, and the new ones. */
  readonly events?: { readonly keep: number; readonly add: readonly GameEvent[] };
  /** New chat lines. */
  readonly talk?: readonly v.InferOutput<typeof line>[];
  /** The ids of removed chat lines. */
  readonly unsaid?: readonly number[];
};

/**
 * The changes of what only the seat can see. `view` is a patch. `events` are added to the previous
 * ones, of which only those below `keep` of the public patch remain.
 */
export type OwnPatch = Patch<
  Omit<v.InferOutput<typeof tableSnapshot>['own'], 'view' | 'events'>
> & {
  readonly view?: Patch<PrivateView>;
  readonly events?: readonly v.InferOutput<typeof ownEvent>[];
};

/**
 * Changes since `after` as two patches: a public one for all, and the seat's own. `applyPatch`
 * (table-snapshot.ts) applies them.
 */
const patchMessage = fields({
  type: v.literal('patch'),
  table,
  /** The sequence number the client must have. Otherwise it requests a snapshot with `watch`. */
  after: whole,
  seq: whole,
  now: whole,
  public: engineObject<PublicPatch>(),
  own: engineObject<OwnPatch>(),
});

/** The command was executed and stored. The same key gets the same response and changes nothing. */
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

/** Why a message was refused. Nothing has changed. `key` or `id` is that of the message. */
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

/** Changes of a list: `rows` replaces those with the same id, `gone` lists removed ones. */
const stream = fields({
  type: v.literal('stream'),
  what: oneOf(['lobby', 'mine']),
  fresh: flag,
  rows: list(engineObject<object>(), 'rows', MAX_EVENTS),
  gone: list(text(), 'ids', MAX_EVENTS),
});

/** The server is going to close the socket, for this reason. Nothing that was stored is lost. */
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

/** Parses a frame from a client. */
export function parseWireClientMessage(frame: string): Read<WireClientMessage> {
  return readLine(frame, clientSchemaOf, 'message');
}

/** Selects the schema by message type, which is faster than trying all schemas. */
function clientSchemaOf(value: unknown): v.GenericSchema<unknown, WireClientMessage> {
  const type = (value as { readonly type?: unknown } | null)?.type;
  const known: Readonly<Record<string, v.GenericSchema<unknown, WireClientMessage>>> =
    WIRE_CLIENT_MESSAGES;
  return typeof type === 'string' && Object.hasOwn(known, type)
    ? (known[type] ?? fromClient)
    : fromClient;
}

/** Parses a frame from the server. */
export function parseWireServerMessage(frame: string): Read<WireServerMessage> {
  return readLine(frame, fromServer, 'message');
}

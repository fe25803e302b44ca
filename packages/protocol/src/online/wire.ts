// What a page, a program or a terminal and the server of online tables say to each other over a socket (docs/wire-protocol.md).
// Whose seat a message is for is known from the session of the socket, never from what the message says.
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
  MOST_NAME,
  MOST_TEXT,
  oneOf,
  text,
  whole,
} from '../schema.ts';
import { userText } from '../user-text.ts';
import { digest } from './fair-deal.ts';
import { clock, tableSetup } from './table-setup.ts';

/** Raised when a page written for the old version would misunderstand the new one. Server and page name all that they speak. */
export const WIRE_VERSION = 1;

/** Characters of one line of talk. */
export const MOST_TALK = 500;
const MOST_PICKS = 200;
const MOST_SEATS = 16;
const MOST_EVENTS = 100_000;
const MOST_LINES = 1000;
const MOST_STEPS = 20;
const MOST_RECORD = 1_000_000;
const MOST_SENTENCE = 2000;

/** What everybody may say with one press; each reader sees it in his own language. */
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
/** Chosen by the client for one wish: sent twice, it counts once. */
const key = v.pipe(text(64), v.minLength(8, 'expected a key of at least 8 characters'));
const tokens = list(text(), 'option tokens', MOST_PICKS);

/** The answers to the steps of one follower's part in a role, in order. */
const prepared = list(fields({ tokens, finish: flag }), 'answers', MOST_STEPS);

/** A standing answer to whether to follow. */
export const ORDERS = [
  'ask',
  'dissent-always',
  'dissent-when-unable',
  'dissent-this-turn',
] as const;
const order = oneOf(ORDERS);

/** What all people of a table must agree to. */
export const wish = v.variant(
  'kind',
  [
    /** Goes back to a ply, as seen when this question was open. */
    fields({ kind: v.literal('undo'), ply: whole, question }),
    fields({ kind: v.literal('pause') }),
    fields({ kind: v.literal('resume') }),
    /** From live to correspondence, and back. */
    fields({ kind: v.literal('clock'), clock }),
    /** Ends the game for all, unrated. */
    fields({ kind: v.literal('end') }),
  ],
  'expected undo, pause, resume, clock or end',
);
export type Wish = v.InferOutput<typeof wish>;

// Client to server.

/** The first message. A browser has its session in a cookie; a program gives its token. */
const hello = fields({
  type: v.literal('hello'),
  /** All versions that the client speaks. */
  versions: list(whole, 'versions', MOST_STEPS),
  /** The build of the page, to find out that a newer one is there. */
  build: v.exactOptional(text()),
  token: v.exactOptional(text(MOST_TEXT)),
});
/** Tells of a table from now on: to who sits there as that seat, to others as a spectator. */
const watch = fields({
  type: v.literal('watch'),
  table,
  /** The number that the client has; when it is still that of the table, the table is not told anew. */
  since: v.exactOptional(whole),
  /** The secret of the link for spectators, where one is needed. */
  link: v.exactOptional(text()),
});
const unwatch = fields({ type: v.literal('unwatch'), table });
/** Tells of the lobby, or of the person's own games, from now on; or no more. */
const follow = fields({
  type: v.literal('follow'),
  what: oneOf(['lobby', 'mine']),
  on: flag,
});
/** Answers a question. All tokens count, or none. */
const answer = fields({
  type: v.literal('answer'),
  table,
  key,
  question,
  tokens,
  finish: flag,
  /** The program gave it by itself and asked nobody: who was late is not back by it. */
  unasked: v.exactOptional(flag),
});
/** Goes back as far as is free; beyond that it becomes a proposal. */
const undo = fields({ type: v.literal('undo'), table, key, ply: whole, question });
const propose = fields({ type: v.literal('propose'), table, key, wish });
const vote = fields({ type: v.literal('vote'), table, key, proposal: whole, yes: flag });
/** Answers a question of this role that will come; secret, used when it is asked if it is still legal. Empty: takes it back. */
const prepare = fields({
  type: v.literal('prepare'),
  table,
  key,
  /** The question that was open when it was prepared: another role, another preparation. */
  question,
  answers: prepared,
});
const stand = fields({ type: v.literal('order'), table, key, order });
const say = fields({
  type: v.literal('say'),
  table,
  key,
  text: v.exactOptional(v.pipe(userText(MOST_TALK), v.minLength(1, 'expected some words'))),
  phrase: v.exactOptional(oneOf(PHRASES)),
});
/** A bot answers for the person from now on; `back` takes the seat again. */
const resign = fields({ type: v.literal('resign'), table, key });
const back = fields({ type: v.literal('back'), table, key });
/** Wants to play again; the table begins when all people of it want so. */
const rematch = fields({
  type: v.literal('rematch'),
  table,
  key,
  /** The same deal with every person one seat further; counts when all want it so. */
  sameDeal: flag,
  /** What the player's device adds to the new deal; docs/fair-deal.md. */
  words: v.exactOptional(text()),
});
/** Does not want to play again, or no more; a wish to do so takes it back. */
const decline = fields({ type: v.literal('decline'), table, key });
const explain = fields({ type: v.literal('explain'), table, id: whole, subject });
/** Whether somebody looks at the page. */
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
  [
    hello,
    watch,
    unwatch,
    follow,
    answer,
    undo,
    propose,
    vote,
    prepare,
    stand,
    say,
    resign,
    back,
    rematch,
    decline,
    explain,
    presence,
    ping,
  ],
  `expected ${Object.keys(WIRE_CLIENT_MESSAGES).join(', ')}`,
);

// Server to client.

export const PRESENCES = ['here', 'away', 'offline'] as const;

/** A seat as everybody may know it. */
const seat = fields({
  /** A free seat has nobody; a bot its id in `bot`. */
  person: v.exactOptional(text()),
  name: text(MOST_NAME),
  bot: v.exactOptional(text()),
  /** The face that the person chose. */
  face: v.exactOptional(text()),
  /** A bot answers until the person is back: since the clock ran out, or since it resigned. */
  away: v.exactOptional(oneOf(['late', 'resigned'])),
  presence: v.exactOptional(oneOf(PRESENCES)),
  /** Whether it thinks about a question that is not asked yet; what it prepared is secret. */
  preparing: v.exactOptional(flag),
  /** What the player's device added to the deal, once all have; docs/fair-deal.md. */
  words: v.exactOptional(text()),
});

/** The clocks as they were at the server's time `at`; since then only the time of the seat `running` has passed. */
const clocks = fields({
  clock,
  at: whole,
  /** By seat, milliseconds. */
  reserve: list(whole, 'times', MOST_SEATS),
  /** The seat whose time passes; absent while nobody's does. */
  running: v.exactOptional(whole),
  /** Milliseconds left of the time for this decision at `at`, before the reserve is used. */
  left: v.exactOptional(whole),
  paused: flag,
});

const proposal = fields({
  id: whole,
  by: whole,
  wish,
  /** By seat, whether it has agreed; bots and who proposes have. */
  agreed: list(flag, 'votes', MOST_SEATS),
});

/** What became of the last proposal: `seat` refused it, or took it back. */
const settled = fields({
  id: whole,
  how: oneOf(['agreed', 'refused', 'withdrawn', 'lapsed']),
  seat: v.exactOptional(whole),
});

/** A line of the table's talk. Either has `text` or `phrase`. */
const line = fields({
  /** Counts the lines of the table; it names the line for ever. */
  id: whole,
  at: whole,
  /** The seat that said it. */
  seat: whole,
  text: v.exactOptional(text(MOST_TALK)),
  phrase: v.exactOptional(oneOf(PHRASES)),
  /** The turn in which it was said. */
  turn: whole,
});

/** Once the game is over: who wants to play again; the new table when it is there. */
const rematchState = fields({
  wanted: list(flag, 'wishes', MOST_SEATS),
  sameDeal: list(flag, 'wishes', MOST_SEATS),
  /** Who does not want to, or no more. Servers of before do not tell it and take no `decline`. */
  declined: v.exactOptional(list(flag, 'wishes', MOST_SEATS)),
  /** What the server promises of the next deal: whoever wishes for it notes it first, and then sends words. */
  promise: digest,
  table: v.exactOptional(text()),
});

/** Once the game is over: how it ended, the record, and what reveals the deal. */
const result = fields({
  how: oneOf(['played', 'agreed', 'closed']),
  record: v.exactOptional(text(MOST_RECORD)),
  proof: v.exactOptional(engineObject<object>()),
});

/** What everybody may know of a table beside the game itself. */
const publicParts = {
  phase: oneOf(['gathering', 'playing', 'over']),
  /** By seat: while it gathers as in the setup, from the deal on as in the game, where seat 0 begins. */
  seats: list(seat, 'seats', MOST_SEATS),
  clocks,
  proposal: v.exactOptional(proposal),
  settled: v.exactOptional(settled),
  /** People who look on. */
  watchers: whole,
  rematch: v.exactOptional(rematchState),
  result: v.exactOptional(result),
};

/** An event of which the seat may read more than all; `index` counts the events of the game from 0. */
const ownEvent = fields({ index: whole, event: engineObject<GameEvent>() });

/** What only the seat itself may know. */
const ownParts = {
  /** Absent for who looks on. */
  seat: v.exactOptional(whole),
  /** What the view of the seat has beyond that of all: `joinViews` of the engine lays it over. */
  view: v.exactOptional(engineObject<PrivateView>()),
  /** What the seat may prepare now: the question as it would be asked. */
  upcoming: v.exactOptional(engineObject<NextQuestion>()),
  prepared: v.exactOptional(prepared),
  order: v.exactOptional(order),
  undo: v.exactOptional(fields({ free: whole, further: v.exactOptional(whole) })),
};

/** How a table stands: everything, for who begins to look or fell behind. */
const tableSnapshot = fields({
  type: v.literal('table'),
  table,
  /** Counts the entries of the table that this seat may know of; it grows with each and never comes back. */
  seq: whole,
  /** The server's time, milliseconds since 1970. */
  now: whole,
  setup: tableSetup,
  host: text(),
  /** Published before anybody added anything to the deal; docs/fair-deal.md. */
  commitment: text(),
  ...publicParts,
  own: fields({ ...ownParts, events: list(ownEvent, 'events', MOST_EVENTS) }),
  /** As all see it; absent until the game begins. */
  game: v.exactOptional(
    fields({
      view: engineObject<View>(),
      question,
      events: list(engineObject<GameEvent>(), 'events', MOST_EVENTS),
    }),
  ),
  talk: list(line, 'lines', MOST_LINES),
});

/** A field that is there replaces the one of before; `null` takes it away. */
export type Patch<T> = { readonly [Field in keyof T]?: T[Field] | null };

/** The patch of a view: `players` has by seat a patch of its own, or 0 where nothing changed. */
export type ViewPatch = Omit<Patch<View>, 'players'> & {
  readonly players?: readonly (Patch<PlayerView> | 0)[];
};

/** What changed for all. Beside patched fields: */
export type PublicPatch = Patch<
  Pick<
    v.InferOutput<typeof tableSnapshot>,
    'phase' | 'seats' | 'clocks' | 'proposal' | 'settled' | 'watchers' | 'rematch' | 'result'
  >
> & {
  /** The whole view where there was none before, or a patch. */
  readonly view?: ViewPatch;
  readonly question?: QuestionId;
  /** So many of the events of before still count; then come these. */
  readonly events?: { readonly keep: number; readonly add: readonly GameEvent[] };
  /** Lines that were said, or come after a gap; and those that were taken away. */
  readonly talk?: readonly v.InferOutput<typeof line>[];
  readonly unsaid?: readonly number[];
};

/** What changed for the seat itself. `view` is a patch; `events` join those of before, of which no more count than for all. */
export type OwnPatch = Patch<
  Omit<v.InferOutput<typeof tableSnapshot>['own'], 'view' | 'events'>
> & {
  readonly view?: Patch<PrivateView>;
  readonly events?: readonly v.InferOutput<typeof ownEvent>[];
};

/** What changed since `after`, in two patches: one that all get alike, and the seat's own. `applyTold` (shown.ts) applies them. */
const patchMessage = fields({
  type: v.literal('told'),
  table,
  /** The number that the client must have; with another it asks anew with `watch`. */
  after: whole,
  seq: whole,
  now: whole,
  public: engineObject<PublicPatch>(),
  own: engineObject<OwnPatch>(),
});

/** The wish was carried out and is kept for ever; the same key again is answered alike and changes nothing. */
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

/** Why something was refused; nothing has changed. `key` or `id` is that of the message. */
const refused = fields({
  type: v.literal('refused'),
  table: v.exactOptional(text()),
  key: v.exactOptional(text(64)),
  id: v.exactOptional(whole),
  reason: oneOf(WIRE_REFUSALS),
  /** In English, for programs and logs; a page says it in the person's language by `reason`. */
  sentence: text(MOST_SENTENCE),
});

const welcome = fields({
  type: v.literal('welcome'),
  version: whole,
  /** The build of the page that the server serves. */
  build: text(),
  now: whole,
  person: v.exactOptional(fields({ id: text(), name: text(MOST_NAME) })),
});

const explained = fields({
  type: v.literal('explained'),
  table,
  id: whole,
  reasons: list(engineObject<Explanation>(), 'explanations', MOST_PICKS),
});

/** Something of a stream changed; `rows` replaces those with the same id, `gone` are no longer in it. */
const stream = fields({
  type: v.literal('stream'),
  what: oneOf(['lobby', 'mine']),
  fresh: flag,
  rows: list(engineObject<object>(), 'rows', MOST_EVENTS),
  gone: list(text(), 'ids', MOST_EVENTS),
});

/** The server will close this socket: it stops, or the client should load the newer page. Nothing is lost. */
const bye = fields({
  type: v.literal('bye'),
  reason: oneOf(['stopping', 'slow', 'idle', 'flood', 'signed-out', 'reload']),
});
const pong = fields({ type: v.literal('pong'), id: whole, now: whole });

export const WIRE_SERVER_MESSAGES = {
  welcome,
  table: tableSnapshot,
  told: patchMessage,
  done,
  refused,
  explained,
  stream,
  bye,
  pong,
};

const fromServer = v.variant(
  'type',
  [welcome, tableSnapshot, patchMessage, done, refused, explained, stream, bye, pong],
  `expected ${Object.keys(WIRE_SERVER_MESSAGES).join(', ')}`,
);

export type WireClientMessage = v.InferOutput<typeof fromClient>;
export type WireServerMessage = v.InferOutput<typeof fromServer>;
export type TableMessageOf<T extends WireServerMessage['type']> = Extract<
  WireServerMessage,
  { type: T }
>;
export type TableSnapshot = TableMessageOf<'table'>;
export type PatchMessage = TableMessageOf<'told'>;
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

/** Reads a frame that a client sent. */
export function parseWireClientMessage(frame: string): Read<WireClientMessage> {
  return readLine(frame, clientSchemaOf, 'message');
}

/** By its type, since trying one schema after the other makes up a refusal for each that does not fit. */
function clientSchemaOf(value: unknown): v.GenericSchema<unknown, WireClientMessage> {
  const type = (value as { readonly type?: unknown } | null)?.type;
  const known: Readonly<Record<string, v.GenericSchema<unknown, WireClientMessage>>> =
    WIRE_CLIENT_MESSAGES;
  return typeof type === 'string' && Object.hasOwn(known, type)
    ? (known[type] ?? fromClient)
    : fromClient;
}

/** Reads a frame that the server sent. */
export function parseWireServerMessage(frame: string): Read<WireServerMessage> {
  return readLine(frame, fromServer, 'message');
}

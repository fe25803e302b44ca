// Messages between the page and a game that it shows, which runs in a web worker. They do not name
// the answering seat: the worker knows which seats are played on this page.
import {
  type Explanation,
  type GameEvent,
  type Role,
  ROLES,
  type Subject,
  type View,
} from '@eminent/engine';
import * as v from 'valibot';
import { question } from './question-id.ts';
import { type Read, readValue } from './read-message.ts';
import { savedGame } from './saved-game.ts';
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
} from './schema.ts';

const card = text();
/** What a player asks about: a card, role, planet or decision. Same as the engine's `Subject`. */
export const subject = v.variant(
  'kind',
  [
    fields({ kind: v.literal('card'), card }),
    fields({ kind: v.literal('role'), role: oneOf<readonly Role[]>(ROLES) }),
    fields({ kind: v.literal('technology'), card }),
    fields({ kind: v.literal('attack'), at: whole }),
    fields({ kind: v.literal('settle'), at: whole }),
    fields({ kind: v.literal('use'), at: whole }),
    fields({ kind: v.literal('fleet') }),
    fields({ kind: v.literal('follow') }),
  ],
  'expected card, role, technology, attack, settle, use, fleet or follow',
) satisfies v.GenericSchema<unknown, Subject>;

/** Answers a question with one or several options. Either all tokens are accepted or none. */
const answer = fields({
  type: v.literal('answer'),
  question,
  tokens: list(text(), 'option tokens', MAX_PICKS),
  /** Whether to also answer `done` if the step asks again after these options. */
  finish: flag,
  /** Whether the page answered without asking the player. */
  automatic: v.exactOptional(flag),
});

/** Undoes all answers from `ply` on. Before `undo.free`, all human players must consent. */
const undo = fields({
  type: v.literal('undo'),
  ply: whole,
  /** The question that was open when the player asked. If it is gone, the undo is refused. */
  question,
  consent: flag,
});

/** Shows the view of another player who shares this screen. */
const sit = fields({ type: v.literal('sit'), seat: whole });
/** Asks why the player cannot use the subject now. */
const explain = fields({ type: v.literal('explain'), id: whole, subject });
const hint = fields({ type: v.literal('hint'), id: whole });

const pace = fields({
  /** Minimum time in milliseconds before a bot's answer is shown, so that players can follow. */
  pause: whole,
  /** Thinking time of a bot per decision, in milliseconds. */
  thinking: whole,
});

/** Starts or resumes a game. */
const start = fields({ type: v.literal('start'), saved: savedGame, pace });
const setPace = fields({ type: v.literal('pace'), pace });

const OF_CLIENT = [answer, undo, sit, explain, hint] as const;
const clientMessage = v.variant('type', OF_CLIENT, 'expected answer, undo, sit, explain or hint');
const workerMessage = v.variant(
  'type',
  [start, setPace, ...OF_CLIENT],
  'expected start, pace, answer, undo, sit, explain or hint',
);

/** The game as the current player may see it, and the events since the previous message. */
const shownGame = {
  type: v.literal('game'),
  view: engineObject<View>(),
  events: list(engineObject<GameEvent>(), 'events', MAX_EVENTS),
  /** Whether `events` contains all events of the game. */
  fresh: flag,
  names: list(text(MAX_NAME), 'names', MAX_SEATS),
  /** The open question, whichever seat must answer it. */
  question,
  undo: fields({
    /** The earliest ply to which the player can undo without the consent of others. */
    free: whole,
    /** The ply of the player's last decision before `free`; absent if there is none. */
    further: v.exactOptional(whole),
  }),
  /** The seat whose player must take over this screen before the game continues. */
  passTo: v.exactOptional(whole),
  /** The text of the record; absent until the game is over. */
  record: v.exactOptional(text(MAX_RECORD)),
};
const game = fields(shownGame);
const explained = fields({
  type: v.literal('explained'),
  id: whole,
  reasons: list(engineObject<Explanation>(), 'explanations', MAX_PICKS),
});
/** Good options, best first. Empty if hints are not allowed or it is not the player's turn. */
const hinted = fields({
  type: v.literal('hinted'),
  id: whole,
  question,
  ranking: list(
    fields({
      token: text(),
      /** From 0 to 1. */
      winChance: v.number('expected a number'),
      /** Expected lead in points. Present if the options are ranked by it. */
      points: v.optional(v.number('expected a number')),
      reasons: list(engineObject<object>(), 'reasons', MAX_PICKS),
    }),
    'options',
    MAX_PICKS,
  ),
});

export const REFUSALS = ['game-over', 'not-your-turn', 'stale', 'illegal', 'not-free'] as const;
export type RefusalReason = (typeof REFUSALS)[number];

const refused = fields({
  type: v.literal('refused'),
  reason: oneOf(REFUSALS),
  sentence: text(2000),
});

const keptGame = fields({ ...shownGame, saved: savedGame });
/** The saved game cannot be resumed. */
const failed = fields({ type: v.literal('failed'), sentence: text(2000) });
const fromWorker = v.variant(
  'type',
  [keptGame, explained, hinted, refused, failed],
  'expected game, explained, hinted, refused or failed',
);

export type AnswerMessage = v.InferOutput<typeof answer>;
export type UndoMessage = v.InferOutput<typeof undo>;
export type ClientMessage = v.InferOutput<typeof clientMessage>;
export type BotPace = v.InferOutput<typeof pace>;
export type ToWorker = v.InferOutput<typeof workerMessage>;

export type UndoReach = v.InferOutput<typeof shownGame.undo>;
export type GameMessage = v.InferOutput<typeof game>;
export type HintedMessage = v.InferOutput<typeof hinted>;
export type RefusedMessage = v.InferOutput<typeof refused>;
export type TableMessage =
  | GameMessage
  | v.InferOutput<typeof explained>
  | HintedMessage
  | RefusedMessage;
export type KeptGameMessage = v.InferOutput<typeof keptGame>;
export type FromWorker = v.InferOutput<typeof fromWorker>;

/** Parses a message from the page to the game that it shows. */
export function readClientMessage(value: unknown): Read<ClientMessage> {
  return readValue(value, clientMessage, 'message');
}

/** Parses a message from the page to its worker. */
export function readToWorker(value: unknown): Read<ToWorker> {
  return readValue(value, workerMessage, 'message');
}

/** Parses a message from the worker to its page. */
export function readFromWorker(value: unknown): Read<FromWorker> {
  return readValue(value, fromWorker, 'message');
}

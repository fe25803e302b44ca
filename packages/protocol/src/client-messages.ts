// Messages between a screen and the game it shows, which runs in a web worker of the page. Which
// seats the screen may answer for is not part of a message.
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
/** What is to be explained; the engine's `Subject`. */
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

/** Answers a question. Either all tokens are accepted or none. */
const answer = fields({
  type: v.literal('answer'),
  question,
  tokens: list(text(), 'option tokens', MAX_PICKS),
  /** Whether to end the step if it would ask again. */
  finish: flag,
  /** The page answered without asking the player. */
  automatic: v.exactOptional(flag),
});

/** Undoes to a ply; beyond the free range only with `consent`. */
const undo = fields({
  type: v.literal('undo'),
  ply: whole,
  /**
   * The open question when the undo was requested. If it has been taken back since, the undo no
   * longer applies.
   */
  question,
  consent: flag,
});

/** The player of a seat takes over the screen. */
const sit = fields({ type: v.literal('sit'), seat: whole });
/** Asks why something cannot be used now. */
const explain = fields({ type: v.literal('explain'), id: whole, subject });
/** Asks for a hint. */
const hint = fields({ type: v.literal('hint'), id: whole });

/** Bot pacing in milliseconds. */
const pace = fields({
  /** Time from a question to the visible answer, so that players can follow. */
  pause: whole,
  /** Thinking time per decision. */
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

/** The game as the screen shows it, and the events since the last message. */
const shownGame = {
  type: v.literal('game'),
  view: engineObject<View>(),
  /** With `fresh`, all events of the game. */
  events: list(engineObject<GameEvent>(), 'events', MAX_EVENTS),
  fresh: flag,
  names: list(text(MAX_NAME), 'names', MAX_SEATS),
  /** The open question, whichever seat it is for. */
  question,
  undo: fields({
    /** The earliest ply the screen can undo to without consent. */
    free: whole,
    /**
     * The last decision of the player before that, which needs consent; absent if there is none.
     */
    further: v.exactOptional(whole),
  }),
  /** The seat of the player who must take over the screen before the game continues. */
  passTo: v.exactOptional(whole),
  /** The record, once the game is over. */
  record: v.exactOptional(text(MAX_RECORD)),
};
const game = fields(shownGame);
const explained = fields({
  type: v.literal('explained'),
  id: whole,
  reasons: list(engineObject<Explanation>(), 'explanations', MAX_PICKS),
});
/** The hint: the options a strong bot would consider, best first. */
const hinted = fields({
  type: v.literal('hinted'),
  id: whole,
  /** The question the hint is for. */
  question,
  ranking: list(
    fields({
      token: text(),
      /** From 0 to 1. */
      winChance: v.number('expected a number'),
      /** Expected lead in points, if the chances of the options are too similar. */
      points: v.optional(v.number('expected a number')),
      reasons: list(engineObject<object>(), 'reasons', MAX_PICKS),
    }),
    'options',
    MAX_PICKS,
  ),
});

/** Why a message was refused. Nothing has changed. */
export const REFUSALS = ['game-over', 'not-your-turn', 'stale', 'illegal', 'not-free'] as const;
export type RefusalReason = (typeof REFUSALS)[number];

const refused = fields({
  type: v.literal('refused'),
  reason: oneOf(REFUSALS),
  sentence: text(2000),
});

/** The game as the screen shows it, together with the game to save. */
const keptGame = fields({ ...shownGame, saved: savedGame });
/** The game cannot be resumed. */
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

/** Parses a message from a screen. */
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

// What a screen and the table say to each other, in a worker of the page or over a wire. Who a screen is and which seats it may
// answer for is known from where its messages come from, never from what they say.
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
import { engineObject, fields, flag, list, MOST_NAME, oneOf, text, whole } from './schema.ts';

/** Cards that one step can ask for, with much room. */
const MOST_PICKS = 200;
const MOST_SEATS = 16;
const MOST_EVENTS = 100_000;
const MOST_RECORD = 1_000_000;

const card = text();
/** What somebody asks about; the same as the engine's. */
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

/** Answers a question. All tokens count, or none. */
const answer = fields({
  type: v.literal('answer'),
  question,
  tokens: list(text(), 'option tokens', MOST_PICKS),
  /** Whether the step is then ended if it still asks. */
  finish: flag,
  /** The screen gave it by itself and asked nobody. */
  unasked: v.exactOptional(flag),
});

/** Goes back to a ply; beyond what is free only with `consent`. */
const undo = fields({
  type: v.literal('undo'),
  ply: whole,
  /** The question that was seen when the undo was asked for: if it has been taken back since, this undo means something else. */
  question,
  consent: flag,
});

/** Another person sits down at the screen. */
const sit = fields({ type: v.literal('sit'), seat: whole });
/** Why something cannot be used now. */
const explain = fields({ type: v.literal('explain'), id: whole, subject });
/** What a strong player would do now. */
const hint = fields({ type: v.literal('hint'), id: whole });

export const CLIENT_MESSAGES = { answer, undo, sit, explain, hint };

/** How bots take their time, in milliseconds. */
const pace = fields({
  /** From a question to the answer that is shown, so that people can follow. */
  pause: whole,
  /** Of thought for a decision. */
  thinking: whole,
});

/** What only the page's own worker is told. */
const start = fields({ type: v.literal('start'), saved: savedGame, pace });
const setPace = fields({ type: v.literal('pace'), pace });

const OF_CLIENT = [answer, undo, sit, explain, hint] as const;
const clientMessage = v.variant('type', OF_CLIENT, 'expected answer, undo, sit, explain or hint');
const workerMessage = v.variant(
  'type',
  [start, setPace, ...OF_CLIENT],
  'expected start, pace, answer, undo, sit, explain or hint',
);

/** What the screen shows now, and what happened since it was last told. */
const shownGame = {
  type: v.literal('game'),
  view: engineObject<View>(),
  /** All of the game when `fresh`. */
  events: list(engineObject<GameEvent>(), 'events', MOST_EVENTS),
  fresh: flag,
  names: list(text(MOST_NAME), 'names', MOST_SEATS),
  /** The question that is open now, whoever is asked. */
  question,
  undo: fields({
    /** The earliest ply to which the screen may go back by itself. */
    free: whole,
    /** The last decision of the person before that, for which consent is needed; absent when there is none. */
    further: v.exactOptional(whole),
  }),
  /** The person who must sit down before the game goes on: the screen is passed on. */
  passTo: v.exactOptional(whole),
  /** The record, once the game is over. */
  record: v.exactOptional(text(MOST_RECORD)),
};
const game = fields(shownGame);
const explained = fields({
  type: v.literal('explained'),
  id: whole,
  reasons: list(engineObject<Explanation>(), 'explanations', MOST_PICKS),
});
/** The options that a strong player would consider in the person's place, the best first. */
const hinted = fields({
  type: v.literal('hinted'),
  id: whole,
  /** The question that they are about. */
  question,
  ranking: list(
    fields({
      token: text(),
      /** From 0 to 1. */
      winChance: v.number('expected a number'),
      /** Points by which the seat may expect to end ahead, where the chances tell too little. */
      points: v.optional(v.number('expected a number')),
      reasons: list(engineObject<object>(), 'reasons', MOST_PICKS),
    }),
    'options',
    MOST_PICKS,
  ),
});

/** Why something was refused; nothing has changed. */
export const REFUSALS = ['game-over', 'not-your-turn', 'stale', 'illegal', 'not-free'] as const;
export type RefusalReason = (typeof REFUSALS)[number];

const refused = fields({
  type: v.literal('refused'),
  reason: oneOf(REFUSALS),
  sentence: text(2000),
});

export const TABLE_MESSAGES = { game, explained, hinted, refused };

/** The page's worker tells what is to be kept with everything that is shown. */
const keptGame = fields({ ...shownGame, saved: savedGame });
/** The game cannot be taken up. */
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

/** Reads what a screen sent to its table. */
export function readClientMessage(value: unknown): Read<ClientMessage> {
  return readValue(value, clientMessage, 'message');
}

/** Reads what the page sent to its worker. */
export function readToWorker(value: unknown): Read<ToWorker> {
  return readValue(value, workerMessage, 'message');
}

/** Reads what the worker sent to its page. */
export function readFromWorker(value: unknown): Read<FromWorker> {
  return readValue(value, fromWorker, 'message');
}

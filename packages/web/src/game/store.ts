// The game on the page, as the seat at the screen sees it, and what can be done with it.
import type { Explanation, GameEvent, Subject, View } from '@eminent/engine';
import { create } from 'zustand';
import { botPause, thinkingTime, useSettings } from '../settings/settings.ts';
import type {
  FromWorker,
  BotPace,
  GameMessage,
  Hinted,
  SavedGame,
  ToWorker,
  UndoReach,
} from '../worker/messages.ts';
import { keepFinished } from './history.ts';
import { forget, keep, readKept } from './storage.ts';

export interface GameOnPage {
  readonly view: View;
  readonly events: readonly GameEvent[];
  /** Events that came with the last message, for motion and sound; none when everything is told anew. */
  readonly news: readonly GameEvent[];
  readonly names: readonly string[];
  readonly undo: UndoReach;
  readonly passTo?: number;
  readonly saved: SavedGame;
  readonly record?: string;
}

interface Store {
  readonly game: GameOnPage | undefined;
  /** A game has been asked for and is not there yet. */
  readonly starting: boolean;
  readonly problem: string | undefined;
  readonly start: (saved: SavedGame) => void;
  readonly leave: () => void;
  /** Answers the question of a ply: the one that was seen, which may be older than the game by a moment. */
  readonly answer: (ply: number, tokens: readonly string[], finish?: boolean) => void;
  readonly undo: (ply: number, consent: boolean) => void;
  readonly sit: (seat: number) => void;
  /** Why something cannot be used now; empty when it can. */
  readonly explain: (subject: Subject) => Promise<readonly Explanation[]>;
  /** What a strong player would consider now, the best first. */
  readonly hint: () => Promise<readonly Hinted[]>;
}

let worker: Worker | undefined;
let questions = 0;
const asked = new Map<number, (reasons: readonly Explanation[]) => void>();
const hintsAsked = new Map<number, (ranking: readonly Hinted[]) => void>();

function botPace(): BotPace {
  const { pace, thinking } = useSettings.getState();
  return { pause: botPause(pace), thinking: thinkingTime(thinking) };
}

function tell(message: ToWorker): void {
  worker?.postMessage(message);
}

/** Where a game is kept: one that is played and one that is a lesson do not push each other out. */
function placeOf({ lesson }: SavedGame): 'game' | 'lesson' {
  return lesson === undefined ? 'game' : 'lesson';
}

/** The address of the table of a game. */
export function tablePath({ saved: { lesson } }: GameOnPage): string {
  return lesson === undefined ? '/table' : `/learn/${lesson}`;
}

/** The game kept from an earlier visit that can still be played. */
export function keptGame(): SavedGame | undefined {
  return readKept<SavedGame>('game');
}

/** The game of the last lesson. */
export function keptLesson(): SavedGame | undefined {
  return readKept<SavedGame>('lesson');
}

export const useStore = create<Store>()((set, get) => ({
  game: undefined,
  starting: false,
  problem: undefined,

  start(saved) {
    worker?.terminate();
    worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      receive(data, get().game, set);
    });
    worker.addEventListener('error', ({ message }) => {
      forget(placeOf(saved));
      set({ problem: message, game: undefined, starting: false });
    });
    set({ game: undefined, starting: true });
    tell({ type: 'start', saved, pace: botPace() });
  },

  leave() {
    worker?.terminate();
    worker = undefined;
    set({ game: undefined, starting: false, problem: undefined });
  },

  answer: (ply, tokens, finish = false) => tell({ type: 'answer', ply, tokens, finish }),

  undo: (ply, consent) => tell({ type: 'undo', ply, consent }),
  sit: (seat) => tell({ type: 'sit', seat }),

  explain(subject) {
    questions++;
    const id = questions;
    return new Promise((resolve) => {
      asked.set(id, resolve);
      tell({ type: 'explain', id, subject });
    });
  },

  hint() {
    questions++;
    const id = questions;
    return new Promise((resolve) => {
      hintsAsked.set(id, resolve);
      tell({ type: 'hint', id });
    });
  },
}));

useSettings.subscribe((now, before) => {
  if (now.pace !== before.pace || now.thinking !== before.thinking) {
    tell({ type: 'pace', pace: botPace() });
  }
});

function receive(
  data: FromWorker,
  before: GameOnPage | undefined,
  set: (part: Partial<Store>) => void,
): void {
  switch (data.type) {
    case 'problem':
      return set({ problem: data.sentence });
    case 'explained':
      asked.get(data.id)?.(data.reasons);
      asked.delete(data.id);
      return;
    case 'hinted':
      hintsAsked.get(data.id)?.(data.ranking);
      hintsAsked.delete(data.id);
      return;
    case 'game':
      keepProgress(data, before);
      return set({ problem: undefined, starting: false, game: gameOf(data, before) });
  }
}

function gameOf(data: GameMessage, before: GameOnPage | undefined): GameOnPage {
  const { view, events, fresh, names, undo, passTo, saved, record } = data;
  return {
    view,
    events: fresh ? events : [...(before?.events ?? []), ...events],
    news: fresh ? [] : events,
    names,
    undo,
    ...(passTo === undefined ? {} : { passTo }),
    saved,
    ...(record === undefined ? {} : { record }),
  };
}

/** A running game can be continued; a finished one goes into the history, unless it is a lesson. */
function keepProgress(data: GameMessage, before: GameOnPage | undefined): void {
  const place = placeOf(data.saved);
  if (data.record === undefined || place === 'lesson') {
    keep(place, data.saved);
    return;
  }
  forget('game');
  if (before !== undefined && before.record === undefined) keepFinished(data);
}

// What the page knows and can do: settings, the game as its seat sees it, and what has been picked so far.
import type { GameEvent, View } from '@eminent/engine';
import { type Lang, pickLang } from '@eminent/text';
import { create } from 'zustand';
import type { FromWorker, SavedGame, ToWorker } from '../worker/messages.ts';

const SAVED_GAME = 'eminent.game';
const SETTINGS = 'eminent.settings';

interface Settings {
  readonly lang: Lang;
}

export interface GameOnPage {
  readonly view: View;
  readonly events: readonly GameEvent[];
  readonly names: readonly string[];
  readonly freeUndoPly: number;
  readonly saved: SavedGame;
}

interface Store {
  readonly lang: Lang;
  readonly game: GameOnPage | undefined;
  readonly problem: string | undefined;
  readonly setLang: (lang: Lang) => void;
  readonly start: (saved: SavedGame) => void;
  /** The game kept from an earlier visit. */
  readonly keptGame: () => SavedGame | undefined;
  readonly leave: () => void;
  readonly answer: (tokens: readonly string[], finish: boolean) => void;
  readonly undo: () => void;
}

function readJson<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

function writeJson(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the game goes on; it is only not kept for the next visit.
  }
}

/** Milliseconds before each answer of a bot; the address may say `?pause=0`. */
function botPause(): number {
  const asked = new URLSearchParams(location.search).get('pause');
  return asked === null ? 450 : Math.max(0, Number(asked) || 0);
}

let worker: Worker | undefined;

function tell(message: ToWorker): void {
  worker?.postMessage(message);
}

export const useStore = create<Store>()((set, get) => ({
  lang: readJson<Settings>(SETTINGS)?.lang ?? pickLang(navigator.languages),
  game: undefined,
  problem: undefined,

  setLang(lang) {
    document.documentElement.lang = lang;
    writeJson(SETTINGS, { lang });
    set({ lang });
  },

  start(saved) {
    worker?.terminate();
    worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      set(received(get(), data));
    });
    worker.addEventListener('error', ({ message }) => {
      localStorage.removeItem(SAVED_GAME);
      set({ problem: message, game: undefined });
    });
    tell({ type: 'start', saved, pause: botPause() });
  },

  keptGame: () => readJson<SavedGame>(SAVED_GAME),

  leave() {
    worker?.terminate();
    worker = undefined;
    set({ game: undefined });
  },

  answer(tokens, finish) {
    const { game } = get();
    if (game !== undefined) tell({ type: 'answer', ply: game.view.ply, tokens, finish });
  },

  undo() {
    const { game } = get();
    if (game !== undefined) tell({ type: 'undo', ply: game.freeUndoPly });
  },
}));

function received(store: Store, data: FromWorker): Partial<Store> {
  if (data.type === 'problem') return { problem: data.sentence };
  writeJson(SAVED_GAME, data.saved);
  const before = data.fresh ? [] : (store.game?.events ?? []);
  return {
    problem: undefined,
    game: {
      view: data.view,
      events: [...before, ...data.events],
      names: data.names,
      freeUndoPly: data.freeUndoPly,
      saved: data.saved,
    },
  };
}

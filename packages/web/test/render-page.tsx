// Renders the page without a browser: its screens by address, and tables from real games.
import { SPECTATOR, type View, withLater } from '@eminent/engine';
import { asQuestionId } from '@eminent/protocol';
import type { Table } from '@eminent/table';
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { afterAll, expect } from 'vitest';
import { navigate } from 'wouter/use-hash-location';
import { App } from '../src/app.tsx';
import { type GameOnPage, useGameStore } from '../src/game/current-game.ts';
import { useSettings } from '../src/settings/settings.ts';
import { GameTable } from '../src/table/table.tsx';

// The first render of a screen loads its code, which takes time on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// Otherwise timers of the page would fire when the document is gone.
afterAll(cleanup);

/** A fake worker that never replies. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

/** Adds browser features that are missing in tests. Turns on the list of all choices. */
export function furnish(): void {
  Object.assign(globalThis, { Worker: SilentWorker });
  useSettings.getState().change({ allChoices: true });
}

/** Renders the page at an address such as `/settings`. Returns the heading of the screen. */
export async function open(address: string): Promise<HTMLElement> {
  cleanup();
  navigate(address);
  // Without `await`, React may never show a component that waits for data.
  await act(async () => void render(<App />));
  // Until the first screen is shown, the only heading is the title of the page.
  await waitFor(() => expect(document.querySelector('[aria-busy="true"] h1')).toBeNull());
  return screen.findByRole('heading', { level: 1 });
}

export { asks, tableAt, viewAt } from './sample-tables.ts';

/** A game as the worker sends it. Explanations and events come from `table`, if given. */
export function gameOf(view: View, table?: Table): GameOnPage {
  const saved = {
    id: 'on page',
    game: view.options,
    seed: 'on page',
    seats: [],
    tokens: [],
    lastQuestion: 0,
  };
  return {
    about: saved,
    view: view.decision === undefined ? view : { ...view, decision: withLater(view.decision) },
    events: table?.eventsSince(0, view.seat ?? SPECTATOR) ?? [],
    news: [],
    names: ['You', 'Vega', 'Orion', 'Lyra'].slice(0, view.players.length),
    question: asQuestionId(view.ply + 1),
    undo: { free: view.ply },
    saved,
  };
}

interface LaidTable {
  readonly answers: (readonly string[])[];
  readonly show: (next: View) => void;
}

/** Renders the table and records answers. Explanations and events come from `table`. */
export function layTable(view: View, table?: Table): LaidTable {
  cleanup();
  const answers: (readonly string[])[] = [];
  act(() => {
    useGameStore.setState({
      game: gameOf(view, table),
      answer: (_seen, tokens) => void answers.push(tokens),
      explain: async (subject) => table?.explain(0, subject) ?? [],
    });
  });
  const { rerender } = render(<GameTable game={gameOf(view, table)} />);
  const show = (next: View): void => {
    act(() => useGameStore.setState({ game: gameOf(next) }));
    rerender(<GameTable game={gameOf(next)} />);
  };
  return { answers, show };
}

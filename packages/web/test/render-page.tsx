// The page in a document without a browser: its screens by address, and tables from real games.
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

// A screen is loaded when it is first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// What still waits, such as a question that settles, would otherwise go off behind the document's end.
afterAll(cleanup);

/** Takes the place of a browser's worker: listens, and never says anything. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

/** What a document without a browser lacks; and every choice is a button, whatever lies on the table. */
export function furnish(): void {
  Object.assign(globalThis, { Worker: SilentWorker });
  useSettings.getState().change({ allChoices: true });
}

/** Opens the page at an address, such as `/settings`, and waits for the heading of its screen. */
export async function open(address: string): Promise<HTMLElement> {
  cleanup();
  navigate(address);
  render(<App />);
  // Before the first screen is there the title of the page is its heading.
  await waitFor(() => expect(document.querySelector('[aria-busy="true"] h1')).toBeNull());
  return screen.findByRole('heading', { level: 1 });
}

export { asks, tableAt, viewAt } from './sample-tables.ts';

/** A game on the page as the worker would tell of it. */
export function gameOf(view: View, table?: Table): GameOnPage {
  const saved = {
    id: 'on page',
    game: view.options,
    seed: 'on page',
    seats: [],
    tokens: [],
    asked: 0,
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
  /** What was answered, in order. */
  readonly answers: (readonly string[])[];
  /** The game goes on to another view. */
  readonly show: (next: View) => void;
}

/** Lays a table, and catches what is answered at it. Why-nots and what happened come from the table itself where there is one. */
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

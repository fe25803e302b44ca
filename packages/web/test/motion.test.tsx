// What flies over the table when a game goes on: that it starts where it was, ends by itself or at a touch, and leaves nothing behind.
import type { GameEvent, View } from '@eminent/engine';
import { act, cleanup, configure, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Table } from '@eminent/table';
import type { GameOnPage } from '../src/game/store.ts';
import { useStore } from '../src/game/store.ts';
import { newsBetween } from '../src/motion/stage.tsx';
import { useSettings } from '../src/settings/settings.ts';
import { GameTable } from '../src/table/table.tsx';
import { furnish, gameOf, tableAt } from './on-page.tsx';

furnish();
configure({ asyncUtilTimeout: 30_000 });

interface Started {
  readonly element: Element;
  readonly frames: readonly Keyframe[];
  readonly timing: KeyframeAnimationOptions;
  state: 'running' | 'cancelled';
}

let started: Started[] = [];
let quiet = false;
/** The cards of the hand before the game went on. */
let handBefore: readonly Element[] = [];

/** Takes the place of the animations of a browser. */
function animateFake(
  this: Element,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation {
  const one: Started = { element: this, frames, timing, state: 'running' };
  started.push(one);
  const animation = new EventTarget() as EventTarget & { cancel: () => void };
  animation.cancel = () => {
    one.state = 'cancelled';
    animation.dispatchEvent(new Event('cancel'));
  };
  return animation as unknown as Animation;
}

beforeEach(() => {
  started = [];
  quiet = false;
  vi.spyOn(Element.prototype, 'animate').mockImplementation(animateFake as never);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(100, 100, 80, 112),
  );
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: quiet, media: query }) as never,
  );
  act(() => useSettings.getState().change({ pace: 'normal', sound: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ghosts = () => [...document.querySelectorAll<HTMLElement>('[data-ghost]')];
const kinds = () => ghosts().map((ghost) => ghost.dataset['ghost']);
const handCards = () => [...document.querySelectorAll('[data-anchor^="cards:"] [data-card]')];
const running = () => started.filter(({ state }) => state === 'running');

interface Laid {
  readonly table: Table;
  readonly goOn: () => readonly GameEvent[];
  readonly unmount: () => void;
}

/** A game on the table that can go on by one decision; bots decide for all. */
async function lay(wanted: (view: View) => boolean): Promise<Laid> {
  const table = tableAt(2, 'motion', wanted);
  let game: GameOnPage = { ...gameOf(table.viewOf(0)), events: table.eventsSince(0, 0) };
  const put = () => act(() => useStore.setState({ game }));
  put();
  const { rerender, unmount } = render(<GameTable game={game} />);
  await waitFor(() => expect(document.querySelector('[data-motion]')).not.toBeNull());
  const goOn = () => {
    const { ply } = game.view;
    table.step();
    const news = table.eventsSince(ply, 0);
    game = { ...gameOf(table.viewOf(0)), events: [...game.events, ...news], news };
    put();
    started = [];
    handBefore = handCards();
    rerender(<GameTable game={game} />);
    return news;
  };
  return { table, goOn, unmount };
}

/** Goes on until something of a kind happens. */
function until({ goOn }: Laid, type: GameEvent['type'], seat = 0): readonly GameEvent[] {
  for (let i = 0; i < 400; i++) {
    const news = goOn();
    if (news.some((event) => event.type === type && 'seat' in event && event.seat === seat)) {
      return news;
    }
  }
  throw new Error(`nobody ever does ${type}`);
}

const atAction = (view: View) => view.decision?.step === 'action';

describe('flights', () => {
  test('a led role flies with its face; a draw of another is a back', async () => {
    const laid = await lay(atAction);
    until(laid, 'lead');
    expect(kinds()).toContain('card');
    window.dispatchEvent(new Event('keydown'));
    until(laid, 'draw', 1);
    expect(kinds()).toContain('back');
  });

  test('what lands in the hand is not seen before, and can be pressed meanwhile', async () => {
    const laid = await lay(atAction);
    until(laid, 'draw');
    const turning = ghosts().filter((ghost) => ghost.dataset['ghost'] === 'turning');
    expect(turning.length).toBeGreaterThan(0);
    const heldBack = started.filter(
      ({ element, frames }) =>
        element.matches('[data-anchor^="cards:"] [data-card]') &&
        frames.every(({ opacity }) => opacity === 0),
    );
    const fresh = handCards().filter((card) => !handBefore.includes(card));
    expect(heldBack.map(({ element }) => element)).toEqual(expect.arrayContaining(fresh));
    expect(fresh.length).toBeGreaterThan(0);
    for (const { timing, element } of heldBack) {
      // An animation without a fill ends by itself, whatever happens to the script.
      expect(timing.fill ?? 'none').toBe('none');
      expect(timing.duration).toBeGreaterThan(0);
      expect(getComputedStyle(element).visibility).not.toBe('hidden');
    }
  });

  test('all lands by itself', async () => {
    const laid = await lay(atAction);
    vi.useFakeTimers();
    until(laid, 'lead');
    expect(ghosts().length).toBeGreaterThan(0);
    act(() => void vi.runAllTimers());
    expect(ghosts()).toEqual([]);
  });

  test.each(['pointerdown', 'keydown'])('%s ends everything', async (touch) => {
    const laid = await lay(atAction);
    until(laid, 'draw');
    expect(running().length).toBeGreaterThan(0);
    act(() => void window.dispatchEvent(new Event(touch)));
    expect(running()).toEqual([]);
    expect(ghosts()).toEqual([]);
  });

  test('a table that is left takes everything with it', async () => {
    const laid = await lay(atAction);
    until(laid, 'draw');
    laid.unmount();
    expect(running()).toEqual([]);
  });

  test('what flies is no part of the table: nobody can press it or hears of it', async () => {
    const laid = await lay(atAction);
    until(laid, 'draw');
    for (const ghost of ghosts()) {
      expect(ghost.closest('[aria-hidden="true"][inert]')).not.toBeNull();
    }
  });
});

describe('quiet', () => {
  test('who wants little motion sees the same changes fade in, and nothing travel', async () => {
    const laid = await lay(atAction);
    quiet = true;
    until(laid, 'draw');
    expect(ghosts()).toEqual([]);
    const fades = started.filter(({ timing }) => timing.duration === 120);
    expect(fades.length).toBeGreaterThan(0);
    for (const { frames } of started) {
      for (const frame of frames) expect(Object.keys(frame)).toEqual(['opacity']);
    }
  });

  test.each(['off', 'hidden'])('nothing moves: %s', async (why) => {
    const laid = await lay(atAction);
    if (why === 'off') act(() => useSettings.getState().change({ pace: 'off' }));
    else vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    until(laid, 'draw');
    expect(ghosts()).toEqual([]);
    expect(started).toEqual([]);
  });

  test('fast takes half the time', async () => {
    const times = async (pace: 'normal' | 'fast') => {
      act(() => useSettings.getState().change({ pace }));
      const laid = await lay(atAction);
      until(laid, 'lead');
      const lead = started.find(({ element }) => element.matches('[data-ghost="card"]'));
      laid.unmount();
      return Number(lead?.timing.duration);
    };
    const normal = await times('normal');
    expect(await times('fast')).toBe(normal / 2);
  });
});

describe('news', () => {
  const [turn, lead, dissent] = [
    { type: 'turn', seat: 0, number: 1 },
    { type: 'lead', seat: 0, role: 'survey' },
    { type: 'dissent', seat: 1, role: 'survey' },
  ] as const satisfies readonly GameEvent[];
  const view = () => tableAt(2, 'motion', atAction).viewOf(0);

  test('of a game that was never laid out counts', () => {
    const before = { ...gameOf(view()), events: [turn], news: [turn] };
    const after = { ...before, events: [turn, lead, dissent], news: [dissent] };
    expect(newsBetween(before, after)).toEqual([lead, dissent]);
  });

  test('that was told anew does not: after an undo, for another seat, in another game', () => {
    const before = { ...gameOf(view()), events: [turn, lead], news: [lead] };
    expect(newsBetween(before, { ...before, events: [{ ...turn }], news: [] })).toEqual([]);
    const other = { ...before.saved, id: 'another' };
    expect(newsBetween(before, { ...before, saved: other })).toEqual([]);
  });
});

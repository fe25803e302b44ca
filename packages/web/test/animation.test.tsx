// Flights above the table: they start at the old place, end after their time or when they are
// skipped, and leave nothing behind.
import { type GameEvent, planetAt, planetOf } from '@eminent/engine';
import { planetName } from '@eminent/text';
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Table } from '@eminent/table';
import type { GameOnPage } from '../src/game/current-game.ts';
import { useGameStore } from '../src/game/current-game.ts';
import { newEventsBetween } from '../src/game/new-events.ts';
import { frameOf } from '../src/animation/planet-reveal-data.ts';
import { useAnimationState } from '../src/animation/animation-state.ts';
import { useSettings } from '../src/settings/settings.ts';
import { GameTable } from '../src/table/table.tsx';
import { furnish, gameOf, tableAt } from './render-page.tsx';

const pictures = vi.hoisted(() => ({ areLoaded: true }));
vi.mock(import('../src/art/planet-images.ts'), async (original) => ({
  ...(await original()),
  isLoaded: () => pictures.areLoaded,
}));

furnish();
configure({ asyncUtilTimeout: 30_000 });

interface Started {
  readonly element: Element;
  readonly frames: readonly Keyframe[];
  readonly timing: KeyframeAnimationOptions;
  state: 'running' | 'canceled';
}

let started: Started[] = [];
let quiet = false;
/** Elements of the hand cards just before `goOn` rendered the table again. */
let handBefore: readonly Element[] = [];

/** The test environment lacks `Element.animate`. Records the calls. */
function animateFake(
  this: Element,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation {
  const one: Started = { element: this, frames, timing, state: 'running' };
  started.push(one);
  const animation = new EventTarget() as EventTarget & { cancel: () => void };
  animation.cancel = () => {
    one.state = 'canceled';
    animation.dispatchEvent(new Event('cancel'));
  };
  return animation as unknown as Animation;
}

beforeEach(() => {
  started = [];
  quiet = false;
  pictures.areLoaded = true;
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
const handCards = () => [
  ...document.querySelectorAll<HTMLElement>('[data-anchor^="cards:"] [data-card]'),
];
const running = () => started.filter(({ state }) => state === 'running');

interface Laid {
  /** Lets a bot answer, renders the result, and returns the new events. */
  readonly goOn: () => readonly GameEvent[];
  readonly unmount: () => void;
}

const newTable = (): Table => tableAt(2, 'motion', (view) => view.decision?.step === 'action');

function tableBefore(wanted: (event: GameEvent) => boolean): Table {
  const scout = newTable();
  let ply = 0;
  do {
    if (scout.over) throw new Error('it never happens');
    ({ ply } = scout);
    scout.step();
  } while (!scout.eventsSince(ply, 0).some(wanted));
  const table = newTable();
  while (table.ply < ply) table.step();
  return table;
}

/** Renders a game one answer before an event of this type. */
async function lay(type: GameEvent['type'], seat?: number): Promise<Laid> {
  return layBefore(
    (event) =>
      event.type === type && (seat === undefined || ('seat' in event && event.seat === seat)),
  );
}

async function layBefore(wanted: (event: GameEvent) => boolean): Promise<Laid> {
  const table = tableBefore(wanted);
  let game: GameOnPage = { ...gameOf(table.viewOf(0)), events: table.eventsSince(0, 0) };
  const put = () => act(() => useGameStore.setState({ game }));
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
  return { goOn, unmount };
}

describe('flights', () => {
  test('a led role flies face up; a card drawn by another player flies face down', async () => {
    (await lay('lead')).goOn();
    expect(kinds()).toContain('card');
    cleanup();
    (await lay('draw', 1)).goOn();
    expect(kinds()).toContain('back');
  });

  test('a card flying to the hand is hidden until it lands, and can be pressed meanwhile', async () => {
    const laid = await lay('draw', 0);
    laid.goOn();
    const turning = ghosts().filter((ghost) => ghost.dataset['ghost'] === 'turning');
    expect(turning.length).toBeGreaterThan(0);
    const fresh = handCards().filter((card) => !handBefore.includes(card));
    expect(fresh.length).toBeGreaterThan(0);
    for (const card of fresh) {
      expect(card.style.opacity).toBe('0');
      expect(getComputedStyle(card).visibility).not.toBe('hidden');
    }
    // An animation that hides cards would create a compositor layer for each of them.
    const hides = started.filter(({ frames }) => frames.every(({ opacity }) => opacity === 0));
    expect(hides).toEqual([]);
    act(() => void window.dispatchEvent(new Event('pointerdown')));
    for (const card of fresh) expect(card.style.opacity).toBe('');
  });

  test('pieces that make room are moved by the compositor, without additive animations', async () => {
    const laid = await lay('draw', 0);
    // The test environment has no layout, so the mock moves each element.
    let x = 0;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
      x += 10;
      return new DOMRect(x, 0, 40, 56);
    });
    laid.goOn();
    const ways = started.filter(({ frames }) => frames.some(({ translate }) => translate));
    expect(ways.length).toBeGreaterThan(0);
    for (const { frames, timing } of ways) {
      expect(timing.composite ?? 'replace').toBe('replace');
      for (const { translate } of frames) expect(translate).toMatch(/^-?[\d.]+px -?[\d.]+px$/);
    }
    // A compositor animation replaces the earlier one of the same element.
    laid.goOn();
    expect(ways.filter(({ state }) => state === 'running')).toEqual([]);
  });

  test('all flights land on their own', async () => {
    const laid = await lay('lead', 0);
    vi.useFakeTimers();
    laid.goOn();
    expect(ghosts().length).toBeGreaterThan(0);
    // While pieces fly, the table still shows the earlier state.
    expect(useAnimationState.getState().holds).toBe(true);
    act(() => void vi.runAllTimers());
    expect(ghosts()).toEqual([]);
    expect(useAnimationState.getState().holds).toBe(false);
    expect(document.querySelectorAll('[data-game] [style*="opacity"]')).toHaveLength(0);
  });

  test('a flight does not restart when earlier ones have landed', async () => {
    const laid = await lay('lead', 0);
    vi.useFakeTimers();
    laid.goOn();
    const first = ghosts();
    expect(first.length).toBeGreaterThan(0);
    act(() => void vi.advanceTimersByTime(60));
    for (let more = 0; more < 9 && ghosts().length === first.length; more++) laid.goOn();
    const later = ghosts().filter((ghost) => !first.includes(ghost));
    expect(later.length).toBeGreaterThan(0);
    const begun = started.length;
    // Continues until the first pieces have landed, when the later ones still fly.
    while (first.some((ghost) => ghost.isConnected)) act(() => void vi.advanceTimersToNextTimer());
    expect(later.filter((ghost) => ghost.isConnected).length).toBeGreaterThan(0);
    expect(ghosts().filter((ghost) => !later.includes(ghost))).toEqual([]);
    expect(started.length).toBe(begun);
    expect(running().filter(({ element }) => !element.isConnected)).toEqual([]);
  });

  test.each(['pointerdown', 'keydown'])('%s ends all animations', async (touch) => {
    const laid = await lay('draw', 0);
    laid.goOn();
    expect(running().length).toBeGreaterThan(0);
    act(() => void window.dispatchEvent(new Event(touch)));
    expect(running()).toEqual([]);
    expect(ghosts()).toEqual([]);
  });

  test('leaving the table ends all animations', async () => {
    const laid = await lay('draw', 0);
    laid.goOn();
    laid.unmount();
    expect(running()).toEqual([]);
  });

  test('flying pieces are hidden from pointers and screen readers', async () => {
    const laid = await lay('draw', 0);
    laid.goOn();
    for (const ghost of ghosts()) {
      expect(ghost.closest('[aria-hidden="true"][inert]')).not.toBeNull();
    }
  });
});

describe('reduced motion', () => {
  test('changes fade in place and nothing travels', async () => {
    const laid = await lay('draw', 0);
    quiet = true;
    laid.goOn();
    expect(ghosts()).toEqual([]);
    const fades = started.filter(({ timing }) => timing.duration === 120);
    expect(fades.length).toBeGreaterThan(0);
    for (const { frames } of started) {
      for (const frame of frames) expect(Object.keys(frame)).toEqual(['opacity']);
    }
  });

  test.each(['off', 'hidden'])('nothing is animated: %s', async (why) => {
    const laid = await lay('draw', 0);
    if (why === 'off') act(() => useSettings.getState().change({ pace: 'off' }));
    else vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    laid.goOn();
    expect(ghosts()).toEqual([]);
    expect(started).toEqual([]);
  });

  test('fast speed halves the durations', async () => {
    const times = async (pace: 'normal' | 'fast') => {
      act(() => useSettings.getState().change({ pace }));
      const laid = await lay('lead', 0);
      laid.goOn();
      const lead = started.find(({ element }) => element.matches('[data-ghost="card"]'));
      laid.unmount();
      return Number(lead?.timing.duration);
    };
    const normal = await times('normal');
    expect(await times('fast')).toBe(normal / 2);
  });
});

describe('new events', () => {
  const [turn, lead, dissent] = [
    { type: 'turn', seat: 0, number: 1 },
    { type: 'lead', seat: 0, role: 'survey' },
    { type: 'dissent', seat: 1, role: 'survey' },
  ] as const satisfies readonly GameEvent[];
  const view = () => newTable().viewOf(0);

  test('of a game that was never rendered are included', () => {
    const before = { ...gameOf(view()), events: [turn], news: [turn] };
    const after = { ...before, events: [turn, lead, dissent], news: [dissent] };
    expect(newEventsBetween(before, after)).toEqual([lead, dissent]);
  });

  test('are empty when the whole game was sent: after an undo, for another seat, in another game', () => {
    const before = { ...gameOf(view()), events: [turn, lead], news: [lead] };
    expect(newEventsBetween(before, { ...before, events: [{ ...turn }], news: [] })).toEqual([]);
    const other = { ...before.about, id: 'another' };
    expect(newEventsBetween(before, { ...before, about: other })).toEqual([]);
  });
});

describe('the planet reveal', () => {
  const scene = () => document.querySelector<HTMLElement>('[data-climax]');

  test.each(['settle', 'attack'] as const)(
    'of %s: shows the planet, its owner and its gains, and is removed afterwards',
    async (kind) => {
      const laid = await lay(kind);
      vi.useFakeTimers();
      const news = laid.goOn();
      expect(scene()?.dataset['climax']).toBe(kind);
      const event = news.findLast((one) => one.type === 'settle' || one.type === 'attack');
      const { planet = '' } = event as { planet?: string };
      expect(scene()?.textContent).toContain(planetName(planet));
      expect(scene()?.textContent).toContain(`+${planetAt(planetOf(planet)).influence}`);
      const longest = Math.max(
        ...started
          .filter(({ element }) => element.closest('[data-climax]') !== null)
          .map(({ timing }) => Number(timing.duration) + Number(timing.delay ?? 0)),
      );
      const isFirst = scene()?.dataset['first'] !== undefined;
      expect(longest).toBeLessThanOrEqual((kind === 'settle' ? 1900 : 1600) + (isFirst ? 900 : 0));
      act(() => void vi.runAllTimers());
      expect(scene()).toBeNull();
    },
  );

  test('starts when its pictures are loaded, and at the latest after a moment', async () => {
    const laid = await lay('attack', 1);
    vi.useFakeTimers();
    pictures.areLoaded = false;
    laid.goOn();
    expect(scene()).toBeNull();
    expect(useAnimationState.getState().holds).toBe(true);
    act(() => void vi.advanceTimersByTime(800));
    expect(scene()?.dataset['climax']).toBe('attack');
  });

  test('is covered by no card', async () => {
    const laid = await lay('lead');
    const turnsUp = (news: readonly GameEvent[]) => news.some(({ type }) => type === 'attack');
    for (let steps = 0; steps < 400 && !turnsUp(laid.goOn()); steps++);
    expect(scene()?.dataset['climax']).toBe('attack');
    expect(ghosts()).toEqual([]);
  });

  test('no one thinks meanwhile', async () => {
    const laid = await lay('attack', 0);
    laid.goOn();
    const waiting = document.querySelector('[data-ribbon="waiting"]');
    expect(waiting?.textContent ?? '').not.toContain('thinking');
  });

  test('is ended by a press, and the question can be answered throughout', async () => {
    const laid = await lay('settle');
    laid.goOn();
    expect(scene()?.closest('[inert]')).not.toBeNull();
    expect(document.querySelector('[data-ply]')?.closest('[inert]') ?? null).toBeNull();
    act(() => void window.dispatchEvent(new Event('pointerdown')));
    expect(scene()).toBeNull();
    expect(running()).toEqual([]);
  });

  test('of another player delays other changes and can be skipped with a button; an own one does neither', async () => {
    const laid = await lay('attack', 1);
    laid.goOn();
    expect(useAnimationState.getState()).toMatchObject({ holds: true, isLong: true });
    const waits = document.querySelector('[data-ribbon="waiting"]');
    const skip = screen.queryByRole('button', { name: 'Skip ahead' });
    // A player with an open question needs no such button, because an answer skips the animation.
    expect(skip === null).toBe(waits === null);
    act(() => useAnimationState.getState().skip());
    expect(useAnimationState.getState()).toMatchObject({ holds: false, isLong: false });
    expect(screen.queryByRole('button', { name: 'Skip ahead' })).toBeNull();
    cleanup();
    (await lay('settle', 0)).goOn();
    expect(useAnimationState.getState()).toMatchObject({ holds: false, isLong: true });
  });

  test('animates no part that would be composited separately in every frame', async () => {
    const laid = await lay('settle');
    laid.goOn();
    const moved = new Set(started.map(({ element }) => element));
    const shades = scene()?.querySelectorAll('[data-part="shade"]') ?? [];
    expect(shades.length).toBeGreaterThan(1);
    for (const shade of shades) {
      const ways = started.filter(({ element }) => element === shade);
      expect(ways.flatMap(({ frames }) => frames.map((frame) => Object.keys(frame)))).toEqual([
        ['opacity'],
        ['opacity'],
      ]);
      expect(shade.children).toHaveLength(0);
    }
    // The opaque core is not inside the veil. There it would need a compositor layer of its own.
    const core = scene()?.querySelector('[data-part="core"]');
    expect(core && moved.has(core)).toBe(true);
    expect(core?.parentElement).toBe(scene());
  });

  test('does not turn the rays, because everything below would be composited again in every frame', async () => {
    const laid = await lay('settle');
    vi.useFakeTimers();
    laid.goOn();
    act(() => {
      vi.advanceTimersByTime(200);
    });
    const rays = scene()?.querySelector('[data-part="rays"]');
    const ways = started.filter(({ element }) => element === rays);
    expect(ways).toHaveLength(1);
    for (const frame of ways.flatMap(({ frames }) => frames)) {
      expect(frame).toMatchObject({ opacity: expect.any(Number) });
      expect(frame.transform).toBeUndefined();
    }
  });

  test.each([
    [1440, 900, 641.3],
    [1366, 768, 540.7],
    [390, 844, 500.2],
  ])('is placed on whole pixels in a window of %i by %i', (width, height, requested) => {
    const frame = frameOf({ x: 0, y: 0, width, height }, requested);
    for (const place of Object.values(frame)) expect(Number.isInteger(place)).toBe(true);
    expect(frame.diameter % 4).toBe(0);
  });

  test('without travel fades in, stays long enough to read, and fades out', async () => {
    const laid = await lay('settle');
    quiet = true;
    laid.goOn();
    expect(scene()).not.toBeNull();
    // With reduced motion these effects are not rendered, so that they cover nothing.
    for (const part of ['dark', 'shade', 'flash']) {
      expect(scene()?.querySelector(`[data-part="${part}"]`)).toBeNull();
    }
    for (const { frames } of started) {
      for (const frame of frames) expect(frame.transform).toBeUndefined();
    }
  });

  test('without travel is removed only after its fade-out', async () => {
    const laid = await lay('settle');
    quiet = true;
    vi.useFakeTimers();
    laid.goOn();
    const fade = started.find(({ element }) => element === scene());
    expect(fade?.timing.duration).toBeGreaterThan(0);
    act(() => void vi.advanceTimersByTime(Number(fade?.timing.duration)));
    expect(scene()).not.toBeNull();
    act(() => void vi.runAllTimers());
    expect(scene()).toBeNull();
  });

  test('does not show the score to players who turned it off', async () => {
    act(() => useSettings.getState().change({ liveScore: false }));
    const laid = await lay('settle');
    laid.goOn();
    expect(scene()?.textContent).not.toContain('becomes');
    act(() => useSettings.getState().change({ liveScore: true }));
  });
});

test('a wave of the kind of the end crosses the table when the end is triggered', async () => {
  const laid = await lay('end-triggered');
  vi.useFakeTimers();
  const news = laid.goOn();
  const end = news.find((event) => event.type === 'end-triggered');
  expect(document.querySelector<HTMLElement>('[data-wave]')?.dataset['wave']).toBe(end?.cause);
  act(() => void vi.runAllTimers());
  expect(document.querySelector('[data-wave]')).toBeNull();
});

test('a survey asks when its planets are shown', async () => {
  const laid = await layBefore(
    (event) => event.type === 'look' && event.seat === 0 && event.backs.length > 1,
  );
  vi.useFakeTimers();
  laid.goOn();
  const ribbon = () => document.querySelector('[data-ribbon="keep-planet"]');
  expect(ribbon()?.hasAttribute('data-held')).toBe(true);
  expect(document.documentElement.hasAttribute('data-settling')).toBe(true);
  act(() => void vi.runAllTimers());
  act(() => void vi.runAllTimers());
  expect(ribbon()?.hasAttribute('data-held')).toBe(false);
  expect(document.documentElement.hasAttribute('data-settling')).toBe(false);
});

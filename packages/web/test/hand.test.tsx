// The fan of the player's hand: lifted, dimmed and tagged cards, and which card is raised by
// pointer, finger and keyboard.
import type { OptionInfo, View } from '@eminent/engine';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { select } from '../src/question/selection-store.ts';
import type { Inspected } from '../src/game/table-windows.ts';
import { Hand } from '../src/table/hand.tsx';
import { asks, viewAt } from './render-page.tsx';

afterEach(cleanup);

const boosting = () => viewAt(2, 'hand', asks('boost'));

function lay(view: View, hand?: readonly string[]) {
  const inspect = vi.fn<(inspected: Inspected) => void>();
  const [player] = view.players;
  if (player === undefined) throw new Error('nobody sits there');
  render(
    <Hand
      view={view}
      player={hand === undefined ? player : { ...player, hand }}
      inspect={inspect}
    />,
  );
  return { inspect, cards: within(screen.getByRole('region')).queryAllByRole('button') };
}

const boosts = (view: View) =>
  (view.decision?.options ?? []).filter(
    (option): option is OptionInfo & { kind: 'boost' } => option.kind === 'boost',
  );
/** Sets the layout in pixels. Cards are `width` wide, also when raised. */
function fan(left: number, pitch: number, width = pitch): void {
  for (const [i, place] of [...document.querySelectorAll<HTMLElement>('[data-place]')].entries()) {
    const x = left + pitch * i;
    Object.defineProperty(place, 'offsetLeft', { value: x });
    // A raised card is centered on its strip, but starts at 0 at the earliest.
    const raisedTo = Math.max(0, x + (pitch - width) / 2);
    place.getBoundingClientRect = () => new DOMRect(raisedTo, 0, width, 100);
  }
}
const raised = () => document.querySelector('[data-place][data-raised] [data-card]');

test('while boosting each card that can be added shows what it adds, the others do not', () => {
  const view = boosting();
  const { cards } = lay(view);
  const usable = new Map(boosts(view).map(({ card, symbols }) => [card, symbols]));
  expect(usable.size).toBeGreaterThan(0);
  const labels = cards.map(({ dataset, textContent }) => ({
    legal: dataset['legal'] === 'true',
    tag: /\+(\d)$/.exec(textContent)?.[1],
    words: /Adds (\d) symbol/.exec(textContent)?.[1],
  }));
  expect(labels).toEqual(
    cards.map(({ dataset }) => {
      const adds = usable.get(dataset['card'] ?? '')?.toString();
      return { legal: adds !== undefined, tag: adds, words: adds };
    }),
  );
});

test('of several equal cards of which one is played, one is marked', () => {
  const view = viewAt(2, 'hand', ({ decision, players }) => {
    const hand = players[0]?.hand ?? [];
    return decision?.step === 'action' && new Set(hand).size < hand.length;
  });
  const [twice] = (view.players[0]?.hand ?? []).filter((card, i, hand) => hand.indexOf(card) < i);
  const token = view.decision?.options.find((one) => one.kind === 'play' && one.card === twice);
  if (token === undefined) throw new Error('no card is there twice');
  select(view, token);
  const { cards } = lay(view);
  const alike = cards.filter(({ dataset }) => dataset['card'] === twice);
  expect(alike.length).toBeGreaterThan(1);
  expect(alike.filter(({ dataset }) => dataset['picked'] === 'true')).toHaveLength(1);
});

test('an empty hand is a region without cards', () => {
  expect(lay(boosting(), []).cards).toEqual([]);
});

test('arrow keys move along the hand, and the focused card is raised', () => {
  const { cards } = lay(boosting(), ['survey', 'politics', 'warfare']);
  const [first, second, third] = cards;
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(second);
  expect(raised()).toBe(second);
  fireEvent.keyDown(second as HTMLElement, { key: 'End' });
  expect(document.activeElement).toBe(third);
  fireEvent.keyDown(third as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(third);
  fireEvent.keyDown(third as HTMLElement, { key: 'Home' });
  expect(document.activeElement).toBe(first);
});

test('the first tap on a card that cannot be used raises it, the second opens it; a tap outside lowers it', () => {
  const { cards, inspect } = lay(boosting(), ['politics', 'politics']);
  const [card] = cards;
  if (card === undefined) throw new Error('no card');
  const tap = () => {
    fireEvent.pointerDown(card, { pointerType: 'touch' });
    fireEvent.pointerUp(card, { pointerType: 'touch' });
    fireEvent.click(card);
  };
  tap();
  expect(raised()).toBe(card);
  expect(inspect).not.toHaveBeenCalled();
  tap();
  expect(inspect).toHaveBeenCalledWith({ kind: 'card', card: 'politics' });
  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  expect(raised()).toBeNull();
});

test('a mouse click opens a card at once', () => {
  const { cards, inspect } = lay(boosting(), ['politics']);
  fireEvent.pointerDown(cards[0] as HTMLElement, { pointerType: 'mouse' });
  fireEvent.click(cards[0] as HTMLElement);
  expect(inspect).toHaveBeenCalledTimes(1);
});

test('the pointer raises the card whose strip it is on, not the one that covers it', () => {
  const { cards } = lay(boosting(), ['survey', 'politics', 'warfare']);
  fan(100, 30);
  const move = (clientX: number) =>
    fireEvent.pointerMove(cards[0] as HTMLElement, { pointerType: 'mouse', clientX });
  move(110);
  expect(raised()).toBe(cards[0]);
  // The pointer is over the raised first card, but in the strip of the second card below it.
  move(150);
  expect(raised()).toBe(cards[1]);
  move(300);
  expect(raised()).toBe(cards[2]);
});

test('the mouse may move half a strip beyond the raised card', () => {
  const { cards } = lay(boosting(), ['survey', 'politics', 'warfare']);
  fan(100, 30);
  const at = (clientX: number) => {
    fireEvent.pointerMove(cards[0] as HTMLElement, { pointerType: 'mouse', clientX });
    return cards.findIndex((card) => card === raised());
  };
  // The strip of the second card begins at 130. The pointer must pass that by half a strip.
  expect([110, 144, 146, 116, 114].map(at)).toEqual([0, 0, 1, 1, 0]);
  expect([110, 175].map(at)).toEqual([0, 2]);
});

test('the mouse reaches the center of a raised card, however many neighbors it covers', () => {
  const { cards } = lay(boosting(), ['survey', 'politics', 'warfare', 'research']);
  fan(0, 25, 140);
  const at = (clientX: number) => {
    fireEvent.pointerMove(cards[0] as HTMLElement, { pointerType: 'mouse', clientX });
    return cards.findIndex((card) => card === raised());
  };
  expect([10, 40, 70, 77].map(at)).toEqual([0, 0, 0, 0]);
  expect(at(79)).toBe(3);
});

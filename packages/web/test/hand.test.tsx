// The fan of the own hand: what is lifted, dimmed and tagged, and which card is raised by pointer, finger and keys.
import type { OptionInfo, View } from '@eminent/engine';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Inspected } from '../src/table/details.tsx';
import { Hand } from '../src/table/hand.tsx';
import { asks, viewAt } from './on-page.tsx';

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
const raised = () => document.querySelector('[data-place][data-raised] [data-card]');

test('while boosting each card that can be added says what it adds, the others do not', () => {
  const view = boosting();
  const { cards } = lay(view);
  const usable = new Map(boosts(view).map(({ card, symbols }) => [card, symbols]));
  expect(usable.size).toBeGreaterThan(0);
  const said = cards.map(({ dataset, textContent }) => ({
    legal: dataset['legal'] === 'true',
    tag: /\+(\d)$/.exec(textContent)?.[1],
    words: /Adds (\d) symbol/.exec(textContent)?.[1],
  }));
  expect(said).toEqual(
    cards.map(({ dataset }) => {
      const adds = usable.get(dataset['card'] ?? '')?.toString();
      return { legal: adds !== undefined, tag: adds, words: adds };
    }),
  );
});

test('an empty hand is a region without cards', () => {
  expect(lay(boosting(), []).cards).toEqual([]);
});

test('arrows move along the hand, and the card with the focus is raised', () => {
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

test('the first tap on a card that cannot be used raises it, the second tells about it; a tap elsewhere lowers it', () => {
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

test('a click with the mouse tells about a card at once', () => {
  const { cards, inspect } = lay(boosting(), ['politics']);
  fireEvent.pointerDown(cards[0] as HTMLElement, { pointerType: 'mouse' });
  fireEvent.click(cards[0] as HTMLElement);
  expect(inspect).toHaveBeenCalledTimes(1);
});

test('the pointer raises the card whose strip it is on, not the one that covers it', () => {
  const { cards } = lay(boosting(), ['survey', 'politics', 'warfare']);
  const places = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  for (const [i, place] of places.entries())
    Object.defineProperty(place, 'offsetLeft', { value: 100 + 30 * i });
  const move = (clientX: number) =>
    fireEvent.pointerMove(cards[0] as HTMLElement, { pointerType: 'mouse', clientX });
  move(110);
  expect(raised()).toBe(cards[0]);
  // The first card is in front now and is where the pointer is seen; below it lies the second.
  move(135);
  expect(raised()).toBe(cards[1]);
  move(300);
  expect(raised()).toBe(cards[2]);
});

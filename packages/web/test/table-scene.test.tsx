// The table: everything in a view is shown.
import { screen, within } from '@testing-library/react';
import { type PlayerView, ROLES, type View } from '@eminent/engine';
import { describe, expect, test } from 'vitest';
import { asks, layTable, tableAt, viewAt } from './render-page.tsx';

const late = (step: string, turn: number) => (view: View) =>
  asks(step)(view) && view.turnNumber >= turn;

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));

describe('opponents', () => {
  const view = viewAt(4, 'scene', late('role', 12));

  test('each have a region with planets, hand, piles and fighters', () => {
    layTable(view);
    for (const [seat, name] of [
      [1, 'Vega'],
      [2, 'Orion'],
      [3, 'Lyra'],
    ] as const) {
      const { planets, handSize, deckSize, discard, fighters, score } =
        view.players[seat] ?? never();
      const part = document.querySelector(`[data-seat="${seat}"]`);
      expect(part?.getAttribute('aria-label')).toBe(`Empire of ${name}`);
      const pieces = part?.querySelectorAll(`[data-anchor^="planet:${seat}:"]`);
      expect(pieces).toHaveLength(planets.length);
      const textAt = (anchor: string) =>
        part?.querySelector(`[data-anchor="${anchor}:${seat}"]`)?.textContent;
      expect(textAt('hand')).toContain(String(handSize));
      expect(textAt('deck')).toBe(String(deckSize));
      expect(textAt('discard')).toBe(String(discard.length));
      expect(textAt('fighters')).toBe(String(fighters));
      expect(textAt('influence')).toBe(String(score.total));
    }
  });

  test('do not reveal their hands in the document', () => {
    layTable(view);
    for (const player of view.players.slice(1)) {
      const hand = document.querySelector(`[data-anchor="hand:${player.seat}"]`);
      expect(hand?.querySelectorAll('img[alt]:not([alt=""])')).toHaveLength(0);
      expect(hand?.getAttribute('aria-label')).toBe(`Hand ${player.handSize}/${player.handLimit}`);
    }
  });
});

describe('the hub', () => {
  const view = viewAt(2, 'scene', late('role', 6));

  test('has a stack for each role, with the symbols it could be led with', () => {
    layTable(view);
    for (const role of ROLES) {
      const pile = document.querySelector(`[data-role="${role}"]`);
      const most = view.previews?.find((preview) => preview.role === role)?.symbols.most;
      expect(pile?.textContent).toContain(String(most));
      expect(pile?.querySelector('button')?.dataset['legal']).toBe('true');
    }
  });

  test('shows how many planets and technologies are left', () => {
    layTable(view);
    const deck = document.querySelector('[data-anchor="planets"]');
    expect(deck?.textContent).toContain(String(view.planetDeck.size));
    const technologies = document.querySelectorAll('[data-anchor^="technologies:"]');
    expect(technologies).toHaveLength(3);
  });

  test('shows the influence left as a row with a label', () => {
    layTable(view);
    expect(
      screen.getByRole('img', { name: new RegExp(`Influence left: ${view.supply}`) }),
    ).toBeDefined();
  });
});

describe('the play area', () => {
  test('is shown while a role is carried out, with the cards played and their sum', () => {
    const view = viewAt(2, 'scene', asks('boost'));
    layTable(view);
    expect(document.querySelector('[data-camera]')?.getAttribute('data-camera')).toBe('play');
    const [me] = view.players;
    const area = document.querySelector(`[data-anchor="play:${view.waiting?.seat}"]`);
    expect(area?.querySelectorAll('li:not([data-coming]):has([data-card])')).toHaveLength(
      me?.play.length ?? -1,
    );
    const { decision } = view;
    if (decision?.step !== 'boost') return never();
    expect(area?.querySelectorAll('[data-hue] > b').length).toBeGreaterThan(0);
  });

  test('is not shown while an Action is chosen', () => {
    layTable(viewAt(2, 'scene', late('action', 4)));
    expect(document.querySelector('[data-anchor^="play:"]')).toBeNull();
    expect(document.querySelector('[data-camera]')?.getAttribute('data-camera')).toBe('choose');
  });
});

test('settled planets are left of the others', () => {
  const isMixed = ({ planets }: PlayerView) =>
    planets.some(({ up }, at) => up && planets.slice(0, at).some((before) => !before.up));
  // Uses the view of the player with this empire.
  const table = tableAt(4, 'mixed', ({ players }) => players.some(isMixed));
  const seat = table.viewOf(0).players.findIndex(isMixed);
  const view = table.viewOf(seat);
  layTable(view);
  const planets = view.players[seat]?.planets ?? [];
  const order = [...document.querySelectorAll<HTMLElement>(`[data-anchor^="planet:${seat}:"]`)].map(
    ({ dataset }) => Number(dataset['anchor']?.split(':')[2]),
  );
  const ups = order.map((at) => planets[at]?.up);
  expect(ups).toEqual([...ups].sort((a, b) => Number(b) - Number(a)));
  expect([...order].sort((a, b) => a - b)).toEqual(planets.map((_, at) => at));
});

test("the player's own numbers are next to the hand", () => {
  const view = viewAt(2, 'scene', late('role', 8));
  layTable(view);
  const [me] = view.players;
  if (me === undefined) return never();
  const you = region('You');
  expect(you.getByRole('button', { name: /deck/i })).toBeDefined();
  expect(document.querySelector('[data-anchor="influence:0"]')?.textContent).toBe(
    String(me.score.total),
  );
  expect(document.querySelector('[data-anchor="fighters:0"]')?.textContent).toBe(
    `${me.fighters}fighters`,
  );
});

function never(): never {
  throw new Error('the position lacks what the test needs');
}

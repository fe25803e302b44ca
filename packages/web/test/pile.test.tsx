// Piles of cards: their thickness shows the number of cards, up to a limit.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CardBack, CardStack } from '../src/cards/card-back.tsx';
import { RoleStrength } from '../src/cards/role-strength.tsx';

afterEach(cleanup);

/** Edges are shadows. The last shadow is that of the whole pile. */
function edges(n: number): number | undefined {
  const { container } = render(
    <CardStack n={n}>
      <CardBack />
    </CardStack>,
  );
  const shadows = [...container.querySelectorAll<HTMLElement>('*')]
    .map(({ style }) => style.boxShadow)
    .find((one) => one !== '');
  return shadows === undefined ? undefined : shadows.split(', ').length - 1;
}

test('each card below the top one is an edge, up to 18', () => {
  expect([1, 2, 7, 19, 20, 80].map(edges)).toEqual([0, 1, 6, 18, 18, 18]);
});

test('an empty pile has no top card and is labeled as empty', () => {
  render(<CardStack n={0}>the top card</CardStack>);
  expect(screen.queryByText('the top card')).toBeNull();
  expect(screen.getByText('0')).toBeTruthy();
});

test('a pile can have another label than its number, and a badge', () => {
  render(
    <CardStack n={2} badge={<RoleStrength role="trade" n={5} label="5 Trade" />} below="last 2">
      <CardBack />
    </CardStack>,
  );
  expect(screen.getByText('last 2')).toBeTruthy();
  expect(screen.queryByText('2')).toBeNull();
  expect(screen.getByRole('img', { name: '5 Trade' }).textContent).toBe('5');
});

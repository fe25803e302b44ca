// The sum of a role in play names the hand its cards come from.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { PlayArea } from '../src/table/play-area.tsx';
import { furnish, tableAt } from './render-page.tsx';

beforeAll(furnish);
afterEach(cleanup);

test('cards of another player come from hand, own ones from your hand', () => {
  const seen = { own: 0, others: 0 };
  const wrong: string[] = [];
  const table = tableAt(2, 'hand sums', () => true);
  for (; !table.over; table.step()) {
    const view = table.viewOf(0);
    if (view.waiting?.step !== 'boost') continue;
    const isOwn = view.waiting.seat === 0;
    const { container } = render(
      <PlayArea view={view} names={['You', 'Vega']} inspect={() => undefined} />,
    );
    const text = container.textContent;
    if (text.includes('from your hand')) {
      seen.own++;
      if (!isOwn) wrong.push(text);
    } else if (/from their hand/.test(text)) {
      seen.others++;
      if (isOwn) wrong.push(text);
    }
    cleanup();
  }
  expect(screen.queryByText('from your hand')).toBeNull();
  expect(wrong).toEqual([]);
  expect(Math.min(seen.own, seen.others)).toBeGreaterThan(0);
});

// Permanents as banners: each says what it is, and what it adds to the role that goes on.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PermanentBanner } from '../src/cards/permanent-banner.tsx';

afterEach(cleanup);

test('a permanent says what it adds to the role that goes on, and nothing otherwise', () => {
  const lay = (role: 'trade' | 'colonize' | undefined) => {
    cleanup();
    render(
      <PermanentBanner
        seat={0}
        card="imperialism"
        errata={false}
        role={role}
        onInspect={() => undefined}
      />,
    );
    return screen.getByRole('button').textContent;
  };
  expect(lay('trade')).toContain('Adds 1 symbol.');
  expect(lay('trade')).toMatch(/\+1$/);
  expect(lay('colonize')).not.toMatch(/Adds|\+1/);
  expect(lay(undefined)).not.toMatch(/Adds|\+1/);
});

test('a click tells all about it', () => {
  const tell = vi.fn<() => void>();
  render(<PermanentBanner seat={0} card="hyperefficiency" errata={false} onInspect={tell} />);
  fireEvent.click(screen.getByRole('button', { name: /Hyperefficiency/ }));
  expect(tell).toHaveBeenCalledTimes(1);
});

// Permanents as banners: each shows its name and what it adds to the current role.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PermanentCard } from '../src/cards/permanent-banner.tsx';

afterEach(cleanup);

test('a permanent shows what it adds to the current role, and nothing otherwise', () => {
  const lay = (role: 'trade' | 'colonize' | undefined) => {
    cleanup();
    render(
      <PermanentCard
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

test('a click opens its details', () => {
  const tell = vi.fn<() => void>();
  render(<PermanentCard seat={0} card="hyperefficiency" errata={false} onInspect={tell} />);
  fireEvent.click(screen.getByRole('button', { name: /Hyperefficiency/ }));
  expect(tell).toHaveBeenCalledTimes(1);
});

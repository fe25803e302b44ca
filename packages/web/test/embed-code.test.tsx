// The code of the replay widget is offered only at an address that other computers can open.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EmbedCode } from '../src/replay/embed-code.tsx';

const NAME = 'Copy the code to embed this game';
const requests: string[] = [];

function openAt(origin: string): void {
  requests.length = 0;
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address);
    return Promise.resolve(new Response());
  });
  render(<EmbedCode table="abc" ply={12} />);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the code has the address of the page', async () => {
  const written: string[] = [];
  const writeText = (text: string) => Promise.resolve(void written.push(text));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  openAt('https://games.example');
  fireEvent.click(await screen.findByRole('button', { name: NAME }));
  await screen.findByRole('button', { name: 'Code copied' });
  expect(written.join()).toContain('src="https://games.example/embed/r/abc#12"');
});

test('no code is offered on localhost', () => {
  openAt('http://localhost:4173');
  expect(requests).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});

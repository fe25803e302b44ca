// The code of the replay widget is offered only with an address that other computers can open.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { originForOthers } from '../src/online/share-link.ts';
import { useSession } from '../src/online/user-session.ts';
import { EmbedCode } from '../src/replay/embed-code.tsx';
import { NOBODY } from './lobby-server.ts';

const LAN = 'http://192.168.1.20:4173';

function learnFeatures(features: { readonly address?: string; readonly network?: string[] }): void {
  const session = { ...NOBODY, features: { ...NOBODY.features, ...features } };
  useSession.setState({ session });
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useSession.setState({ session: undefined });
});

test('the own origin, else the one that the host configured, else one of the network', () => {
  expect(originForOthers('https://play.example/#/online')).toBe('https://play.example');
  expect(originForOthers('http://localhost:4173/')).toBeUndefined();
  learnFeatures({ network: [LAN, 'http://10.0.0.2:4173'] });
  expect(originForOthers('http://127.0.0.1:4173/')).toBe(LAN);
  learnFeatures({ address: 'https://games.example', network: [LAN] });
  expect(originForOthers('http://localhost:4173/')).toBe('https://games.example');
  expect(originForOthers('https://play.example/')).toBe('https://play.example');
  // An address of the same computer does not help.
  learnFeatures({ address: 'http://localhost:8080' });
  expect(originForOthers('http://localhost:4173/')).toBeUndefined();
});

test('on localhost the code has an address of the server, or is not offered', async () => {
  expect(new URL(document.baseURI).hostname).toBe('localhost');
  const written: string[] = [];
  const writeText = (text: string) => Promise.resolve(void written.push(text));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { unmount } = render(<EmbedCode table="abc" ply={12} />);
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  learnFeatures({ network: [LAN] });
  render(<EmbedCode table="abc" ply={12} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy the code to embed this game' }));
  await screen.findByRole('button', { name: 'Code copied' });
  expect(written.join()).toContain(`src="${LAN}/embed/r/abc#12"`);
});

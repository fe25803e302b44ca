// Shared links: where they lead, and a warning if only this computer can open them.
import { loadLanguage, loadPart } from '@eminent/text';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { addressesOf, addressOf } from '../src/online/share-link.ts';
import { ShareLink } from '../src/online/parts/share.tsx';
import { useSession } from '../src/online/user-session.ts';
import { useSettings } from '../src/settings/settings.ts';
import { isLocalAddress } from '../src/ui/local-address.ts';
import { NOBODY } from './lobby-server.ts';

beforeAll(async () => {
  await loadLanguage('it');
  await loadPart('online');
});
afterEach(() => {
  cleanup();
  useSession.setState({ session: undefined });
  useSettings.setState({ lang: 'en' });
});

const HERE = 'http://localhost:4173/#/online/i/secret';
const THERE = 'http://192.168.1.20:4173/#/online/i/secret';

function share(...addresses: [string, ...string[]]): void {
  render(<ShareLink addresses={addresses} label="Link" title="A table" />);
}

test.each([
  ['http://localhost:4173/', true],
  ['http://eminent.localhost/', true],
  ['http://127.0.0.1:4173/#/online', true],
  ['http://[::1]:4173/', true],
  ['http://192.168.1.20:4173/', false],
  ['https://localhost.example.org/', false],
  ['https://games.example.org/', false],
])('%s reaches this computer only: %s', (address, isAlone) => {
  expect(isLocalAddress(address)).toBe(isAlone);
});

test('a link that only this computer can open warns and explains, in both languages', () => {
  share(HERE);
  const note = screen.getByRole('note').textContent;
  for (const way of ['--host 0.0.0.0', '--public-url']) expect(note).toContain(way);
  // A phone could not open the link, so there is no QR code.
  expect(screen.queryByRole('img')).toBeNull();
  cleanup();
  useSettings.setState({ lang: 'it' });
  share(HERE);
  expect(screen.getByRole('note').textContent).toContain('Solo questo computer');
});

test('a link that others can open has no warning', () => {
  share(THERE);
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test("on the server's machine a link offers its network addresses", () => {
  const features = {
    ...NOBODY.features,
    network: ['http://192.168.1.20:4173', 'http://10.0.0.7:4173'],
  };
  useSession.setState({ session: { ...NOBODY, features } });
  const addresses = addressesOf('i', 'secret', 'http://localhost:4173/');
  expect(addresses).toEqual([THERE, 'http://10.0.0.7:4173/#/online/i/secret']);
  expect(addressesOf('i', 'secret', THERE)).toEqual([THERE]);
  share(...addresses);
  const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value;
  expect(link()).toBe(THERE);
  fireEvent.change(screen.getByRole('combobox', { name: 'Address of this computer' }), {
    target: { value: '1' },
  });
  expect(link()).toBe('http://10.0.0.7:4173/#/online/i/secret');
});

test("a link created on this computer leads to the server's public address", () => {
  expect(addressOf('i', 'a b', 'http://localhost:4173/?x=1#/online/new')).toBe(
    'http://localhost:4173/#/online/i/a%20b',
  );
  const features = { ...NOBODY.features, address: 'https://games.example.org' };
  useSession.setState({ session: { ...NOBODY, features } });
  expect(addressOf('i', 'secret', 'http://localhost:4173/')).toBe(
    'https://games.example.org/#/online/i/secret',
  );
  // If the user opened the page at a network address, the link has that address.
  expect(addressOf('w', 'secret', 'http://192.168.1.20:4173/')).toBe(
    'http://192.168.1.20:4173/#/online/w/secret',
  );
});

// A message part is loaded on request, in every language that was loaded before or is loaded later.
import { expect, test, vi } from 'vitest';
import { loadLanguage, loadPart, msg } from '../src/language.ts';
import { english } from '../src/locales/en/index.ts';

test('a part is available in all languages once it is loaded, and in none before', async () => {
  expect(() => msg('en', 'online.lobby.title')).toThrow('no message is called online.lobby.title');
  await loadPart('online');
  expect(msg('en', 'online.lobby.title')).toBe('Play online');
  await loadLanguage('it');
  expect(msg('it', 'online.lobby.title')).toBe('Gioca online');
});

test('a part requested while a language or another part loads is not lost', async () => {
  const { daily } = english.parts;
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  vi.spyOn(english.parts, 'daily').mockImplementation(async () => {
    await isReleased;
    return await daily();
  });
  const slow = loadPart('daily');
  const fast = loadPart('board');
  await fast;
  release();
  await slow;
  expect(msg('en', 'board.unnamed')).not.toBe('');
  expect(msg('en', 'daily.won', { scores: '9–8' })).toContain('9–8');
});

test('a language has a part that is requested while it loads', async () => {
  vi.resetModules();
  const text = await import('../src/language.ts');
  const { LANGUAGE_REGISTRY } = await import('../src/locales/registry.ts');
  const { parts, ...rest } = await LANGUAGE_REGISTRY.it.load();
  const requested = Promise.withResolvers<void>();
  const isReleased = Promise.withResolvers<void>();
  const slowParts: typeof parts = {
    ...parts,
    async online() {
      requested.resolve();
      await isReleased.promise;
      return await parts.online();
    },
  };
  vi.spyOn(LANGUAGE_REGISTRY.it, 'load').mockResolvedValue({ ...rest, parts: slowParts });
  await text.loadPart('online');
  const loading = text.loadLanguage('it');
  await requested.promise;
  await text.loadPart('puzzles');
  isReleased.resolve();
  await loading;
  const catalog = text.messageCatalog('it');
  expect([...catalog.keys()].some((key) => key.startsWith('puzzles.'))).toBe(true);
});

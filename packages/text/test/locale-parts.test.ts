// A message part is loaded on request, in every language that was loaded before or is loaded later.
import { expect, test } from 'vitest';
import { loadLanguage, loadPart, msg } from '../src/language.ts';

test('a part is available in all languages once it is loaded, and in none before', async () => {
  expect(() => msg('en', 'online.lobby.title')).toThrow('no message is called online.lobby.title');
  await loadPart('online');
  expect(msg('en', 'online.lobby.title')).toBe('Play online');
  await loadLanguage('it');
  expect(msg('it', 'online.lobby.title')).toBe('Gioca online');
});

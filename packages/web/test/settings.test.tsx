// Settings that an older version of the page kept are taken over.
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function settingsFrom(kept: object) {
  localStorage.setItem('eminent.settings', JSON.stringify(kept));
  const { useSettings } = await import('../src/settings/settings.ts');
  const { skips, skipsAmongPeople } = useSettings.getState();
  return { skips, skipsAmongPeople };
}

test.each([
  ['on', { skips: 'single', skipsAmongPeople: true }],
  ['pause', { skips: 'single', skipsAmongPeople: true }],
  // Kept by everybody who never chose.
  ['off', { skips: 'sensible', skipsAmongPeople: false }],
])('questions with one answer, once %s', async (autoAnswer, expected) => {
  expect(await settingsFrom({ autoAnswer })).toEqual(expected);
});

test('what was chosen since counts', async () => {
  const kept = { autoAnswer: 'on', skips: 'none', skipsAmongPeople: false };
  expect(await settingsFrom(kept)).toEqual({ skips: 'none', skipsAmongPeople: false });
});

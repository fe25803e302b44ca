// Settings stored by older versions are migrated.
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
  // Older versions also stored this for players who never changed the setting.
  ['off', { skips: 'sensible', skipsAmongPeople: false }],
])('the old setting for single options, %s, is migrated', async (autoAnswer, expected) => {
  expect(await settingsFrom({ autoAnswer })).toEqual(expected);
});

test('newer choices take precedence', async () => {
  const kept = { autoAnswer: 'on', skips: 'none', skipsAmongPeople: false };
  expect(await settingsFrom(kept)).toEqual({ skips: 'none', skipsAmongPeople: false });
});

test('every setting is in a group with a title', async () => {
  const { furnish, open } = await import('./render-page.tsx');
  furnish();
  await open('/settings');
  const fields = [...document.querySelectorAll('main :is(input, fieldset)')];
  expect(fields.length).toBeGreaterThan(20);
  const titles = fields.map((field) => field.closest('section')?.querySelector('h2')?.textContent);
  expect([...new Set(titles)]).toEqual(['Look', 'Sound', 'Pace', 'Assistance', 'Reading aloud']);
  expect(document.querySelectorAll('main [data-preview]').length).toBeGreaterThan(3);
});

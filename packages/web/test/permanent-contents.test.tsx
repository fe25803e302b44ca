// Resources and colonies on permanents: visible on the table, in the label for screen readers, and
// selectable.
import { loadLanguage } from '@eminent/text';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { scene } from '../../engine/test/scene.ts';
import { journeysOf } from '../src/animation/journeys.ts';
import { useSettings } from '../src/settings/settings.ts';
import { furnish, layTable } from './render-page.tsx';

await loadLanguage('en');
beforeAll(() => {
  furnish();
  act(() => useSettings.getState().change({ settle: false }));
});
afterAll(() => act(() => useSettings.getState().change({ settle: true })));
afterEach(cleanup);

const HOLDERS = 'biosphere colony-ship elite-squadron';
const game = () =>
  scene({
    options: { ruleset: 'escalation', startPlanetChoice: 'old-only' },
    seats: [
      {
        hand: 'survey',
        permanents: HOLDERS,
        extra: { colonies: ['colonize', 'survey'], store: ['food'], cardFighters: 1 },
      },
      { permanents: '' },
    ],
  });

test.each([0, 1])('seat %i sees them on the table and in the announcements', (seat) => {
  layTable(game().view(seat));
  const spoken = (name: RegExp) =>
    screen.getAllByRole('button', { name }).map(({ textContent }) => textContent);
  expect(spoken(/^Biosphere/).join()).toContain('It holds food.');
  expect(spoken(/^Colony Ship/).join()).toContain('On board: 2 colonies (Colonize and Survey).');
  expect(spoken(/^Elite Squadron/).join()).toContain('In it: 1 fighter.');
  expect(document.querySelectorAll('[data-held="goods"] [data-good="food"]').length).toBe(1);
  expect(document.querySelector('[data-held="colonies"]')?.textContent).toBe('2');
});

test('their windows explain them', async () => {
  layTable(game().view(1));
  const [ship] = screen.getAllByRole('button', { name: /^Colony Ship/ });
  if (ship === undefined) throw new Error('no ship');
  fireEvent.click(ship);
  const window = await screen.findByRole('dialog', { name: /Colony Ship/ });
  expect(within(window).getByText('On board: 2 colonies (Colonize and Survey).')).toBeDefined();
});

test('resources and colonies fly to the permanent that holds them', () => {
  const view = game().view(0);
  const marks = (type: 'produce' | 'colony') =>
    journeysOf({
      before: view,
      after: view,
      events: [
        type === 'produce'
          ? { type, seat: 0, at: 49, resource: 'iron' }
          : { type, seat: 0, at: 49, card: 'colonize', colonies: 1 },
      ],
    })[0]?.to?.marks[0];
  layTable(view);
  for (const type of ['produce', 'colony'] as const) {
    expect(document.querySelector(`[data-anchor="${marks(type)}"]`)).not.toBeNull();
  }
});

test('a colony is put on the ship by a press on it', () => {
  const playing = scene({
    options: { ruleset: 'escalation', startPlanetChoice: 'old-only' },
    seats: [{ hand: 'colonize colonize', permanents: 'colony-ship', planets: 'drawde' }],
    at: 'role',
  });
  playing.play('lead:colonize').until('tuck');
  const { answers } = layTable(playing.view(0));
  const ship = screen
    .getAllByRole('button', { name: /^Colony Ship/ })
    .find(({ dataset }) => dataset['choice']);
  if (ship === undefined) throw new Error('the ship stands for nothing');
  const { choice = '' } = ship.dataset;
  fireEvent.click(ship);
  const [primary] = document.querySelectorAll('[data-primary]');
  // If several colonies are placed in one answer, the click only selects.
  if (answers.length === 0 && primary !== undefined) fireEvent.click(primary);
  expect(answers.flat()).toContain(choice);
});

// Texts around a question: the prompt follows the selection, a lone dissent has a reason, and
// explanations come only on request.
import type { View } from '@eminent/engine';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useSettings } from '../src/settings/settings.ts';
import { Drawer } from '../src/ui/drawer.tsx';
import { asks, furnish, layTable, tableAt, viewAt } from './render-page.tsx';

beforeAll(() => {
  furnish();
  useSettings.getState().change({ settle: false });
});
afterAll(() => useSettings.getState().change({ settle: true }));

const options = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-options] button:not([data-confirm])'),
];
const prompt = (): string =>
  document.querySelector('[data-ply] [role="status"]')?.textContent ?? '';
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

const canBoost = ({ decision }: View): boolean =>
  decision?.step === 'boost' && decision.options.some((option) => option.kind === 'boost');

describe('the prompt follows the selection', () => {
  test('boosting: prompt and tally show the same number of symbols', () => {
    layTable(viewAt(2, 'question', canBoost));
    const before = numbersIn(prompt());
    expect(new Set(before).size).toBe(1);
    fireEvent.click(options()[0] as HTMLElement);
    const after = numbersIn(prompt());
    expect(new Set(after).size).toBe(1);
    // The number grows, because nothing was selected before.
    expect(after[0]).toBeGreaterThan(before[0] ?? 0);
  });

  test('producing: selected resources are no longer counted as left', () => {
    layTable(viewAt(2, 'h', (view) => asks('produce')(view) && view.decision?.several === true));
    expect(prompt()).toMatch(/Where do you produce\?(?! Up to)/);
    fireEvent.click(options()[0] as HTMLElement);
    expect(prompt()).toMatch(/Where do you produce\? Up to 1 more\./);
  });
});

const discardsFromMany = ({ decision, players, seat }: View): boolean =>
  decision?.step === 'discard' && (players[seat ?? 0]?.handSize ?? 0) >= 4;

test('all cards of a hand are selected for discarding, and none again', () => {
  const { assistance } = useSettings.getState();
  useSettings.getState().change({ assistance: 'none' });
  onTestFinished(() => useSettings.getState().change({ assistance }));
  layTable(viewAt(2, 'question', discardsFromMany));
  const cards = () => [...document.querySelectorAll('[data-place] button')];
  const selected = () => cards().filter((card) => card.getAttribute('aria-pressed') === 'true');
  const all = screen.getByRole('button', { name: 'Select all' });
  const primary = () => document.querySelector('[data-primary]')?.textContent;
  const before = primary();
  expect(selected()).toEqual([]);
  expect(all.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(all);
  expect(selected()).toEqual(cards());
  expect(all.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(cards()[0] as Element);
  expect(all.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(all);
  fireEvent.click(all);
  expect(selected()).toEqual([]);
  expect(primary()).toBe(before);
});

test('the list of options offers to commit once the selection is an answer', () => {
  layTable(viewAt(2, 'politics p3', asks('take')));
  const confirm = () => document.querySelector('[data-options] [data-confirm]');
  expect(confirm()).toBeNull();
  const [first] = options();
  expect(first?.querySelector('kbd')?.textContent).toBe('1');
  fireEvent.click(first as HTMLElement);
  expect(confirm()?.textContent).toBe('Take Survey');
});

test('questions that do not allow all cards of the hand offer no such button', () => {
  layTable(viewAt(2, 'question', asks('action')));
  expect(screen.queryByRole('button', { name: 'Select all' })).toBeNull();
});

const canOnlyDissent = ({ decision }: View): boolean =>
  decision?.step === 'follow-or-dissent' &&
  decision.options.every((option) => option.kind === 'dissent');

test('a question with dissent as the only answer explains why', async () => {
  const table = tableAt(2, 'question', canOnlyDissent);
  layTable(table.viewOf(0), table);
  await screen.findByRole('heading', { name: 'Can you follow now?' });
  const why = document.querySelector('[data-ribbon]')?.textContent;
  // The text contains a link to the rule instead of the number of the ruling.
  expect(why).toMatch(/Following \w+ takes \d .*You have \d\. Read the rule/);
});

describe('looking at a card', () => {
  const lookAt = async (view: View, table: ReturnType<typeof tableAt>): Promise<string> => {
    layTable(view, table);
    const card = document.querySelector('[data-anchor^="cards:"] button:not([data-legal])');
    fireEvent.click(card as Element);
    await act(async () => undefined);
    return document.querySelector('dialog')?.textContent ?? '';
  };

  test('during another question describes it, without claiming that it cannot be used', async () => {
    const table = tableAt(2, 'question', asks('keep-planet'));
    const text = await lookAt(table.viewOf(0), table);
    expect(text.length).toBeGreaterThan(20);
    expect(text).not.toContain('Another question');
    expect(text).not.toContain('Can you play it now?');
  });

  test('at its question explains why it cannot be used', async () => {
    const hasIdleCard = (view: View): boolean => {
      const plays = view.decision?.options.flatMap((one) =>
        one.kind === 'play' ? [one.card] : [],
      );
      const hand = view.players[0]?.hand ?? [];
      return asks('action')(view) && hand.some((card) => plays?.includes(card) === false);
    };
    const table = tableAt(2, 'question', hasIdleCard);
    expect(await lookAt(table.viewOf(0), table)).toContain('Can you play it now?');
  });
});

describe('the end of a game', () => {
  const over = viewAt(2, 'question', (view) => view.over);
  const withScores = (tieBreaks: readonly number[], winners: readonly number[]): View => ({
    ...over,
    winners,
    players: over.players.map((player, seat) => ({
      ...player,
      score: { ...player.score, total: 20, tieBreak: tieBreaks[seat] ?? 0 },
    })),
  });

  test('a win by tie-break is explained', async () => {
    layTable(withScores([3, 5], [1]));
    expect((await screen.findByText(/^Tied! Most/)).textContent).toMatch(/Vega 5.*You 3/);
  });

  test('a shared win shows that no tie-break decides', async () => {
    layTable(withScores([4, 4], [0, 1]));
    expect(await screen.findByText(/the victory is shared/)).toBeDefined();
  });

  test('a clear win does not mention ties', async () => {
    layTable(over);
    await screen.findByRole('region', { name: 'Result' });
    expect(screen.queryByText(/^Tied/)).toBeNull();
  });
});

test('while other players decide the focus stays where the next question will be', () => {
  const view = viewAt(2, 'question', canBoost);
  const { decision: _decision, ...others } = view;
  const { show } = layTable(view);
  expect(document.activeElement?.tagName).toBe('BUTTON');
  show({ ...others, waiting: { seat: 1, step: 'boost' } });
  expect(document.querySelector('[data-options]')).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain('Vega');
});

test('a player who is typing when a question comes keeps the focus', () => {
  const table = tableAt(2, 'focus', asks('action'));
  const { show } = layTable(table.viewOf(0), table);
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  do table.step();
  while (table.deciding !== 0);
  show(table.viewOf(0));
  expect(document.activeElement).toBe(field);
  field.remove();
});

test.each(['is gone', 'is unknown'])(
  'closing a drawer moves the focus to the question if its previous element %s',
  (before) => {
    Object.assign(document.documentElement.style, { fontSize: '16px' });
    layTable(viewAt(2, 'question', asks('action')));
    const root = document.body.appendChild(document.createElement('div'));
    root.id = 'root';
    Object.defineProperties(root, { clientWidth: { value: 1440 }, clientHeight: { value: 900 } });
    const had = document.body.appendChild(document.createElement('button'));
    had.focus();
    if (before === 'is unknown') had.blur();
    const drawer = render(
      <Drawer title="Log" onClose={() => undefined}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <p tabIndex={0}>a line</p>
      </Drawer>,
    );
    expect(document.activeElement?.textContent).toBe('a line');
    had.remove();
    drawer.unmount();
    root.remove();
    expect(document.activeElement?.getAttribute('data-ribbon')).toBe('action');
  },
);

test('a focused element is blurred before it is removed, because browsers would otherwise force a layout', () => {
  const table = tableAt(2, 'focus', asks('action'));
  const { show } = layTable(table.viewOf(0), table);
  const remove = Reflect.get(Node.prototype, 'removeChild') as (this: Node, child: Node) => Node;
  const lost: Node[] = [];
  vi.spyOn(Node.prototype, 'removeChild').mockImplementation(function (this: Node, child) {
    if (child.contains(document.activeElement)) lost.push(child);
    return remove.call(this, child) as typeof child;
  });
  let requests = 0;
  for (let steps = 0; requests < 4 && steps < 60; steps++) {
    if (table.deciding === 0) requests++;
    expect(document.activeElement?.closest('[data-ribbon]')).not.toBeNull();
    table.step();
    show(table.viewOf(0));
  }
  expect(requests).toBe(4);
  expect(lost).toEqual([]);
  vi.restoreAllMocks();
});

/** The last card may be discarded only after another one. */
const lastIsLater = ({ decision, players, seat = -1 }: View): boolean =>
  decision?.step === 'discard' &&
  decision.excess === 2 &&
  decision.later?.some(({ token }) => token === `discard:${players[seat]?.hand?.at(-1)}`) === true;

test('the last card of a full hand can be discarded, by its card and in the list', () => {
  useSettings.getState().change({ assistance: 'none' });
  const view = viewAt(2, 'hand 6', lastIsLater);
  const { answers } = layTable(view);
  const cards = [
    ...document.querySelectorAll<HTMLButtonElement>('[data-anchor^="cards:"] button[data-legal]'),
  ];
  const primary = () => document.querySelector<HTMLButtonElement>('[data-primary]');
  expect(cards.length).toBe(view.players[0]?.hand?.length);
  fireEvent.click(cards.at(-1) as HTMLElement);
  expect(primary()?.disabled).toBe(true);
  fireEvent.click(options()[0] as HTMLElement);
  expect(primary()?.disabled).toBe(false);
  fireEvent.click(primary() as HTMLElement);
  const hand = view.players[0]?.hand ?? [];
  expect(answers).toEqual([[`discard:${hand[0]}`, `discard:${hand.at(-1)}`]]);
  useSettings.getState().change({ assistance: 'obvious' });
});

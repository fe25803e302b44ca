// Selecting and committing: a click selects, the primary button or a second click commits;
// suggestions depend on the assistance setting.
import { type Decision, isSelection, type View } from '@eminent/engine';
import { Table } from '@eminent/table';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { obviousBoosts } from '../src/suggestions/suggest-boosts.ts';
import { pendingAnswerOf } from '../src/suggestions/selection.ts';
import { suggestionFor } from '../src/suggestions/suggestion.ts';
import { type Settings, useSettings } from '../src/settings/settings.ts';
import { savedAt } from '../../../tools/page/saved-games.ts';
import { asks, furnish, layTable, tableAt, viewAt } from './render-page.tsx';

const change = (part: Partial<Settings>): void => useSettings.getState().change(part);

beforeAll(() => {
  furnish();
  change({ settle: false });
});
afterEach(() => {
  cleanup();
  change({ assistance: 'obvious', firstClick: false });
});

const primary = (): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>('[data-primary]');
  if (found === null) throw new Error('there is no primary button');
  return found;
};
const pieces = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('button[data-legal][data-choice]'),
];
const piece = (token: string): HTMLElement => {
  const found = pieces().find(({ dataset }) => dataset['choice']?.split(' ')[0] === token);
  if (found === undefined) throw new Error(`nothing stands for ${token}`);
  return found;
};
const tokenOf = (view: View, kind: string): string => {
  const found = view.decision?.options.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found.token;
};

function viewWhere(wanted: (view: View) => boolean): View {
  for (let n = 0; n < 20; n++) {
    const table = tableAt(2, `clicks ${n}`, (view) => wanted(view) || view.over);
    const view = table.viewOf(0);
    if (!view.over) return view;
  }
  throw new Error('seat 0 is never asked this');
}

const survey = (view: View): boolean =>
  asks('keep-planet')(view) && (view.decision?.options.length ?? 0) > 1;

function buying(): View {
  const { game, seed, seats, tokens } = savedAt(4, 0.7, ['buy-technology'], 'researcher');
  const table = new Table({ game, seed, seats });
  table.restore(tokens);
  return table.viewOf(0);
}

describe.each([
  ['a card for its Action', viewWhere(asks('action')), 'play'],
  ['a role', viewWhere(asks('role')), 'lead'],
  ['a planet of a Survey', viewWhere(survey), 'keep'],
  ['a technology', buying(), 'buy'],
  ['a role card to take', viewAt(2, 'politics p3', asks('take')), 'take'],
])('%s', (_, seen, kind) => {
  // Selections are stored by question object, so each test needs a new one.
  const again = (): View => ({ ...seen, decision: { ...seen.decision } as Decision });
  const token = tokenOf(seen, kind);

  test('is selected by the first click and committed by the primary button', () => {
    const { answers } = layTable(again());
    expect(primary().disabled).toBe(true);
    fireEvent.click(piece(token));
    expect(answers).toEqual([]);
    expect(piece(token).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(primary());
    expect(answers).toEqual([[token]]);
  });

  test('is committed by a second click', () => {
    const { answers } = layTable(again());
    fireEvent.click(piece(token));
    fireEvent.click(piece(token));
    expect(answers).toEqual([[token]]);
  });

  test.each(['Enter', ' '])('is committed by the key "%s" after a click', (key) => {
    const { answers } = layTable(again());
    fireEvent.keyDown(document.body, { key });
    expect(answers).toEqual([]);
    fireEvent.click(piece(token));
    fireEvent.keyDown(document.body, { key });
    expect(answers).toEqual([[token]]);
  });
});

test('where one card is taken, another click replaces it, and a first click can commit', () => {
  const seen = viewAt(2, 'politics p3', asks('take'));
  const again = (): View => ({ ...seen, decision: { ...seen.decision } as Decision });
  const before = layTable(again());
  fireEvent.click(piece('take:survey'));
  fireEvent.click(piece('take:colonize'));
  expect(piece('take:survey').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(primary());
  expect(before.answers).toEqual([['take:colonize']]);
  cleanup();
  change({ firstClick: true });
  const { answers } = layTable(again());
  fireEvent.click(piece('take:colonize'));
  expect(answers).toEqual([['take:colonize']]);
});

test('Survey reveals nothing on the first click, unless the player turned on first-click play', () => {
  const view = viewWhere(
    (seen) => seen.decision?.options.some((one) => one.token === 'play:survey') === true,
  );
  const { answers } = layTable(view);
  fireEvent.click(piece('play:survey'));
  expect(answers).toEqual([]);
  const other = pieces().find(({ dataset }) => dataset['choice'] !== 'play:survey');
  fireEvent.click(other as HTMLElement);
  change({ firstClick: true });
  fireEvent.click(piece('play:survey'));
  expect(answers).toEqual([['play:survey']]);
});

test('the button of an Action names its effect: the planet attacked, or the number of cards drawn', () => {
  const view = viewWhere(
    ({ decision, players }) =>
      decision?.options.some(({ token }) => token === 'play:warfare') === true &&
      (players[0]?.planets ?? []).filter(({ up, attack }) => !up && attack?.missing === 0)
        .length === 1,
  );
  layTable(view);
  fireEvent.click(piece('play:warfare'));
  expect(primary().textContent).toMatch(/^Play Warfare: attack .+, \+\d, or 1 fighter$/);
  cleanup();
  layTable(
    viewWhere(
      (seen) => seen.decision?.options.some(({ token }) => token === 'play:survey') === true,
    ),
  );
  fireEvent.click(piece('play:survey'));
  expect(primary().textContent).toBe('Play Survey: draw 2 cards');
});

test('number keys select, and the same key again commits', () => {
  const view = viewWhere(asks('action'));
  const { answers } = layTable(view);
  fireEvent.keyDown(document.body, { key: '2' });
  expect(answers).toEqual([]);
  fireEvent.keyDown(document.body, { key: '2' });
  expect(answers).toEqual([[view.decision?.options[1]?.token]]);
});

test('Enter on a focused table button activates that button', () => {
  const { answers } = layTable(viewWhere(asks('action')));
  const [first] = pieces();
  fireEvent.click(first as HTMLElement);
  fireEvent.keyDown(document.querySelector('header button') as Element, { key: 'Enter' });
  expect(answers).toEqual([]);
});

function* questions(): Generator<View> {
  for (const seed of ['one', 'two', 'three']) {
    const table = tableAt(3, seed, asks('action'));
    for (; !table.over; table.step()) yield table.viewOf(table.deciding);
  }
}

describe('the suggestion', () => {
  const NEVER = [
    'remove',
    'role',
    'buy-technology',
    'pick-technology',
    'discard',
    'take',
    'choose-scenario',
    'action',
    'keep-planet',
    'follow-or-dissent',
  ];

  test('is empty without assistance, and contains only undisputed options at the middle setting', () => {
    const wrong: string[] = [];
    let obvious = 0;
    for (const view of questions()) {
      const { decision } = view;
      if (decision === undefined) continue;
      if (suggestionFor(view, decision, 'none').picks.length > 0) wrong.push(decision.step);
      const { options } = pendingAnswerOf(decision, suggestionFor(view, decision, 'obvious'));
      if (options.length === 0) continue;
      obvious++;
      const all = decision.options.flatMap((one) =>
        Array.from({ length: one.copies ?? 1 }, () => one),
      );
      const isForced = decision.several
        ? options.length === all.filter(({ kind }) => kind !== 'done').length
        : all.length === 1;
      if (NEVER.includes(decision.step) && !isForced) wrong.push(`obvious ${decision.step}`);
      if (decision.several && !isSelection(decision, options)) wrong.push('no answer');
    }
    expect(wrong).toEqual([]);
    expect(obvious).toBeGreaterThan(10);
  });

  test('of a role contains the fewest cards that reach a planet or a technology', () => {
    let reached = 0;
    const wrong: string[] = [];
    for (const view of questions()) {
      if (!asks('role')(view)) continue;
      for (const preview of view.previews ?? []) {
        if (obviousBoosts(view, preview).length > 0) reached++;
        const isFree = ['survey', 'produce', 'trade'].includes(preview.role);
        if (isFree && obviousBoosts(view, preview).length > 0) wrong.push(preview.role);
      }
    }
    expect(wrong).toEqual([]);
    expect(reached).toBeGreaterThan(5);
  });

  test('of a discard is empty: all cards are kept', () => {
    layTable(viewWhere(({ decision }) => decision?.step === 'discard' && decision.excess === 0));
    expect(primary().textContent).toMatch(/^Keep /);
    expect(primary().disabled).toBe(false);
  });
});

test('clicking a hand card that boosts selects following with it', () => {
  const view = viewWhere(
    ({ decision, players }) =>
      decision?.step === 'follow-or-dissent' &&
      decision.options.some(({ kind }) => kind === 'follow') &&
      (players[0]?.hand ?? []).some(
        (card) => (players[0]?.handSymbols?.[card]?.[decision.role] ?? 0) > 0,
      ),
  );
  layTable(view);
  const [card] = pieces();
  fireEvent.click(card as HTMLElement);
  expect(primary().dataset['answers']).toBe(`follow ${card?.dataset['choice']}`);
});

test('clicking a hand card of one role selects leading it with the card, and again removes the card', () => {
  change({ assistance: 'obvious' });
  const view = viewWhere(
    (one) => asks('role')(one) && one.players[0]?.hand?.includes('survey') === true,
  );
  layTable(view);
  const survey = () => document.querySelector<HTMLElement>('[data-choice="boost:survey"]');
  fireEvent.click(survey() as HTMLElement);
  expect(primary().dataset['answers']).toBe('lead:survey boost:survey');
  fireEvent.click(survey() as HTMLElement);
  expect(primary().dataset['answers']).toBe('lead:survey');
});

test('following without a card says what is missing', () => {
  change({ assistance: 'none' });
  const view = viewWhere(
    (one) =>
      one.decision?.step === 'follow-or-dissent' &&
      (one.previews?.[0]?.symbols.least ?? 0) > 0 &&
      one.previews?.[0]?.empire === 0,
  );
  layTable(view);
  const follow = document.querySelector<HTMLElement>('[data-acts] [data-choice="follow"]');
  fireEvent.click(follow as HTMLElement);
  expect(primary().disabled).toBe(true);
  expect(primary().textContent).toBe('Select cards to follow');
});

test('the question which cards to follow with also says what is missing', () => {
  change({ assistance: 'none' });
  const mustBoost = (one: View): boolean =>
    asks('boost')(one) && one.decision?.options.every(({ kind }) => kind !== 'done') === true;
  layTable(viewWhere((one) => mustBoost(one) && one.leader !== 0));
  expect(primary().disabled).toBe(true);
  expect(primary().textContent).toBe('Select cards to follow');
});

const listed = (name: RegExp): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('[data-options] button')].find((one) =>
    name.test(one.textContent),
  );
  if (found === undefined) throw new Error(`not among all choices: ${name}`);
  return found;
};
const confirm = (): HTMLElement | null => document.querySelector('[data-confirm]');

describe('all choices offer the cards and planets of a role once it is selected', () => {
  const helps = (view: View, kind: string): boolean =>
    (view.previews ?? []).some(({ role, symbols, hand, taken }) => {
      const isOffered = view.decision?.options.some(
        (one) => one.kind === kind && (one.kind !== 'lead' || one.role === role),
      );
      return isOffered === true && hand > 0 && taken === 0 && symbols.least > 0;
    });

  test('following without a symbol of the own planets', () => {
    change({ assistance: 'none' });
    const view = viewWhere((one) => asks('follow-or-dissent')(one) && helps(one, 'follow'));
    const { answers } = layTable(view);
    expect(document.querySelector('[data-options]')?.textContent).not.toContain('Boost with');
    fireEvent.click(listed(/Follow/));
    expect(confirm()).toBeNull();
    fireEvent.click(listed(/Boost with/));
    expect(primary().dataset['answers']).toMatch(/^follow boost:/);
    fireEvent.click(confirm() as HTMLElement);
    expect(answers).toEqual([['follow']]);
  });

  test('a card that is twice in the hand is added twice, then removed', () => {
    change({ assistance: 'none' });
    const twice = (view: View): string | undefined => {
      const hand = view.players[0]?.hand ?? [];
      return hand.find((card, i) => hand.indexOf(card) < i && /^(survey|colonize)$/.test(card));
    };
    const view = viewWhere((one) => asks('role')(one) && twice(one) !== undefined);
    const card = twice(view) as string;
    layTable(view);
    fireEvent.click(listed(new RegExp(`Lead ${card}`, 'i')));
    const counted = () => primary().dataset['answers']?.split(` boost:${card}`).length ?? 0;
    const press = () => fireEvent.click(listed(new RegExp(`Boost with ${card}`, 'i')));
    expect(counted()).toBe(1);
    press();
    press();
    expect(counted()).toBeGreaterThanOrEqual(3);
    const copies = (view.players[0]?.hand ?? []).filter((one) => one === card).length;
    for (let n = 2; n <= copies; n++) press();
    expect(counted()).toBe(1);
  });

  test('a planet that the role can win at once', () => {
    change({ assistance: 'none' });
    const view = viewWhere((one) =>
      (one.previews ?? []).some(
        ({ yields }) => yields.does === 'collect-fighters' && yields.attackNow.length > 0,
      ),
    );
    layTable(view);
    fireEvent.click(listed(/Lead Warfare/));
    fireEvent.click(listed(/^\d*Attack /));
    expect(document.querySelector('[data-choice^="aim:"][data-picked="true"]')).not.toBeNull();
  });
});

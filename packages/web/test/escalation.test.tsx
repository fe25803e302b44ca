// Escalation on the table: starting choices, the fleet, two prices, slots for any resource.
import { decidingSeat, newGame, type OptionInfo, play, SCENARIOS, view } from '@eminent/engine';
import { loadLanguage, outcomeText, scenarioName, scenarioText, tipText } from '@eminent/text';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { type SelectedOption, withoutConflicts } from '../src/suggestions/selection.ts';
import { selectionWith, suggestionFor } from '../src/suggestions/suggestion.ts';
import { secondaryButtons } from '../src/question/answer-buttons.ts';
import { useSettings } from '../src/settings/settings.ts';
import { GAMES, gameOf, optionsOf, playerChoices } from '../src/new-game/game-presets.ts';
import { scene } from '../../engine/test/scene.ts';
import { furnish, layTable } from './render-page.tsx';

await loadLanguage('en');
beforeAll(() => {
  furnish();
  act(() => useSettings.getState().change({ settle: false }));
});
afterAll(() => act(() => useSettings.getState().change({ settle: true })));

const RULES = { ruleset: 'escalation', startPlanetChoice: 'old-only' } as const;

function begun(more: object) {
  return newGame(gameOptions({ players: 2, ruleset: 'escalation', ...more }), 'page');
}

test('a start planet is selected by a press and kept by a second one', async () => {
  const state = begun({});
  const { answers } = layTable(view(state, 0));
  const offered = await screen.findByRole('region', { name: 'Which start planet do you keep?' });
  const offeredPlanets = within(offered).getAllByRole('button');
  expect(offeredPlanets).toHaveLength(2);
  const [, second] = offeredPlanets;
  if (second === undefined) throw new Error('there is one only');
  expect(offeredPlanets.map((planet) => planet.dataset['picked'])).toEqual([undefined, undefined]);
  fireEvent.click(second);
  expect(answers).toEqual([]);
  fireEvent.click(second);
  expect(answers).toEqual([[second.dataset['choice']]]);
});

test('every compatible scenario describes what it gives', async () => {
  const state = begun({ scenarios: 'chosen' });
  layTable(view(state, decidingSeat(state)));
  const offered = await screen.findByRole('region', { name: 'Which scenario do you play?' });
  expect(within(offered).getAllByRole('button')).toHaveLength(18);
  expect(within(offered).getByText(/^Deck: Artificial Intelligence\./)).toBeDefined();
});

test('every scenario shows the technologies and the planet it starts with', async () => {
  const state = begun({ scenarios: 'chosen', scenarioPromos: true });
  layTable(view(state, decidingSeat(state)));
  const offered = await screen.findByRole('region', { name: 'Which scenario do you play?' });
  const pictures = [...offered.querySelectorAll<HTMLElement>('[data-pictures]')];
  expect(pictures).toHaveLength(within(offered).getAllByRole('button').length);
  for (const picture of pictures) {
    const scenario = SCENARIOS.find(({ id }) => id === picture.dataset['pictures']);
    if (scenario === undefined) throw new Error('a picture of no scenario');
    const { permanents, technologies, battlecruiser, startPlanet } = scenario;
    const things = permanents.length + technologies.length + (battlecruiser === true ? 1 : 0);
    const startPlanets = startPlanet === undefined ? 0 : 1;
    expect(things).toBeGreaterThan(0);
    expect({
      scenario: scenario.id,
      things: picture.firstElementChild?.children.length,
      startPlanets: picture.querySelectorAll('[data-art]').length,
    }).toEqual({ scenario: scenario.id, things, startPlanets });
    expect(picture.getAttribute('aria-hidden')).toBe('true');
  }
});

test('the fleet tile gives its Action and announces its ships', () => {
  const game = scene({
    options: RULES,
    seats: [{ hand: 'survey', fighters: 4, extra: { destroyers: 1 } }],
  });
  const { answers } = layTable(game.view(0));
  expect(screen.getAllByRole('img', { name: '1 destroyer' }).length).toBeGreaterThan(0);
  const tile = screen
    .getAllByRole('button', { name: /^Fleet\./ })
    .find(({ dataset }) => dataset['choice']);
  if (tile === undefined) throw new Error('the tile stands for nothing');
  fireEvent.click(tile);
  expect(answers).toEqual([]);
  fireEvent.click(tile);
  expect(answers).toEqual([['use-fleet-1']]);
});

test('a piece with several answers commits none; each press selects the next', () => {
  const ready = () => document.querySelector('[data-ply] [data-primary]')?.textContent;
  const seat = { hand: 'produce-trade', planets: 'vierra up' };
  const produced = scene({ options: RULES, seats: [seat] });
  produced.play('play:produce-trade');
  const { answers } = layTable(produced.view(0));
  const [planet] = document.querySelectorAll('[data-choice="produce:1.food produce:1.water"]');
  if (planet === undefined) throw new Error('no planet stands for both resources');
  const shown = [0, 1, 2].map(() => {
    fireEvent.click(planet);
    return ready();
  });
  expect(answers).toEqual([]);
  expect(new Set(shown).size).toBe(2);
  expect(shown[2]).toBe(shown[0]);
});

test('the fleet tile selects its two Actions in turn', () => {
  const extra = { fleet: 2, destroyers: 2 } as const;
  const game = scene({ options: RULES, seats: [{ hand: 'survey', fighters: 4, extra }] });
  const { answers } = layTable(game.view(0));
  const tile = document.querySelector('[data-fleet][data-choice="use-fleet-1 use-fleet-2"]');
  if (tile === null) throw new Error('the tile does not stand for both');
  const ready = () => document.querySelector('[data-ply] [data-primary]')?.textContent;
  const [before] = [ready(), fireEvent.click(tile)];
  expect(ready()).not.toBe(before);
  expect(answers).toEqual([]);
});

test('Research cards are added if they save ships that could pay', () => {
  const led = (fighters: number, hand: string) => {
    const seats = [{ hand, fighters, planets: 'voson up' }];
    const seen = scene({ options: RULES, seats, at: 'role' }).view(0);
    if (seen.decision === undefined) throw new Error('nothing is asked');
    const role = seen.decision.options.find(({ token }) => token === 'lead:research');
    if (role === undefined) throw new Error('nobody may research');
    return selectionWith(seen, seen.decision, role, 'suggest').picks.map(({ token }) => token);
  };
  const both = ['lead:research', 'boost:research', 'boost:research'];
  expect(led(3, 'research research survey')).toEqual(both);
  expect(led(3, 'research survey')).toEqual(['lead:research']);
});

test('with a Colony Ship no suggestion removes a Colonize card', () => {
  const removed = (permanents: string) => {
    const hand = 'colonize colonize survey';
    const own = { hand, deck: 'survey survey warfare warfare warfare', fighters: 5, permanents };
    const seats = [{ ...own, planets: 'nyseia up, voson' }];
    const seen = scene({ options: RULES, seats }).play('use-planet:1').view(0);
    if (seen.decision?.step !== 'remove') throw new Error('nothing is removed');
    return suggestionFor(seen, seen.decision, 'suggest').picks.map(({ token }) => token);
  };
  expect(removed('')).toEqual(['remove:colonize', 'remove:colonize']);
  expect(removed('colony-ship')).toEqual([]);
});

test('dissenting in peace shows its influence', () => {
  const seats = [
    { hand: 'warfare' },
    { hand: 'warfare survey', permanents: 'peace-treaty.metallic' },
  ];
  const game = scene({ options: RULES, seats, at: 'role' });
  game.play('lead:warfare').until('follow-or-dissent');
  layTable(game.view(1));
  expect(screen.getAllByRole('button', { name: 'Dissent: 1 card, 1 influence' })).not.toEqual([]);
});

test('fighters are upgraded if planets need larger ships, or if there are more than planets need', () => {
  const context = (planets: string, fighters: number, destroyers = 0) => {
    const hand = { hand: 'survey', deck: 'research research' };
    const seat = { ...hand, fighters, planets, extra: { destroyers } };
    const seen = scene({ options: RULES, seats: [seat] }).view(0);
    if (seen.decision === undefined) throw new Error('nothing is asked');
    return suggestionFor(seen, seen.decision, 'suggest').picks.map(({ token }) => token);
  };
  // Kaylexa costs a battlecruiser, and Lyttle five fighters.
  expect(context('kaylexa', 6)).toEqual(['use-fleet-1']);
  expect(context('kaylexa', 3, 1)).toEqual(['use-fleet-1']);
  expect(context('lyttle', 8)).toEqual(['use-fleet-1']);
  expect(context('lyttle', 7)).toEqual(['play:survey']);
});

test('fighters are not led for when there are enough for all planets', () => {
  const led = (fighters: number) => {
    const seat = { hand: 'warfare survey survey', fighters, planets: 'kaylexa' };
    const seen = scene({ options: RULES, seats: [seat], at: 'role' }).view(0);
    if (seen.decision === undefined) throw new Error('nothing is asked');
    return suggestionFor(seen, seen.decision, 'suggest').picks.map(({ token }) => token);
  };
  expect(led(2)).toContain('lead:warfare');
  expect(led(9)).not.toContain('lead:warfare');
});

test('colonies that suffice for a planet are worth following for, even with a warlike strategy', () => {
  const context = (colonies: string) => {
    const seen = scene({
      options: RULES,
      seats: [
        { hand: 'politics', planets: 'idroyos' },
        { hand: 'colonize', fighters: 4, planets: `lyttle + ${colonies}` },
      ],
      at: 'role',
    })
      .play('lead:colonize')
      .until('follow-or-dissent')
      .view(1);
    if (seen.decision === undefined) throw new Error('nothing is asked');
    return suggestionFor(seen, seen.decision, 'suggest').picks.map(({ token }) => token);
  };
  expect(context('colonize colonize')).toContain('dissent');
  expect(context('colonize colonize colonize')).toContain('follow');
});

test('a technology that symbols and ships pay for is suggested', () => {
  const game = scene({
    options: RULES,
    seats: [{ hand: 'research research', fighters: 3, planets: 'lyttle up' }],
    at: 'role',
  });
  game.play('lead:research', 'boost:research', 'boost:research');
  const { answers } = layTable(game.view(0));
  const market = screen.getByRole('region', { name: 'Technologies' });
  const card = market.querySelector('[data-card="improved-research.fighter"]');
  if (card === null) throw new Error('it does not lie open');
  fireEvent.click(card);
  const prices = within(market).getByRole('group', { name: 'Pay with' });
  fireEvent.click(within(prices).getByRole('button', { name: '3 fighters' }));
  const [take] = document.querySelectorAll('[data-primary]');
  expect(take?.textContent).toMatch(/for 3 fighters$/);
  if (take !== undefined) fireEvent.click(take);
  expect(answers).toEqual([['buy-with-ships:improved-research.fighter']]);
});

const anyOf = (resource: 'food' | 'iron', slot: number): OptionInfo => ({
  kind: 'produce',
  option: 4410 + slot * 4 + (resource === 'food' ? 0 : 2),
  token: `any ${slot} ${resource}`,
  at: 49,
  planet: 'biosphere',
  resource,
  anySlot: slot,
  copies: 1,
});

test('the last choice for a slot for any resource counts', () => {
  const options = [anyOf('food', 98), anyOf('iron', 98), anyOf('food', 99), anyOf('iron', 99)];
  const [food, iron, other] = options;
  if (food === undefined || iron === undefined || other === undefined) throw new Error();
  const decision = {
    step: 'produce',
    several: true,
    most: 2,
    resourcesLeft: 2,
    ply: 3,
    seat: 0,
    options,
    default: 'done',
  } as const;
  const picks: SelectedOption[] = [food, other, iron].map(({ token }) => ({ token, copy: 0 }));
  expect(withoutConflicts(decision, picks, iron).map(({ token }) => token)).toEqual([
    other.token,
    iron.token,
  ]);
  const view0 = view(begun({}), 0);
  const preset = suggestionFor({ ...view0, decision }, decision, 'suggest').picks;
  expect(preset).toHaveLength(2);
});

test('each type of resource is offered once, regardless of the number of slots', () => {
  const game = scene({
    options: RULES,
    seats: [{ hand: '', permanents: 'biosphere' }],
    at: 'role',
  });
  game.play('lead:produce').until('produce');
  const seen = game.view(0);
  if (seen.decision?.several !== true) throw new Error('nothing is picked');
  expect(seen.decision.most).toBe(1);
  const context = { decision: seen.decision, view: seen, names: ['You', 'Vega'] };
  const produced = secondaryButtons('en', context, { options: [], boosts: [] })
    .filter(({ isPlaceholder }) => isPlaceholder !== true)
    .map(({ text }) => text)
    .filter((text) => text.startsWith('Produce '));
  expect(produced).toHaveLength(4);
  expect(new Set(produced).size).toBe(4);
});

test('there is a button per resource, not per slot; pressed again it fills the next slot', () => {
  const game = scene({
    options: RULES,
    seats: [{ hand: 'produce-trade', permanents: 'biosphere' }],
    at: 'role',
  });
  game.play('lead:produce', 'boost:produce-trade').until('produce');
  const { answers } = layTable(game.view(0));
  const ribbon = document.querySelector('[data-ribbon="produce"]');
  if (ribbon === null) throw new Error('nothing is asked');
  const inRow = () =>
    [...ribbon.querySelectorAll<HTMLElement>('[data-choice]')].filter(({ textContent }) =>
      /^Produce (food|water|iron|silicon) /.test(textContent),
    );
  const chosen = () =>
    inRow()
      .filter((one) => one.getAttribute('aria-pressed') === 'true')
      .map(({ textContent }) => textContent);
  const press = (resource: string) => {
    const button = inRow().find(({ textContent }) => textContent.includes(resource));
    if (button === undefined) throw new Error(`nothing says ${resource}`);
    fireEvent.click(button);
  };
  expect(inRow()).toHaveLength(4);
  expect(chosen()).toEqual([]);
  press('food');
  press('food');
  expect(chosen()).toEqual(['Produce food on Biosphere×2']);
  press('water');
  expect(chosen()).toEqual(['Produce food on Biosphere', 'Produce water on Biosphere']);
  press('water');
  expect(chosen()).toEqual(['Produce water on Biosphere×2']);
  press('water');
  expect(chosen()).toEqual(['Produce water on Biosphere']);
  press('iron');
  expect(chosen()).toEqual(['Produce water on Biosphere', 'Produce iron on Biosphere']);
  const [produce] = document.querySelectorAll('[data-primary]');
  if (produce !== undefined) fireEvent.click(produce);
  expect(new Set(answers[0])).toHaveProperty('size', 2);
});

test('when one resource is produced, two slots for any type on one card are listed once', () => {
  const game = scene({
    options: RULES,
    seats: [{ hand: 'produce-trade', permanents: 'biosphere', planets: 'voson up' }],
  });
  game.play('play:produce-trade');
  const { answers } = layTable(game.view(0));
  const ribbon = document.querySelector<HTMLElement>('[data-ribbon]');
  if (ribbon === null) throw new Error('nothing is asked');
  const buttonTexts = within(ribbon)
    .getAllByRole('button', { name: /^Produce \w+ on Biosphere$/ })
    .filter((button) => button.matches('[data-choice]'))
    .map(({ textContent }) => textContent);
  expect(buttonTexts).toHaveLength(4);
  expect(new Set(buttonTexts).size).toBe(4);
  expect(answers).toEqual([]);
});

test('a planet that only the battlecruiser can take is not attacked by a press, only by the explicit button', () => {
  const game = scene({
    options: RULES,
    seats: [
      {
        hand: 'warfare',
        planets: 'voson, drawde up',
        extra: { fleet: 2, battlecruisers: 1 },
      },
    ],
  });
  game.play('play:warfare');
  const { answers } = layTable(game.view(0));
  const button = screen
    .getAllByRole('button', { name: /Give up your battlecruiser/u })
    .find((one) => one.matches('[data-choice]'));
  const chosen = [...document.querySelectorAll<HTMLElement>('[data-choice^="attack"]')];
  expect(chosen).toEqual([button]);
  if (button !== undefined) fireEvent.click(button);
  expect(answers).toEqual([['attack-with-battlecruiser:1']]);
});

test('a colony goes under a planet or onto the Colony Ship', () => {
  const game = scene({
    options: RULES,
    seats: [{ hand: 'colonize warfare', permanents: 'colony-ship', planets: 'voson' }],
  });
  game.play('add-colony:colonize');
  layTable(game.view(0));
  const ribbon = document.querySelector<HTMLElement>('[data-ribbon]');
  expect(ribbon?.textContent).toContain('Tuck Colonize under Voson');
  expect(ribbon?.textContent).toContain('Put Colonize on the Colony Ship');
});

test('colonies that must move come from the Colony Ship first', () => {
  const game = scene({
    options: RULES,
    seats: [
      {
        hand: 'colonize',
        permanents: 'colony-ship',
        planets: 'voson + colonize',
        extra: { fleet: 1, colonies: ['colonize', 'colonize', 'colonize'] },
      },
    ],
  });
  const settle = game.options.find((option) => option.startsWith('settle'));
  game.play('play:colonize', settle ?? 'settle:1');
  const seen = game.view(0);
  if (seen.decision === undefined) throw new Error('nothing is asked');
  expect(seen.decision.step).toBe('redistribute');
  const [chosen] = suggestionFor(seen, seen.decision, 'suggest').picks;
  expect(chosen?.token).toBe('move:ship.colonize');
});

test('the form offers Escalation for five players, and fewer players for other games', () => {
  expect(GAMES).toContain('escalation');
  const five = optionsOf('escalation', 5);
  expect(five.players).toBe(5);
  expect(gameOf({ ...five, scenarios: 'random' })).toBe('escalation');
  expect(playerChoices(five).map(({ value }) => value)).toEqual([2, 3, 4, 5]);
  expect(optionsOf('official', 5).players).toBe(4);
});

test('discarding a card as a substitute is never suggested', () => {
  const game = scene({
    options: RULES,
    seats: [
      {
        hand: 'survey research',
        permanents: 'warfare-technology',
        fighters: 2,
        planets: 'lyttle up',
      },
    ],
    at: 'role',
  });
  game.play('lead:research');
  const seen = game.view(0);
  if (seen.decision === undefined) throw new Error('nothing is asked');
  expect(seen.decision.options.map(({ kind }) => kind)).toContain('spend-fighter');
  expect(suggestionFor(seen, seen.decision, 'suggest').picks.map(({ token }) => token)).toEqual([
    'boost:research',
  ]);
});

test('a game that starts with choices continues when all have chosen', () => {
  const state = begun({});
  for (let n = 0; n < 2; n++) {
    const option = view(state, decidingSeat(state)).decision?.options[0]?.option;
    play(state, option ?? -1);
  }
  expect(view(state, 0).turnNumber).toBe(1);
});

test('dealt scenarios are named at the start, and at the portraits for the whole game', async () => {
  const state = begun({ scenarios: 'random' });
  const seat = decidingSeat(state);
  const { players } = view(state, seat);
  layTable(view(state, seat));
  const dialog = await screen.findByRole('dialog', { name: 'Who starts with what' });
  const names = players.map(({ scenario = '' }) => scenarioName('en', scenario));
  expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent),
  ).toEqual(names);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Let’s play' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const [n, { scenario = '' }] of players.entries()) {
    fireEvent.click(screen.getByRole('button', { name: names[n] ?? '' }));
    const details = await screen.findByRole('dialog', { name: names[n] ?? '' });
    expect(details.textContent).toContain(scenarioText('en', scenario));
    expect(tipText('en', `scenario:${scenario}`)?.term).toBe(names[n]);
    fireEvent.click(within(details).getByRole('button', { name: 'Close' }));
  }
});

test('paying the battlecruiser says what is lost and gained', () => {
  const state = begun({});
  const seat = decidingSeat(state);
  const now = view(state, seat);
  const option = {
    kind: 'attack-with-battlecruiser',
    at: 0,
    planet: 'drawde',
    option: 0,
    token: 'primary:1',
  } as const satisfies OptionInfo;
  const players = now.players.map((player) => ({
    ...player,
    ships: { fighter: 0, destroyer: 0, battlecruiser: 1 },
  }));
  const { decision } = now;
  if (decision === undefined) throw new Error('nothing is asked');
  const context = { decision, view: { ...now, players }, names: [] };
  expect(outcomeText('en', context, { options: [option], boosts: [] })).toBe(
    'Give up your battlecruiser (−2) for Drawde (+2)',
  );
});

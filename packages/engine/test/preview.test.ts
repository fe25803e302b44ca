// Previews of a role match its outcome, and views contain derived values.
import { expect, test } from 'vitest';
import {
  decidingSeat,
  describe,
  type GameState,
  legalOptions,
  newGame,
  OPTION,
  play,
  randomFromSeed,
  ROLES,
  type Role,
  type RolePreview,
  SPECTATOR,
  view,
} from '../src/index.ts';
import { GAMES } from './random-games.ts';
import { type Game, scene, type SeatScene } from './scene.ts';

function preview(game: Game, role: Role): RolePreview {
  const found = game.view(0).previews?.find((one) => one.role === role);
  if (found === undefined) throw new Error(`${role} has no preview`);
  return found;
}

test('symbols by source, and what followers could gain', () => {
  const game = scene({
    at: 'role',
    seats: [
      { hand: 'warfare war-path survey', planets: 'tankahshin up' },
      { hand: 'warfare survey', deck: 'warfare', planets: 'erkam-w up' },
    ],
  });
  expect(preview(game, 'warfare')).toMatchObject({
    role: 'warfare',
    taken: 1,
    bonus: 0,
    empire: 1,
    hand: 3,
    handCards: 2,
    symbols: { least: 2, most: 5 },
    stackLeft: (game.position.stacks['warfare'] ?? 0) - 1,
    followers: [{ seat: 1, most: 1 + 2, mayFollow: true }],
  });
  const empty = scene({
    at: 'role',
    seats: [{ hand: 'survey', permanents: 'adaptability fertile-ground' }, { hand: 'research' }],
    stacks: { research: 0 },
  });
  expect(preview(empty, 'research')).toMatchObject({
    taken: 0,
    bonus: 1,
    empire: 1,
    symbols: { least: 2, most: 2 },
    stackLeft: 0,
  });
  expect(preview(empty, 'colonize')).toMatchObject({ empire: 0, taken: 1 });
  const adapts = scene({ at: 'role', seats: [{ hand: 'research', permanents: 'adaptability' }] });
  expect(preview(adapts, 'survey')).toMatchObject({
    hand: 1,
    handCards: 1,
    symbols: { least: 1, most: 2 },
  });
  expect(view(game.state, SPECTATOR)).not.toHaveProperty('previews');
  expect(game.view(1)).not.toHaveProperty('previews');
});

test('what a role gives in this position: nothing without planets, slots or goods', () => {
  const bare = scene({ at: 'role', seats: [{ hand: 'produce-trade survey colonize' }] });
  expect(preview(bare, 'produce').yields).toEqual({
    does: 'produce',
    resources: { least: 0, most: 0 },
  });
  expect(preview(bare, 'trade').yields).toEqual({ does: 'trade', trades: { least: 0, most: 0 } });
  expect(preview(bare, 'colonize').yields).toMatchObject({ colonies: { least: 0, most: 0 } });
  expect(preview(bare, 'survey').yields).toEqual({
    does: 'look-at-planets',
    planets: { least: 1, most: 2 },
    fewer: 0,
  });
  const rich = scene({
    at: 'role',
    seats: [
      {
        hand: 'produce-trade produce-trade colonize',
        planets: 'angus-duffy up water, drawde + colonize colonize, idroyos',
        fighters: 1,
        permanents: 'weapon-emporium',
      },
    ],
  });
  expect(preview(rich, 'produce').yields).toMatchObject({ resources: { least: 1, most: 1 } });
  expect(preview(rich, 'trade').yields).toMatchObject({ trades: { least: 1, most: 2 } });
  expect(preview(rich, 'colonize').yields).toMatchObject({
    colonies: { least: 1, most: 2 },
    settleNow: [1],
  });
});

test('technologies on offer: planets and symbols that are missing, with every card that helps', () => {
  const game = scene({
    at: 'role',
    seats: [{ hand: 'research improved-research.survey', planets: 'drawde up, erkam-w up' }],
  });
  const { research } = game.view(0);
  expect(research?.symbols).toEqual({ least: 1, most: 3 });
  const reach = (card: string) => research?.technologies.find((one) => one.card === card);
  expect(reach('improved-trade.colonize')).toMatchObject({ affordable: true, symbolsMissing: 0 });
  expect(reach('adaptability')).toMatchObject({ affordable: false });
  expect(game.view(1).research?.technologies[0]).toMatchObject({ affordable: false });
  expect(view(game.state, SPECTATOR)).not.toHaveProperty('research');
  const learning = scene({ options: { variant: 'learning' }, seats: [{ hand: 'survey' }] });
  expect(learning.view(0)).not.toHaveProperty('research');
});

test('costs, planets and slots of an empire, and the worth of the player’s cards', () => {
  const game = scene({
    seats: [
      {
        hand: 'research warfare politics',
        planets: 'idroyos + colonize, angus-duffy up water',
        fighters: 2,
        permanents: 'adaptability scorched-earth-policy',
      },
    ],
  });
  const [me] = game.view(0).players;
  const { need, have, missing } = me?.planets[0]?.attack ?? { need: 0, have: 0, missing: 0 };
  expect([have, missing]).toEqual([2, Math.max(0, need - 2)]);
  expect(me?.planets[0]?.settle).toMatchObject({ have: 1 });
  expect(me?.planets[1]).not.toHaveProperty('settle');
  expect(me).toMatchObject({ slotsFree: 1, slotsFilled: 1 });
  expect(me?.handSymbols).toEqual({
    warfare: { warfare: 1 },
    research: { survey: 1, warfare: 1, colonize: 1, produce: 1, trade: 1, research: 1 },
    politics: {},
  });
  expect(game.view(1).players[0]).not.toHaveProperty('handSymbols');
});

test('cards that boost only led roles show their symbols to the leader only', () => {
  const own = { hand: 'survey politics', permanents: 'wealth-of-knowledge' };
  const game = scene({ options: { ruleset: 'escalation' }, at: 'role', seats: [own, {}] });
  const worth = () => game.view(0).players[0]?.handSymbols?.['survey'];

  expect(worth()).toEqual({
    survey: 1,
    warfare: 1,
    colonize: 1,
    produce: 1,
    trade: 1,
    research: 1,
  });
  game.state.leader = 1;
  expect(worth()).toEqual({ survey: 1 });
});

test('resources and fighters that can be spent as symbols are counted separately from the hand', () => {
  const own = {
    hand: 'research politics',
    fighters: 2,
    permanents: 'black-market warfare-technology',
    planets: 'lyttle up silicon',
  };
  const game = scene({ options: { ruleset: 'escalation' }, at: 'role', seats: [own, {}] });
  expect(preview(game, 'research')).toMatchObject({
    hand: 1,
    tokens: 3,
    symbols: { least: 2, most: 6 },
  });
  expect(preview(game, 'trade')).toMatchObject({
    hand: 0,
    tokens: 1,
    symbols: { least: 1, most: 2 },
    yields: { trades: { least: 1, most: 1 } },
  });
  const planets = 'lyttle up silicon, angus-duffy up water, drawde up food';
  const rich = scene({
    options: { ruleset: 'escalation' },
    at: 'role',
    seats: [{ hand: 'politics', permanents: 'black-market', planets }, {}],
  });
  // The player spends one of three resources for a second symbol, so two remain to trade.
  expect(preview(rich, 'trade')).toMatchObject({
    symbols: { least: 1, most: 4 },
    yields: { trades: { least: 1, most: 2 } },
  });
  const spends = scene({ options: { ruleset: 'escalation' }, at: 'role', seats: [{}, own] });
  const [follower] = preview(spends, 'trade').followers;
  expect(follower).toMatchObject({ most: 1, mayFollow: true });
  const poor = scene({ at: 'role', seats: [{ hand: 'research', fighters: 2 }] });
  expect(preview(poor, 'research')).not.toHaveProperty('tokens');
});

function follower(role: Role, other: SeatScene, options: object = {}) {
  const seats = [{ hand: 'politics' }, other];
  const game = scene({ options: { ruleset: 'escalation', ...options }, at: 'role', seats });
  return preview(game, role).followers[0];
}

test('RULES P2: a follower of Research without symbols may pay with ships', () => {
  const other = { hand: 'politics', fighters: 3 };
  expect(follower('research', other)).toEqual({ seat: 1, most: 0, mayFollow: true });
  expect(follower('warfare', other)).toMatchObject({ mayFollow: false });
  expect(follower('research', { ...other, fighters: 2 })).toMatchObject({ mayFollow: false });
});

test('RULES E7: a follower with Freedom of Trade counts the symbols of Produce and of Trade', () => {
  const other = { hand: 'improved-trade.fighter politics', planets: 'lyttle up silicon' };
  const free = { ...other, permanents: 'freedom-of-trade' };
  expect(follower('produce', other)).toMatchObject({ most: 0, mayFollow: false });
  expect(follower('produce', free)).toMatchObject({ most: 3, mayFollow: true });
  expect(follower('trade', free)).toMatchObject({ most: 3, mayFollow: true });
  expect(follower('survey', free)).toMatchObject({ most: 0, mayFollow: false });
});

test.each([
  ['research', { fighters: 2 }, 'improved-trade.fighter'],
  ['warfare', { permanents: 'bureaucracy', planets: 'vierra' }, 'spoils-of-war'],
] as const)(
  'RULES T11: whether a follower of %s may pay with ships does not depend on where an icon lies',
  (role, own, card) => {
    const may = (hand: string, deck: string) =>
      follower(role, { ...own, hand, deck }, { escalationErrata: 'none' })?.mayFollow;
    expect([may(card, 'survey'), may('survey', card)]).toEqual([true, true]);
    expect(may('survey', 'survey')).toBe(false);
  },
);

test('technologies in reach while cards are added count the fighters and cards of permanents', () => {
  const reach = (permanents: string) => {
    const own = { hand: 'research survey', fighters: 2, permanents };
    const game = scene({ options: { ruleset: 'escalation' }, at: 'role', seats: [own, {}] });
    const before = game.view(0).research?.symbols;
    expect(game.play('lead:research').view(0).research?.symbols).toEqual(before);
    return before;
  };
  expect(reach('')).toEqual({ least: 1, most: 2 });
  expect(reach('warfare-technology')).toEqual({ least: 1, most: 4 });
  expect(reach('wealth-of-knowledge')).toEqual({ least: 1, most: 3 });
});

/** Leads a role and boosts it with all that the question offers, or with nothing. */
function leadWith(state: GameState, role: number, all: boolean): GameState {
  const led = state.clone();
  const seat = decidingSeat(led);
  play(led, OPTION.LEAD + role);
  for (;;) {
    if (led.over || decidingSeat(led) !== seat || describe(led).step !== 'boost') return led;
    const legal = legalOptions(led);
    play(led, (all ? legal.find((option) => option !== OPTION.DONE) : undefined) ?? OPTION.DONE);
  }
}

/** What a player got from the role they led, in the form of the preview. */
function outcomeOf(before: GameState, after: GameState, seat: number): unknown {
  const player = after.players[seat];
  const earlier = before.players[seat];
  if (player === undefined || earlier === undefined) return undefined;
  const decision = !after.over && decidingSeat(after) === seat ? describe(after) : undefined;
  switch (decision?.step) {
    case 'keep-planet':
      return decision.planets;
    case 'muster':
      return decision.fighters;
    case 'produce':
    case 'trade':
      return decision.most;
    case 'buy-technology':
      return decision.options.flatMap((one) => (one.kind === 'buy' ? [one.card] : []));
    default:
      return player.fighters - earlier.fighters + (player.planets.length - earlier.planets.length);
  }
}

test('random games: a preview matches the outcome of leading, with no card and with all of them', () => {
  let checked = 0;
  for (const [seed, options] of GAMES.entries()) {
    if (options.ruleset !== 'official') continue;
    const state = newGame(options, `preview ${seed}`);
    const random = randomFromSeed(`preview ${seed}`);
    while (!state.over) {
      const seat = decidingSeat(state);
      const isLeading = describe(state).step === 'role' && random.below(3) === 0;
      const previews = isLeading ? (view(state, seat).previews ?? []) : [];
      for (const { role, yields } of previews) {
        if (yields.does === 'add-colonies') continue;
        const range = Object.entries(yields).find(([, one]) => typeof one === 'object')?.[1];
        const number = ROLES.indexOf(role);
        const bounds = range as { least: unknown; most: unknown };
        for (const [all, expected] of [
          [false, bounds.least],
          [true, bounds.most],
        ] as const) {
          const after = leadWith(state, number, all);
          const nothing = Array.isArray(expected) ? [] : 0;
          const found = outcomeOf(state, after, seat);
          const comparable = typeof found === typeof expected ? found : nothing;
          expect(comparable, `${role}, seed ${seed}, ply ${state.ply}`).toEqual(expected);
          checked++;
        }
      }
      const legal = legalOptions(state);
      play(state, legal[random.below(legal.length)] ?? -1);
    }
  }
  expect(checked).toBeGreaterThan(1000);
});

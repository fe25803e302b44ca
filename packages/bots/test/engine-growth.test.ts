// A net keeps working when the engine grows. The test adds a card, a step and a ruleset at the
// front of the engine's lists, so that all numbers change. The net evaluates known positions as
// before and plays games with the new card and step. The fallback plays the new ruleset.
import type * as engineDoor from '@eminent/engine';
import { beforeAll, expect, test, vi } from 'vitest';
import type * as technologiesFile from '../../engine/src/cards/technology/technologies.ts';
import type * as effectsFile from '../../engine/src/rules/effects/registry.ts';
import type * as botsDoor from '../src/node.ts';
import type * as netFile from '../src/net/official-v1/official-v1.ts';
import type * as playersFile from '../src/net-bots.ts';

const ENGINE = '../../engine/src';
const CARD = 'wormhole';
const STEP = 'gaze';
const RULESET = 'nebula';

/** The current or the extended modules. Each set is loaded together. */
interface World {
  readonly engine: typeof engineDoor;
  readonly bots: typeof botsDoor;
  readonly net: typeof netFile;
  readonly players: typeof playersFile;
}

async function read(): Promise<World> {
  vi.resetModules();
  const engine = await import('@eminent/engine');
  const bots = await import('../src/node.ts');
  const net = await import('../src/net/official-v1/official-v1.ts');
  return { engine, bots, net, players: await import('../src/net-bots.ts') };
}

function grow(): void {
  vi.doMock(`${ENGINE}/cards/technology/technologies.ts`, async (original) => {
    const { TECHNOLOGIES } = await original<typeof technologiesFile>();
    const card = {
      ...TECHNOLOGIES[0],
      id: CARD,
      sharedName: undefined,
      cost: 1,
      action: [{ op: STEP }],
    };
    return { TECHNOLOGIES: [card, ...TECHNOLOGIES] };
  });
  vi.doMock(`${ENGINE}/rules/effects/registry.ts`, async (original) => {
    const { EFFECTS } = await original<typeof effectsFile>();
    const { effect, registerEffects } = await import('../../engine/src/rules/effects/effect.ts');
    const { begin, pop, step } = await import('../../engine/src/rules/steps/step.ts');
    const { NAME_RESOURCE } = await import('../../engine/src/model/option.ts');
    const gazeStep = step(STEP, {
      run: () => false,
      options: (_state, _frame, out) => out.push(NAME_RESOURCE, NAME_RESOURCE + 1),
      question: () => ({ step: STEP as 'name-resource', several: false }),
      choose: (state) => pop(state),
    });
    const gaze = effect(STEP as 'specialize', {
      isPossible: () => true,
      carryOut: (state, seat, _effect, card) => begin(state, gazeStep, seat, card),
      steps: [gazeStep],
    });
    registerEffects([gaze]);
    return { EFFECTS: [gaze, ...EFFECTS] };
  });
}

/** Adds a short official game in which the new card is in every starting deck. */
async function addRuleset({ engine }: World): Promise<void> {
  const { RULESET_DEFS } = await import('../../engine/src/rulesets/registry.ts');
  const [official] = RULESET_DEFS;
  const nebula = {
    ...official,
    id: RULESET,
    rules: (...of: Parameters<typeof official.rules>) => {
      const rules = official.rules(...of);
      const seats = rules.seats.map((seat) => ({
        ...seat,
        deck: [...seat.deck, ...Array<number>(6).fill(engine.kindOf(CARD))],
      }));
      return { ...rules, seats, influenceSupply: 3 };
    },
  };
  (RULESET_DEFS as unknown as unknown[]).unshift(nebula);
  (engine.RULESETS as unknown[]).unshift(RULESET);
}

/** Lets bots play a game. Returns the names of the steps that asked a question. */
function playOut(world: World, options: object, names: readonly string[]): ReadonlySet<string> {
  const { engine, bots } = world;
  const checked = engine.checkOptions(options);
  if (!checked.ok) throw new Error(checked.error);
  const state = engine.newGame(checked.value, `growth ${names.join()}`);
  const random = engine.randomFromSeed('growth');
  const steps = new Set<string>();
  while (!state.over) {
    const seat = engine.decidingSeat(state);
    steps.add(engine.STEP_NAMES[state.frames.at(-1)?.step ?? -1] ?? '');
    const request = bots.requestFor(state, seat, random);
    const { token } = bots.findBot(names[seat] ?? '')?.choose(request) ?? { token: '' };
    engine.play(state, engine.parseOption(state, token) ?? -1);
  }
  return steps;
}

function judge({ engine, net, players }: World, state: engineDoor.GameState): unknown {
  const { officialV1 } = net;
  const active = new Int16Array(officialV1.mostActive);
  const evaluator = players.shippedNet(engine.optionsOf(state.rules));
  return state.players.map((_, seat) => {
    const count = officialV1.writeFeatures(state, seat, active);
    return [...active.subarray(0, count), evaluator?.chanceOf?.(state, seat)];
  });
}

/** Sorts features, because the order of technologies on offer depends on the numbers of cards. */
function ascending(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((a, b) => a - b);
}

let today: World;
let grown: World;

beforeAll(async () => {
  today = await read();
  grow();
  grown = await read();
  await addRuleset(grown);
});

test('the engine has grown, and its numbers have moved', () => {
  const { engine } = grown;
  expect(engine.kindOf('adaptability')).toBe(today.engine.kindOf('adaptability') + 1);
  const at = (world: World): number => world.engine.STEP_NAMES.indexOf('name-resource');
  expect(at(grown)).toBe(at(today) + 1);
  expect(engine.checkOptions({ ruleset: RULESET }).ok).toBe(true);
  expect(today.engine.checkOptions({ ruleset: RULESET }).ok).toBe(false);
});

test('the net judges known positions as before', () => {
  const { engine } = today;
  const checked = engine.checkOptions({ players: 3 });
  if (!checked.ok) throw new Error(checked.error);
  const state = engine.newGame(checked.value, 'as before');
  const random = engine.randomFromSeed('as before');
  let compared = 0;
  while (!state.over) {
    const legal = engine.legalOptions(state);
    engine.playTrusted(state, legal[random.below(legal.length)] ?? -1);
    if (state.over || state.ply % 7 !== 0) continue;
    const position = engine.formatPosition(state);
    const technologies = [CARD, ...position.technologies];
    const there = grown.engine.parsePosition({ ...position, technologies });
    if (!there.ok) throw new Error(there.error);
    const before = judge(today, state) as number[][];
    const after = judge(grown, there.value) as number[][];
    for (const [seat, one] of before.entries()) {
      expect(ascending(after[seat] ?? [])).toEqual(ascending(one));
    }
    compared++;
  }
  expect(compared).toBeGreaterThan(20);
});

test('an unknown card or step activates no feature', () => {
  const { engine, net } = grown;
  const checked = engine.checkOptions({ players: 2 });
  if (!checked.ok) throw new Error(checked.error);
  const state = engine.newGame(checked.value, 'no feature');
  const activeFeatures = (seat: number): number[] => {
    const active = new Int16Array(net.officialV1.mostActive);
    return [...active.subarray(0, net.officialV1.writeFeatures(state, seat, active))];
  };
  const before = state.players.map((_, seat) => activeFeatures(seat));
  state.players[0]?.discard.push(engine.kindOf(CARD));
  for (const [seat, active] of before.entries()) expect(activeFeatures(seat)).toEqual(active);
  const top = state.frames.at(-1);
  if (top === undefined) throw new Error('the game is over');
  Object.assign(top, { step: engine.STEP_NAMES.findIndex((name) => (name as string) === STEP) });
  for (const [seat, active] of before.entries()) {
    const now = activeFeatures(seat);
    expect(now).toHaveLength(active.length - 1);
    expect(active).toEqual(expect.arrayContaining(now));
  }
});

test.each([
  ['the official game', {}],
  ['the new game', { ruleset: RULESET }],
])('Admiral and Emperor play %s to its end', (_, options) => {
  const steps = playOut(grown, options, ['admiral', 'emperor:work=8']);
  expect(steps.has('role')).toBe(true);
});

test('the new step is answered where the new card is played', () => {
  const steps = playOut(grown, { ruleset: RULESET, players: 4 }, [
    'random',
    'captain',
    'emperor:work=8',
    'random',
  ]);
  expect(steps.has(STEP)).toBe(true);
});

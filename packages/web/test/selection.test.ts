// Every combination that the engine accepts can be selected on the page, in any order, and no other
// can be confirmed.
import {
  type Decision,
  decidingSeat,
  describe,
  formatOption,
  type GameOptions,
  type GameState,
  isSelection,
  legalOptions,
  newGame,
  OPTION,
  type OptionInfo,
  planStep,
  playTrusted,
  Random,
  withLater,
} from '@eminent/engine';
import { Table } from '@eminent/table';
import { expect, test } from 'vitest';
import { enrich } from '../../engine/test/enrich.ts';
import { ALL_GAMES } from '../../engine/test/random-games.ts';
import { byDepth, testSeed } from '../../../tools/test-depth.ts';
import type { SelectedOption } from '../src/suggestions/selection.ts';
import { selectedAfterPress } from '../src/question/selection-store.ts';

const POSITIONS = byDepth(1000, 20_000);
/** The test lists all combinations. Positions with more of them are skipped. */
const MAX_COMBINATIONS = 3000;

const keyOf = (tokens: readonly string[]): string => tokens.toSorted().join(' ');

/** Sets of tokens with which the engine completes the question. */
function acceptedBy(start: GameState, decision: Decision): Set<string> {
  const found = new Set<string>();
  const seat = decidingSeat(start);
  const depth = start.frames.length;
  const step = start.frames.at(-1)?.step;
  const isTake = decision.step === 'take';
  const visit = (state: GameState, tokens: readonly string[]): void => {
    const frame = state.frames.at(-1);
    for (const option of legalOptions(state)) {
      const isFree = isFreeAction(decision, state, option);
      if (isFree) continue;
      if (option === OPTION.DONE) {
        found.add(keyOf(tokens));
        continue;
      }
      const next = state.clone();
      playTrusted(next, option);
      const picked = [...tokens, formatOption(state, option)];
      const top = next.frames.at(-1);
      const isOpen =
        !next.over &&
        decidingSeat(next) === seat &&
        next.frames.length === depth &&
        top?.step === step &&
        (decision.step !== 'tuck' || picked.length < decision.cardsAlike) &&
        (decision.step !== 'pay-ships' || (top?.count ?? 0) < (frame?.count ?? 0));
      if (isOpen) visit(next, picked);
      else found.add(keyOf(isTake ? [...picked, ...takenAlone(start, next, picked)] : picked));
    }
  };
  visit(start, []);
  return found;
}

/** Cards that the engine took without asking, because only one stack had cards left. */
function takenAlone(before: GameState, after: GameState, picked: readonly string[]): string[] {
  return before.rules.stackKinds.flatMap((kind) => {
    const token = formatOption(before, OPTION.TAKE + kind);
    const gone = (before.stacks[kind] ?? 0) - (after.stacks[kind] ?? 0);
    const times = picked.filter((one) => one === token).length;
    return Array.from({ length: gone - times }, () => token);
  });
}

/** Whether an option of a discard is a free action, which cannot be selected. */
function isFreeAction(decision: Decision, state: GameState, option: number): boolean {
  if (decision.step !== 'discard' || option === OPTION.DONE) return false;
  const described = describe(state).options.find((one) => one.option === option);
  return described?.copies === undefined;
}

/** Sets of pieces, copies included; undefined if there are too many. */
function combinations(decision: Decision): readonly (readonly OptionInfo[])[] | undefined {
  if (!decision.several) return [];
  let sets: (readonly OptionInfo[])[] = [[]];
  for (const option of decision.options) {
    const grown: (readonly OptionInfo[])[] = [];
    for (const set of sets) {
      const most = Math.min(option.copies ?? 0, decision.most - set.length);
      for (let n = 0; n <= most; n++) {
        grown.push([...set, ...Array.from({ length: n }, () => option)]);
      }
    }
    sets = grown;
    if (sets.length > MAX_COMBINATIONS) return undefined;
  }
  return sets;
}

/** Selects the pieces in random order. Returns their tokens in that order. */
function pressAll(
  decision: Decision,
  wanted: readonly OptionInfo[],
  random: Random,
): readonly string[] {
  let picks: readonly SelectedOption[] = [];
  const count = (token: string): number => picks.filter((one) => one.token === token).length;
  for (let presses = 0; presses < wanted.length; presses++) {
    const missing = wanted.filter(
      ({ token }) => wanted.filter((one) => one.token === token).length > count(token),
    );
    const next = missing[random.below(missing.length)];
    if (next !== undefined) picks = selectedAfterPress(decision, picks, next);
  }
  return picks.map(({ token }) => token);
}

/** Questions from one game, so that every ruleset is reached. */
const FROM_ONE_GAME = 12;
const COMMON: readonly Decision['step'][] = ['discard', 'boost', 'remove'];

/** Alternates random games with rich positions and games between bots. */
function* positions(seed: number): Generator<{ state: GameState; where: string }> {
  for (let number = 0; ; number++) {
    const options = ALL_GAMES[number % ALL_GAMES.length] as GameOptions;
    const where = `seed ${seed}, game ${number}`;
    const moves = number % 2 === 0 ? randomMoves(options, where, number) : botMoves(options, where);
    let left = FROM_ONE_GAME;
    for (const { state, ply } of moves) {
      // Only some of the common questions, so that late turns are reached.
      if (left === 0) break;
      const described = describe(state);
      if (!described.several) continue;
      const isCommon = COMMON.includes(described.step) && described.later === undefined;
      if (isCommon && ply % 5 > 0) continue;
      left--;
      yield { state, where: `${where}, ply ${ply}` };
    }
  }
}

function* randomMoves(options: GameOptions, seed: string, number: number) {
  const random = new Random(number, options.players, 3, 1);
  const state = newGame(options, seed);
  if (options.ruleset === 'escalation' && options.scenarios !== 'chosen') enrich(state, random);
  while (!state.over) {
    yield { state, ply: state.ply };
    const legal = legalOptions(state);
    playTrusted(state, legal[random.below(legal.length)] as number);
  }
}

function* botMoves(options: GameOptions, seed: string) {
  const bots = ['scholar', 'warmonger', 'settler', 'trader'];
  const table = new Table({
    game: options,
    seed,
    seats: Array.from({ length: options.players }, (_, seat) => ({
      kind: 'bot' as const,
      name: `Bot ${seat}`,
      bot: bots[seat % bots.length] as string,
    })),
  });
  while (!table.over) {
    yield { state: table.state, ply: table.ply };
    table.step();
  }
}

test('the page can select exactly the combinations that the engine accepts', () => {
  const seed = testSeed(20_260);
  const random = new Random(seed, 5, 3, 1);
  const met = new Map<string, number>();
  let checked = 0;
  let unchecked = 0;
  let hidden = 0;
  for (const { state, where } of positions(seed)) {
    const described = describe(state);
    if (!described.several) continue;
    const decision = withLater(described);
    const sets = combinations(decision);
    if (sets === undefined) {
      unchecked++;
      continue;
    }
    const selections = sets.filter((set) => isSelection(decision, set));
    const onPage = selections.map((set) => {
      const pressed = pressAll(decision, set, random);
      expect([where, keyOf(pressed)]).toEqual([where, keyOf(set.map(({ token }) => token))]);
      return keyOf(pressed);
    });
    expect([where, onPage.toSorted()]).toEqual([
      where,
      [...acceptedBy(state, decision)].toSorted(),
    ]);
    const any = selections[random.below(selections.length)];
    const isTaken = any === undefined || planStep(state, pressAll(decision, any, random), true).ok;
    expect([where, isTaken]).toEqual([where, true]);
    met.set(decision.step, (met.get(decision.step) ?? 0) + 1);
    if (described.later !== undefined) hidden++;
    if (++checked === POSITIONS) break;
  }
  expect([...met.keys()].toSorted()).toEqual(
    expect.arrayContaining(['boost', 'discard', 'produce', 'remove', 'take', 'trade', 'tuck']),
  );
  expect(hidden).toBeGreaterThan(POSITIONS / 50);
  expect(unchecked).toBeLessThan(POSITIONS / 10);
});

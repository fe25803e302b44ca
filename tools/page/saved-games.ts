// Saved games for screenshots and benchmarks, which bots play up to a decision of seat 0.
import { findBot, fastHeuristicChoice } from '@eminent/bots';
import {
  cardAt,
  decidingSeat,
  formatOption,
  type GameOptions,
  type GameState,
  legalOptions,
  newGame,
  OPTION,
  playTrusted,
  type Random,
  randomFromSeed,
  ROLES,
  RULES_VERSION,
  STEP_NAMES,
  type StepName,
  type View,
  view,
  winnersOf,
} from '@eminent/engine';
import type { SavedGame } from '@eminent/protocol';
import { Table } from '@eminent/table';

import { gameOptions } from '../game-options.ts';
import { RESEARCHER } from './researcher-bot.ts';

export type { SavedGame } from '@eminent/protocol';

/** The value of `eminent.game.measured` in local storage. The last move was at time 0. */
export function savedText(saved: SavedGame): string {
  return JSON.stringify({ at: 0, saved });
}

const CHARACTERS = ['warmonger', 'settler', 'scholar', 'trader'] as const;

export type First = (typeof CHARACTERS)[number] | 'admiral' | 'greedy' | 'researcher';

/**
 * Plays a game between bots up to the first decision of seat 0 on one of the steps after `share` of
 * all answers, or else to the last such decision. A share of 1 is the whole game.
 *
 * @throws if seat 0 never has to decide on one of the steps
 */
export function savedAt(
  players: number,
  share: number,
  steps: readonly string[],
  first: First = 'warmonger',
  rules: Partial<GameOptions> = {},
): SavedGame {
  const { table, saved } = tableOfBots(players, first, rules);
  const plies = pliesOf(table, ({ decision }) => steps.includes(decision?.step ?? ''));
  const ply = plies.find((one) => one >= table.ply * share) ?? plies.at(-1);
  if (ply === undefined) throw new Error(`${first} is never asked for ${steps.join(' or ')}`);
  return saved(share === 1 ? table.ply : ply);
}

/** Plays a game between bots up to the first decision of seat 0 among the last `left` answers. */
export function savedBeforeEnd(
  players: number,
  left: number,
  rules: Partial<GameOptions> = {},
): SavedGame {
  const { table, saved } = tableOfBots(players, 'warmonger', rules);
  const ply = pliesOf(table, () => true).find((one) => one >= table.ply - left);
  if (ply === undefined) throw new Error(`seat 0 is not asked in the last ${left} answers`);
  return saved(ply);
}

/**
 * Plays a game to its end. Returns the plies at which seat 0 had to decide and `isWanted` was true.
 */
function pliesOf(table: Table, isWanted: (view: View) => boolean): number[] {
  const plies: number[] = [];
  while (!table.over) {
    if (table.deciding === 0 && isWanted(table.viewOf(0))) plies.push(table.ply);
    table.step();
  }
  return plies;
}

/** Maximum number of games to play in search of a rare question or result. */
const MAX_GAMES = 2000;

type Choose = (state: GameState, legal: readonly number[], random: Random) => number;

/** Plays a game. Yields the state before each answer and at the end. */
function* playing(game: GameOptions, seed: string, choose: Choose) {
  const state = newGame(game, seed);
  const random = randomFromSeed(seed);
  const tokens: string[] = [];
  while (!state.over) {
    const legal = legalOptions(state);
    yield { state, legal, tokens };
    const option = choose(state, legal, random);
    tokens.push(formatOption(state, option));
    playTrusted(state, option);
  }
  yield { state, legal: [], tokens };
}

/** Plays games until seat 0 has to decide on a rare step, and saves the game at this point. */
export function savedWithQuestion(
  step: StepName,
  rules: Partial<GameOptions>,
  choose: Choose = curious,
  isWanted: (view: View) => boolean = () => true,
): SavedGame {
  const game = gameOptions(rules);
  for (let n = 0; n < MAX_GAMES; n++) {
    const seed = `asking ${n}`;
    for (const { state, legal, tokens } of playing(game, seed, choose)) {
      const question = STEP_NAMES[state.frames.at(-1)?.step ?? -1];
      const isAsked = question === step && decidingSeat(state) === 0 && legal.length > 1;
      if (isAsked && isWanted(view(state, 0))) {
        return savedOf(game, seed, tokens, RULES_VERSION);
      }
    }
  }
  throw new Error(`nobody is ever asked ${step}`);
}

/**
 * Mostly prefers technologies, planet Actions and Research, which lead to rare questions. Otherwise
 * plays the fast heuristic.
 */
function curious(state: GameState, legal: readonly number[], random: Random): number {
  const { BUY, TAKE, PLAY, BOOST, BUY_WITH_SHIPS, SPEND_CARD, USE_PLANET, PRIMARY } = OPTION;
  const isIn = (from: number, to: number) => (option: number) => option >= from && option < to;
  const isTechnology = (option: number) => cardAt(option - PLAY).family === 'technology';
  const wanted = [
    ...legal.filter(isIn(BUY, TAKE)),
    ...legal.filter(isIn(BUY_WITH_SHIPS, SPEND_CARD)),
    ...legal.filter(isIn(PLAY, BOOST)).filter(isTechnology),
    ...legal.filter(isIn(USE_PLANET, PRIMARY)),
    ...legal.filter((option) => option === OPTION.LEAD + ROLES.indexOf('research')),
  ];
  const isWanted = wanted.length > 0 && random.below(3) > 0;
  const chosen = isWanted
    ? wanted[random.below(wanted.length)]
    : fastHeuristicChoice(state, legal, random);
  return chosen ?? -1;
}

/** In earlier turns a bot could not yet pay for a technology. */
const RESEARCH_FROM = 12;

/**
 * Returns the fast heuristic with two exceptions: seat 0 tries to buy and use this technology, and
 * colonies are moved whenever possible.
 */
export function hunting(technology: string | undefined): Choose {
  return (state, legal, random) => {
    const { DONE, LEAD } = OPTION;
    const isMine = decidingSeat(state) === 0;
    const isPlain = (token: string) => /^(?:buy|take|play|use)[a-z-]*:/.test(token);
    const obtains = legal.find((option) => {
      const token = formatOption(state, option);
      return isMine && isPlain(token) && token.endsWith(`:${technology}`);
    });
    const question = STEP_NAMES[state.frames.at(-1)?.step ?? -1];
    const moved = question === 'redistribute' ? legal.find((one) => one !== DONE) : undefined;
    const research = LEAD + ROLES.indexOf('research');
    const mayPay = isMine && technology !== undefined && state.turnNumber > RESEARCH_FROM;
    const leads = mayPay && legal.includes(research) && random.below(4) === 0;
    return obtains ?? moved ?? (leads ? research : fastHeuristicChoice(state, legal, random));
  };
}

/** Returns a finished two-player game that both players have won. */
export function savedTie(): SavedGame {
  const game = gameOptions({ players: 2 });
  for (let n = 0; n < MAX_GAMES; n++) {
    const seed = `tie ${n}`;
    for (const { state, tokens } of playing(game, seed, fastHeuristicChoice)) {
      if (state.over && winnersOf(state).length === 2) {
        return savedOf(game, seed, tokens, RULES_VERSION);
      }
    }
  }
  throw new Error('no game is shared');
}

/** Returns a game at an Action of seat 0, which can settle a planet with its Colonize role. */
export function settlingTurn(): SavedGame {
  const { table, saved } = tableOfBots(4, 'settler');
  const [ply] = pliesOf(
    table,
    ({ decision, turnNumber, players: [own] }) =>
      decision?.step === 'action' &&
      turnNumber > 16 &&
      own?.hand?.includes('colonize') === true &&
      own.planets.some(({ up, settle }) => !up && settle?.missing === 0),
  );
  if (ply === undefined) throw new Error('the settler never has such a turn');
  return saved(ply);
}

const NAMES = ['', 'Vega', 'Orion', 'Lyra', 'Altair'];

function savedOf(
  game: GameOptions,
  seed: string,
  tokens: readonly string[],
  rules: number,
): SavedGame {
  const seats = NAMES.slice(0, game.players).map((name, i) =>
    i === 0
      ? ({ kind: 'person', name } as const)
      : ({ kind: 'bot', name, bot: 'captain' } as const),
  );
  return { id: 'measured', lastQuestion: 0, rules, game, seed, seats, tokens: [...tokens] };
}

/** Returns a table of bots, and a function that saves its game up to a ply. */
function tableOfBots(players: number, first: First, rules: Partial<GameOptions> = {}) {
  const game = gameOptions({ players, ...rules });
  const names = NAMES.slice(0, players);
  const bots = [first, ...CHARACTERS.slice(1)];
  const seed = `contact ${players}`;
  const seats = names.map((name, i) => ({ kind: 'bot', name, bot: bots[i] ?? 'captain' }) as const);
  const table = new Table({ game, seed, seats }, (bot) =>
    bot === RESEARCHER.name ? RESEARCHER : findBot(bot),
  );
  const saved = (ply: number): SavedGame =>
    savedOf(game, seed, table.tokens.slice(0, ply), table.rules);
  return { table, saved };
}

/** Returns a finished game that seat 0 has won or lost. */
export function savedEnd(players: number, won: boolean): SavedGame {
  const firsts: readonly First[] = [...CHARACTERS, 'admiral', 'researcher'];
  for (const first of firsts) {
    const saved = savedAt(players, 1, ['role'], first);
    const table = new Table({ game: saved.game, seed: saved.seed, seats: saved.seats });
    table.restore(saved.tokens);
    if (table.viewOf(0).winners?.includes(0) === won) return saved;
  }
  throw new Error(`nobody ${won ? 'wins' : 'loses'} a game of ${players}`);
}

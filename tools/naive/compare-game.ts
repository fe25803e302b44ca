// Compares the legal answers of the engine and of the naive implementation at every question of a
// game.
import {
  formatOption,
  formatPosition,
  legalOptions,
  newGame,
  type Position,
  play,
  randomFromSeed,
} from '@eminent/engine';
import { optionsOf, playerOf, withEmpires } from './games.ts';
import { progressAfter, progressBefore } from './role-progress.ts';
import { legalAnswers } from './legal-answers.ts';
import { wrongLooking } from './survey-depth.ts';
import { wrongNumbers } from './question-numbers.ts';
import { type RoleProgress, NEW_ROLE } from './question.ts';
import { wrongSetup } from './setup.ts';

export interface Compared {
  readonly decisions: number;
  readonly steps: Readonly<Record<string, number>>;
  /** Differences as text, with everything needed to reproduce them. */
  readonly differences: readonly string[];
}

/** A game is no longer compared after this many differences. */
const ENOUGH = 3;
/** A game with more plies counts as endless. Games are never nearly this long. */
const MAX_PLIES = 5000;
/** Games that start with large empires stop here: by then the additional cards are played. */
const MAX_RICH_LENGTH = 300;

/** Plays game number `game` of a seed and compares the answers at each decision. */
export function compareGame(seed: string, game: number, onlyExpansion = false): Compared {
  const random = randomFromSeed(`${seed} ${game}`);
  const options = optionsOf(game, random, onlyExpansion);
  let state = newGame(options, `${seed} ${game}`);
  const players = Array.from({ length: options.players }, () => playerOf(random));
  const shown: string[] = [];
  const steps: Record<string, number> = {};
  const isRich = options.ruleset !== 'prototype-2010' && random.below(3) > 0;
  let isBegun = false;
  let progress = NEW_ROLE;
  while (!state.over && shown.length < ENOUGH && !(isRich && state.ply >= MAX_RICH_LENGTH)) {
    if (!isBegun && !isBeginning(formatPosition(state))) {
      isBegun = true;
      const setup = formatPosition(state);
      shown.push(...wrongSetup(setup).map((one) => describeFault(seed, game, setup, one)));
      if (isRich) state = withEmpires(state, random);
    }
    const position = formatPosition(state);
    const legal = legalOptions(state);
    const tokens = legal.map((option) => formatOption(state, option));
    progress = progressBefore(position, progress);
    for (const one of wrongAnswers(position, tokens, progress))
      shown.push(describeFault(seed, game, position, one));
    const frame = position.frames.at(-1);
    if (frame === undefined) throw new Error('a game that is not over asks something');
    steps[frame.step] = (steps[frame.step] ?? 0) + 1;
    const player = players[frame.seat];
    if (player === undefined) throw new Error(`nobody sits at seat ${frame.seat}`);
    const option = player(state, frame.seat, legal);
    progress = progressAfter(position, progress, formatOption(state, option));
    play(state, option);
    if (state.ply > MAX_PLIES)
      shown.push(describeFault(seed, game, position, 'the game does not end'));
  }
  return { decisions: state.ply, steps, differences: shown };
}

/** Whether scenarios or start planets are being chosen before the first turn. */
function isBeginning({ frames }: Position): boolean {
  return frames[0]?.step === 'begin';
}

/** Returns the differences at one question. `tokens` are the engine's answers. */
export function wrongAnswers(
  position: Position,
  tokens: readonly string[],
  progress?: RoleProgress,
): string[] {
  const own = legalAnswers(position, progress);
  const numbers = [...wrongNumbers(position, progress), ...wrongLooking(position, progress)];
  if (own.join(' ') === tokens.join(' ')) return numbers;
  const missing = own.filter((token) => !tokens.includes(token));
  const extra = tokens.filter((token) => !own.includes(token));
  return [
    ...numbers,
    [
      missing.length > 0 ? `missing ${missing.join(' ')}` : '',
      extra.length > 0 ? `not legal ${extra.join(' ')}` : '',
      missing.length + extra.length === 0 ? 'another order, or the same twice' : '',
      `\n  engine: ${tokens.join(' ')}\n  rules:  ${own.join(' ')}`,
    ]
      .filter((part) => part !== '')
      .join('; '),
  ];
}

function describeFault(seed: string, game: number, position: Position, what: string): string {
  const step = position.frames.at(-1)?.step ?? 'over';
  return [
    `seed ${JSON.stringify(seed)}, game ${game}, ply ${position.ply}, step ${step}: ${what}`,
    `  options: ${JSON.stringify(position.options)}`,
    `  position: ${JSON.stringify(position)}`,
  ].join('\n');
}

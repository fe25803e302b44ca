// Stores the finished games of an arena in a file, so that a stopped run can resume and later runs can add games.
import { appendFileSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodeText } from '@eminent/protocol';
import { refuse, sentenceOf } from './errors.ts';
import { callersFolder, readBytes, STANDARD_INPUT } from './input.ts';
import type { GameSetup } from './options.ts';
import { printable } from './printable.ts';
import type { GameResult } from './simulate.ts';

/** The players and the game of a match. One file can hold games of any number of matches. */
export interface Match extends GameSetup {
  readonly bots: readonly string[];
  readonly seed: string;
}

export interface ArenaProgress {
  /** The finished games of a match, in no particular order. */
  resultsOf(match: Match): readonly GameResult[];
  add(match: Match, result: GameResult): void;
}

/** Used without `--progress`: stores nothing. */
export const NO_PROGRESS: ArenaProgress = { resultsOf: () => [], add: () => undefined };

/** Every line starts with this, so that no other file is mistaken for a progress file. */
const MARK = '{"arena":';
/** A line has less than a thousandth of this. */
const MAX_TEXT = 500_000_000;

function keyOf({ options, scenarios, bots, seed }: Match): string {
  return JSON.stringify([options, bots, seed, scenarios]);
}

/** A truncated line is ignored, and its game is played again. */
function gameIn(line: string): readonly [key: string, result: GameResult] | undefined {
  try {
    const { arena, result } = JSON.parse(line) as { arena: Match; result: GameResult };
    return [keyOf(arena), result];
  } catch {
    return undefined;
  }
}

/** Reads the games of a file and appends new ones. The file is created with the first game. */
export function progressIn(path: string): ArenaProgress {
  if (path === STANDARD_INPUT) refuse('--progress -: expected a file to append games to');
  const file = resolve(callersFolder() ?? '.', path);
  const text = existsSync(file) ? decodeText(readBytes(file, MAX_TEXT)) : '';
  const known = new Map<string, Map<number, GameResult>>();
  const gamesOf = (key: string): Map<number, GameResult> => {
    const games = known.get(key) ?? new Map<number, GameResult>();
    known.set(key, games);
    return games;
  };
  for (const line of text.split('\n').filter((one) => one !== '')) {
    if (!line.startsWith(MARK) && !MARK.startsWith(line)) {
      refuse(`${printable(path)}: does not contain games of an arena`);
    }
    const [key, result] = gameIn(line) ?? [];
    if (key !== undefined && result !== undefined) gamesOf(key).set(result.game, result);
  }
  const write = (line: string): void => {
    try {
      appendFileSync(file, line);
    } catch (error) {
      refuse(`${printable(path)}: cannot be written: ${sentenceOf(error)}`);
    }
  };
  if (text !== '' && !text.endsWith('\n')) write('\n');
  return {
    resultsOf: (match) => [...gamesOf(keyOf(match)).values()],
    add({ options, scenarios, bots, seed }, result) {
      write(`${JSON.stringify({ arena: { options, scenarios, bots, seed }, result })}\n`);
      gamesOf(keyOf({ options, scenarios, bots, seed })).set(result.game, result);
    },
  };
}

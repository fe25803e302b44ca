// Stores the finished games of an arena in a file, so that later runs play only missing games.
import { appendFileSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodeText } from '@eminent/protocol';
import { refuse, sentenceOf } from './errors.ts';
import { callersFolder, readBytes, STANDARD_INPUT } from './input.ts';
import { printable } from './printable.ts';
import type { GameResult, Match } from './simulate.ts';

/** Stored games of an arena, which may belong to several matches. */
export interface ArenaProgress {
  /** Finished games of a match, in no particular order. */
  resultsOf(match: Match): readonly GameResult[];
  add(match: Match, result: GameResult): void;
}

export const NO_PROGRESS: ArenaProgress = { resultsOf: () => [], add: () => undefined };

/** Start of every line of a progress file. A file with another line is refused. */
const MARK = '{"arena":';
const MAX_TEXT = 500_000_000;

function keyOf({ options, scenarios, bots, seed }: Match): string {
  return JSON.stringify([options, bots, seed, scenarios]);
}

/** Parses a line. Returns undefined for a truncated line, whose game is then played again. */
function gameIn(line: string): readonly [key: string, result: GameResult] | undefined {
  try {
    const { arena, result } = JSON.parse(line) as { arena: Match; result: GameResult };
    return [keyOf(arena), result];
  } catch {
    return undefined;
  }
}

/** Reads the games of a progress file. `add` appends to the file, or creates it. */
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
    add(match, result) {
      const { options, scenarios, bots, seed } = match;
      write(`${JSON.stringify({ arena: { options, scenarios, bots, seed }, result })}\n`);
      gamesOf(keyOf(match)).set(result.game, result);
    },
  };
}

// The flags and games of programs that measure bots, with finished games in a progress file.
import { checkOptions, type GameOptions } from '@eminent/engine';
import { addProgress, readProgress } from '../../../tools/progress-file.ts';
import { quoted, refuse, shortText, wholeNumber } from '../../../tools/command-line.ts';

/** The flags for games. A program adds a seed, and may change the default number of games. */
export const GAME_FLAGS = {
  ruleset: { type: 'string', default: 'official' },
  players: { type: 'string', default: '2' },
  games: { type: 'string', default: '200' },
} as const;

/** Reads game options and counts from flags. Ends the program if they are not valid. */
export function gamesFrom(values: Readonly<Record<keyof typeof GAME_FLAGS | 'seed', string>>): {
  readonly players: number;
  readonly games: number;
  readonly options: GameOptions;
} {
  const players = wholeNumber('players', values.players, 2, 5);
  const games = wholeNumber('games', values.games, 1);
  shortText('seed', values.seed);
  const checked = checkOptions({ ruleset: values.ruleset, players });
  if (checked.ok) return { players, games, options: checked.value };
  return refuse(`${quoted(values.ruleset)} with ${players} players: ${checked.error}.`);
}

/** The common fields of a game in a progress file. */
export interface MeasuredGame {
  /** The bots, rules and seed of the measurement, so that one file can hold several. */
  readonly key: string;
  /** The number of the game in the measurement, from 0. */
  readonly game: number;
}

/**
 * Returns the games 0 to `games` - 1 of a measurement: reads finished games from the progress file,
 * plays the others while `hasTime` returns true, and adds these to the file.
 */
export function playMissing<T extends MeasuredGame>(
  file: string | undefined,
  key: string,
  games: number,
  play: (game: number) => T,
  hasTime = () => true,
): readonly T[] {
  const kept = readProgress<T>(file, (part) => {
    return typeof part.key === 'string' && typeof part.game === 'number';
  });
  const known = new Map(kept.filter((one) => one.key === key).map((one) => [one.game, one]));
  const all: T[] = [];
  for (let game = 0; game < games; game++) {
    let one = known.get(game);
    if (one === undefined && hasTime()) {
      one = play(game);
      addProgress(file, one);
    }
    if (one !== undefined) all.push(one);
  }
  return all;
}

/** A share as text, such as `12.5 %`; a dash if `whole` is 0. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;
}

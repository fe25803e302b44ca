// The games of the programs that measure bots, from their flags.
import { checkOptions, type GameOptions } from '@eminent/engine';
import { addProgress, readProgress } from '../../../tools/progress-file.ts';
import { quoted, refuse, shortText, wholeNumber } from '../../../tools/command-line.ts';

/** A program sets its own defaults for the number of games and the seed. */
export const GAME_FLAGS = {
  ruleset: { type: 'string', default: 'official' },
  players: { type: 'string', default: '2' },
  games: { type: 'string', default: '200' },
} as const;

/** Ends the program with a sentence if no such games can be played. */
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

/** What is kept of a game in a progress file. */
export interface MeasuredGame {
  /** The bots and rules of the measurement, so that one file can hold several. */
  readonly key: string;
  readonly game: number;
}

/**
 * The games of a measurement by number: those of the progress file, and the missing ones while
 * there is time.
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

export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;
}

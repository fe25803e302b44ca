// The games of the programs that measure bots, from their flags.
import { checkOptions, type GameOptions } from '@eminent/engine';
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

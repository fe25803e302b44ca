// The games that each net learns from: its ruleset with the options and numbers of players that people choose, the usual ones more often.
import { checkOptions, type GameOptions } from '@eminent/engine';
import type { NetVersion } from '../src/net/net-version.ts';

/** By name of the net. */
export const GAMES: Readonly<Record<string, readonly object[]>> = {
  'official-v1': [
    { players: 2 },
    { players: 2 },
    { players: 2 },
    { players: 2 },
    { players: 2, twoPlayerStacks: 'reduced' },
    { players: 3 },
    { players: 3 },
    { players: 4 },
    { players: 4 },
    { players: 2, variant: 'level-1' },
    { players: 3, variant: 'extended' },
    { players: 2, variant: 'learning' },
    { players: 2, techErrata: true, displayErrata: true },
  ],
};

function optionsOf(input: object): GameOptions {
  const checked = checkOptions(input);
  if (!checked.ok) throw new Error(checked.error);
  return checked.value;
}

export function gamesFor({ manifest }: NetVersion): readonly GameOptions[] {
  const games = GAMES[manifest.name];
  if (games === undefined)
    throw new Error(`there are no games for the net ${manifest.name} to learn`);
  return games.map(optionsOf);
}

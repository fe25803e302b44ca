// The games that each net is trained on: its ruleset with options and numbers of players that
// people choose. Common games are listed several times.
import { type GameOptions, PRESETS } from '@eminent/engine';
import type { NetVersion } from '../src/net/net-version.ts';
import { gameOptions } from '../../../tools/game-options.ts';

/** Partial game options by name of the net. */
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
    { players: 2, extraRound: true },
    { players: 3, extraRound: true },
    { ...PRESETS['reference-manual'], players: 2 },
    { ...PRESETS.summary, players: 2 },
    { players: 2, scenarios: 'random' },
    { players: 3, scenarios: 'random', scenarioPromos: true },
  ],
  'escalation-v1': [
    ...Array<object>(5).fill({ ruleset: 'escalation', players: 2 }),
    { ruleset: 'escalation', players: 2, scenarios: 'random' },
    { ruleset: 'escalation', players: 2, scenarios: 'random', scenarioPromos: true },
    { ruleset: 'escalation', players: 2, scenarios: 'chosen' },
    { ruleset: 'escalation', players: 2, promoPlanets: true },
    { ruleset: 'escalation', players: 2, twoPlayerStacks: 'reduced' },
    { ruleset: 'escalation', players: 2, escalationErrata: 'none' },
    { ruleset: 'escalation', players: 2, escalationEnd: 'this-round' },
    { ruleset: 'escalation', players: 3 },
    { ruleset: 'escalation', players: 3 },
    { ruleset: 'escalation', players: 3, scenarios: 'random', scenarioPromos: true },
    { ruleset: 'escalation', players: 3, variant: 'extended' },
    { ruleset: 'escalation', players: 4 },
    { ruleset: 'escalation', players: 4 },
    { ruleset: 'escalation', players: 4, scenarios: 'random' },
    { ruleset: 'escalation', players: 5 },
    { ruleset: 'escalation', players: 5, scenarios: 'random', scenarioPromos: true },
  ],
};

/** The share of training games with a head start (head-start.ts), by name of the net. */
export const HEAD_STARTS: Readonly<Partial<Record<string, number>>> = {
  'official-v1': 0.1,
  'escalation-v1': 0.2,
};

/** Returns the games to train a net on. Throws if none are listed. */
export function gamesFor({ manifest }: NetVersion): readonly GameOptions[] {
  const games = GAMES[manifest.name];
  if (games === undefined)
    throw new Error(`there are no games for the net ${manifest.name} to learn`);
  return games.map(gameOptions);
}

/** Returns the first listed game, in which the net is measured. */
export function usualGame(version: NetVersion): GameOptions {
  return gamesFor(version)[0] as GameOptions;
}

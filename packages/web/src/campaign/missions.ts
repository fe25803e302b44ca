// The missions of the campaign for one player, in chapters. Each is a game against given opponents.
import type { Level, StyleName } from '@eminent/bots/registry';
import type { GameOptions } from '@eminent/engine';
import type { SavedGame } from '@eminent/protocol';
import { CHARACTER_NAMES } from '@eminent/pictures';
import { type Game, optionsOf } from '../new-game/game-presets.ts';
import { setUpGame } from '../new-game/new-game-setup.ts';

export interface Mission {
  /** Must not change, because it is stored with the player's victories. */
  readonly id: string;
  readonly opponents: readonly [Opponent, ...Opponent[]];
  readonly game: Game;
  readonly options: GameOptions;
}

export type Opponent = Level | StyleName;

function mission(
  id: string,
  opponents: Mission['opponents'],
  game: Game,
  changes: Partial<GameOptions> = {},
): Mission {
  const players = (opponents.length + 1) as GameOptions['players'];
  return { id, opponents, game, options: { ...optionsOf(game, players), ...changes } };
}

export const CHAPTERS = [
  {
    id: 'academy',
    missions: [
      mission('first-flight', ['cadet'], 'official', { variant: 'learning' }),
      mission('first-patents', ['lieutenant'], 'official', { variant: 'level-1' }),
      mission('graduation', ['greedy'], 'official'),
    ],
  },
  {
    id: 'frontier',
    missions: [
      mission('library', ['scholar'], 'official'),
      mission('market', ['trader'], 'reference-manual'),
      mission('patrol', ['captain'], 'official'),
    ],
  },
  {
    id: 'rivals',
    missions: [
      mission('race', ['rusher'], 'summary'),
      mission('riddle', ['contrarian'], 'official'),
      mission('gathering', ['commodore'], 'official'),
    ],
  },
  {
    id: 'escalation',
    missions: [
      mission('new-homes', ['settler'], 'escalation'),
      mission('war-games', ['warmonger'], 'escalation', { scenarios: 'random' }),
      mission('flagship', ['viceadmiral'], 'escalation', { scenarios: 'random' }),
    ],
  },
  {
    id: 'throne',
    missions: [
      mission('council', ['captain', 'settler', 'commodore'], 'official'),
      mission('fleet', ['admiral'], 'official'),
      mission('throne', ['emperor'], 'official'),
    ],
  },
] as const satisfies readonly { id: string; missions: readonly Mission[] }[];

export type Chapter = (typeof CHAPTERS)[number];

export const MISSIONS: readonly Mission[] = CHAPTERS.flatMap(({ missions }) => missions);

/** Creates the game of a mission, with a random first player. */
export function setUpMission({ id, opponents, options }: Mission): SavedGame {
  const seats = [{ name: '' }, ...opponents.map((bot) => ({ name: CHARACTER_NAMES[bot], bot }))];
  return { ...setUpGame(options, seats), mission: id };
}

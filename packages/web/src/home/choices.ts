// Which games can be chosen by name, and the rule options that each stands for.
import { DEFAULT_OPTIONS, type GameOptions, type Preset, PRESETS, RULESETS } from '@eminent/engine';
import type { GameChoice } from '@eminent/text';

export type Game = Exclude<GameChoice, 'custom'>;

/** The usual ruleset, the documents that differ from it, the other rulesets. */
export const GAMES: readonly Game[] = [
  DEFAULT_OPTIONS.ruleset,
  ...(Object.keys(PRESETS) as Preset[]),
  ...RULESETS.filter((ruleset) => ruleset !== DEFAULT_OPTIONS.ruleset),
];

function isPreset(game: Game): game is Preset {
  return Object.hasOwn(PRESETS, game);
}

/** The options that a choice of game stands for, with the players that are there. */
export function optionsOf(game: Game, players: GameOptions['players']): GameOptions {
  const base = { ...DEFAULT_OPTIONS, players };
  return isPreset(game) ? { ...base, ...PRESETS[game] } : { ...base, ruleset: game };
}

/** The choice of game that options are exactly, apart from players and variant; undefined for a mix of one's own. */
export function gameOf(options: GameOptions): Game | undefined {
  return GAMES.find((game) => {
    const wanted = { ...optionsOf(game, options.players), variant: options.variant };
    return JSON.stringify(wanted) === JSON.stringify({ ...wanted, ...options });
  });
}

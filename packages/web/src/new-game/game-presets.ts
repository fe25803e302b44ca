// The games that can be chosen by name (rulesets and presets), and the rule options of each.
import {
  type Choice,
  choicesFor,
  DEFAULT_OPTIONS,
  type GameOptions,
  type Preset,
  PRESETS,
  RULESETS,
} from '@eminent/engine';
import type { GameChoice } from '@eminent/text';

export type Game = Exclude<GameChoice, 'custom'>;

/** The default ruleset, its presets, then the other rulesets. */
export const GAMES: readonly Game[] = [
  DEFAULT_OPTIONS.ruleset,
  ...(Object.keys(PRESETS) as Preset[]),
  ...RULESETS.filter((ruleset) => ruleset !== DEFAULT_OPTIONS.ruleset),
];

function isPreset(game: Game): game is Preset {
  return Object.hasOwn(PRESETS, game);
}

/** The options of a game for a number of players. */
export function optionsOf(game: Game, players: GameOptions['players']): GameOptions {
  const preset = isPreset(game) ? PRESETS[game] : { ruleset: game };
  const wanted = { ...DEFAULT_OPTIONS, players, ...preset };
  // If the game does not allow that many players, uses the largest number it allows.
  const most = choicesFor(wanted, 'players').findLast(
    ({ value, problem }) => problem === undefined && value <= players,
  );
  return { ...wanted, players: most?.value ?? players };
}

/** The game with these options, ignoring players, variant and scenarios; undefined if custom. */
export function gameOf(options: GameOptions): Game | undefined {
  return GAMES.find((game) => {
    const { variant, scenarios, scenarioPromos } = options;
    const ignored = { variant, scenarios, scenarioPromos };
    const wanted = { ...optionsOf(game, options.players), ...ignored };
    return JSON.stringify(wanted) === JSON.stringify({ ...wanted, ...options });
  });
}

/** The possible numbers of players, each with the problem it has under these options. */
export function playerChoices(options: GameOptions): readonly Choice<GameOptions['players']>[] {
  return choicesFor(options, 'players');
}

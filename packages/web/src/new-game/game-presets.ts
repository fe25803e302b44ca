// The games of the new-game form (rulesets and presets), and the rule options of each.
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

/** Returns the options of a game for `players`, or for the next lower number that it allows. */
export function optionsOf(game: Game, players: GameOptions['players']): GameOptions {
  const preset = isPreset(game) ? PRESETS[game] : { ruleset: game };
  const wanted = { ...DEFAULT_OPTIONS, players, ...preset };
  const largest = choicesFor(wanted, 'players').findLast(
    ({ value, problem }) => problem === undefined && value <= players,
  );
  return { ...wanted, players: largest?.value ?? players };
}

/** Returns the game with these options, if any. Ignores players, variant and scenarios. */
export function gameOf(options: GameOptions): Game | undefined {
  return GAMES.find((game) => {
    const { variant, scenarios, scenarioPromos } = options;
    const ignored = { variant, scenarios, scenarioPromos };
    const wanted = { ...optionsOf(game, options.players), ...ignored };
    return JSON.stringify(wanted) === JSON.stringify({ ...wanted, ...options });
  });
}

/** Lists the numbers of players, each with the problem it has under these options. */
export function playerChoices(options: GameOptions): readonly Choice<GameOptions['players']>[] {
  return choicesFor(options, 'players');
}

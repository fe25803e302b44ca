// Which games can be chosen by name, and the rule options that each stands for.
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
  const own = isPreset(game) ? PRESETS[game] : { ruleset: game };
  const wanted = { ...DEFAULT_OPTIONS, players, ...own };
  // A game for fewer than sit there is played by as many as it takes.
  const most = choicesFor(wanted, 'players').findLast(
    ({ value, problem }) => problem === undefined && value <= players,
  );
  return { ...wanted, players: most?.value ?? players };
}

/** The choice of game that options are exactly, apart from players, variant and scenarios; undefined for a mix of one's own. */
export function gameOf(options: GameOptions): Game | undefined {
  return GAMES.find((game) => {
    const { variant, scenarios, scenarioPromos } = options;
    const beside = { variant, scenarios, scenarioPromos };
    const wanted = { ...optionsOf(game, options.players), ...beside };
    return JSON.stringify(wanted) === JSON.stringify({ ...wanted, ...options });
  });
}

/** The numbers of players that games of this page can have, with what is wrong with each for the options. */
export function playerChoices(options: GameOptions): readonly Choice<GameOptions['players']>[] {
  return choicesFor(options, 'players');
}

// Converts flags such as `--players 3 --option techErrata=true` to the options of a game.
import {
  checkOptions,
  type GameOptions,
  PRESETS,
  scenariosOfGame,
  scenariosProblem,
} from '@eminent/engine';
import { refuse } from './errors.ts';
import type { GameFlags } from './flags.ts';
import { printable } from './printable.ts';

/** Converts `true`, `false` and numbers. Other text stays text. */
function valueOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Returns the options of `--ruleset`: those of a preset, or only the ruleset. */
function presetOf(ruleset: string | undefined): object {
  if (ruleset === undefined) return {};
  return Object.hasOwn(PRESETS, ruleset) ? PRESETS[ruleset as keyof typeof PRESETS] : { ruleset };
}

/** Returns the option `scenarios`: `chosen` for drafted and for named scenarios. */
function scenariosOf(how: string | undefined): object {
  if (how === undefined) return {};
  return { scenarios: how === 'random' ? 'random' : 'chosen' };
}

/** Returns the named scenarios by seat; undefined if they are dealt or drafted. */
function namedScenarios(how: string | undefined, game: GameOptions): readonly string[] | undefined {
  if (how === undefined || how === 'random' || how === 'draft') return undefined;
  const names = how.split(',').map((name) => name.trim());
  const known = scenariosOfGame(game);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const all = known.join(', ');
    return refuse(`--scenarios ${printable(unknown)}: expected one of random, draft, ${all}`);
  }
  const problem = scenariosProblem(game, names);
  return problem === undefined ? names : refuse(`--scenarios: ${problem}`);
}

function ruleOption(text: string): readonly [name: string, value: unknown] {
  const at = text.indexOf('=');
  if (at < 1) {
    return refuse(`--option ${printable(text)}: expected NAME=VALUE, such as techErrata=true`);
  }
  return [text.slice(0, at), valueOf(text.slice(at + 1))];
}

export interface GameSetup {
  readonly options: GameOptions;
  /** By seat; absent if the flags name no scenarios. */
  readonly scenarios?: readonly string[] | undefined;
}

/** Returns the game of the flags, or refuses them. `seats`: players according to other flags. */
export function gameSetup(flags: GameFlags, seats: number | undefined): GameSetup {
  const players = flags.players === undefined ? (seats ?? 2) : valueOf(flags.players);
  if (seats !== undefined && players !== seats) {
    refuse(`--players ${printable(String(players))}: the other flags name ${seats} players`);
  }
  const checked = checkOptions({
    ...presetOf(flags.ruleset),
    players,
    ...(flags.variant === undefined ? {} : { variant: flags.variant }),
    ...scenariosOf(flags.scenarios),
    ...Object.fromEntries((flags.option ?? []).map(ruleOption)),
  });
  if (!checked.ok) return refuse(checked.error);
  const scenarios = namedScenarios(flags.scenarios, checked.value);
  return { options: checked.value, ...(scenarios && { scenarios }) };
}

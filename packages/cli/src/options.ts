// The options of a game from flags such as `--option techErrata=true`.
import {
  checkOptions,
  type GameOptions,
  PRESETS,
  scenariosOfGame,
  scenariosProblem,
} from '@eminent/engine';
import { refuse } from './fail.ts';
import type { GameFlags } from './flags.ts';
import { printable } from './printable.ts';

/** true, false and numbers as such, everything else as text. */
function valueOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

function presetOf(ruleset: string | undefined): object {
  if (ruleset === undefined) return {};
  return Object.hasOwn(PRESETS, ruleset) ? PRESETS[ruleset as keyof typeof PRESETS] : { ruleset };
}

/** Names are chosen in turn, too: whoever gave them chooses for all. */
function scenariosOf(how: string | undefined, mayName: boolean): object {
  if (how === undefined) return {};
  if (!mayName && how !== 'random' && how !== 'draft') {
    return refuse(`--scenarios ${printable(how)}: expected random or draft`);
  }
  return { scenarios: how === 'random' ? 'random' : 'chosen' };
}

/** The scenarios that are named, in turn order; undefined where they are dealt or drafted. */
export function namedScenarios(
  { scenarios }: GameFlags,
  game: GameOptions,
): readonly string[] | undefined {
  if (scenarios === undefined || scenarios === 'random' || scenarios === 'draft') return undefined;
  const names = scenarios.split(',').map((name) => name.trim());
  const known = scenariosOfGame(game);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const all = known.join(', ');
    return refuse(`--scenarios ${printable(unknown)}: known are random, draft, ${all}`);
  }
  const problem = scenariosProblem(game, names);
  return problem === undefined ? names : refuse(`--scenarios: ${problem}`);
}

function single(text: string): readonly [name: string, value: unknown] {
  const at = text.indexOf('=');
  if (at < 1) {
    return refuse(`--option ${printable(text)}: expected NAME=VALUE, such as techErrata=true`);
  }
  return [text.slice(0, at), valueOf(text.slice(at + 1))];
}

/** The options that the flags ask for, or a refusal that names the wrong one. Scenarios are named only for a game that somebody plays. */
export function gameOptions(
  flags: GameFlags,
  seats: number | undefined,
  namesScenarios = false,
): GameOptions {
  const players = flags.players === undefined ? (seats ?? 2) : valueOf(flags.players);
  if (seats !== undefined && players !== seats) {
    refuse(`--players ${printable(String(players))}: there are ${seats} seats`);
  }
  const checked = checkOptions({
    ...presetOf(flags.ruleset),
    players,
    ...(flags.variant === undefined ? {} : { variant: flags.variant }),
    ...scenariosOf(flags.scenarios, namesScenarios),
    ...Object.fromEntries((flags.option ?? []).map(single)),
  });
  return checked.ok ? checked.value : refuse(checked.error);
}

// Validates game options: names, values and combinations.
import { quoteName, describeInput } from '../model/json-reader.ts';
import {
  DEFAULT_OPTIONS,
  type GameOptions,
  INTERPRETATION_OPTION_NAMES,
  OPTION_VALUES,
  type OptionName,
  PRESETS,
  type Preset,
  RULESET_DEFS,
  rulesetOf,
} from './registry.ts';
import type { OptionValue, Requirement } from './ruleset.ts';

/** Why options cannot be combined. */
export type OptionProblem =
  /** The option belongs to `ruleset`, which is not the chosen ruleset. */
  | {
      readonly reason: 'other-ruleset';
      readonly option: OptionName;
      readonly value: OptionValue;
      readonly ruleset: GameOptions['ruleset'];
    }
  /** The value needs one of the `allowed` values of the option `other`, whose value is `found`. */
  | {
      readonly reason: 'needs';
      readonly option: OptionName;
      readonly value: OptionValue;
      readonly other: OptionName;
      readonly allowed: readonly OptionValue[];
      readonly found: OptionValue;
    };

/** Returns the first conflict between options; undefined if they are valid. */
export function optionProblem(options: GameOptions): OptionProblem | undefined {
  const ruleset = rulesetOf(options.ruleset);
  for (const option of Object.keys(DEFAULT_OPTIONS) as OptionName[]) {
    if (option === 'ruleset' || option === 'players') continue;
    if (Object.hasOwn(ruleset.options, option)) continue;
    const value = options[option];
    if (value === DEFAULT_OPTIONS[option]) continue;
    const owner = RULESET_DEFS.find((def) => Object.hasOwn(def.options, option)) ?? ruleset;
    return { reason: 'other-ruleset', option, value, ruleset: owner.id };
  }
  const { id, players } = ruleset;
  const playerCount: Requirement = { option: 'ruleset', value: id, needs: { players } };
  for (const requirement of [playerCount, ...ruleset.requirements]) {
    const problem = unmetRequirement(options, requirement);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function unmetRequirement(
  options: GameOptions,
  requirement: Requirement,
): OptionProblem | undefined {
  const option = requirement.option as OptionName;
  const { value, needs } = requirement;
  if (options[option] !== value) return undefined;
  for (const [name, allowed] of Object.entries(needs)) {
    const other = name as OptionName;
    const found = options[other];
    if (!allowed.includes(found)) return { reason: 'needs', option, value, other, allowed, found };
  }
  return undefined;
}

/** A value of an option, with the reason if it cannot be chosen. */
export interface Choice<Value> {
  readonly value: Value;
  readonly problem?: OptionProblem;
}

/** Returns all values of an option, each with the problem that choosing it would cause. */
export function choicesFor<Name extends OptionName>(
  options: GameOptions,
  name: Name,
): readonly Choice<GameOptions[Name]>[] {
  return OPTION_VALUES[name].map((value) => choice({ ...options, [name]: value }, value));
}

/** Returns all presets, each with the problem that applying it to `options` would cause. */
export function presetChoices(options: GameOptions): readonly Choice<Preset>[] {
  return (Object.keys(PRESETS) as Preset[]).map((preset) =>
    choice({ ...options, ...PRESETS[preset] }, preset),
  );
}

function choice<Value>(options: GameOptions, value: Value): Choice<Value> {
  const problem = optionProblem(options);
  return problem === undefined ? { value } : { value, problem };
}

/** The checked value, or an error message in English. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

/** The valid options, or an error message. If two options conflict, `problem` has the details. */
export type CheckedOptions =
  | { readonly ok: true; readonly value: GameOptions }
  | {
      readonly ok: false;
      readonly error: string;
      readonly problem?: OptionProblem;
      readonly between?: readonly [OptionName, OptionName];
    };

/** Validates options and fills missing ones with defaults. */
export function checkOptions(input: unknown): CheckedOptions {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, error: 'options: expected an object such as {"players": 2}' };
  }
  for (const [name, value] of Object.entries(input)) {
    const error = valueError(name, value);
    if (error !== undefined) return { ok: false, error };
  }
  const options: GameOptions = { ...DEFAULT_OPTIONS, ...input };
  const problem = optionProblem(options);
  if (problem === undefined) return { ok: true, value: Object.freeze(options) };
  const other = problem.reason === 'needs' ? problem.other : 'ruleset';
  const error = describeProblem(problem, options);
  return { ok: false, error, problem, between: [problem.option, other] };
}

function valueError(name: string, value: unknown): string | undefined {
  const allowed = Object.hasOwn(OPTION_VALUES, name)
    ? (OPTION_VALUES[name as OptionName] as readonly unknown[])
    : undefined;
  if (allowed === undefined) {
    const known = Object.keys(OPTION_VALUES).filter((one) => !isOpenQuestion(one));
    return `options.${quoteName(name)}: no such option; expected one of ${known.join(', ')}, or of those in docs/escalation.md`;
  }
  if (allowed.includes(value)) return undefined;
  const values = allowed.map((one) => JSON.stringify(one)).join(', ');
  return `options.${name}: ${describeInput(value)} is not one of ${values}`;
}

/** Error messages leave out these options, because there are many. */
function isOpenQuestion(name: string): boolean {
  return (INTERPRETATION_OPTION_NAMES as readonly string[]).includes(name);
}

function describeProblem(problem: OptionProblem, options: GameOptions): string {
  const { option, value } = problem;
  if (problem.reason === 'other-ruleset') {
    return `options.${option}: ${JSON.stringify(value)} belongs to ruleset ${problem.ruleset}, not to ${options.ruleset}`;
  }
  const { other, allowed, found } = problem;
  const wanted = allowed.join(' or ');
  return other === 'players'
    ? `options.${option}: ${value} is for ${wanted} players, not ${found}`
    : `options.${option}: ${value} is for ${other} ${wanted}, not ${found}`;
}

// The list of rulesets. A new one is a folder and a line here. The options, presets and player
// counts of all rulesets are merged.
import type { Rules } from '../model/rules.ts';
import { escalation } from './escalation/escalation.ts';
import { official } from './official/official.ts';
import { prototype2010 } from './prototype-2010/prototype-2010.ts';
import { INTERPRETATION_OPTIONS } from './escalation/rule-interpretations.ts';
import type { OptionTable } from './ruleset.ts';

export const RULESET_DEFS = [official, prototype2010, escalation] as const;

type Def = (typeof RULESET_DEFS)[number];
export type Ruleset = Def['id'];

/** The intersection of the types in a union. */
type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

type AllOptions = Intersection<Def['options']>;
type AllPresets = Intersection<Def['presets']>;

type RulesetOptions = {
  readonly [Name in keyof AllOptions]: AllOptions[Name] extends readonly (infer Value)[]
    ? Value
    : never;
};

/**
 * The options of a game: those of all rulesets. Options that the chosen ruleset does not have keep
 * their default.
 */
export interface GameOptions extends RulesetOptions {
  readonly ruleset: Ruleset;
  readonly players: Def['players'][number];
}

export type OptionName = keyof GameOptions;
export type Variant = GameOptions['variant'];

export const RULESETS: readonly Ruleset[] = RULESET_DEFS.map((def) => def.id);

const TABLE: OptionTable = Object.assign({}, ...RULESET_DEFS.map((def) => def.options));
const PLAYERS = [...new Set(RULESET_DEFS.flatMap((def) => def.players))].sort((a, b) => a - b);

/** Every option with its values, default first. */
export const OPTION_VALUES = { ruleset: RULESETS, players: PLAYERS, ...TABLE } as unknown as {
  readonly [Name in OptionName]: readonly GameOptions[Name][];
};

export const VARIANTS: readonly Variant[] = OPTION_VALUES.variant;

export const DEFAULT_OPTIONS = Object.freeze(
  Object.fromEntries(Object.entries(OPTION_VALUES).map(([name, values]) => [name, values[0]])),
) as unknown as GameOptions;

/**
 * Named sets of options, each of which makes a game of another rule document (docs/rulesets.md).
 */
export const PRESETS = Object.assign({}, ...RULESET_DEFS.map((def) => def.presets)) as AllPresets;
export type Preset = keyof AllPresets;

/**
 * The names of options for rules questions that the sources of Escalation leave open
 * (docs/escalation.md, E14).
 */
export const INTERPRETATION_OPTION_NAMES = Object.keys(
  INTERPRETATION_OPTIONS,
) as readonly OptionName[];

export function rulesetOf(id: Ruleset): Def {
  return RULESET_DEFS.find((def) => def.id === id) as Def;
}

/** The options of a ruleset, without `ruleset` and `players`. */
export function ownOptions(id: Ruleset): readonly OptionName[] {
  return Object.keys(rulesetOf(id).options) as OptionName[];
}

/** Raised when the same answers lead to another game. Older games replay under their version. */
export const RULES_VERSION = 4;

/** Cache of rules by version and frozen options object, which many games share. */
const rulesByVersion = new Map<number, WeakMap<GameOptions, Rules>>();

/**
 * The rules for a set of options. The rules keep a frozen copy, so later changes to the options
 * object have no effect.
 */
export function rulesFor(options: GameOptions, version = RULES_VERSION): Rules {
  let ofVersion = rulesByVersion.get(version);
  if (ofVersion === undefined) {
    ofVersion = new WeakMap();
    rulesByVersion.set(version, ofVersion);
  }
  const found = ofVersion.get(options);
  if (found !== undefined) return found;
  const kept = Object.isFrozen(options) ? options : Object.freeze({ ...options });
  const rules = rulesetOf(kept.ruleset).rules(kept, version);
  ofVersion.set(kept, rules);
  return rules;
}

/** The options whose values differ from the defaults. */
export function changedOptions(options: GameOptions): Partial<GameOptions> {
  const names = Object.keys(DEFAULT_OPTIONS) as OptionName[];
  const changed = names.filter((name) => options[name] !== DEFAULT_OPTIONS[name]);
  return Object.fromEntries(changed.map((name) => [name, options[name]]));
}

/** The options that rules were computed from. */
export function optionsOf(rules: Rules): GameOptions {
  return rules.options as GameOptions;
}

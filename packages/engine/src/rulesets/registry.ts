// The list of rulesets. A new one is a folder and a line here; its options, presets and player
// counts are merged with those of the others.
import type { Rules } from '../model/rules.ts';
import { escalation } from './escalation/escalation.ts';
import { official } from './official/official.ts';
import { prototype2010 } from './prototype-2010/prototype-2010.ts';
import { INTERPRETATION_OPTIONS } from './escalation/rule-interpretations.ts';
import type { OptionTable } from './ruleset.ts';

export const RULESET_DEFS = [official, prototype2010, escalation] as const;

type Def = (typeof RULESET_DEFS)[number];
export type Ruleset = Def['id'];

/** Turns a union into an intersection. */
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (both: infer I) => void
  ? I
  : never;

type AllOptions = Both<Def['options']>;
type AllPresets = Both<Def['presets']>;

type OwnOptions = {
  readonly [Name in keyof AllOptions]: AllOptions[Name] extends readonly (infer Value)[]
    ? Value
    : never;
};

/**
 * The options of a game: those of every ruleset. Options of rulesets that were not chosen keep
 * their default.
 */
export interface GameOptions extends OwnOptions {
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

/** Rule documents that differ from a ruleset by a set of its options (docs/rulesets.md). */
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

/** The options that belong to a ruleset, without `ruleset` and `players`. */
export function ownOptions(id: Ruleset): readonly OptionName[] {
  return Object.keys(rulesetOf(id).options) as OptionName[];
}

/**
 * Raised when the same answers can lead to a different game. Older games replay under the rules of
 * their version.
 */
export const RULES_VERSION = 4;

/** Cached rules by version, because many games use the same options. */
const known = new Map<number, WeakMap<GameOptions, Rules>>();

/**
 * The rules for a set of options. The rules keep a frozen copy, so later changes to the options
 * object have no effect.
 */
export function rulesFor(options: GameOptions, version = RULES_VERSION): Rules {
  let ofVersion = known.get(version);
  if (ofVersion === undefined) {
    ofVersion = new WeakMap();
    known.set(version, ofVersion);
  }
  const found = ofVersion.get(options);
  if (found !== undefined) return found;
  const kept = Object.isFrozen(options) ? options : Object.freeze({ ...options });
  const rules = rulesetOf(kept.ruleset).rules(kept, version);
  ofVersion.set(kept, rules);
  return rules;
}

/** The options that rules were computed from, with their exact type. */
export function optionsOf(rules: Rules): GameOptions {
  return rules.options as GameOptions;
}

// The list of rulesets. Merges the options, presets and player counts of all of them.
import type { Rules } from '../model/rules.ts';
import { escalation } from './escalation/escalation.ts';
import { official } from './official/official.ts';
import { prototype2010 } from './prototype-2010/prototype-2010.ts';
import { INTERPRETATION_OPTIONS } from './escalation/rule-interpretations.ts';
import type { OptionTable } from './ruleset.ts';

export const RULESET_DEFS = [official, prototype2010, escalation] as const;

type Def = (typeof RULESET_DEFS)[number];
export type Ruleset = Def['id'];

/** Turns a union type into the intersection of its members. */
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

/** The options of a game. Options of other rulesets have their defaults. */
export interface GameOptions extends RulesetOptions {
  readonly ruleset: Ruleset;
  readonly players: Def['players'][number];
}

export type OptionName = keyof GameOptions;
export type Variant = GameOptions['variant'];

export const RULESETS: readonly Ruleset[] = RULESET_DEFS.map((def) => def.id);

const ALL_OPTIONS: OptionTable = Object.assign({}, ...RULESET_DEFS.map((def) => def.options));
const PLAYERS = [...new Set(RULESET_DEFS.flatMap((def) => def.players))].sort((a, b) => a - b);

/** The values of each option, default first. */
export const OPTION_VALUES = { ruleset: RULESETS, players: PLAYERS, ...ALL_OPTIONS } as unknown as {
  readonly [Name in OptionName]: readonly GameOptions[Name][];
};

export const VARIANTS: readonly Variant[] = OPTION_VALUES.variant;

export const DEFAULT_OPTIONS = Object.freeze(
  Object.fromEntries(Object.entries(OPTION_VALUES).map(([name, values]) => [name, values[0]])),
) as unknown as GameOptions;

/** Option values of other rule documents, by name (docs/rulesets.md). */
export const PRESETS = Object.assign({}, ...RULESET_DEFS.map((def) => def.presets)) as AllPresets;
export type Preset = keyof AllPresets;

/** Names of the options that choose interpretations of Escalation (docs/escalation.md, E14). */
export const INTERPRETATION_OPTION_NAMES = Object.keys(
  INTERPRETATION_OPTIONS,
) as readonly OptionName[];

export function rulesetOf(id: Ruleset): Def {
  return RULESET_DEFS.find((def) => def.id === id) as Def;
}

/** Names of a ruleset's options, except `ruleset` and `players`, which all rulesets share. */
export function ownOptions(id: Ruleset): readonly OptionName[] {
  return Object.keys(rulesetOf(id).options) as OptionName[];
}

/**
 * Version of the rules. Raised by a change after which the same answers may lead to another game.
 * Stored games keep their version.
 */
export const RULES_VERSION = 4;

/** Cache of rules by version and options object. */
const rulesByVersion = new Map<number, WeakMap<GameOptions, Rules>>();

/** Returns the rules for options. Changing the options object later has no effect. */
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

/** Returns the options whose values differ from the defaults. */
export function changedOptions(options: GameOptions): Partial<GameOptions> {
  const names = Object.keys(DEFAULT_OPTIONS) as OptionName[];
  const changed = names.filter((name) => options[name] !== DEFAULT_OPTIONS[name]);
  return Object.fromEntries(changed.map((name) => [name, options[name]]));
}

/** Returns the options from which rules were computed. */
export function optionsOf(rules: Rules): GameOptions {
  return rules.options as GameOptions;
}

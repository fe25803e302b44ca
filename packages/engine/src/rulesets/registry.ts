// The rulesets. A new one is a folder and a line here; its options, presets and numbers of players join those of the others.
import type { Rules } from '../model/rules.ts';
import { escalation } from './escalation/escalation.ts';
import { official } from './official/official.ts';
import { prototype2010 } from './prototype-2010/prototype-2010.ts';
import { INTERPRETATION_OPTIONS } from './escalation/rule-interpretations.ts';
import type { OptionTable } from './ruleset.ts';

export const RULESET_DEFS = [official, prototype2010, escalation] as const;

type Def = (typeof RULESET_DEFS)[number];
export type Ruleset = Def['id'];

/** All members of a union at once. */
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

/** Options of a game: those of every ruleset, and those of other rulesets than the chosen one keep their default. */
export interface GameOptions extends OwnOptions {
  readonly ruleset: Ruleset;
  readonly players: Def['players'][number];
}

export type OptionName = keyof GameOptions;
export type Variant = GameOptions['variant'];

export const RULESETS: readonly Ruleset[] = RULESET_DEFS.map((def) => def.id);

const TABLE: OptionTable = Object.assign({}, ...RULESET_DEFS.map((def) => def.options));
const PLAYERS = [...new Set(RULESET_DEFS.flatMap((def) => def.players))].sort((a, b) => a - b);

/** Every option with its values, the default first. */
export const OPTION_VALUES = { ruleset: RULESETS, players: PLAYERS, ...TABLE } as unknown as {
  readonly [Name in OptionName]: readonly GameOptions[Name][];
};

export const VARIANTS: readonly Variant[] = OPTION_VALUES.variant;

export const DEFAULT_OPTIONS = Object.freeze(
  Object.fromEntries(Object.entries(OPTION_VALUES).map(([name, values]) => [name, values[0]])),
) as unknown as GameOptions;

/** Rule documents whose differences from a ruleset are sets of its options (docs/rulesets.md). */
export const PRESETS = Object.assign({}, ...RULESET_DEFS.map((def) => def.presets)) as AllPresets;
export type Preset = keyof AllPresets;

/** Options that answer questions which the sources of Escalation leave open (docs/escalation.md, E14). */
export const INTERPRETATION_OPTION_NAMES = Object.keys(
  INTERPRETATION_OPTIONS,
) as readonly OptionName[];

/** The ruleset of an id. */
export function rulesetOf(id: Ruleset): Def {
  return RULESET_DEFS.find((def) => def.id === id) as Def;
}

/** The options that a ruleset has of its own, besides those that every game has: ruleset and number of players. */
export function ownOptions(id: Ruleset): readonly OptionName[] {
  return Object.keys(rulesetOf(id).options) as OptionName[];
}

/** Raised when the same answers may lead to another game. Games of older versions replay under the rules of their time. */
export const RULES_VERSION = 3;

/** Rules worked out before, by version: many games are played with the same options. */
const known = new Map<number, WeakMap<GameOptions, Rules>>();

/** The rules for a choice of options. Whoever changes the options afterwards changes no game: the rules keep a frozen copy. */
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

/** The options that rules were worked out from, in their exact type. */
export function optionsOf(rules: Rules): GameOptions {
  return rules.options as GameOptions;
}

// Definition of a ruleset: options with their values and requirements, presets, and rules.
import type { ChosenOptions, Rules } from '../model/rules.ts';

export type OptionValue = string | number | boolean;

/** The values of each option, default first. */
export type OptionTable = Readonly<Record<string, readonly [OptionValue, ...OptionValue[]]>>;

/** One value for each option. */
export type Values<T extends OptionTable> = { readonly [Name in keyof T]: T[Name][number] };

/** One value for each option of a ruleset and for the options that all rulesets share. */
export type Chosen<T extends OptionTable> = ChosenOptions & Values<T>;

/** Returns the default of each option. */
export function defaultsOf<T extends OptionTable>(table: T): Values<T> {
  const defaults = Object.entries(table).map(([name, values]) => [name, values[0]]);
  return Object.fromEntries(defaults) as Values<T>;
}

/** If `option` has `value`, the options in `needs` must have one of the values listed there. */
export interface Requirement {
  readonly option: string;
  readonly value: OptionValue;
  readonly needs: Readonly<Record<string, readonly OptionValue[]>>;
}

/** Option values by preset name. */
export type PresetTable = Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;

export interface Ruleset<
  Id extends string,
  Players extends number,
  T extends OptionTable,
  P extends PresetTable,
> {
  readonly id: Id;
  /** Default first. */
  readonly players: readonly [Players, ...Players[]];
  readonly options: T;
  readonly presets: P;
  readonly requirements: readonly Requirement[];
  /** Computes the rules for options as they were in a rules version. */
  readonly rules: (options: Chosen<T>, version: number) => Rules;
}

/** Returns its argument, with literal types inferred. */
export function ruleset<
  const Id extends string,
  const Players extends number,
  const T extends OptionTable,
  const P extends PresetTable,
>(def: Ruleset<Id, Players, T, P>): Ruleset<Id, Players, T, P> {
  return def;
}

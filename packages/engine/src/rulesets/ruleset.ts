// Definition of a ruleset: options with their values and requirements, presets, and the function
// that computes the rules. Each ruleset has its own folder.
import type { ChosenOptions, Rules } from '../model/rules.ts';

export type OptionValue = string | number | boolean;

/** Every option with its values, default first. */
export type OptionTable = Readonly<Record<string, readonly [OptionValue, ...OptionValue[]]>>;

/** A value for each option of a table. */
export type Values<T extends OptionTable> = { readonly [Name in keyof T]: T[Name][number] };

/** A value for each option of a ruleset, with the options that all rulesets share. */
export type Chosen<T extends OptionTable> = ChosenOptions & Values<T>;

/** The default value of each option. */
export function defaultsOf<T extends OptionTable>(table: T): Values<T> {
  const defaults = Object.entries(table).map(([name, values]) => [name, values[0]]);
  return Object.fromEntries(defaults) as Values<T>;
}

/** With this value of an option, each option in `needs` must have one of the listed values. */
export interface Requirement {
  readonly option: string;
  readonly value: OptionValue;
  readonly needs: Readonly<Record<string, readonly OptionValue[]>>;
}

/** Named sets of option values. */
export type PresetTable = Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;

export interface Ruleset<
  Id extends string,
  Players extends number,
  T extends OptionTable,
  P extends PresetTable,
> {
  readonly id: Id;
  /** Supported player counts, default first. */
  readonly players: readonly [Players, ...Players[]];
  readonly options: T;
  readonly presets: P;
  readonly requirements: readonly Requirement[];
  /** Computes the rules for a choice of options, under a version of the rules. */
  readonly rules: (options: Chosen<T>, version: number) => Rules;
}

/** Defines a ruleset with its exact types. */
export function ruleset<
  const Id extends string,
  const Players extends number,
  const T extends OptionTable,
  const P extends PresetTable,
>(def: Ruleset<Id, Players, T, P>): Ruleset<Id, Players, T, P> {
  return def;
}

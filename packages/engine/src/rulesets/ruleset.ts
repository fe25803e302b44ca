// What a ruleset is: its options with their values, what excludes what, presets, and the rules of a choice. One folder each.
import type { ChosenOptions, Rules } from '../model/rules.ts';

export type OptionValue = string | number | boolean;

/** Every option with its values, the default first. */
export type OptionTable = Readonly<Record<string, readonly [OptionValue, ...OptionValue[]]>>;

/** A value for each option of a table. */
export type Values<T extends OptionTable> = { readonly [Name in keyof T]: T[Name][number] };

/** One choice of all options of a table, as a ruleset reads it. */
export type Chosen<T extends OptionTable> = ChosenOptions & Values<T>;

/** What is played where nothing is chosen. */
export function defaultsOf<T extends OptionTable>(table: T): Values<T> {
  const defaults = Object.entries(table).map(([name, values]) => [name, values[0]]);
  return Object.fromEntries(defaults) as Values<T>;
}

/** A value that needs others: every named option (or `players`) must have one of the values. */
export interface Requirement {
  readonly option: string;
  readonly value: OptionValue;
  readonly needs: Readonly<Record<string, readonly OptionValue[]>>;
}

/** Sets of option values that have a name. */
export type PresetTable = Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;

export interface Ruleset<
  Id extends string,
  Players extends number,
  T extends OptionTable,
  P extends PresetTable,
> {
  readonly id: Id;
  /** Numbers of players, the default first. */
  readonly players: readonly [Players, ...Players[]];
  readonly options: T;
  readonly presets: P;
  readonly requirements: readonly Requirement[];
  /** Works out the rules of a choice, as a version of the rules knew them. */
  readonly rules: (options: Chosen<T>, version: number) => Rules;
}

/** A ruleset with its exact types. */
export function ruleset<
  const Id extends string,
  const Players extends number,
  const T extends OptionTable,
  const P extends PresetTable,
>(def: Ruleset<Id, Players, T, P>): Ruleset<Id, Players, T, P> {
  return def;
}

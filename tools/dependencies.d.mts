// The types of installed.mjs.
export type Need = 'product' | 'tests' | 'devtools';
export interface LockEntry {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}
export type LockEntries = Readonly<Record<string, LockEntry>>;

export declare function needOf(
  name: string,
  command: { readonly packages?: Need },
  env: Readonly<Record<string, string | undefined>>,
): Need;
export declare function isComplete(
  wanted: LockEntries,
  present: LockEntries,
  withDev: boolean,
  isThere: (path: string) => boolean,
): boolean;
export declare function missingInstalls(
  root: string,
  need: Need,
): readonly { readonly folder: string; readonly flags: readonly string[] }[];

// The types of commands.mjs.
export interface Command {
  /** Path of the program, relative to the repository root, and its first arguments. */
  readonly run: readonly string[];
  readonly usage?: string;
  readonly here?: boolean;
  readonly uninstalled?: boolean;
  /** Packages that the command needs (dependencies.mjs); by default `tests`. */
  readonly packages?: 'product' | 'tests' | 'devtools';
  readonly does: string;
}

export declare const scripts: Readonly<Record<string, Command>>;
export declare const tools: Readonly<Record<string, Command>>;
export declare const commands: Readonly<Record<string, Command>>;
export declare const serverFlags: readonly string[];
export declare function nodeFlags(name: string, args: readonly string[]): readonly string[];
export declare function typed(name: string): string;
export declare function helpText(): string;

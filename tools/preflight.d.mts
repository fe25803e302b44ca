// The types of preflight.mjs.
export declare function problemBeforeStart(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined>;

// Checks the imports of all packages by the rules in .dependency-cruiser.ts.
import { globSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.ts';
import { root } from './paths.ts';

/** Checks the sources of all packages. `complaints` has one sentence per violation. */
export async function checkImports(
  folder: string = root,
): Promise<{ files: number; complaints: string[] }> {
  const sources = globSync('packages/*/src', { cwd: folder });
  const { forbidden, options } = config;
  const { output } = await cruise(sources, {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: folder,
  });
  if (typeof output === 'string') throw new Error(output);
  const { modules, summary } = output;
  return {
    files: modules.filter(({ source }) => /^packages\/.*[.]tsx?$/.test(source)).length,
    complaints: summary.violations.map(({ from, to, rule }) => {
      const comment = forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
      return `${from} may not import ${to} (${rule.name}). ${comment}`;
    }),
  };
}

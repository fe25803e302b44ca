// npm run check: the static checks and unit tests, of everything or of the current changes.
import { run } from '../run-process.ts';
import { startProgram, readFlags } from '../command-line.ts';
import { finish, runStage, type Stage, type TimedResult } from './report.ts';
import { format, imports, lint, staticChecks, types, unit, vitest } from './stages.ts';

const HELP = `npm run check -- [--changed [--since COMMIT]]

  (nothing)       format, lint with types, imports and unit tests of everything
  --changed       the same checks for the uncommitted changes: the changed files, and in each changed package the tests that import them
  --since COMMIT  changes since this commit instead of the last one
`;

async function changedFiles(since: string): Promise<string[]> {
  const listed = await Promise.all([
    run('git', ['diff', '--name-only', '--diff-filter=d', since]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  return listed.flatMap(({ code, output }) => {
    if (code !== 0) throw new Error(output);
    return output.split('\n').filter((line) => line !== '');
  });
}

/** Returns the packages and top-level folders of these files that have unit tests. */
function foldersOf(files: readonly string[]): string[] {
  const folders = files.map((file) =>
    file.split('/').slice(0, file.startsWith('packages/') ? 2 : 1),
  );
  return [...new Set(folders.map((parts) => parts.join('/')))].filter((folder) =>
    /^(?:packages\/|tools$|bench$)/.test(folder),
  );
}

function stagesFor(files: readonly string[], since: string): readonly Stage[] {
  const sources = files.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
  const folders = foldersOf(sources);
  const tests: Stage = {
    name: 'unit tests',
    run: () =>
      vitest(['--changed', since, '--passWithNoTests', ...folders.map((one) => `${one}/`)]),
  };
  return [
    format(files),
    ...(sources.length > 0 ? [lint(sources)] : []),
    imports,
    types,
    ...(folders.length > 0 ? [tests] : []),
  ];
}

async function main(): Promise<void> {
  const { changed, since } = readFlags(
    {
      changed: { type: 'boolean', default: false },
      since: { type: 'string', default: 'HEAD' },
    },
    HELP,
  );

  const start = performance.now();
  const files = changed ? await changedFiles(since) : [];
  if (changed && files.length === 0) return console.log('Nothing changed.');
  const chosen = changed ? stagesFor(files, since) : [...staticChecks, unit];
  const results: TimedResult[] = [];
  for (const stage of chosen) results.push(await runStage(stage));
  finish(results, start);
}

startProgram();
await main();

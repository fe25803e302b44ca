// Tries the patches: each on a copy of the tree, where types, imports, layout, its own test and the nearest tests of the house must hold.
import { rmSync } from 'node:fs';
import { type Ended, run } from '../process.ts';
import { ownTests, readPatch, type Touched, touchedBy } from './patch.ts';
import type { Thing } from './things.ts';
import { applyPatch, newFolder, openWorkshop } from './workshop.ts';

/** At a time; npm test has two cores. */
const JOBS = 2;
const LIMIT_MS = 300_000;

const IMPORTS = `
import { checkImports } from './tools/imports.ts';
const { complaints } = checkImports();
console.log(complaints.join('\\n'));
process.exitCode = complaints.length === 0 ? 0 : 1;
`;

/** Runs a program of the copy with this Node, in the copy. */
function inCopy(folder: string, args: readonly string[]): Promise<Ended> {
  return run(process.execPath, args, { cwd: folder, limitMs: LIMIT_MS });
}

/** Everything that must hold in the copy, the quickest first. */
function checksOf(folder: string, thing: Thing, touched: readonly Touched[]) {
  const tsc = 'node_modules/typescript/bin/tsc';
  const files = touched.map(({ file }) => file);
  const laidOut = files.filter((file) => /\.(?:tsx?|css)$/.test(file));
  const projects = ['.', 'packages/engine', 'packages/web'].filter(
    (project) => project !== 'packages/engine' || files.some((file) => file.startsWith(project)),
  );
  const check = (what: string, args: readonly string[]) => ({
    what,
    run: () => inCopy(folder, args),
  });
  return [
    check('layout', [
      'node_modules/@biomejs/biome/bin/biome',
      'format',
      '--vcs-enabled=false',
      ...laidOut,
    ]),
    check('imports', ['--input-type=module', '--eval', IMPORTS]),
    check('lint and circles of imports', [
      'node_modules/oxlint/bin/oxlint',
      '--deny-warnings',
      '.',
    ]),
    ...projects.map((project) =>
      check('types', [tsc, '--noEmit', '--pretty', 'false', '-p', project]),
    ),
    check('the rulings of tests', ['tools/checks/rulings.ts']),
    check('tests', [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      ...ownTests(touched),
      ...thing.tests,
    ]),
  ];
}

/** What goes wrong first, in a sentence, with what was printed. */
async function wrongIn(folder: string, thing: Thing): Promise<string | undefined> {
  const page = `docs/how-to/${thing.name}.md`;
  const applied = await applyPatch(folder, thing.name);
  if (applied.code !== 0) {
    return `${thing.name}: the patch does not fit any more; go through ${page} again, then npm run how-to -- --refresh ${thing.name}\n${applied.output}`;
  }
  const touched = touchedBy(readPatch(thing.name) ?? '');
  if (ownTests(touched).length === 0) return `${thing.name}: the patch brings no test`;
  for (const check of checksOf(folder, thing, touched)) {
    const { code, output } = await check.run();
    if (code !== 0) {
      return `${thing.name}: ${check.what} fail when somebody follows ${page}; npm run how-to -- --open ${thing.name} shows where\n${output}`;
    }
  }
  return undefined;
}

function begunWrong({ name, after = '' }: Thing): string {
  return `${name}: it begins with what the page of ${after} makes, and that patch does not fit any more`;
}

async function tryOne(thing: Thing): Promise<string | undefined> {
  const folder = newFolder();
  try {
    const begun = await openWorkshop(folder, thing);
    return begun.code === 0 ? await wrongIn(folder, thing) : begunWrong(thing);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Tries patches, two at a time, and tells what is wrong with each. */
export async function tryAll(things: readonly Thing[]): Promise<void> {
  const left = [...things];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const wrong = await tryOne(next);
      if (wrong === undefined) continue;
      failed++;
      console.log(wrong);
    }
  };
  await Promise.all(Array.from({ length: JOBS }, work));
  console.log(`${things.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

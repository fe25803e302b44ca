// npm run test:deep: everything slow, in named parts. It resumes where it stopped.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { provideServices } from '../services/provide-services.ts';
import { inRoot } from '../paths.ts';
import { runNode } from '../run-process.ts';
import { startProgram, quoted, readFlags, refuse } from '../command-line.ts';
import { finish, runStage, type Stage, type TimedResult } from './report.ts';
import { combined, parseCounts, type StageResult } from './results.ts';
import { page, playwright, staticChecks, toolCheck, types, vitest } from './stages.ts';
import { treeName } from './tree-name.ts';

const HELP = `npm run test:deep -- [--only PART,…] [--list] [--fresh]

Runs the parts one after the other. A part that passed on this exact tree is not repeated.
  --only PART,…  these parts alone
  --list         the parts, and which of them already passed on this tree
  --fresh        forgets earlier results
`;

const PROGRESS = inRoot('.test-deep/progress.json');
const DEEP = { EMINENT_DEEP: '1' };

interface Part {
  readonly does: string;
  readonly run: () => Promise<StageResult>;
}

/** Runs a program with EMINENT_DEEP=1 and reads its counts. A status other than 0 is a failure. */
async function program(script: string, args: readonly string[] = []): Promise<StageResult> {
  const { code, output } = await runNode(script, args, { env: DEEP });
  return parseCounts({ code, output });
}

async function oneAfterAnother(runs: readonly (() => Promise<StageResult>)[]) {
  const results: StageResult[] = [];
  for (const one of runs) results.push(await one());
  return combined(results);
}

/** Folders of tests that start servers and databases: part of `cluster`, not of `unit`. */
const CLUSTER_TESTS = ['tools/drills', 'tools/services', 'packages/cluster/test'];

const check = (name: string) => toolCheck(name, DEEP).run;

const PARTS: Readonly<Record<string, Part>> = {
  static: {
    does: 'format, lint, imports, types',
    run: () => oneAfterAnother([...staticChecks, types].map((stage) => stage.run)),
  },
  unit: {
    does: 'unit tests at full counts with fresh seeds: random games, fuzzing, properties, whole matches',
    run: () =>
      vitest(
        ['--project', '!postgres', ...CLUSTER_TESTS.flatMap((one) => ['--exclude', `${one}/**`])],
        DEEP,
      ),
  },
  postgres: {
    does: 'the server tests once more on a real PostgreSQL',
    run: () => vitest(['--project', 'postgres'], DEEP),
  },
  cluster: {
    does: 'several nodes with PostgreSQL and Redis, server kills, storms, recovery',
    run: () =>
      oneAfterAnother([
        () => vitest(['--project', '!postgres', ...CLUSTER_TESTS], DEEP),
        () => program('tools/drills/chaos.ts', ['--nodes', '3', '--minutes', '4']),
      ]),
  },
  browser: {
    does: 'every browser test: whole games per input device, all staged pictures, restarts, several nodes',
    run: () => oneAfterAnother([page.run, () => playwright([], DEEP)]),
  },
  naive: {
    does: '100,000 decisions compared with a second list of legal answers',
    run: check('naive'),
  },
  properties: {
    does: 'properties of random games at ten times the usual number',
    run: () => program('tools/properties.ts'),
  },
  lockstep: {
    does: 'recorded games of another implementation, replayed state by state',
    run: check('lockstep'),
  },
  playthroughs: {
    does: 'the game in docs/playthroughs matches its record',
    run: check('playthroughs'),
  },
  docs: {
    does: 'the documentation site builds without dead links',
    run: () => program('devtools/site.ts'),
  },
  pack: { does: 'packed libraries, installed in an empty project', run: check('pack') },
  release: {
    does: 'the release file, run by npx in an empty folder',
    run: check('release'),
  },
  hosting: { does: 'image, unit files and manifests for hosts', run: check('hosting') },
  train: { does: 'the whole training run on a few games', run: check('train') },
  unused: {
    does: 'dependencies, files and exports without a use',
    run: () => program('devtools/node_modules/knip/bin/knip.js'),
  },
  mutation: {
    does: 'Stryker on the rules of the engine (hours; resumes automatically)',
    run: () =>
      program('devtools/node_modules/@stryker-mutator/core/bin/stryker.js', [
        'run',
        'tools/stryker.config.json',
      ]),
  },
};

interface Progress {
  /** The value of `treeName` when these results were recorded. */
  readonly tree: string;
  readonly results: Readonly<Record<string, TimedResult>>;
}

function readProgress(tree: string): Progress {
  try {
    const progress = JSON.parse(readFileSync(PROGRESS, 'utf8')) as Progress;
    return progress.tree === tree ? progress : { tree, results: {} };
  } catch {
    return { tree, results: {} };
  }
}

function saveProgress(progress: Progress): void {
  mkdirSync(dirname(PROGRESS), { recursive: true });
  writeFileSync(PROGRESS, JSON.stringify(progress, undefined, 2));
}

function partNames(only: string | undefined): readonly string[] {
  if (only === undefined) return Object.keys(PARTS);
  const names = only.split(',');
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined) {
    refuse(`--only ${quoted(unknown)}: the parts are ${Object.keys(PARTS).join(', ')}.`);
  }
  return names;
}

const hasPassed = (result: TimedResult | undefined): boolean =>
  result !== undefined && result.failed === 0 && result.absent === undefined;

function list({ results }: Progress): void {
  for (const [name, { does }] of Object.entries(PARTS)) {
    const seconds = results[name]?.seconds.toFixed(0);
    const state = hasPassed(results[name]) ? `  [passed, ${seconds} s]` : '';
    console.log(`${name.padEnd(13)} ${does}${state}`);
  }
}

async function main(): Promise<void> {
  const {
    only,
    list: wantsList,
    fresh,
  } = readFlags(
    {
      only: { type: 'string' },
      list: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
    },
    HELP,
  );
  const names = partNames(only);
  let progress = readProgress(await treeName());
  if (wantsList) return list(progress);
  if (fresh) progress = { tree: progress.tree, results: {} };

  for (const absence of await provideServices()) console.log(absence);
  const start = performance.now();
  for (const name of names) {
    if (hasPassed(progress.results[name])) {
      console.log(`✓  ${name}: passed on this tree before`);
      continue;
    }
    const stage: Stage = { name, run: PARTS[name]?.run ?? refuse(`No part ${quoted(name)}.`) };
    const { tests: _, output: __, ...result } = await runStage(stage);
    progress = { ...progress, results: { ...progress.results, [name]: result } };
    saveProgress(progress);
  }
  const notRun = Object.keys(PARTS).filter((name) => progress.results[name] === undefined);
  if (notRun.length > 0) console.log(`\nNot run: ${notRun.join(', ')}`);
  finish(
    names.flatMap((name) => progress.results[name] ?? []),
    start,
  );
}

startProgram();
await main();

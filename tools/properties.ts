// npm run tools -- properties: any number of random games with all properties of the engine checked.
import { spawnSync } from 'node:child_process';
import { root } from './paths.ts';
import { startProgram, readFlags, wholeNumber } from './command-line.ts';

const HELP = `npm run tools -- properties [--cheap N] [--costly N] [--mutants N] [--first N] [--others | --expansion]

Random games over all rulesets, variants and switches, in turn; npm test does the same with 10 000 and 160 games from game 0.
  --cheap N   games with the cheap checks (default 100000)
  --costly N  games with all checks (default 1600)
  --mutants N positions that were tampered with (default 100000): what is accepted can be played on
  --others    only the presets and the prototype
  --expansion only Escalation and scenarios, with every pair of scenarios for every number of players
  --first N   the number of the first game (default 0)
`;

startProgram();
const values = readFlags({
  cheap: { type: 'string', default: '100000' },
  costly: { type: 'string', default: '1600' },
  mutants: { type: 'string', default: '100000' },
  first: { type: 'string', default: '0' },
  others: { type: 'boolean', default: false },
  expansion: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});
if (values.help) {
  process.stdout.write(HELP);
} else {
  for (const flag of ['cheap', 'costly', 'mutants', 'first'] as const) {
    wholeNumber(flag, values[flag]);
  }
  const part = values.expansion ? 'expansion' : values.others ? 'others' : 'all';
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      'packages/engine/test/properties.test.ts',
      'packages/engine/test/mutants.test.ts',
      ...(values.expansion ? ['packages/engine/test/properties-scenarios.test.ts'] : []),
      '--testTimeout=0',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        EMINENT_CHEAP: values.cheap,
        EMINENT_COSTLY: values.costly,
        EMINENT_MUTANTS: values.mutants,
        EMINENT_FIRST: values.first,
        EMINENT_GAMES: part,
      },
    },
  );
  process.exitCode = status ?? 1;
}

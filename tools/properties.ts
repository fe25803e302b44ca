// npm run tools -- properties: plays random games and checks all properties of the engine.
import { spawnSync } from 'node:child_process';
import { root } from './paths.ts';
import { startProgram, readFlags, wholeNumber } from './command-line.ts';

const HELP = `npm run tools -- properties [--cheap N] [--costly N] [--mutants N] [--first N] [--others | --expansion]

Checks properties in random games over all rulesets, variants and options; npm test does the same with fewer games.
  --cheap N    games with the cheap checks (default 100000)
  --costly N   games with all checks (default 1600)
  --mutants N  altered positions (default 100000): those that the parser accepts must be playable
  --others     only the presets and the prototype
  --expansion  only Escalation and scenarios, with every pair of scenarios for every number of players
  --first N    number of the first game (default 0)
`;

startProgram();
const values = readFlags(
  {
    cheap: { type: 'string', default: '100000' },
    costly: { type: 'string', default: '1600' },
    mutants: { type: 'string', default: '100000' },
    first: { type: 'string', default: '0' },
    others: { type: 'boolean', default: false },
    expansion: { type: 'boolean', default: false },
  },
  HELP,
);
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

// npm run properties: any number of random games with all properties of the engine checked.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from './paths.ts';

const HELP = `npm run properties -- [--scale N] [--first N] [--others]

Random games over all rulesets, variants and switches; npm test does the same with scale 1 from game 0.
  --scale N  10 000 games with the cheap checks and 160 with all checks, times N (default 10)
  --others   only the presets and the prototype
  --first N  the number of the first game (default 0)
`;

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '10' },
    first: { type: 'string', default: '0' },
    others: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const numbers = [values.scale, values.first].map(Number);
if (values.help) {
  process.stdout.write(HELP);
} else if (!numbers.every((n) => Number.isFinite(n) && n >= 0)) {
  console.error(`--scale ${values.scale} --first ${values.first}: expected numbers of at least 0`);
  process.exitCode = 2;
} else {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      'packages/engine/test/properties.test.ts',
      '--testTimeout=0',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        EMINENT_SCALE: values.scale,
        EMINENT_FIRST: values.first,
        EMINENT_OTHERS: values.others ? '1' : '0',
      },
    },
  );
  process.exitCode = status ?? 1;
}

// Runs the whole training with few games: play, learn, save, measure, resume, try to promote.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { STYLES } from '@eminent/bots';
import { readWeights } from '../../packages/bots/src/net/weights-file.ts';
import { inRoot, root } from '../paths.ts';
import { CheckCounter } from '../testing/check-counter.ts';

const FOLDER = '.train-check';

function train(games: number): string {
  const args = ['packages/bots/train/main.ts', '--folder', FOLDER, '--games', String(games)];
  return execFileSync(process.execPath, [...args, '--every', '40', '--quick'], {
    cwd: root,
    encoding: 'utf8',
  });
}

rmSync(inRoot(FOLDER), { recursive: true, force: true });
train(40);
const output = train(80);
const lines = readFileSync(inRoot(`${FOLDER}/curve.jsonl`), 'utf8')
  .trim()
  .split('\n');
const marks = lines.map((line) => JSON.parse(line) as { games: number });
const kept = readWeights(readFileSync(inRoot(`${FOLDER}/weights.bin`)));
const counter = new CheckCounter();
counter.check(
  'a second run goes on where the first stopped',
  marks.map((one) => one.games).join() === '40,80',
);
counter.check(
  'every weight is a number',
  kept.ok && kept.weights.every((one) => Number.isFinite(one)),
);
counter.check(
  'a net of 80 games is tried against every style and not promoted',
  STYLES.every((style) => output.includes(`against ${style}: `)) &&
    output.includes('not promoted: '),
);
rmSync(inRoot(FOLDER), { recursive: true, force: true });
counter.finish();

// Trains a player and measures it: node examples/train-a-player/main.ts [--games 3000] [--seed first] [--out player.bin]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measure, train } from './training.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    seed: { type: 'string', default: 'first' },
    matches: { type: 'string', default: '400' },
    out: { type: 'string' },
  },
});

const games = Number(values.games);
const { seed, out } = values;
const net = train(games, seed, Math.ceil(games / 10), (progress) => {
  const share = measure(progress.net, 'captain', 40, `${seed} trial`);
  console.log(
    `${progress.games} games: wins ${Math.round(share * 100)} of 100 against the Captain`,
  );
  if (out !== undefined) writeFileSync(out, new Uint8Array(progress.net.weights.buffer));
});
const matches = Number(values.matches);
const share = measure(net, 'captain', matches, `${seed} final`);
console.log(`${matches} games after training: wins ${(share * 100).toFixed(1)} of 100`);

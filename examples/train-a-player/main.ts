// Trains a player and measures it against the Captain:
// node examples/train-a-player/main.ts --played 2700 --out player.bin
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measure, train } from './training.ts';

const { values } = parseArgs({
  options: {
    watched: { type: 'string', default: '300' },
    played: { type: 'string', default: '2700' },
    seed: { type: 'string', default: 'first' },
    matches: { type: 'string', default: '400' },
    every: { type: 'string', default: '300' },
    out: { type: 'string' },
  },
});

const { seed, out } = values;
const [watched, played, every, matches] = [
  Number(values.watched),
  Number(values.played),
  Number(values.every),
  Number(values.matches),
];
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const net = train({
  watched,
  played,
  seed,
  every,
  report(games, current) {
    const share = measure(current, 'captain', 40, `${seed} trial`);
    console.log(`${games} games: wins ${percent(share)} of 40 against the Captain`);
    if (out !== undefined) writeFileSync(out, new Uint8Array(current.weights.buffer));
  },
});
const share = measure(net, 'captain', matches, `${seed} final`);
console.log(`trained: wins ${percent(share)} of ${matches} against the Captain`);

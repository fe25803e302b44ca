// npm run tools -- perft: counts the games of each length, for comparison with another engine.
import { checkOptions, type GameOptions, perft, perftPosition } from '@eminent/engine';
import { startProgram, readFlags, refuse, shortText, wholeNumber } from './command-line.ts';

const HELP = `npm run tools -- perft [--players N] [--ruleset NAME] [--variant NAME] [--seed TEXT] [--after N] [--depth N]

Counts the sequences of 1, 2, … decisions from a position.
  --after N  decisions from the start of the game to the position; decision i (from 0) takes option 7i modulo the number of options
  --depth N  the longest sequences
`;

function optionsOf(players: string, ruleset: string, variant: string): GameOptions {
  const checked = checkOptions({ players: wholeNumber('players', players), ruleset, variant });
  return checked.ok ? checked.value : refuse(checked.error);
}

startProgram();
const values = readFlags(
  {
    players: { type: 'string', default: '2' },
    ruleset: { type: 'string', default: 'official' },
    variant: { type: 'string', default: 'standard' },
    seed: { type: 'string', default: 'perft' },
    after: { type: 'string', default: '0' },
    depth: { type: 'string', default: '6' },
  },
  HELP,
);
const options = optionsOf(values.players, values.ruleset, values.variant);
const state = perftPosition(
  options,
  shortText('seed', values.seed),
  wholeNumber('after', values.after, 0, 10_000),
);
const deepest = wholeNumber('depth', values.depth, 0, 100);
for (let depth = 1; depth <= deepest; depth++) {
  const start = performance.now();
  const count = perft(state, depth);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${String(depth).padStart(2)}  ${String(count).padStart(12)}  ${seconds} s`);
}

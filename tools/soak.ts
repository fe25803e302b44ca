// npm run soak: every computer player in many games of every player count and variant; tells illegal and missing answers.
import { parseArgs } from 'node:util';
import { botNames } from '@eminent/bots';
import { checkOptions, PRESETS } from '@eminent/engine';
import { playGames } from '../packages/cli/src/simulate.ts';

const HELP = `npm run soak -- [--games N] [--bots a,b,c]

Plays N games (default 1000) of each bot for each player count and variant, and of each other ruleset, and tells every fault.
`;

/** What a search may spend here: the answers must be legal, not strong. */
const THRIFT = ':work=8';
const SEARCHERS = ['emperor', 'rollouts'];

const GAMES: readonly object[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 2, variant: 'learning' },
  { players: 3, variant: 'learning' },
  { players: 4, variant: 'learning' },
  { players: 2, variant: 'level-1' },
  { players: 3, variant: 'level-1' },
  { players: 4, variant: 'level-1' },
  { players: 3, variant: 'extended', techErrata: true, displayErrata: true },
  { players: 2, ...PRESETS['reference-manual'] },
  { players: 3, ...PRESETS.summary },
  { players: 2, ruleset: 'prototype-2010' },
  { players: 4, ruleset: 'prototype-2010', prototypeRoleActions: true },
];

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    bots: { type: 'string', default: botNames().join(',') },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(HELP);
} else {
  const bots = values.bots.split(',');
  let faults = 0;
  for (const input of GAMES) {
    const checked = checkOptions(input);
    if (!checked.ok) throw new Error(checked.error);
    const { players } = checked.value;
    for (const bot of bots) {
      const spec = SEARCHERS.includes(bot) ? `${bot}${THRIFT}` : bot;
      const task = {
        options: checked.value,
        bots: Array<string>(players).fill(spec),
        seed: `soak ${bot}`,
        games: Number(values.games),
        gamesPerDeal: 1,
        timeMs: 1000,
      };
      const played = await playGames(task, () => undefined);
      faults += played.faults.length;
      for (const fault of played.faults) console.log(`${JSON.stringify(input)} ${fault}`);
    }
    console.log(`${JSON.stringify(input)}: ${bots.length} bots, ${values.games} games each`);
  }
  console.log(`${faults} faults`);
  if (faults > 0) process.exitCode = 1;
}

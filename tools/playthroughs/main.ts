// npm run tools -- playthroughs: writes docs/playthroughs/two-players.md from its record and adds
// missing records. --new plays all games again.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { PRESETS } from '@eminent/engine';
import { Table } from '@eminent/table';
import { inRoot } from '../paths.ts';
import { startProgram, readFlags } from '../command-line.ts';
import { finishCheck } from '../testing/check-counter.ts';
import { FOLDER, recordName, renderPlaythrough } from './render.ts';
import { gameOptions } from '../game-options.ts';

const TITLE = 'Two players';
const PAGE = `${FOLDER}/two-players.md`;

const HELP = `npm run tools -- playthroughs [--new] [--check]

Writes ${PAGE} from its record in docs/playthroughs/records.
  --new    plays all recorded games again first, after an intended change of rules or bots
  --check  writes nothing and fails if the page is out of date
`;

const PROTOTYPE = { ruleset: 'prototype-2010' };
const ESCALATION = { ruleset: 'escalation' };

/** Options of the recorded games by title. Engine tests replay them. */
const GAMES: Readonly<Record<string, object>> = {
  'Two players': { players: 2 },
  'Three players': { players: 3 },
  'Four players': { players: 4 },
  'Two players, smaller stacks, later texts': {
    players: 2,
    twoPlayerStacks: 'reduced',
    techErrata: true,
    displayErrata: true,
  },
  'Three players, extended': { players: 3, variant: 'extended' },
  'Two players, learning': { players: 2, variant: 'learning' },
  'Three players, level 1': { players: 3, variant: 'level-1' },
  'Four players, a last full round': { players: 4, extraRound: true },
  'Reference manual': { players: 2, ...PRESETS['reference-manual'] },
  Summary: { players: 3, ...PRESETS.summary },
  'Prototype, two players': { players: 2, ...PROTOTYPE },
  'Prototype, four players with role actions': {
    players: 4,
    ...PROTOTYPE,
    prototypeRoleActions: true,
  },
  'Escalation, two players': { players: 2, ...ESCALATION },
  'Escalation, three players with scenarios': { players: 3, ...ESCALATION, scenarios: 'random' },
};

const NAMES = ['Ada', 'Bea', 'Caterina', 'Dora'];
const folder = inRoot(FOLDER);

function playGame(title: string, input: object): string {
  const game = gameOptions(input);
  const seats = NAMES.slice(0, game.players).map(
    (name) => ({ kind: 'bot', name, bot: 'captain' }) as const,
  );
  const table = new Table({ game, seed: `playthrough ${title}`, seats });
  while (!table.over) table.step();
  return table.recordText();
}

startProgram();
const values = readFlags(
  {
    new: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
  HELP,
);

mkdirSync(`${folder}/records`, { recursive: true });
for (const [title, input] of Object.entries(GAMES)) {
  const record = `${folder}/records/${recordName(title)}`;
  if (values.new || !existsSync(record)) writeFileSync(record, playGame(title, input));
}
const record = readFileSync(`${folder}/records/${recordName(TITLE)}`, 'utf8');
const text = renderPlaythrough(TITLE, record);
const path = inRoot(PAGE);
if (!values.check) writeFileSync(path, text);
const isUpToDate = existsSync(path) && readFileSync(path, 'utf8') === text;
if (!isUpToDate) console.log(`${PAGE} is out of date: npm run tools -- playthroughs`);
finishCheck(Number(isUpToDate), Number(!isUpToDate));

// npm run tools -- playthroughs: writes the pages of docs/playthroughs anew from their records; --new also plays the games anew.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { checkOptions, PRESETS } from '@eminent/engine';
import { Table } from '@eminent/table';
import { inRoot } from '../paths.ts';
import { beginProgram, readFlags } from '../program.ts';
import { recordName, renderPlaythrough } from './render.ts';

const HELP = `npm run tools -- playthroughs [--new] [--check]

Writes docs/playthroughs/*.md from docs/playthroughs/records.
  --new    plays the games anew first, for rules or bots that changed on purpose
  --check  writes nothing and tells which pages are out of date
`;

const PROTOTYPE = { ruleset: 'prototype-2010' };
const ESCALATION = { ruleset: 'escalation' };

/** Title and options of every playthrough. */
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
const folder = inRoot('docs/playthroughs');

function playAnew(title: string, input: object): string {
  const checked = checkOptions(input);
  if (!checked.ok) throw new Error(checked.error);
  const game = checked.value;
  const seats = NAMES.slice(0, game.players).map(
    (name) => ({ kind: 'bot', name, bot: 'captain' }) as const,
  );
  const table = new Table({ game, seed: `playthrough ${title}`, seats });
  while (!table.over) table.step();
  return table.recordText();
}

function indexPage(): string {
  const items = Object.keys(GAMES).map(
    (title) => `- [${title}](${recordName(title).replace('.txt', '.md')})`,
  );
  return `# Playthroughs\n\nWhole games between rule-of-thumb bots, decision by decision, one for each way to play. \`npm run tools -- playthroughs\` writes these pages\nfrom their records; \`npm test\` tells when a change of the rules or the words makes one of them differ.\n\n${items.join('\n')}\n`;
}

beginProgram();
const values = readFlags({
  new: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});

/** Writes a page, or tells whether it is as it should be. */
function settle(file: string, text: string): boolean {
  const path = `${folder}/${file}`;
  if (!values.check) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.log(`docs/playthroughs/${file} is out of date: npm run tools -- playthroughs`);
    return false;
  }
  return true;
}

if (values.help) {
  process.stdout.write(HELP);
} else {
  mkdirSync(`${folder}/records`, { recursive: true });
  const good = Object.entries(GAMES).map(([title, input]) => {
    const record = `${folder}/records/${recordName(title)}`;
    if (values.new || !existsSync(record)) writeFileSync(record, playAnew(title, input));
    const page = renderPlaythrough(title, readFileSync(record, 'utf8'));
    return settle(recordName(title).replace('.txt', '.md'), page);
  });
  good.push(settle('README.md', indexPage()));
  const failed = good.filter((one) => !one).length;
  if (failed > 0) process.exitCode = 1;
  console.log(`${good.length - failed} passed, ${failed} failed`);
}

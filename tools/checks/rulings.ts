// Checks that every ruling of docs/rules.md and docs/escalation.md and every card face has a test
// that names it in its title: [T13], [card:politics].
import { globSync, readFileSync } from 'node:fs';
import { type CardDef, CARDS } from '@eminent/engine';
import { inRoot } from '../paths.ts';
import { finishCheck } from '../testing/check-counter.ts';

/** How rulings are marked: a line with a label, or a row of a table of open questions. */
const PAGES: readonly (readonly [page: string, label: RegExp])[] = [
  ['docs/rules.md', /^- \*\*([^*]+)\*\* /gm],
  ['docs/escalation.md', /^- \*\*([A-Z]+\d[\d.]*)\*\* /gm],
  ['docs/escalation.md', /^\| (E\d+(?:-\d+)?) \|/gm],
];

const rulings = PAGES.flatMap(([page, label]) =>
  [...readFileSync(inRoot(page), 'utf8').matchAll(label)].map((match) => match[1] ?? ''),
);
const faces = CARDS.filter(({ family }) => family !== 'token').map((card) => `card:${card.id}`);

const sources = globSync('packages/engine/test/*.test.ts', { cwd: inRoot('.') }).map((file) =>
  readFileSync(inRoot(file), 'utf8'),
);

/** Ids in square brackets of titles, and the first column of tables with [card:%s] in the title. */
const named = new Set(
  sources.flatMap((source) => [
    ...[...source.matchAll(/\[((?:card:|option:)?[A-Za-z0-9.-]+)\](?=[^'"`\n]*['"`])/g)].map(
      (match) => match[1] ?? '',
    ),
    ...tableRows(source),
  ]),
);

/** The cards in the table of a test whose title contains [card:%s]. */
function tableRows(source: string): string[] {
  if (!source.includes('[card:%s]')) return [];
  return CARDS.filter((card) => rowOf(source, card)).map((card) => `card:${card.id}`);
}

function rowOf(source: string, card: CardDef): boolean {
  if (new RegExp(`^${card.id} `, 'm').test(source)) return true;
  if (card.family !== 'technology' || card.sharedName === undefined) return false;
  return new RegExp(`'${card.sharedName}': \\{.*'${card.symbols[1]}'`).test(source);
}

const gaps = [...rulings, ...faces].filter((id) => !named.has(id));
for (const id of gaps) console.log(`no test names [${id}]`);
finishCheck(rulings.length + faces.length - gaps.length, gaps.length);

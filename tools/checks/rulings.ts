// Checks that every ruling of docs/rules.md and docs/escalation.md and every card face has an
// engine test with its id in the title, such as [T13] or [card:politics].
import { globSync, readFileSync } from 'node:fs';
import { type CardDef, CARDS } from '@eminent/engine';
import { inRoot } from '../paths.ts';
import { finishCheck } from '../testing/check-counter.ts';

/** Labels of rulings: at the start of a line, or in a table of open questions. */
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

/** Ids in square brackets in titles, and cards in tables of tests with [card:%s] in the title. */
const named = new Set(
  sources.flatMap((source) => [
    ...[...source.matchAll(/\[((?:card:|option:)?[A-Za-z0-9.-]+)\](?=[^'"`\n]*['"`])/g)].map(
      (match) => match[1] ?? '',
    ),
    ...tableRows(source),
  ]),
);

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

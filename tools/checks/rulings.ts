// Every numbered ruling of docs/rules.md and every card face has a test that names it in its title, as [T13] or [card:politics].
import { globSync, readFileSync } from 'node:fs';
import { type CardDef, CARDS } from '@eminent/engine';
import { inRoot } from '../paths.ts';

const rulings = [
  ...readFileSync(inRoot('docs/rules.md'), 'utf8').matchAll(/^- \*\*([^*]+)\*\* /gm),
].map((match) => match[1] ?? '');
const faces = CARDS.map((card) => `card:${card.id}`);

const sources = globSync('packages/engine/test/*.test.ts', { cwd: inRoot('.') }).map((file) =>
  readFileSync(inRoot(file), 'utf8'),
);

/** Ids in square brackets of titles, and the first column of tables whose title begins with [%s] or [card:%s]. */
const named = new Set(
  sources.flatMap((source) => [
    ...[...source.matchAll(/\[((?:card:|option:)?[A-Za-z0-9.-]+)\](?=[^'"`\n]*['"`])/g)].map(
      (match) => match[1] ?? '',
    ),
    ...tableRows(source),
  ]),
);

/** Cards that a table-driven test takes one by one. */
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
const total = rulings.length + faces.length;
console.log(`${total - gaps.length} passed, ${gaps.length} failed`);
if (gaps.length > 0) process.exitCode = 1;

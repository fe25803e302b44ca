// The table of files to touch, counted from the patches, as docs/how-to/README.md shows it.
import { type Kind, readPatch, touchedBy } from './patch.ts';
import { THINGS } from './things.ts';

/** How many files of a kind are changed and how many are new: `2 + 1 new`. */
function count(name: string, kind: Kind): string {
  const touched = touchedBy(readPatch(name) ?? '').filter((one) => one.kind === kind);
  const added = touched.filter(({ isNew }) => isNew).length;
  const changed = touched.length - added;
  if (touched.length === 0) return '0';
  if (added === 0) return String(changed);
  return changed === 0 ? `${added} new` : `${changed} + ${added} new`;
}

export function tableOfFiles(): string {
  const rows = THINGS.map(({ name, what, before }) => {
    const counts = (['house', 'words', 'tests'] as const).map((kind) => count(name, kind));
    return `| [${what}](${name}.md) | ${before} | ${counts.join(' | ')} |`;
  });
  return [
    '| What | Before | Now | Words | Tests and docs |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

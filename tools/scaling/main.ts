// npm run tools -- scaling: the resources for 10⁴, 10⁶ and 10⁸ live tables, and latencies when a node or a region fails.
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { startProgram, readFlags } from '../command-line.ts';
import { withBlock } from './document-block.ts';
import { costsTable, needsTable, outcomesTable, SIZES_SHOWN } from './report.ts';

startProgram();
const { write } = readFlags({
  /** Brings docs/scaling.md up to date. */
  write: { type: 'boolean', default: false },
});

const blocks = { costs: costsTable(), needs: needsTable() };
if (write) {
  const path = inRoot('docs/scaling.md');
  let text = readFileSync(path, 'utf8');
  for (const [name, block] of Object.entries(blocks)) text = withBlock(text, name, block);
  writeFileSync(path, text);
} else {
  console.log([...Object.values(blocks), outcomesTable(SIZES_SHOWN)].join('\n\n'));
}

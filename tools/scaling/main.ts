// npm run tools -- scaling: the resources for 10⁴, 10⁶ and 10⁸ live tables, and latencies when a node or a region fails.
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { startProgram, readFlags } from '../command-line.ts';
import { withBlock } from './document-block.ts';
import { costsTable, needsTable, outcomesTable, SIZES_SHOWN } from './report.ts';

startProgram();
const { write } = readFlags({
  /** Updates docs/scaling.md. */
  write: { type: 'boolean', default: false },
});

if (write) {
  const path = inRoot('docs/scaling.md');
  writeFileSync(path, withBlock(readFileSync(path, 'utf8'), 'needs', needsTable()));
} else {
  console.log([costsTable(), needsTable(), outcomesTable(SIZES_SHOWN)].join('\n\n'));
}

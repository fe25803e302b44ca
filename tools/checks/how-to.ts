// The pages of docs/how-to, each followed once more: its patch on a copy of the tree, with the tests that it brings.
import { tableOfFiles } from '../how-to/table.ts';
import { THINGS } from '../how-to/things.ts';
import { tryAll } from '../how-to/try.ts';
import { run } from '../process.ts';

const { code } = await run('git', ['rev-parse', '--git-dir']);
if (code === 0) {
  console.log(tableOfFiles());
  await tryAll(THINGS);
} else console.log('absent: without git nobody knows which files belong to the repository');

// npm run how-to: tries the patches of docs/how-to, and opens, refreshes and saves them.
import { rmSync, writeFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { beginProgram, quoted, readFlags, refuse } from '../program.ts';
import { patchFile, readPatch } from './patch.ts';
import { tableOfFiles } from './table.ts';
import { type Thing, THINGS } from './things.ts';
import { tryAll } from './try.ts';
import { changesIn, mergePatch, newFolder, openWorkshop } from './workshop.ts';

beginProgram();
const flags = readFlags({
  only: { type: 'string' },
  open: { type: 'string' },
  refresh: { type: 'string' },
  save: { type: 'string' },
  from: { type: 'string' },
  table: { type: 'boolean' },
});

if (flags.table === true) console.log(tableOfFiles());
else if (flags.open !== undefined) await open(thingOf(flags.open));
else if (flags.refresh !== undefined) await refresh(thingOf(flags.refresh));
else if (flags.save !== undefined) await save(thingOf(flags.save), flags.from);
else await tryAll(flags.only === undefined ? THINGS : [thingOf(flags.only)]);

function thingOf(name: string): Thing {
  const found = THINGS.find((thing) => thing.name === name);
  if (found !== undefined) return found;
  return refuse(`There is no page ${quoted(name)}: ${THINGS.map((one) => one.name).join(', ')}.`);
}

function tellOf({ name }: Thing, folder: string): void {
  console.log(`${folder} holds the change, as far as it fits. When it is as it should be:`);
  console.log(`npm run how-to -- --save ${name} --from ${folder}`);
}

/** A copy with the patch in it, as far as it fits, for work by hand. */
async function open(thing: Thing): Promise<void> {
  const folder = newFolder();
  await openWorkshop(folder, thing);
  if (readPatch(thing.name) !== undefined)
    console.log((await mergePatch(folder, thing.name)).output);
  tellOf(thing, folder);
}

/** Writes a patch anew for the tree as it is; where it cannot be joined, somebody must. */
async function refresh(thing: Thing): Promise<void> {
  const folder = newFolder();
  await openWorkshop(folder, thing);
  const { code, output } = await mergePatch(folder, thing.name);
  if (code !== 0) {
    console.log(output);
    tellOf(thing, folder);
    process.exitCode = 1;
    return;
  }
  await save(thing, folder);
  rmSync(folder, { recursive: true });
}

async function save({ name }: Thing, folder: string | undefined): Promise<void> {
  if (folder === undefined) return refuse('--save wants --from FOLDER, as --open names it.');
  writeFileSync(inRoot(patchFile(name)), await changesIn(folder));
  console.log(`${patchFile(name)} is written; npm run how-to -- --only ${name} tries it.`);
}

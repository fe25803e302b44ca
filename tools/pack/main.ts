// npm run tools -- pack: packs the publishable packages as files for npm.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from '../paths.ts';
import { LIBRARIES, packLibrary } from './library.ts';

const HELP = `npm run tools -- pack [--into FOLDER]

Compiles ${LIBRARIES.join(', ')} to JavaScript with types and source maps and packs each for npm install.
  --into FOLDER  where the files go (default dist)
`;

function readArguments() {
  try {
    return parseArgs({
      options: {
        into: { type: 'string', default: 'dist' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    return process.exit(2);
  }
}

const { into, help } = readArguments();
if (help) {
  process.stdout.write(HELP);
} else {
  const folder = inRoot(into);
  mkdirSync(folder, { recursive: true });
  for (const library of LIBRARIES) console.log(await packLibrary(library, folder));
}

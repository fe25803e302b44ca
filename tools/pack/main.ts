// npm run tools -- pack: packs the publishable packages as files for npm.
import { mkdirSync } from 'node:fs';
import { readFlags, startProgram } from '../command-line.ts';
import { inRoot } from '../paths.ts';
import { LIBRARIES, packLibrary } from './library.ts';

const HELP = `npm run tools -- pack [--into FOLDER]

Compiles ${LIBRARIES.join(', ')} to JavaScript with types and source maps and packs each for npm install.
  --into FOLDER  where the files go (default dist)
`;

startProgram();
const { into } = readFlags({ into: { type: 'string', default: 'dist' } }, HELP);
const folder = inRoot(into);
mkdirSync(folder, { recursive: true });
for (const library of LIBRARIES) console.log(await packLibrary(library, folder));

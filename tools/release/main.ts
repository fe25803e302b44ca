// npm run release: builds the release as one file that npm can install or run.
import { inRoot } from '../paths.ts';
import { startProgram, readFlags } from '../command-line.ts';
import { packRelease } from './release.ts';

const HELP = `npm run release -- [--into FOLDER]

Builds page, server and command line and packs them. \`npx ./FILE\` then serves the game, in any folder, without a build.
  --into FOLDER  where the file goes (default dist)
`;

startProgram();
const { into } = readFlags(
  {
    into: { type: 'string', default: 'dist' },
  },
  HELP,
);
console.log(await packRelease(inRoot(into)));

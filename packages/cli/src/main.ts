#!/usr/bin/env node
// The command line. Its commands are listed in commands/index.ts.
import { runCommandLine } from './command-line.ts';
import * as commands from './commands/index.ts';

const [, , ...words] = process.argv;
// The words may hold the seed; a list of processes shows what stands here instead.
process.title = 'eminent';
await runCommandLine(Object.values(commands), words);

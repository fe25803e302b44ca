#!/usr/bin/env node
// Entry point of the program `eminent`. Its commands are listed in commands/index.ts.
import { argv, exit, stdout } from 'node:process';
import { run } from './command-line.ts';
import { exitOnOutputErrors, PROCESS_IO } from './process-io.ts';

const [, , ...args] = argv;
// Arguments may contain the seed. The title hides them in process lists.
process.title = 'eminent';
exitOnOutputErrors();
const status = await run(args, PROCESS_IO);
// Exits when all output has been written. If that fails, `exitOnOutputErrors` ends the process.
stdout.write('', (error) => {
  if (!error) exit(status);
});

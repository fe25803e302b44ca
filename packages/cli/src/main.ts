#!/usr/bin/env node
// Entry point of the program `eminent`. Its commands are listed in commands/index.ts.
import { argv, exit, stdout } from 'node:process';
import { run } from './command-line.ts';
import { exitOnOutputErrors, PROCESS_IO } from './process-io.ts';

const [, , ...words] = argv;
// The arguments may contain the seed. This title replaces them in process lists.
process.title = 'eminent';
exitOnOutputErrors();
const status = await run(words, PROCESS_IO);
// Exits once all output is written. If a write fails, exitOnOutputErrors ends the process.
stdout.write('', (error) => {
  if (!error) exit(status);
});

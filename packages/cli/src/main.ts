#!/usr/bin/env node
// The command line. A new command is a file in commands/ and a line in this list.
import { runCommandLine } from './command-line.ts';
import { arena } from './commands/arena.ts';
import { bot } from './commands/bot.ts';
import { play } from './commands/play.ts';
import { position } from './commands/position.ts';
import { replay } from './commands/replay.ts';
import { simulate } from './commands/simulate.ts';

const COMMANDS = [play, simulate, arena, replay, position, bot];

const [, , ...words] = process.argv;
// The words may hold the seed; a list of processes shows what stands here instead.
process.title = 'eminent';
await runCommandLine(COMMANDS, words);

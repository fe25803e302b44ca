// eminent bot: runs a built-in bot as a bot program, so that other programs can ask it for moves.
import { botNames, findBot } from '@eminent/bots';
import { Command } from 'commander';
import { refuse } from '../errors.ts';
import { SEED_FLAGS, type SeedFlags, seedBesideInput, withFlags } from '../flags.ts';
import { printable } from '../printable.ts';
import { serveBot } from '../bot-server.ts';

async function run(name: string, flags: SeedFlags): Promise<void> {
  const found = findBot(name);
  if (found === undefined) {
    return refuse(`bot ${printable(name)}: no such bot; expected one of ${botNames().join(', ')}`);
  }
  await serveBot(found, await seedBesideInput(flags));
}

export const bot = withFlags(
  new Command('bot')
    .description('run a bot with the bot protocol on standard input and output')
    .argument('<name>', botNames().join(', ')),
  SEED_FLAGS,
).action(run);

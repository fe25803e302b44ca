// eminent env: serves the environment for machine learning (docs/env.md) on standard streams.
import { EnvService } from '@eminent/env';
import { Command } from 'commander';
import { linesOf } from '../input.ts';
import { currentIo } from '../io.ts';
import { printData } from '../output.ts';

/** Maximum length of a request in characters, enough for the largest batch of actions. */
const MAX_LINE = 1_000_000;

async function run(): Promise<void> {
  const service = new EnvService();
  for await (const line of linesOf(currentIo().stdin, MAX_LINE)) {
    printData(await service.answer(line));
  }
}

export const env = new Command('env')
  .description('serve games for machine learning on standard input and output (docs/env.md)')
  .action(run);

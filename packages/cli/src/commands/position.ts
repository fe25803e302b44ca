// eminent position: prints the position of a new game, or checks the position in a file.
import {
  formatOption,
  formatPosition,
  legalOptions,
  newGame,
  parseOption,
  parsePosition,
  play,
} from '@eminent/engine';
import { Command } from 'commander';
import { readAs, refuse } from '../errors.ts';
import {
  GAME_FLAGS,
  type GameFlags,
  SEED_FLAGS,
  type SeedFlags,
  seedOf,
  withFlags,
} from '../flags.ts';
import { readText } from '../input.ts';
import { gameSetup } from '../options.ts';
import { print, printData } from '../output.ts';
import { printable } from '../printable.ts';

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse(`${name}: not valid JSON`);
  }
}

async function check(file: string): Promise<void> {
  const name = printable(file);
  const input = parseJson(await readText(file), name);
  const found = readAs(name, () => {
    const read = parsePosition(input);
    if (!read.ok) return refuse(`${name}: ${read.error}`);
    const legal = legalOptions(read.value).map((option) => formatOption(read.value, option));
    return `a legal position at ply ${read.value.ply}; possible: ${legal.join(' ')}`;
  });
  print(found);
}

async function printNew(flags: GameFlags & SeedFlags): Promise<void> {
  const { options, scenarios = [] } = gameSetup(flags, undefined);
  const game = newGame(options, await seedOf(flags));
  for (const id of scenarios) play(game, parseOption(game, `scenario:${id}`) as number);
  printData(JSON.stringify(formatPosition(game), undefined, 2));
}

export const position = new Command('position')
  .description('print a new position, or check one')
  .addCommand(
    withFlags(new Command('new').description('print the position of a new game'), [
      ...GAME_FLAGS,
      ...SEED_FLAGS,
    ]).action(printNew),
  )
  .addCommand(
    new Command('check')
      .description('check whether a file is a legal position, and explain errors')
      .argument('<file>', 'the position; - for standard input')
      .action(check),
  );

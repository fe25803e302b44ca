// The computer players by name.
import type { Bot } from './bot.ts';
import { captain } from './captain.ts';
import { randomBot } from './random.ts';

export type { Bot } from './bot.ts';

const BOTS: readonly Bot[] = [captain, randomBot];

/** The names of all computer players. */
export function botNames(): readonly string[] {
  return BOTS.map((bot) => bot.name);
}

/** The computer player of a name, or undefined when there is none. */
export function findBot(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.name === name);
}

// Runs a built-in bot as a bot program (docs/bot-protocol.md) on standard input and output.
import type { Bot, Reply } from '@eminent/bots';
import {
  determinize,
  fillPosition,
  type GameState,
  type Random,
  randomFromSeed,
  SPECTATOR,
} from '@eminent/engine';
import {
  type BotMessage,
  type DecideMessage,
  formatMessage,
  parseHostMessage,
  PROTOCOL_VERSION,
} from '@eminent/protocol';
import { refuse, sentenceOf, UsageError } from './errors.ts';
import { linesOf } from './input.ts';
import { currentIo } from './io.ts';
import { printData } from './output.ts';

function say(message: BotMessage): void {
  printData(formatMessage(message));
}

/** Returns a function that copies a position and deals all cards hidden from the seat at random. */
function dealerOf({ position, view }: DecideMessage): (chance: Random) => GameState {
  let filled: GameState | undefined;
  return (chance) => {
    filled ??= filledOf(position, String(chance.next()));
    return determinize(filled, view.seat ?? SPECTATOR, chance);
  };
}

function filledOf(position: unknown, seed: string): GameState {
  const filled = fillPosition(position, seed);
  return filled.ok ? filled.value : refuse(filled.error);
}

/** Returns the bot's answer. Ends the command if the bot fails: the position may be impossible. */
function replyTo(bot: Bot, seed: string, message: DecideMessage): Reply {
  const { view } = message;
  const random = randomFromSeed(`${seed} ${view.seat} ${view.ply}`);
  try {
    return bot.choose({ view, random, sample: dealerOf(message) });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return refuse(`question ${message.id} cannot be answered: ${sentenceOf(error)}`);
  }
}

/**
 * Answers questions until the input ends. The same seed gives the same answers. Ends the command
 * with a sentence at an invalid line.
 */
export async function serveBot(bot: Bot, seed: string): Promise<void> {
  for await (const line of linesOf(currentIo().stdin)) {
    const read = parseHostMessage(line);
    if (!read.ok) return refuse(read.error);
    const message = read.value;
    if (message.type === 'hello') {
      say({ type: 'hello', protocol: PROTOCOL_VERSION, name: bot.name });
    }
    if (message.type === 'decide') {
      say({ type: 'choose', id: message.id, token: replyTo(bot, seed, message).token });
    }
  }
}

// One of our bots as a program: reads the messages of a host from standard input and answers on standard output.
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

/** Deals games that fit the position of a question: read once, then dealt anew as often as the bot asks. */
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

/** The bot's answer. What a host says beside the form of its messages is trusted, so a bot may stumble over it. */
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

/** Answers until the input ends. The same seed gives the same answers. Refuses a line that is no message. */
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

// eminent bot NAME: one of our bots as a program that speaks the bot protocol on its standard input and output.
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { type Bot } from '@eminent/bots';
import { fillPosition, type GameState, type Random, randomFromSeed } from '@eminent/engine';
import {
  type BotMessage,
  type DecideMessage,
  formatMessage,
  parseHostMessage,
  PROTOCOL_VERSION,
} from '@eminent/protocol';

function say(message: BotMessage): void {
  stdout.write(`${formatMessage(message)}\n`);
}

/** A game that fits the position of a question. */
function worldOf({ position }: DecideMessage, chance: Random): GameState {
  const filled = fillPosition(position, String(chance.next()));
  if (!filled.ok) throw new Error(filled.error);
  return filled.value;
}

/** Answers until the input ends. The same seed gives the same answers. Throws with a sentence on a line that is no message. */
export async function speakProtocol(bot: Bot, seed: string): Promise<void> {
  for await (const line of createInterface({ input: stdin })) {
    if (line.trim() === '') continue;
    const read = parseHostMessage(line);
    if (!read.ok) throw new Error(read.error);
    const message = read.value;
    if (message.type === 'hello') {
      say({ type: 'hello', protocol: PROTOCOL_VERSION, name: bot.name });
    }
    if (message.type === 'decide') {
      const { id, view } = message;
      const random = randomFromSeed(`${seed} ${view.seat} ${view.ply}`);
      const { token } = bot.choose({ view, random, sample: (chance) => worldOf(message, chance) });
      say({ type: 'choose', id, token });
    }
  }
}

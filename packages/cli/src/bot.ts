// eminent bot NAME: one of our bots as a program that speaks the bot protocol on its standard input and output.
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { type Bot } from '@eminent/bots';
import { randomFromSeed } from '@eminent/engine';
import {
  type BotMessage,
  formatMessage,
  parseHostMessage,
  PROTOCOL_VERSION,
} from '@eminent/protocol';

function say(message: BotMessage): void {
  stdout.write(`${formatMessage(message)}\n`);
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
      const random = randomFromSeed(`${seed} ${message.view.seat} ${message.view.ply}`);
      say({ type: 'choose', id: message.id, token: bot.choose(message.view, random) });
    }
  }
}

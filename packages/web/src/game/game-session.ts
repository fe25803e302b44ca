// A game on the page with all that must be given back when it is left: the way to whoever runs it, its lock, requests without answer.
import type { ClientMessage } from '@eminent/protocol';
import type { Channel, FromChannel } from './game-channel.ts';
import type { QueuedAnswer } from './queued-answers.ts';
import type { Hold } from './tab-locks.ts';

const NO_ANSWER: FromChannel = { type: 'failed', sentence: 'the game was left' };

export class GameSession {
  channel: Channel | undefined;
  hold: Hold | undefined;
  /** Answers to the questions that come next. */
  queued: readonly QueuedAnswer[] = [];
  private requests = 0;
  private readonly waiting = new Map<number, (message: FromChannel) => void>();

  tell(message: ClientMessage): void {
    this.channel?.tell(message);
  }

  /** Sends what is answered under a number of its own. A game that is left answers with a failure. */
  ask(request: (id: number) => ClientMessage): Promise<FromChannel> {
    if (this.channel === undefined) return Promise.resolve(NO_ANSWER);
    this.requests++;
    const id = this.requests;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.tell(request(id));
    });
  }

  /** The answer to a request has come. */
  answered(id: number, message: FromChannel): void {
    this.waiting.get(id)?.(message);
    this.waiting.delete(id);
  }

  end(): void {
    this.channel?.close();
    this.hold?.release();
    for (const resolve of this.waiting.values()) resolve(NO_ANSWER);
    this.channel = undefined;
    this.hold = undefined;
    this.waiting.clear();
  }
}

// An open game and its resources: channel, tab lock, queued answers and pending requests.
import type { ClientMessage } from '@eminent/protocol';
import type { Channel, FromChannel } from './game-channel.ts';
import type { QueuedAnswer } from './queued-answers.ts';
import type { Hold } from './tab-locks.ts';

const NO_ANSWER: FromChannel = { type: 'failed', sentence: 'the game was left' };

export class GameSession {
  channel: Channel | undefined;
  hold: Hold | undefined;
  queued: readonly QueuedAnswer[] = [];
  private requests = 0;
  private readonly waiting = new Map<number, (message: FromChannel) => void>();

  tell(message: ClientMessage): void {
    this.channel?.tell(message);
  }

  /** Sends a request with a new id. If the game is left first, resolves with a `failed` message. */
  ask(request: (id: number) => ClientMessage): Promise<FromChannel> {
    if (this.channel === undefined) return Promise.resolve(NO_ANSWER);
    this.requests++;
    const id = this.requests;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.tell(request(id));
    });
  }

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

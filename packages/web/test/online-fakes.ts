// Fakes for online tables: a server scripted by the test, and a controlled clock.
import type { WireClientMessage, WireServerMessage } from '@eminent/protocol/online';
import { OnlineSocket, type Wire, type WireEvents } from '../src/online/reconnecting-socket.ts';
import type { OutboxStorage } from '../src/online/outbox.ts';
import { memoryStorage } from '../src/storage/local-store.ts';
import { isNewer } from '../src/ui/load-newer-page.ts';

interface Timer {
  readonly at: number;
  readonly work: () => void;
}

export class Time {
  now = 0;
  private timers: readonly Timer[] = [];

  later = (work: () => void, ms: number): (() => void) => {
    const timer = { at: this.now + ms, work };
    this.timers = [...this.timers, timer];
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  };

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.now = next.at;
      next.work();
    }
    this.now = end;
  }
}

/** The server's end of a connection. */
export class Connection implements Wire {
  readonly heard: WireClientMessage[] = [];
  isClosed = false;
  readonly events: WireEvents;

  constructor(events: WireEvents) {
    this.events = events;
  }

  send(frame: string): void {
    this.heard.push(JSON.parse(frame) as WireClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: WireServerMessage): void {
    this.events.onFrame(JSON.stringify(message));
  }

  welcome(build = 'b'): void {
    this.events.onOpen();
    this.say({ type: 'welcome', version: 1, build, now: 0 });
  }

  of<T extends WireClientMessage['type']>(type: T): Extract<WireClientMessage, { type: T }>[] {
    return this.heard.filter(
      (message): message is Extract<WireClientMessage, { type: T }> => message.type === type,
    );
  }
}

/** The socket of a page, with all connections that it opened. */
export class FakePage {
  readonly time = new Time();
  readonly connections: Connection[] = [];
  isVisible = true;
  keys = 0;
  readonly storage: OutboxStorage;
  readonly socket: OnlineSocket;

  constructor(storage: OutboxStorage = memoryStorage()) {
    this.storage = storage;
    this.socket = new OnlineSocket({
      open: (events) => {
        const connection = new Connection(events);
        this.connections.push(connection);
        return connection;
      },
      storage,
      now: () => this.time.now,
      later: this.time.later,
      random: () => 1,
      newKey: () => `key-${++this.keys}-of-the-page`,
      isVisible: () => this.isVisible,
      isNewer: (build) => isNewer(build, 'b'),
    });
  }

  get server(): Connection {
    const last = this.connections.at(-1);
    if (last === undefined) throw new Error('nothing was opened');
    return last;
  }
}

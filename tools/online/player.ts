// A scripted person at a table over a real socket: knows what it was told, answers its questions by chance, and after a broken
// connection sends again what was not acknowledged.
import type { Decision, Random } from '@eminent/engine';
import {
  applyTold,
  type ShownTable,
  viewOf,
  WIRE_VERSION,
  type WireServerMessage,
} from '@eminent/protocol/online';
import { WebSocket } from 'ws';
import type { Visitor } from './visitor.ts';

export interface PlayerSetup {
  readonly visitor: Visitor;
  readonly table: string;
  readonly random: Random;
  /** Milliseconds to think, at least and at most. */
  readonly think: readonly [number, number];
  /** Which address of this machine it comes from: there is a limit of sockets and messages by address. */
  readonly address: string;
  /** One who never answers is answered for when the time is over. */
  readonly silent: boolean;
}

/** What the drill wants to know of a player. */
export interface PlayerEars {
  /** The server said that this answer is kept for ever. */
  acknowledged(player: Player, key: string): void;
  refused(player: Player, reason: string): void;
  /** The table as it stands was told, for the first time or after a new connection; `before` is what the player had. */
  shown(player: Player, shown: ShownTable, before: ShownTable | undefined): void;
  /** Something happened at the table. */
  moved(player: Player): void;
}

interface Wish {
  readonly key: string;
  readonly question: number;
  readonly tokens: readonly string[];
}

export class Player {
  readonly setup: PlayerSetup;
  private readonly ears: PlayerEars;
  private socket: WebSocket | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wish: Wish | undefined;
  private wishes = 0;
  private closed = false;
  private port = 0;
  shown: ShownTable | undefined;
  /** Whether it was shown the table since it was last told to connect. */
  isBack = false;

  constructor(setup: PlayerSetup, ears: PlayerEars) {
    this.setup = setup;
    this.ears = ears;
  }

  get over(): boolean {
    return this.shown?.phase === 'over';
  }

  /** What it waits for an answer to. */
  get waits(): boolean {
    return this.wish !== undefined;
  }

  /** Comes, or comes again; tries until somebody is there. */
  connect(port: number): void {
    this.isBack = false;
    this.port = port;
    this.socket?.terminate();
    const { cookie } = this.setup.visitor;
    const origin = `http://127.0.0.1:${port}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/socket`, {
      headers: { cookie },
      origin,
      perMessageDeflate: false,
      localAddress: this.setup.address,
    });
    this.socket = socket;
    socket.on('open', () => {
      this.send({ type: 'hello', versions: [WIRE_VERSION] });
      this.send({ type: 'watch', table: this.setup.table });
    });
    socket.on('message', (data: Buffer) => {
      if (this.socket === socket) this.hear(JSON.parse(data.toString()) as WireServerMessage);
    });
    // What breaks is tried again when the drill has a server again.
    socket.on('error', () => {});
    socket.on('close', () => this.comeBack(socket));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.terminate();
  }

  private comeBack(socket: WebSocket): void {
    if (this.closed || this.socket !== socket) return;
    setTimeout(() => {
      if (!this.closed && this.socket === socket) this.connect(this.port);
    }, 50 + this.setup.random.below(200));
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: WireServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.see(message);
      case 'told':
        return this.follow(message);
      case 'done':
        return this.acknowledge(message.key);
      case 'refused':
        return this.give(message.key, message.reason);
      default:
    }
  }

  private see(shown: ShownTable): void {
    const before = this.shown;
    this.shown = shown;
    this.isBack = true;
    this.ears.shown(this, shown, before);
    if (this.wish === undefined) this.consider();
    else this.sendWish(this.wish);
  }

  private follow(message: Extract<WireServerMessage, { type: 'told' }>): void {
    if (this.shown === undefined) return;
    const after = applyTold(this.shown, message);
    if (after === undefined) return this.send({ type: 'watch', table: this.setup.table });
    this.shown = after;
    this.ears.moved(this);
    this.consider();
  }

  private acknowledge(key: string): void {
    this.ears.acknowledged(this, key);
    if (this.wish?.key !== key) return;
    this.wish = undefined;
    this.consider();
  }

  /** Refused for good, or not now: then it is tried again after a while. */
  private give(key: string | undefined, reason: string): void {
    if (key === undefined || this.wish?.key !== key) return;
    this.ears.refused(this, reason);
    const { wish } = this;
    if (reason === 'unavailable' || reason === 'too-many') {
      setTimeout(
        () => this.wish === wish && this.sendWish(wish),
        100 + this.setup.random.below(200),
      );
      return;
    }
    this.wish = undefined;
    this.consider();
  }

  /** Thinks for a while when it is asked something. */
  private consider(): void {
    clearTimeout(this.timer);
    if (this.setup.silent || this.wish !== undefined || this.decision() === undefined) return;
    const [least, most] = this.setup.think;
    this.timer = setTimeout(() => this.answer(), least + this.setup.random.below(most - least + 1));
  }

  private decision(): Decision | undefined {
    if (this.shown?.phase !== 'playing') return undefined;
    return this.shown.own.view?.decision;
  }

  private answer(): void {
    const decision = this.decision();
    const question = this.shown?.game?.question;
    if (decision === undefined || question === undefined || this.wish !== undefined) return;
    const option = decision.options[this.setup.random.below(decision.options.length)];
    if (option === undefined) return;
    const { visitor, table } = this.setup;
    const key = `${table}-${visitor.name}-${++this.wishes}`.padEnd(8, '.');
    this.wish = { key, question, tokens: [option.token] };
    this.sendWish(this.wish);
  }

  private sendWish(wish: Wish): void {
    this.send({ type: 'answer', table: this.setup.table, ...wish, finish: false });
  }
}

/** The game as a player knows it, as text that two of them can be compared by. */
export function gameText(shown: ShownTable): string {
  return JSON.stringify([shown.phase, shown.game?.question, viewOf(shown)], (_, value: unknown) =>
    isPlainObject(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

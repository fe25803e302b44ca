// A scripted player over a real socket: tracks the table, chooses random answers, and sends an
// unacknowledged answer again after a reconnect.
import type { Decision, Random } from '@eminent/engine';
import {
  applyPatch,
  type TableSnapshot,
  viewOf,
  WIRE_VERSION,
  type WireServerMessage,
} from '@eminent/protocol/online';
import { WebSocket } from 'ws';
import type { Guest } from './http-client.ts';

export interface PlayerSetup {
  readonly guest: Guest;
  readonly table: string;
  readonly random: Random;
  /** Minimum and maximum delay before an answer, in milliseconds. */
  readonly think: readonly [number, number];
  /** The local address to connect from. The server limits sockets and messages by address. */
  readonly address: string;
  readonly silent: boolean;
}

/** A port, or a function that returns the port for each connection. */
export type ServerPort = number | (() => number);

export interface PlayerListener {
  requested?(player: ScriptedPlayer, key: string): void;
  saw?(player: ScriptedPlayer, shown: TableSnapshot): void;
  acknowledged(player: ScriptedPlayer, key: string): void;
  refused(player: ScriptedPlayer, reason: string): void;
  /** A full snapshot was received; `before` is the last state that the player had. */
  shown(player: ScriptedPlayer, shown: TableSnapshot, before: TableSnapshot | undefined): void;
  moved(player: ScriptedPlayer): void;
  left?(player: ScriptedPlayer): void;
}

/** After an answer the player pings if no message arrives for REPLY_MS, then reconnects. */
const REPLY_MS = 700;
const PONG_MS = 1000;
/** Time limit to open a connection. Doubles after each failure, up to MAX_PATIENCE times. */
const OPEN_MS = 2500;
const MAX_PATIENCE = 8;
/** Minimum delay before a retry. */
const AGAIN_MS = 100;

interface Answer {
  readonly key: string;
  readonly question: number;
  readonly tokens: readonly string[];
}

export class ScriptedPlayer {
  readonly setup: PlayerSetup;
  private readonly listener: PlayerListener;
  private socket: WebSocket | undefined;
  private timer: NodeJS.Timeout | undefined;
  private pending: Answer | undefined;
  private answersSent = 0;
  private closed = false;
  private silence: NodeJS.Timeout | undefined;
  private patience = 1;
  private isResting = false;
  private where: ServerPort = 0;
  shown: TableSnapshot | undefined;
  isBack = false;

  constructor(setup: PlayerSetup, listener: PlayerListener) {
    this.setup = setup;
    this.listener = listener;
  }

  get over(): boolean {
    return this.shown?.phase === 'over';
  }

  rest(): void {
    this.isResting = true;
    clearTimeout(this.timer);
  }

  get stateText(): string {
    const { shown, pending, setup, isBack } = this;
    const decisionText = this.decision() === undefined ? 'asked nothing' : 'asked';
    const waits = pending === undefined ? 'waits for nothing' : `waits for ${pending.question}`;
    const at = `entry ${shown?.seq}, question ${shown?.game?.question}, ${shown?.phase}`;
    const where = isBack ? this.socket?.readyState : 'away';
    return `${setup.guest.name} ${setup.silent ? 'silent ' : ''}${where}: ${at}, ${decisionText}, ${waits}`;
  }

  /** Connects to the server, and reconnects whenever the connection is lost. */
  connect(where: ServerPort): void {
    this.isBack = false;
    this.where = where;
    this.socket?.terminate();
    const port = typeof where === 'number' ? where : where();
    const { cookie } = this.setup.guest;
    const origin = `http://127.0.0.1:${port}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/socket`, {
      headers: { cookie },
      origin,
      perMessageDeflate: false,
      localAddress: this.setup.address,
      handshakeTimeout: OPEN_MS * this.patience,
    });
    this.socket = socket;
    socket.on('open', () => {
      this.send({ type: 'hello', versions: [WIRE_VERSION] });
      this.send({ type: 'watch', table: this.setup.table });
    });
    socket.on('message', (data: Buffer) => {
      if (this.socket !== socket) return;
      clearTimeout(this.silence);
      this.receive(JSON.parse(data.toString()) as WireServerMessage);
    });
    // Errors need no handling: the player reconnects when the server is back.
    socket.on('error', () => {});
    socket.on('close', () => this.reconnect(socket));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.socket?.terminate();
  }

  private reconnect(socket: WebSocket): void {
    if (this.closed || this.socket !== socket) return;
    clearTimeout(this.silence);
    if (!this.isBack) this.patience = Math.min(MAX_PATIENCE, this.patience * 2);
    this.listener.left?.(this);
    setTimeout(() => {
      if (!this.closed && this.socket === socket) this.connect(this.where);
    }, 50 + this.setup.random.below(200));
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: WireServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.showTable(message);
      case 'patch':
        return this.applyPatch(message);
      case 'done':
        return this.acknowledge(message.key);
      case 'refused':
        return message.key === undefined
          ? this.watchAgain()
          : this.refused(message.key, message.reason);
      default:
    }
  }

  private showTable(shown: TableSnapshot): void {
    const before = this.shown;
    this.shown = shown;
    this.isBack = true;
    this.patience = 1;
    this.listener.shown(this, shown, before);
    this.listener.saw?.(this, shown);
    if (this.pending === undefined) this.consider();
    else this.sendAnswer(this.pending);
  }

  private applyPatch(message: Extract<WireServerMessage, { type: 'patch' }>): void {
    if (this.shown === undefined) return;
    const after = applyPatch(this.shown, message);
    if (after === undefined) return this.send({ type: 'watch', table: this.setup.table });
    this.shown = after;
    this.listener.moved(this);
    this.listener.saw?.(this, after);
    this.consider();
  }

  private acknowledge(key: string): void {
    this.listener.acknowledged(this, key);
    if (this.pending?.key !== key) return;
    this.pending = undefined;
    this.consider();
  }

  /** Requests the table again after a delay, as the page does. */
  private watchAgain(): void {
    const { socket } = this;
    setTimeout(
      () => this.socket === socket && this.send({ type: 'watch', table: this.setup.table }),
      AGAIN_MS + this.setup.random.below(2 * AGAIN_MS),
    );
  }

  /** Sends a refused answer again if the server was unavailable or busy, else drops it. */
  private refused(key: string | undefined, reason: string): void {
    if (key === undefined || this.pending?.key !== key) return;
    this.listener.refused(this, reason);
    const { pending } = this;
    if (reason === 'unavailable' || reason === 'too-many') {
      setTimeout(
        () => this.pending === pending && this.sendAnswer(pending),
        AGAIN_MS + this.setup.random.below(2 * AGAIN_MS),
      );
      return;
    }
    this.pending = undefined;
    this.consider();
  }

  /** If the player must decide, answers after a random delay. */
  private consider(): void {
    clearTimeout(this.timer);
    if (this.setup.silent || this.isResting) return;
    if (this.pending !== undefined || this.decision() === undefined) return;
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
    if (decision === undefined || question === undefined || this.pending !== undefined) return;
    const option = decision.options[this.setup.random.below(decision.options.length)];
    if (option === undefined) return;
    const { guest, table } = this.setup;
    const key = `${table}-${guest.name}-${++this.answersSent}`.padEnd(8, '.');
    this.pending = { key, question, tokens: [option.token] };
    this.sendAnswer(this.pending);
    this.expectReply();
  }

  private sendAnswer(answer: Answer): void {
    this.listener.requested?.(this, answer.key);
    this.send({ type: 'answer', table: this.setup.table, ...answer, finish: false });
  }

  private expectReply(): void {
    const { socket } = this;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.send({ type: 'ping', id: 1 });
      this.silence = setTimeout(() => socket?.terminate(), PONG_MS);
    }, REPLY_MS);
  }
}

/** Returns the game as the player knows it, as text for comparison. */
export function gameText(shown: TableSnapshot): string {
  return textOf([shown.phase, shown.game?.question, viewOf(shown)]);
}

/** Returns the public part of the game as text. It is equal for all players at the same entry. */
export function publicText(shown: TableSnapshot): string {
  return textOf([shown.phase, shown.game?.question, shown.game?.view]);
}

function textOf(all: unknown): string {
  return JSON.stringify(all, (_, value: unknown) =>
    isPlainObject(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// WebSocket client. Reconnects, renews its subscriptions and sends unacknowledged commands again.
import type { Explanation, Subject } from '@eminent/engine';
import {
  parseWireServerMessage,
  type TableMessageOf,
  WIRE_VERSION,
  type WireClientMessage,
  type WireServerMessage,
} from '@eminent/protocol/online';
import { type ConnectionStatus, noteServerTime, useConnection } from './connection-status.ts';
import { type Command, Outbox, type NewCommand, type OutboxStorage } from './outbox.ts';

export interface Wire {
  send(frame: string): void;
  close(): void;
}

export interface WireEvents {
  readonly onOpen: () => void;
  readonly onFrame: (frame: string) => void;
  readonly onClose: () => void;
}

/** The browser functions that `OnlineSocket` uses. Tests replace them. */
interface SocketDependencies {
  readonly open: (events: WireEvents) => Wire;
  readonly storage: OutboxStorage | undefined;
  readonly now: () => number;
  /** Like `setTimeout`; the returned function cancels the timer. */
  readonly later: (work: () => void, ms: number) => () => void;
  /** A number from 0 to 1, for jitter. Otherwise all pages would reconnect at the same moment. */
  readonly random: () => number;
  readonly newKey: () => string;
  readonly isVisible: () => boolean;
  readonly isNewer: (build: string) => boolean;
}

/** A subscriber of a table. Also receives the results of the commands to that table. */
interface TableSubscriber {
  readonly receive: (message: TableEvent) => void;
  /** The sequence number of the subscriber's state; undefined if it has no state. */
  readonly since: () => number | undefined;
  readonly link?: string | undefined;
}

export type TableEvent =
  | Extract<WireServerMessage, { readonly type: 'table' | 'patch' }>
  | CommandResult
  /** The subscription was refused. */
  | { readonly type: 'barred'; readonly why: TableMessageOf<'refused'> };

type CommandResult =
  | { readonly type: 'done'; readonly command: Command }
  | {
      readonly type: 'refused';
      readonly command: Command;
      readonly why: TableMessageOf<'refused'>;
    };

/** A list that the server keeps up to date: the lobby, or the user's own tables. */
type ListName = TableMessageOf<'stream'>['what'];
type ListListener = (message: TableMessageOf<'stream'>) => void;

/** After this time without contact the page shows that the connection is lost. */
const LOST_AFTER_MS = 1500;
/** First and longest pause before reconnecting. Doubles each time; jitter removes up to half. */
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 15_000;
/** After this time without messages the server is pinged. */
const SILENCE_MS = 20_000;
/** After this time a subscription to a temporarily unavailable table is requested again. */
const SUBSCRIBE_AGAIN_MS = 3000;
/** The page pings the server if no message arrives within this time after a command. */
const REPLY_MS = 700;
/** Timeout of that ping. The connection is then closed and opened again. */
const PONG_MS = 1000;
/** Timeout of the first connection attempt. Doubles with each failed attempt up to MAX_PAUSE_MS. */
const OPEN_MS = 2500;
/** First and longest pause before a held command is sent again. It is refused after HELD_MS. */
const FIRST_AGAIN_MS = 200;
const MAX_AGAIN_MS = 1000;
const HELD_MS = 60_000;

/** A command that the server could not store yet. */
interface HeldCommand {
  readonly since: number;
  readonly tries: number;
  readonly cancel: () => void;
}

export class OnlineSocket {
  readonly outbox: Outbox;
  private readonly deps: SocketDependencies;
  private wire: Wire | undefined;
  /** Whether the server has sent its welcome, so that messages can be sent. */
  private isOpen = false;
  /** Failed attempts to connect. Reset by a connection, a change of the user and `checkNow`. */
  private tries = 0;
  /** The id of the last ping or request for an explanation. */
  private lastId = 0;
  private readonly subscribers = new Map<string, Set<TableSubscriber>>();
  private readonly lists = new Map<ListName, Set<ListListener>>();
  private readonly explanations = new Map<number, (reasons: readonly Explanation[]) => void>();
  private cancelRetry: (() => void) | undefined;
  private cancelLostReport: (() => void) | undefined;
  /** Cancels the pending timer: the next ping, or the timeout of a connection, reply or ping. */
  private cancelTimeout: (() => void) | undefined;
  /** By command key. */
  private readonly held = new Map<string, HeldCommand>();

  constructor(deps: SocketDependencies) {
    this.deps = deps;
    this.outbox = new Outbox(deps.storage);
  }

  /** Subscribes to a table. Returns a function that unsubscribes. */
  watch(table: string, subscriber: TableSubscriber): () => void {
    const all = this.subscribers.get(table) ?? new Set();
    this.subscribers.set(table, all.add(subscriber));
    if (this.isOpen) this.sendWatch(table, subscriber.since());
    else this.connect();
    return () => {
      all.delete(subscriber);
      if (all.size > 0 || this.subscribers.get(table) !== all) return;
      this.subscribers.delete(table);
      this.send({ type: 'unwatch', table });
      this.closeIfUnused();
    };
  }

  /** Requests the whole table again, because a patch was missed. */
  requestSnapshot(table: string): void {
    this.sendWatch(table, undefined);
  }

  /** Subscribes to a list. Returns a function that unsubscribes. */
  follow(what: ListName, listener: ListListener): () => void {
    const all = this.lists.get(what) ?? new Set();
    this.lists.set(what, all.add(listener));
    if (this.isOpen) this.send({ type: 'follow', what, on: true });
    else this.connect();
    return () => {
      all.delete(listener);
      if (all.size > 0 || this.lists.get(what) !== all) return;
      this.lists.delete(what);
      this.send({ type: 'follow', what, on: false });
      this.closeIfUnused();
    };
  }

  /** Stores and sends a command. If an equal one is pending, returns that one instead. */
  sendCommand(newCommand: NewCommand): Command {
    const same = this.equalPending(newCommand);
    if (same !== undefined) return same;
    const command: Command = { ...newCommand, key: this.deps.newKey() };
    this.outbox.add(command);
    if (this.isOpen) {
      this.send(command);
      this.expectReply();
    } else this.connect();
    return command;
  }

  /** Finds an equal pending command: a double press sends only one. Chat messages may repeat. */
  private equalPending(newCommand: NewCommand): Command | undefined {
    const last = this.outbox.of(newCommand.table).findLast(({ type }) => type === newCommand.type);
    if (last === undefined || newCommand.type === 'say') return undefined;
    return JSON.stringify({ ...newCommand, key: last.key }) === JSON.stringify(last)
      ? last
      : undefined;
  }

  /** Asks why `subject` cannot be used now. Resolves to `[]` without a connection or if refused. */
  explain(table: string, subject: Subject): Promise<readonly Explanation[]> {
    if (!this.isOpen) return Promise.resolve([]);
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.explanations.set(id, resolve);
      this.send({ type: 'explain', table, id, subject });
    });
  }

  /** Call this when the page becomes visible or hidden. */
  visibilityChanged(): void {
    this.send({ type: 'presence', here: this.deps.isVisible() });
    if (this.deps.isVisible()) this.checkNow();
  }

  /** Closes the connection and connects again, because the user has changed. */
  reconnect(): void {
    this.drop();
    this.tries = 0;
    this.connect();
  }

  /** Call this when the network may have changed. Pings and sends held commands, or reconnects. */
  checkNow(): void {
    if (this.isOpen) {
      for (const key of this.held.keys()) this.sendAgain(key);
      return this.ping();
    }
    this.tries = 0;
    this.cancelRetry?.();
    this.cancelRetry = undefined;
    if (this.wire === undefined) this.connect();
  }

  private connect(): void {
    if (this.wire !== undefined || this.cancelRetry !== undefined || !this.mayConnect) return;
    this.setStatus(useConnection.getState().status === 'lost' ? 'lost' : 'connecting');
    this.reportLostConnection();
    useConnection.setState({ nextTry: undefined });
    const events: WireEvents = {
      onOpen: () => {
        if (this.wire === wire) this.send({ type: 'hello', versions: [WIRE_VERSION] }, true);
      },
      onFrame: (frame) => {
        if (this.wire === wire) this.receive(frame);
      },
      onClose: () => {
        if (this.wire === wire) this.reconnectLater();
      },
    };
    const wire: Wire = this.deps.open(events);
    this.wire = wire;
    const timeout = Math.min(MAX_PAUSE_MS, OPEN_MS * 2 ** this.tries);
    this.cancelTimeout = this.deps.later(() => this.reconnectLater(), timeout);
  }

  private get isUsed(): boolean {
    return this.subscribers.size > 0 || this.lists.size > 0 || this.outbox.all.length > 0;
  }

  private get mayConnect(): boolean {
    return this.isUsed && useConnection.getState().status !== 'outdated';
  }

  private closeIfUnused(): void {
    if (this.isUsed) return;
    this.drop();
    this.setStatus('off');
  }

  /** Closes the connection, cancels all timers, and resolves pending `explain` calls to `[]`. */
  private drop(): void {
    const { wire } = this;
    this.wire = undefined;
    this.isOpen = false;
    wire?.close();
    for (const cancel of [this.cancelRetry, this.cancelLostReport, this.cancelTimeout]) cancel?.();
    this.cancelRetry = undefined;
    this.cancelLostReport = undefined;
    this.cancelTimeout = undefined;
    for (const { cancel } of this.held.values()) cancel();
    for (const resolve of this.explanations.values()) resolve([]);
    this.explanations.clear();
  }

  /** Closes the failed connection and connects again after a growing pause. */
  private reconnectLater(): void {
    // Keeps the scheduled report, so that repeated failures do not delay it.
    const { cancelLostReport } = this;
    this.cancelLostReport = undefined;
    this.drop();
    this.cancelLostReport = cancelLostReport;
    this.reportLostConnection();
    if (!this.mayConnect) return;
    const longest = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.tries);
    const pause = Math.round(longest * (0.5 + this.deps.random() / 2));
    this.tries++;
    useConnection.setState({ nextTry: this.deps.now() + pause });
    this.cancelRetry = this.deps.later(() => {
      this.cancelRetry = undefined;
      this.connect();
    }, pause);
  }

  /** Sets the status `lost` after LOST_AFTER_MS, unless the connection is open by then. */
  private reportLostConnection(): void {
    this.cancelLostReport ??= this.deps.later(() => {
      if (!this.isOpen) this.setStatus('lost');
    }, LOST_AFTER_MS);
  }

  /** Pings the server. Without a message in time, reports the connection as lost and reconnects. */
  private ping(timeout = LOST_AFTER_MS): void {
    this.cancelTimeout?.();
    this.send({ type: 'ping', id: ++this.lastId });
    this.cancelTimeout = this.deps.later(() => {
      this.setStatus('lost');
      this.reconnectLater();
    }, timeout);
  }

  /** Pings the server if no message arrives in time. */
  private expectReply(): void {
    this.cancelTimeout?.();
    this.cancelTimeout = this.deps.later(() => this.ping(PONG_MS), REPLY_MS);
  }

  private receive(frame: string): void {
    const read = parseWireServerMessage(frame);
    this.cancelTimeout?.();
    this.cancelTimeout = this.deps.later(() => this.ping(), SILENCE_MS);
    // A message that this page cannot parse probably comes from a newer server.
    if (!read.ok) return useConnection.setState({ newerPage: true });
    this.handle(read.value);
  }

  private handle(message: WireServerMessage): void {
    if ('now' in message) noteServerTime(message.now);
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message);
      case 'table':
      case 'patch':
        return this.deliver(message.table, message);
      case 'done':
        return this.settle(message.key, (command) => ({ type: 'done', command }));
      case 'refused':
        return this.refused(message);
      case 'explained':
        this.explanations.get(message.id)?.(message.reasons);
        this.explanations.delete(message.id);
        return undefined;
      case 'stream':
        for (const listener of this.lists.get(message.what) ?? []) listener(message);
        return undefined;
      case 'bye':
        if (message.reason === 'reload') useConnection.setState({ newerPage: true });
        return undefined;
      case 'pong':
        return undefined;
    }
  }

  private welcomed({ person, build }: TableMessageOf<'welcome'>): void {
    if (this.deps.isNewer(build)) useConnection.setState({ newerPage: true });
    this.isOpen = true;
    this.tries = 0;
    this.cancelLostReport?.();
    this.cancelLostReport = undefined;
    useConnection.setState({ nextTry: undefined, person });
    this.setStatus('open');
    this.send({ type: 'presence', here: this.deps.isVisible() });
    for (const [table, subscribers] of this.subscribers) {
      for (const { since } of subscribers) this.sendWatch(table, since());
    }
    for (const what of this.lists.keys()) this.send({ type: 'follow', what, on: true });
    for (const command of this.outbox.all) this.send(command);
  }

  private refused(why: TableMessageOf<'refused'>): void {
    const { key, id, reason, table } = why;
    if (reason === 'version') {
      useConnection.setState({ newerPage: true });
      this.drop();
      return this.setStatus('outdated');
    }
    if (id !== undefined) {
      this.explanations.get(id)?.([]);
      this.explanations.delete(id);
    }
    if (key !== undefined && reason === 'unavailable' && this.hold(key)) return undefined;
    if (key !== undefined)
      return this.settle(key, (command) => ({ type: 'refused', command, why }));
    if (table !== undefined && id === undefined) this.barred(table, why);
    return undefined;
  }

  /** Reports a refused subscription. After a temporary failure, requests it again. */
  private barred(table: string, why: TableMessageOf<'refused'>): void {
    this.deliver(table, { type: 'barred', why });
    if (why.reason !== 'unavailable') return;
    const { wire } = this;
    this.deps.later(() => {
      if (this.wire === wire && this.isOpen && this.subscribers.has(table))
        this.requestSnapshot(table);
    }, SUBSCRIBE_AGAIN_MS);
  }

  /** Schedules the next attempt. Returns false if attempts have failed for HELD_MS. */
  private hold(key: string): boolean {
    const { now, later } = this.deps;
    const { since, tries, cancel } = this.held.get(key) ?? { since: now(), tries: 0 };
    cancel?.();
    if (now() - since >= HELD_MS) return false;
    const pause = Math.min(MAX_AGAIN_MS, FIRST_AGAIN_MS * 2 ** tries);
    const again = later(() => this.sendAgain(key), pause);
    this.held.set(key, { since, tries: tries + 1, cancel: again });
    if (now() - since >= LOST_AFTER_MS) useConnection.setState({ isHeld: true });
    return true;
  }

  private sendAgain(key: string): void {
    const command = this.outbox.all.find((one) => one.key === key);
    if (command === undefined || !this.isOpen) return;
    this.send(command);
    this.expectReply();
  }

  private release(key: string): void {
    this.held.get(key)?.cancel();
    if (this.held.delete(key) && this.held.size === 0) useConnection.setState({ isHeld: false });
  }

  /** Removes a command that was accepted or refused, and reports the result to its table. */
  private settle(key: string, outcomeOf: (command: Command) => CommandResult): void {
    const command = this.outbox.all.find((one) => one.key === key);
    this.release(key);
    if (command === undefined) return;
    this.outbox.remove(key);
    this.deliver(command.table, outcomeOf(command));
    this.closeIfUnused();
  }

  private deliver(table: string, message: TableEvent): void {
    for (const { receive } of this.subscribers.get(table) ?? []) receive(message);
  }

  private sendWatch(table: string, since: number | undefined): void {
    const subscribers = [...(this.subscribers.get(table) ?? [])];
    const link = subscribers.find((one) => one.link !== undefined)?.link;
    this.send({
      type: 'watch',
      table,
      ...(since === undefined ? {} : { since }),
      ...(link === undefined ? {} : { link }),
    });
  }

  /** Drops messages before the server's welcome. Only the hello is sent earlier. */
  private send(message: WireClientMessage, isHello = false): void {
    if (this.isOpen || isHello) this.wire?.send(JSON.stringify(message));
  }

  private setStatus(status: ConnectionStatus): void {
    if (useConnection.getState().status !== status) useConnection.setState({ status });
  }
}

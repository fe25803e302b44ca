// The socket of this page. It reconnects automatically, restores its subscriptions, and sends every
// unacknowledged command again.
import type { Explanation, Subject } from '@eminent/engine';
import {
  parseWireServerMessage,
  type TableMessageOf,
  WIRE_VERSION,
  type WireClientMessage,
  type WireServerMessage,
} from '@eminent/protocol/online';
import { type ConnectionStatus, noteServerTime, useConnection } from './connection-status.ts';
import { type KeyedWish, Outbox, type Wished, type WishStorage } from './outbox.ts';

/** The used part of a WebSocket. */
export interface Wire {
  send(frame: string): void;
  close(): void;
}

export interface WireEvents {
  readonly onOpen: () => void;
  readonly onFrame: (frame: string) => void;
  readonly onClose: () => void;
}

/** Dependencies of the socket, so that it runs without a browser. */
export interface SocketNeeds {
  readonly open: (events: WireEvents) => Wire;
  readonly storage: WishStorage | undefined;
  readonly now: () => number;
  /** Schedules work; the returned function cancels it. */
  readonly later: (work: () => void, ms: number) => () => void;
  /** From 0 to 1. Jitter keeps pages from reconnecting at the same moment. */
  readonly random: () => number;
  readonly newKey: () => string;
  readonly isVisible: () => boolean;
  /** Whether the server's build is newer than this page. */
  readonly isNewer: (build: string) => boolean;
}

/** A subscriber of a table; it also receives the results of the table's commands. */
export interface Watcher {
  readonly receive: (message: OfTable) => void;
  /** The sequence number of its last patch; undefined if it has none. */
  readonly since: () => number | undefined;
  /** The secret of the link that allows watching, if one is needed. */
  readonly link?: string | undefined;
}

export type OfTable =
  | Extract<WireServerMessage, { readonly type: 'table' | 'patch' }>
  | Settled
  /** The table does not exist, or the user may not watch it. */
  | { readonly type: 'barred'; readonly why: TableMessageOf<'refused'> };
/** The server's reply to a command. */
export type Settled =
  | { readonly type: 'done'; readonly wish: KeyedWish }
  | { readonly type: 'refused'; readonly wish: KeyedWish; readonly why: TableMessageOf<'refused'> };

export type StreamName = TableMessageOf<'stream'>['what'];
export type StreamListener = (message: TableMessageOf<'stream'>) => void;

/** After this time without contact the page shows that the connection is lost. */
const LOST_AFTER_MS = 1500;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 15_000;
/** After this time without messages the server is pinged. */
const SILENCE_MS = 20_000;
/** After this time a table that is temporarily unavailable is requested again. */
const RETRY_MS = 3000;
/**
 * A command should be answered within this time; otherwise the server is pinged, and the socket is
 * closed if that fails too.
 */
const WORD_MS = 700;
const PONG_MS = 1000;
/** Connection timeout; it grows with each failed attempt. */
const OPEN_MS = 2500;
/**
 * Pause before a command that could not be stored is sent again. It grows; after `HELD_MS` the
 * command is refused.
 */
const FIRST_AGAIN_MS = 200;
const MAX_AGAIN_MS = 1000;
const HELD_MS = 60_000;

/** A command that could not be stored yet. */
interface Held {
  readonly since: number;
  readonly tries: number;
  /** Cancels the next attempt. */
  readonly cancel: () => void;
}

export class OnlineSocket {
  readonly outbox: Outbox;
  private readonly needs: SocketNeeds;
  private wire: Wire | undefined;
  /** The server has sent its welcome, so messages can be sent. */
  private isOpen = false;
  private tries = 0;
  private requests = 0;
  private readonly watchers = new Map<string, Set<Watcher>>();
  private readonly streams = new Map<StreamName, Set<StreamListener>>();
  private readonly explanations = new Map<number, (reasons: readonly Explanation[]) => void>();
  private retry: (() => void) | undefined;
  private notice: (() => void) | undefined;
  private silence: (() => void) | undefined;
  private readonly held = new Map<string, Held>();

  constructor(needs: SocketNeeds) {
    this.needs = needs;
    this.outbox = new Outbox(needs.storage);
  }

  /** Subscribes to a table; the returned function unsubscribes. */
  watch(table: string, watcher: Watcher): () => void {
    const all = this.watchers.get(table) ?? new Set();
    this.watchers.set(table, all.add(watcher));
    if (this.isOpen) this.sendWatch(table, watcher.since());
    else this.connect();
    return () => {
      all.delete(watcher);
      if (all.size > 0 || this.watchers.get(table) !== all) return;
      this.watchers.delete(table);
      this.send({ type: 'unwatch', table });
      this.rest();
    };
  }

  /** Requests a full snapshot, because a patch was missed. */
  watchAnew(table: string): void {
    this.sendWatch(table, undefined);
  }

  /** Subscribes to the lobby or to the user's own games; the returned function unsubscribes. */
  follow(what: StreamName, listener: StreamListener): () => void {
    const all = this.streams.get(what) ?? new Set();
    this.streams.set(what, all.add(listener));
    if (this.isOpen) this.send({ type: 'follow', what, on: true });
    else this.connect();
    return () => {
      all.delete(listener);
      if (all.size > 0 || this.streams.get(what) !== all) return;
      this.streams.delete(what);
      this.send({ type: 'follow', what, on: false });
      this.rest();
    };
  }

  /**
   * Sends a command to a table. It is stored until the server has replied; the table's subscribers
   * receive the result.
   */
  wish(wished: Wished): KeyedWish {
    const same = this.sameOnItsWay(wished);
    if (same !== undefined) return same;
    const wish: KeyedWish = { ...wished, key: this.needs.newKey() };
    this.outbox.add(wish);
    if (this.isOpen) {
      this.send(wish);
      this.expectWord();
    } else this.connect();
    return wish;
  }

  /**
   * Finds an equal pending command, so that a double press sends only one. Chat messages may be
   * repeated.
   */
  private sameOnItsWay(wished: Wished): KeyedWish | undefined {
    const last = this.outbox.of(wished.table).findLast(({ type }) => type === wished.type);
    if (last === undefined || wished.type === 'say') return undefined;
    return JSON.stringify({ ...wished, key: last.key }) === JSON.stringify(last) ? last : undefined;
  }

  /** Why something cannot be used now; empty without a connection. */
  explain(table: string, subject: Subject): Promise<readonly Explanation[]> {
    if (!this.isOpen) return Promise.resolve([]);
    const id = ++this.requests;
    return new Promise((resolve) => {
      this.explanations.set(id, resolve);
      this.send({ type: 'explain', table, id, subject });
    });
  }

  /** The page became visible or hidden. */
  seen(): void {
    this.send({ type: 'presence', here: this.needs.isVisible() });
    if (this.needs.isVisible()) this.checkNow();
  }

  /** Reconnects after the session has changed, such as when the user chose a name. */
  reconnect(): void {
    this.drop();
    this.tries = 0;
    this.connect();
  }

  /** The network may have changed: checks the connection immediately. */
  checkNow(): void {
    if (this.isOpen) {
      for (const key of this.held.keys()) this.sendAgain(key);
      return this.probe();
    }
    this.tries = 0;
    this.retry?.();
    this.retry = undefined;
    if (this.wire === undefined) this.connect();
  }

  private connect(): void {
    if (this.wire !== undefined || this.retry !== undefined || !this.isWanted) return;
    this.tell(useConnection.getState().contact === 'lost' ? 'lost' : 'connecting');
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
        if (this.wire === wire) this.broken();
      },
    };
    const wire: Wire = this.needs.open(events);
    this.wire = wire;
    const patience = Math.min(MAX_PAUSE_MS, OPEN_MS * 2 ** this.tries);
    this.silence = this.needs.later(() => this.broken(), patience);
  }

  private get isWanted(): boolean {
    const isNeeded = this.watchers.size > 0 || this.streams.size > 0 || this.outbox.all.length > 0;
    return isNeeded && useConnection.getState().contact !== 'outdated';
  }

  /** Disconnects when there are no subscribers and no commands. */
  private rest(): void {
    if (this.watchers.size > 0 || this.streams.size > 0 || this.outbox.all.length > 0) return;
    this.drop();
    this.tell('off');
  }

  private drop(): void {
    const { wire } = this;
    this.wire = undefined;
    this.isOpen = false;
    wire?.close();
    for (const cancel of [this.retry, this.notice, this.silence]) cancel?.();
    this.retry = undefined;
    this.notice = undefined;
    this.silence = undefined;
    for (const { cancel } of this.held.values()) cancel();
    for (const resolve of this.explanations.values()) resolve([]);
    this.explanations.clear();
  }

  /** The connection failed; reconnects after a growing pause. */
  private broken(): void {
    const { notice } = this;
    this.notice = undefined;
    this.drop();
    this.notice = notice;
    this.reportLostConnection();
    if (!this.isWanted) return;
    const longest = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.tries);
    const pause = Math.round(longest * (0.5 + this.needs.random() / 2));
    this.tries++;
    useConnection.setState({ nextTry: this.needs.now() + pause });
    const cancel = this.needs.later(() => {
      this.retry = undefined;
      this.connect();
    }, pause);
    // Kept so that it can be canceled or brought forward.
    this.retry = cancel;
  }

  /** Reports the lost connection after a moment. */
  private reportLostConnection(): void {
    this.notice ??= this.needs.later(() => {
      if (this.isOpen) return;
      this.tell('lost');
    }, LOST_AFTER_MS);
  }

  /** Pings the server; no reply means that the connection is lost. */
  private probe(patience = LOST_AFTER_MS): void {
    this.silence?.();
    this.requests++;
    this.send({ type: 'ping', id: this.requests });
    this.silence = this.needs.later(() => {
      this.tell('lost');
      this.broken();
    }, patience);
  }

  /** Pings the server if a command gets no reply in time. */
  private expectWord(): void {
    this.silence?.();
    this.silence = this.needs.later(() => this.probe(PONG_MS), WORD_MS);
  }

  private receive(frame: string): void {
    const read = parseWireServerMessage(frame);
    this.silence?.();
    this.silence = this.needs.later(() => this.probe(), SILENCE_MS);
    // A message that this page cannot parse comes from a newer server.
    if (!read.ok) return useConnection.setState({ newerPage: true });
    this.carryOut(read.value);
  }

  private carryOut(message: WireServerMessage): void {
    if ('now' in message) noteServerTime(message.now);
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message);
      case 'table':
      case 'patch':
        return this.deliver(message.table, message);
      case 'done':
        return this.settle(message.key, (wish) => ({ type: 'done', wish }));
      case 'refused':
        return this.refused(message);
      case 'explained':
        this.explanations.get(message.id)?.(message.reasons);
        this.explanations.delete(message.id);
        return undefined;
      case 'stream':
        for (const listener of this.streams.get(message.what) ?? []) listener(message);
        return undefined;
      case 'bye':
        if (message.reason === 'reload') useConnection.setState({ newerPage: true });
        return undefined;
      case 'pong':
        return undefined;
    }
  }

  private welcomed({ person, build }: TableMessageOf<'welcome'>): void {
    if (this.needs.isNewer(build)) useConnection.setState({ newerPage: true });
    this.isOpen = true;
    this.tries = 0;
    this.notice?.();
    this.notice = undefined;
    useConnection.setState({ nextTry: undefined, person });
    this.tell('open');
    this.send({ type: 'presence', here: this.needs.isVisible() });
    for (const [table, watchers] of this.watchers) {
      for (const { since } of watchers) this.sendWatch(table, since());
    }
    for (const what of this.streams.keys()) this.send({ type: 'follow', what, on: true });
    for (const wish of this.outbox.all) this.send(wish);
  }

  private refused(why: TableMessageOf<'refused'>): void {
    const { key, id, reason, table } = why;
    if (reason === 'version') {
      useConnection.setState({ newerPage: true });
      this.drop();
      return this.tell('outdated');
    }
    if (id !== undefined) {
      this.explanations.get(id)?.([]);
      this.explanations.delete(id);
    }
    if (key !== undefined && reason === 'unavailable' && this.holdOn(key)) return undefined;
    if (key !== undefined) return this.settle(key, (wish) => ({ type: 'refused', wish, why }));
    if (table !== undefined && id === undefined) this.barred(table, why);
    return undefined;
  }

  /** Reports a refused subscription; a temporary failure is retried. */
  private barred(table: string, why: TableMessageOf<'refused'>): void {
    this.deliver(table, { type: 'barred', why });
    if (why.reason !== 'unavailable') return;
    const { wire } = this;
    this.needs.later(() => {
      if (this.wire === wire && this.isOpen && this.watchers.has(table)) this.watchAnew(table);
    }, RETRY_MS);
  }

  /** Schedules a command that could not be stored. False if it has failed for too long. */
  private holdOn(key: string): boolean {
    const { now, later } = this.needs;
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
    const wish = this.outbox.all.find((one) => one.key === key);
    if (wish === undefined || !this.isOpen) return;
    this.send(wish);
    this.expectWord();
  }

  private release(key: string): void {
    this.held.get(key)?.cancel();
    if (this.held.delete(key) && this.held.size === 0) useConnection.setState({ isHeld: false });
  }

  /** Removes a command that was accepted or refused, and reports the result. */
  private settle(key: string, outcomeOf: (wish: KeyedWish) => Settled): void {
    const wish = this.outbox.all.find((one) => one.key === key);
    this.release(key);
    if (wish === undefined) return;
    this.outbox.remove(key);
    this.deliver(wish.table, outcomeOf(wish));
    this.rest();
  }

  private deliver(table: string, message: OfTable): void {
    for (const watcher of this.watchers.get(table) ?? []) watcher.receive(message);
  }

  private sendWatch(table: string, since: number | undefined): void {
    const watchers = [...(this.watchers.get(table) ?? [])];
    const link = watchers.find((watcher) => watcher.link !== undefined)?.link;
    this.send({
      type: 'watch',
      table,
      ...(since === undefined ? {} : { since }),
      ...(link === undefined ? {} : { link }),
    });
  }

  private send(message: WireClientMessage, isGreeting = false): void {
    if (this.isOpen || isGreeting) this.wire?.send(JSON.stringify(message));
  }

  private tell(contact: ConnectionStatus): void {
    if (useConnection.getState().contact !== contact) useConnection.setState({ contact });
  }
}

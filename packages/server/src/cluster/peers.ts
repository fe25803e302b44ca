// The other nodes on the same database, as one node knows them: who they are, who is at them, and what they and this one tell each other.
// Whatever is told here can be read in the database as well, only later.
import { RULES_VERSION } from '@eminent/engine';
import type { TableRow } from '@eminent/protocol/online';
import type { Logger } from 'pino';
import { newId } from '../store/index.ts';
import { ENTRY_VERSION } from '../tables/entries.ts';
import type { Presence } from '../socket/presence.ts';
import type { Channels } from './pubsub.ts';
import { Company } from './remote-presence.ts';
import {
  type NodeNews,
  readNodeNews,
  readTableNews,
  type Said,
  type SaidOfTable,
  type Somebody,
  type TableNews,
} from './messages.ts';
import type { Notices } from './session-revocations.ts';
import { Roll } from './membership.ts';
import { RowsOut } from './row-broadcast.ts';

const ALL = 'eminent:all';
const inboxOf = (node: string) => `eminent:node:${node}`;
const channelOf = (table: string) => `eminent:table:${table}`;

export interface NeighbourTimes {
  /** So often a node says that it is there, and after so long without a word it is gone. */
  readonly hereMs: number;
  readonly leaseMs: number;
}

const TIMES: NeighbourTimes = { hereMs: 1000, leaseMs: 4000 };
/** A node that fell silent may still serve people, cut off from the others alone; for so long it is looked after what they do. */
const SILENT_MS = 600_000;
/** Who comes or goes is told a moment later, many at once after the end of another node. */
const GATHER_MS = 20;
/** A node that was asked for its people and has not told them by then is asked again. */
const ASKED_MS = 500;
/** Tables of which it is kept that nobody could be told. */
const MOST_UNTOLD = 10_000;

/** What a node tells the rest of this one. */
export interface Heard {
  /** Tables that show somebody who came or went elsewhere. */
  people(tables: readonly string[]): void;
  /** A table changed that somebody here may have in a list. */
  row(row: TableRow): void;
  signedOut(person: string): void;
  /** Whom somebody does not want to meet is not who it was. */
  apart(person: string): void;
  standing(): void;
  /** A node is there that was not. */
  came(): void;
  /** A node is gone. */
  gone(node: string): void;
  /** Nothing is heard of people who sit at these tables: what they do can only be read. */
  unheard(tables: readonly string[]): void;
  /** Nothing is heard any more, or everything is again. */
  turned(isHeard: boolean): void;
}

export interface NeighboursParts {
  readonly channels: Channels;
  readonly log: Logger;
  readonly build?: () => string;
  readonly times?: NeighbourTimes;
  readonly now?: () => number;
  /** Where it is noted that somebody's session has ended, for those who do not hear it. */
  readonly notices?: Pick<Notices, 'write'>;
}

interface Silent {
  readonly people: readonly Somebody[];
  readonly until: number;
}

export class Neighbours {
  readonly id = newId();
  private readonly channels: Channels;
  private readonly log: Logger;
  private readonly build: () => string;
  private readonly now: () => number;
  private readonly roll: Roll;
  private readonly company: Company;
  private readonly rows: RowsOut;
  private readonly notices: Pick<Notices, 'write'> | undefined;
  private readonly listeners = new Set<Partial<Heard>>();
  /** People who are here, as the others were told. */
  private readonly own = new Map<string, Somebody>();
  /** Who was at nodes that have said nothing for long. */
  private readonly silent = new Map<string, Silent>();
  /** The last entries of tables of which the others could not be told. */
  private readonly untold = new Map<string, number>();
  private changes = 0;
  /** Who came or went here and of whom the others have not been told yet. */
  private fresh: Somebody[] = [];
  private telling: NodeJS.Timeout | undefined;
  /** When a node was asked for all its people. */
  private readonly asked = new Map<string, number>();
  private openedAt: number;
  private readonly timer: NodeJS.Timeout;
  private readonly stops: Promise<() => void>[];

  constructor({ channels, log, build, times, now, notices }: NeighboursParts) {
    this.notices = notices;
    const { hereMs, leaseMs } = times ?? TIMES;
    this.channels = channels;
    this.log = log;
    this.build = build ?? (() => 'none');
    this.now = now ?? Date.now;
    this.openedAt = this.now();
    this.roll = new Roll(leaseMs, (node) => this.gone(node));
    this.company = new Company((tables) => this.each((one) => one.people?.(tables)));
    this.rows = new RowsOut((row) => this.sendRow(row));
    const hear = (text: string) => this.hear(text);
    this.stops = [channels.listen(ALL, hear), channels.listen(inboxOf(this.id), hear)];
    channels.onTurn((isOpen) => this.turned(isOpen));
    this.timer = setInterval(() => this.beat(), hereMs).unref();
    void Promise.all(this.stops).then(() => this.introduce());
  }

  /** Whether what others write is heard at once. */
  get isHeard(): boolean {
    return this.channels.isOpen;
  }

  /** Since when everything is heard; undefined while nothing is. */
  get heardSince(): number | undefined {
    return this.isHeard ? this.openedAt : undefined;
  }

  /** How many other nodes there are. */
  get count(): number {
    return this.roll.size;
  }

  /** Whether a node that is there plays newer rules or knows newer entries than this one. */
  get hasNewer(): boolean {
    return this.roll.all.some(
      ({ rules, entries }) => rules > RULES_VERSION || entries > ENTRY_VERSION,
    );
  }

  listen(listener: Partial<Heard>): void {
    this.listeners.add(listener);
  }

  /** Hears what others do at a table; heard before the table is read, so that nothing falls between. */
  async join(table: string, hear: (news: TableNews) => void): Promise<() => void> {
    const stop = await this.channels.listen(channelOf(table), (text) => {
      const news = readTableNews(text);
      if (news !== undefined && news.from !== this.id) hear(news);
    });
    this.tellTable(table, { kind: 'who' });
    return stop;
  }

  tellTable(table: string, said: SaidOfTable): void {
    if (this.isHeard) {
      this.channels.send(channelOf(table), JSON.stringify({ ...said, from: this.id }));
    } else if (said.kind === 'written') this.keepUntold(table, said.seq);
  }

  /** Whoever hears the others again sooner than this node would miss what it writes until then. */
  private keepUntold(table: string, seq: number): void {
    this.untold.delete(table);
    this.untold.set(table, seq);
    const [oldest] = this.untold.keys();
    if (this.untold.size > MOST_UNTOLD && oldest !== undefined) this.untold.delete(oldest);
  }

  private tellUntold(): void {
    for (const [table, seq] of this.untold)
      this.tellTable(table, { kind: 'written', seq, rows: [] });
    this.untold.clear();
  }

  /** A table changed here: told to nodes where somebody may have it in a list. */
  tellRow(row: TableRow): void {
    if (this.roll.size > 0) this.rows.changed(row);
  }

  /** Somebody came or went here. */
  tellPerson(person: string, presence: Presence, tables: readonly string[]): void {
    const somebody = { person, presence, tables: [...tables] };
    if (presence === 'offline') this.own.delete(person);
    else this.own.set(person, somebody);
    this.fresh.push(somebody);
    this.telling ??= setTimeout(() => this.tellFresh(), GATHER_MS).unref();
  }

  private tellFresh(): void {
    clearTimeout(this.telling);
    this.telling = undefined;
    const people = this.fresh;
    this.fresh = [];
    if (people.length === 0) return;
    this.changes += people.length;
    const { changes } = this;
    this.tell({ kind: 'people', changes, whole: false, people });
  }

  tellSignedOut(person: string): void {
    this.tell({ kind: 'signed-out', person });
    this.notices?.write(person).catch((error: unknown) => {
      this.log.error({ err: error }, 'that a session ended could not be noted');
    });
  }

  tellApart(person: string): void {
    this.tell({ kind: 'apart', person });
  }

  tellStanding(): void {
    this.tell({ kind: 'standing' });
  }

  presenceOf(person: string): Presence {
    return this.company.of(person);
  }

  /** Says farewell, so that nobody waits for this node. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    this.tellFresh();
    this.rows.close();
    this.tell({ kind: 'left' });
    for (const stop of await Promise.all(this.stops)) stop();
    await this.channels.close();
  }

  private each(tell: (one: Partial<Heard>) => void): void {
    for (const one of this.listeners) tell(one);
  }

  private tell(said: Said, channel = ALL): void {
    if (this.isHeard) this.channels.send(channel, JSON.stringify({ ...said, from: this.id }));
  }

  private introduce(): void {
    this.beat();
    this.tellPeople(ALL);
  }

  private beat(): void {
    this.tellFresh();
    const build = this.build();
    const { changes } = this;
    this.tell({ kind: 'here', changes, rules: RULES_VERSION, entries: ENTRY_VERSION, build });
    // Without a way everybody else falls silent: who was at other nodes is not here, as far as this one knows.
    this.roll.check(this.now());
    this.lookAfterSilent();
  }

  /** Until the node is heard again, or its people are at another one. */
  private lookAfterSilent(): void {
    const now = this.now();
    const tables = new Set<string>();
    for (const [node, { people, until }] of this.silent) {
      const lost = people.filter(
        ({ person }) => !this.own.has(person) && this.company.of(person) === 'offline',
      );
      if (now > until || lost.length === 0) this.silent.delete(node);
      else for (const one of lost) for (const table of one.tables) tables.add(table);
    }
    // Where nothing at all is heard, everything is read.
    if (this.isHeard && tables.size > 0) this.each((one) => one.unheard?.([...tables]));
  }

  private tellPeople(channel: string): void {
    this.tellFresh();
    const { changes } = this;
    this.tell({ kind: 'people', changes, whole: true, people: [...this.own.values()] }, channel);
  }

  private turned(isOpen: boolean): void {
    if (isOpen) {
      this.openedAt = this.now();
      this.introduce();
      this.tellUntold();
    }
    if (isOpen) this.log.info('other nodes are heard again');
    else this.log.warn('other nodes are not heard; the database is asked instead');
    this.each((one) => one.turned?.(isOpen));
  }

  private gone(node: string): void {
    this.asked.delete(node);
    const people = this.company.gone(node);
    this.silent.set(node, { people, until: this.now() + SILENT_MS });
    this.each((one) => one.gone?.(node));
  }

  private hear(text: string): void {
    const news = readNodeNews(text);
    if (news === undefined || news.from === this.id) return;
    this.take(news);
  }

  private take(news: NodeNews): void {
    switch (news.kind) {
      case 'here':
        return this.isHere(news);
      case 'left':
        this.roll.strike(news.from);
        this.silent.delete(news.from);
        return;
      case 'people':
        return this.hearPeople(news);
      case 'people-of':
        if (news.node === this.id) this.tellPeople(inboxOf(news.from));
        return;
      case 'row':
        return this.each((one) => one.row?.(news.row));
      case 'signed-out':
        return this.each((one) => one.signedOut?.(news.person));
      case 'apart':
        return this.each((one) => one.apart?.(news.person));
      case 'standing':
        return this.each((one) => one.standing?.());
    }
  }

  private isHere({
    from,
    rules,
    entries,
    build,
    changes,
  }: Extract<NodeNews, { kind: 'here' }>): void {
    const isNew = !this.roll.has(from);
    this.roll.heard({ id: from, rules, entries, build }, this.now());
    this.silent.delete(from);
    if (isNew) this.log.info({ node: from, build }, 'another node is there');
    if (isNew) this.each((one) => one.came?.());
    if (this.company.changesOf(from) !== changes) this.askPeople(from);
  }

  private hearPeople({
    from,
    people,
    changes,
    whole,
  }: Extract<NodeNews, { kind: 'people' }>): void {
    if (!this.company.told(from, people, changes, whole)) this.askPeople(from);
    else if (whole) this.asked.delete(from);
  }

  /** Whatever it tells until it has told all of them cannot be used, and needs no question of its own. */
  private askPeople(node: string): void {
    const now = this.now();
    if (now - (this.asked.get(node) ?? Number.NEGATIVE_INFINITY) < ASKED_MS) return;
    this.asked.set(node, now);
    this.tell({ kind: 'people-of', node }, inboxOf(node));
  }

  /** Lists are for whoever may sit or look on, and for those who sit there. */
  private sendRow(row: TableRow): void {
    const said: Said = { kind: 'row', row };
    // With its first turn a table goes out of the lobby.
    const isOffered = row.join === 'listed' || row.phase === 'gathering' || (row.turn ?? 0) <= 1;
    if (isOffered) return this.tell(said);
    const people = row.seats.flatMap(({ person }) => person ?? []);
    for (const node of this.company.nodesOf(people)) this.tell(said, inboxOf(node));
  }
}

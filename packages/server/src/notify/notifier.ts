// Sees to it that whoever a game waits for hears of it: not at once, not twice, not at night, and not while looking at the page.
import {
  CORRESPONDENCE_SECONDS,
  type NotifySettings,
  type PushMessage,
  type TableRow,
} from '@eminent/protocol/online';
import { MINUTE } from '../core/context.ts';
import { userById } from '../accounts/user-repository.ts';
import type { User } from '../core/user.ts';
import { pushTo } from './devices.ts';
import type { NotifyDeps } from './dependencies.ts';
import { quietUntil, settingsOf } from './settings.ts';
import { tellWebhooks } from './webhook-delivery.ts';

/** Somebody who answers within this time needs no word. */
const GRACE_MS = 15_000;
/** Between two messages to one person; what comes meanwhile is one message. */
const BETWEEN_MS = MINUTE;
/** Somebody who looks at the page is looked after so often. */
const AGAIN_MS = MINUTE;
/** The part of the time that is left when a reminder is sent. */
const REMINDER_PART = 0.25;
const POLL_MS = 1000;
const SWEEP_EVERY = 20;
const MAX_DUE = 100;
/** A table that is first seen later than this after it was made is nothing new. */
const NEW_MS = MINUTE;
/** A game that is over for so long is no news to a node that has not seen it. */
const JUST_MS = 10_000;

/** Kinds of deadlines; the number of the table is that of the row. */
const KINDS = { waiting: 'push', reminder: 'remind' } as const;
type Kind = keyof typeof KINDS;

/** What is remembered of a table that is played, to see what a change has changed. */
interface Known {
  readonly phase: TableRow['phase'];
  readonly since: number;
  /** When somebody who was here was asked; he may leave without an answer. */
  readonly present: boolean;
  /** The question of which webhooks were told, by when it was asked. */
  readonly grouped: number;
}

function knownOf({ phase, asked, seats }: TableRow): Known {
  const seat = asked === undefined ? undefined : seats[asked.seat];
  return { phase, since: asked?.since ?? 0, present: seat?.presence === 'here', grouped: 0 };
}

export class Notifier {
  readonly #parts: NotifyDeps;
  readonly #known = new Map<string, Known>();
  /** When each person was last told something. */
  readonly #told = new Map<string, number>();
  readonly #stop: () => void;
  readonly #timer: NodeJS.Timeout;
  #polling: Promise<void> = Promise.resolve();
  readonly #begun = new Set<Promise<void>>();

  constructor(deps: NotifyDeps) {
    this.#parts = deps;
    this.#stop = deps.tables.onChange((row, where) => this.#changed(row, where));
    let times = 0;
    this.#timer = setInterval(() => {
      void this.poll(++times % SWEEP_EVERY === 0);
    }, POLL_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop();
    await this.#polling;
    await Promise.all(this.#begun);
  }

  /** What follows is for the node that wrote; the others only know. */
  #changed(row: TableRow, where: 'here' | 'elsewhere'): void {
    const before = this.#known.get(row.table);
    const now = knownOf(row);
    const seat = row.asked === undefined ? undefined : row.seats[row.asked.seat];
    if (row.phase === 'over') this.#known.delete(row.table);
    else this.#known.set(row.table, { ...now, grouped: before?.grouped ?? 0 });
    if (where === 'elsewhere') {
      const known = this.#known.get(row.table);
      // Who wrote it looks after whoever goes without an answer.
      if (known !== undefined) this.#known.set(row.table, { ...known, present: false });
      return;
    }
    const at = this.#parts.context.now();
    if (before === undefined && isNew(row, at)) this.#do(this.#invite(row));
    if (isJustOver(row, before?.phase, at)) this.#do(this.#tellOver(row));
    if (seat?.person === undefined || before?.since === now.since) return;
    if (isWorthAWord(row, now.present)) this.#do(this.#plan(row));
  }

  /** What no change waits for; a failure is told to the log, and the next change comes anyway. */
  #do(work: Promise<void>): void {
    const done = work
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'not notified'))
      .finally(() => this.#begun.delete(done));
    this.#begun.add(done);
  }

  /** Writes down when somebody is to be told. */
  async #plan(row: TableRow): Promise<void> {
    const { deadlines, context } = this.#parts;
    await deadlines.set(row.table, KINDS.waiting, context.now() + GRACE_MS);
    const at = reminderAt(row);
    if (at !== undefined) await deadlines.set(row.table, KINDS.reminder, at);
  }

  /** Looks what is due now, and now and then who has gone without an answer. One look after the other: what is being told is still due. */
  poll(isSweep = true): Promise<void> {
    this.#polling = this.#polling.then(() => this.#look(isSweep));
    return this.#polling;
  }

  async #look(isSweep: boolean): Promise<void> {
    try {
      await Promise.all(this.#begun);
      if (isSweep) await this.#sweep();
      for (const kind of ['waiting', 'reminder'] as const) await this.#due(kind);
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'notifications could not be read');
    }
  }

  async #due(kind: Kind): Promise<void> {
    const { deadlines, context } = this.#parts;
    for (const { table } of await deadlines.claim(KINDS[kind], context.now(), MAX_DUE)) {
      const later = await this.#tellWaiting(table, kind);
      if (later === undefined) await deadlines.clear(table, KINDS[kind]);
      else await deadlines.set(table, KINDS[kind], later);
    }
  }

  /** Tells whom a table waits for, if it still does. Returns when to try again where it is not the time. */
  async #tellWaiting(table: string, kind: Kind): Promise<number | undefined> {
    const { tables, context } = this.#parts;
    const row = await tables.summary(table);
    const seat = row?.asked === undefined ? undefined : row.seats[row.asked.seat];
    if (row === undefined || seat?.person === undefined || seat.away !== undefined)
      return undefined;
    const person = await userById(context, seat.person);
    if (person === undefined || person.kind === 'former') return undefined;
    if (kind === 'waiting' && seat.presence !== 'here') this.#tellGroup(row, seat.name);
    const settings = await settingsOf(context, person.id);
    const now = context.now();
    if (!wants(settings, kind)) return undefined;
    // An outage has moved the deadline since the reminder was planned.
    const planned = kind === 'reminder' ? reminderAt(row) : undefined;
    if (planned !== undefined && planned > now) return planned;
    if (settings.turn === 'away' && seat.presence === 'here') return now + AGAIN_MS;
    const later = this.#notBefore(person, settings, now);
    if (later !== undefined) return later;
    await this.#tell(person, { type: kind, table, waiting: await this.#parts.waitingFor(person) });
    return undefined;
  }

  /** The group hears of each question once, whatever the person wants for himself. */
  #tellGroup(row: TableRow, name: string): void {
    const known = this.#known.get(row.table);
    const since = row.asked?.since ?? 0;
    if (known?.grouped === since) return;
    this.#known.set(row.table, { ...(known ?? knownOf(row)), grouped: since });
    this.#do(tellWebhooks(this.#parts, row, name));
  }

  /** A moment from which on the person may be told something again. */
  #notBefore(person: User, settings: NotifySettings, now: number): number | undefined {
    const last = this.#told.get(person.id);
    if (last !== undefined && now - last < BETWEEN_MS) return last + BETWEEN_MS;
    return quietUntil(settings, now);
  }

  async #tell(person: User, message: PushMessage): Promise<void> {
    const now = this.#parts.context.now();
    this.#told.set(person.id, now);
    for (const [id, at] of this.#told) if (now - at > BETWEEN_MS) this.#told.delete(id);
    await pushTo(this.#parts, person, message);
  }

  async #invite(row: TableRow): Promise<void> {
    const { tables, context } = this.#parts;
    for (const id of await tables.invited(row.table)) {
      const person = await userById(context, id);
      if (person === undefined) continue;
      const settings = await settingsOf(context, person.id);
      if (!settings.invited || this.#notBefore(person, settings, context.now()) !== undefined)
        continue;
      await this.#tell(person, { type: 'invited', table: row.table });
    }
  }

  async #tellOver(row: TableRow): Promise<void> {
    const { context } = this.#parts;
    for (const { person: id, presence } of row.seats) {
      if (id === undefined || presence === 'here') continue;
      const person = await userById(context, id);
      if (person === undefined || person.kind === 'former') continue;
      const settings = await settingsOf(context, person.id);
      if (!settings.over || quietUntil(settings, context.now()) !== undefined) continue;
      await pushTo(this.#parts, person, { type: 'over', table: row.table });
    }
  }

  /** Whoever was here when asked and has gone since is told as well. */
  async #sweep(): Promise<void> {
    const { context, tables } = this.#parts;
    const now = context.now();
    for (const [table, known] of this.#known) {
      if (!known.present || known.since === 0 || now - known.since < AGAIN_MS) continue;
      const row = await tables.summary(table);
      const seat = row?.asked === undefined ? undefined : row.seats[row.asked.seat];
      if (row === undefined || seat?.person === undefined) continue;
      if (seat.presence === 'here') continue;
      this.#known.set(table, { ...known, present: false });
      await this.#plan(row);
    }
  }
}

function isNew(row: TableRow, now: number): boolean {
  // Another node may have written to it meanwhile, and has told of it then.
  return row.phase === 'gathering' && row.updated === row.created && now - row.created < NEW_MS;
}

/** Whether the end of a game is news: this node saw it being played, or another did a moment ago. */
function isJustOver(row: TableRow, before: TableRow['phase'] | undefined, now: number): boolean {
  if (row.phase !== 'over') return false;
  return before === 'playing' || (before === undefined && now - row.updated < JUST_MS);
}

/** Who is here in a live game answers within seconds, and every write costs the server as much as the answer itself: that is not written. */
function isWorthAWord(row: TableRow, present: boolean): boolean {
  return !present || isByCorrespondence(row);
}

function isByCorrespondence({ clock }: TableRow): boolean {
  return clock.kind === 'timed' && clock.decision >= CORRESPONDENCE_SECONDS;
}

/** When to remind the player of a correspondence game: when a quarter of the time for the decision is left. */
function reminderAt({ clock, asked }: TableRow): number | undefined {
  if (clock.kind !== 'timed' || clock.decision < CORRESPONDENCE_SECONDS) return undefined;
  if (asked?.deadline === undefined) return undefined;
  // Outages lie between the question and the deadline, and are no time to decide in.
  const whole = Math.min(asked.deadline - asked.since, (clock.decision + clock.reserve) * 1000);
  return Math.round(asked.deadline - whole * REMINDER_PART);
}

function wants(settings: NotifySettings, kind: Kind): boolean {
  return kind === 'waiting' ? settings.turn !== 'never' : settings.reminder;
}

// Notifies users of their turn, of an invitation to a table, and of the end of a game.
import {
  CORRESPONDENCE_SECONDS,
  type NotifySettings,
  type PushMessage,
  type TableRow,
} from '@eminent/protocol/online';
import { MINUTE } from '../core/context.ts';
import { userById } from '../accounts/user-repository.ts';
import type { User } from '../core/user.ts';
import { pushTo } from './push-devices.ts';
import type { NotifyDeps } from './dependencies.ts';
import { quietUntil, settingsOf } from './settings.ts';
import { deliverToWebhooks } from './webhook-delivery.ts';

/** Delay after a question. A quick answer causes no notification. */
const GRACE_MS = 15_000;
/** Minimum time between notifications to one user. The end of a game is reported regardless. */
const MIN_INTERVAL_MS = MINUTE;
/** Interval of checks whether a present player has left without answering. */
const RECHECK_MS = MINUTE;
/** Share of the decision time that is left when a reminder is sent. */
const REMINDER_SHARE = 0.25;
/** Interval of polls for due notifications. */
const POLL_MS = 1000;
/** Every 20th poll also looks for players who have left. */
const SWEEP_EVERY = 20;
/** Maximum number of due notifications per kind and poll. */
const MAX_DUE = 100;
/** A table that is younger counts as new. */
const NEW_MS = MINUTE;
/** A game that ended less than this long ago counts as just finished. */
const JUST_OVER_MS = 10_000;

/** Kinds of deadlines in the database. */
const KINDS = { waiting: 'push', reminder: 'remind' } as const;
type Kind = keyof typeof KINDS;

interface KnownTable {
  readonly phase: TableRow['phase'];
  /** Time of the open question; 0 if there is none. */
  readonly since: number;
  /** Whether the player was present when the question came, and must be notified if they leave. */
  readonly wasPresent: boolean;
  /** Time of the last question that was sent to webhooks; 0 if there is none. */
  readonly webhookQuestion: number;
}

function knownOf(row: TableRow): KnownTable {
  const wasPresent = decidingSeat(row)?.presence === 'here';
  return { phase: row.phase, since: questionTime(row), wasPresent, webhookQuestion: 0 };
}

function decidingSeat({ question, seats }: TableRow): TableRow['seats'][number] | undefined {
  return question === undefined ? undefined : seats[question.seat];
}

function questionTime({ question }: TableRow): number {
  return question?.since ?? 0;
}

export class Notifier {
  readonly #deps: NotifyDeps;
  readonly #known = new Map<string, KnownTable>();
  readonly #lastSentAt = new Map<string, number>();
  readonly #stop: () => void;
  readonly #timer: NodeJS.Timeout;
  #polling: Promise<void> = Promise.resolve();
  readonly #running = new Set<Promise<void>>();

  constructor(deps: NotifyDeps) {
    this.#deps = deps;
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
    await Promise.all(this.#running);
  }

  /** Reacts to a change of a table. If another node wrote the change, that node notifies. */
  #changed(row: TableRow, where: 'here' | 'elsewhere'): void {
    const before = this.#known.get(row.table);
    const now = knownOf(row);
    const seat = decidingSeat(row);
    if (row.phase === 'over') this.#known.delete(row.table);
    else this.#known.set(row.table, { ...now, webhookQuestion: before?.webhookQuestion ?? 0 });
    if (where === 'elsewhere') {
      const known = this.#known.get(row.table);
      if (known !== undefined) this.#known.set(row.table, { ...known, wasPresent: false });
      return;
    }
    const at = this.#deps.context.now();
    if (before === undefined && isNew(row, at)) this.#runInBackground(this.#invite(row));
    if (isJustOver(row, before?.phase, at)) this.#runInBackground(this.#notifyOver(row));
    if (seat?.person === undefined || before?.since === now.since) return;
    if (needsNotification(row, now.wasPresent)) this.#runInBackground(this.#schedule(row));
  }

  #runInBackground(work: Promise<void>): void {
    const done = work
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'notification failed'))
      .finally(() => this.#running.delete(done));
    this.#running.add(done);
  }

  /** Schedules the notification and, in a correspondence game, the reminder. */
  async #schedule(row: TableRow): Promise<void> {
    const { deadlines, context } = this.#deps;
    await deadlines.set(row.table, KINDS.waiting, context.now() + GRACE_MS);
    const at = reminderAt(row);
    if (at !== undefined) await deadlines.set(row.table, KINDS.reminder, at);
  }

  /**
   * Sends due notifications, one poll at a time, because a deadline stays due while it is
   * processed. With `isSweep`, also looks for players who have left.
   */
  poll(isSweep = true): Promise<void> {
    this.#polling = this.#polling.then(() => this.#runPoll(isSweep));
    return this.#polling;
  }

  async #runPoll(isSweep: boolean): Promise<void> {
    try {
      await Promise.all(this.#running);
      if (isSweep) await this.#sweep();
      for (const kind of ['waiting', 'reminder'] as const) await this.#due(kind);
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'could not read notifications');
    }
  }

  async #due(kind: Kind): Promise<void> {
    const { deadlines, context } = this.#deps;
    for (const { table } of await deadlines.claim(KINDS[kind], context.now(), MAX_DUE)) {
      const later = await this.#notifyWaiting(table, kind);
      if (later === undefined) await deadlines.clear(table, KINDS[kind]);
      else await deadlines.set(table, KINDS[kind], later);
    }
  }

  /** Notifies the player whom a table waits for. Returns when to try again; undefined if done. */
  async #notifyWaiting(table: string, kind: Kind): Promise<number | undefined> {
    const { tables, context } = this.#deps;
    const row = await tables.summary(table);
    const seat = row && decidingSeat(row);
    if (row === undefined || seat?.person === undefined || seat.away !== undefined)
      return undefined;
    const person = await userById(context, seat.person);
    if (person === undefined || person.kind === 'former') return undefined;
    if (kind === 'waiting' && seat.presence !== 'here') this.#notifyWebhooks(row, seat.name);
    const settings = await settingsOf(context, person.id);
    const now = context.now();
    if (!wants(settings, kind)) return undefined;
    // The deadline of the question may have moved, because of an outage.
    const planned = kind === 'reminder' ? reminderAt(row) : undefined;
    if (planned !== undefined && planned > now) return planned;
    if (settings.turn === 'away' && seat.presence === 'here') return now + RECHECK_MS;
    const later = this.#notBefore(person, settings, now);
    if (later !== undefined) return later;
    await this.#notify(person, {
      type: kind,
      table,
      waiting: await this.#deps.waitingFor(person),
    });
    return undefined;
  }

  /** Notifies webhooks once per question and node, whatever the settings of the player. */
  #notifyWebhooks(row: TableRow, name: string): void {
    const known = this.#known.get(row.table);
    const since = questionTime(row);
    if (known?.webhookQuestion === since) return;
    this.#known.set(row.table, { ...(known ?? knownOf(row)), webhookQuestion: since });
    this.#runInBackground(deliverToWebhooks(this.#deps, row, name));
  }

  /** Returns when the user may get the next notification; undefined if now. */
  #notBefore(person: User, settings: NotifySettings, now: number): number | undefined {
    const last = this.#lastSentAt.get(person.id);
    if (last !== undefined && now - last < MIN_INTERVAL_MS) return last + MIN_INTERVAL_MS;
    return quietUntil(settings, now);
  }

  async #notify(person: User, message: PushMessage): Promise<void> {
    const now = this.#deps.context.now();
    this.#lastSentAt.set(person.id, now);
    for (const [id, at] of this.#lastSentAt)
      if (now - at > MIN_INTERVAL_MS) this.#lastSentAt.delete(id);
    await pushTo(this.#deps, person, message);
  }

  async #invite(row: TableRow): Promise<void> {
    const { tables, context } = this.#deps;
    for (const id of await tables.invited(row.table)) {
      const person = await userById(context, id);
      if (person === undefined) continue;
      const settings = await settingsOf(context, person.id);
      if (!settings.invited || this.#notBefore(person, settings, context.now()) !== undefined)
        continue;
      await this.#notify(person, { type: 'invited', table: row.table });
    }
  }

  async #notifyOver(row: TableRow): Promise<void> {
    const { context } = this.#deps;
    for (const { person: id, presence } of row.seats) {
      if (id === undefined || presence === 'here') continue;
      const person = await userById(context, id);
      if (person === undefined || person.kind === 'former') continue;
      const settings = await settingsOf(context, person.id);
      if (!settings.over || quietUntil(settings, context.now()) !== undefined) continue;
      await pushTo(this.#deps, person, { type: 'over', table: row.table });
    }
  }

  /** Schedules notifications for players who were present when the question came and have left. */
  async #sweep(): Promise<void> {
    const { context, tables } = this.#deps;
    const now = context.now();
    for (const [table, known] of this.#known) {
      if (!known.wasPresent || known.since === 0 || now - known.since < RECHECK_MS) continue;
      const row = await tables.summary(table);
      const seat = row && decidingSeat(row);
      if (row === undefined || seat?.person === undefined) continue;
      if (seat.presence === 'here') continue;
      this.#known.set(table, { ...known, wasPresent: false });
      await this.#schedule(row);
    }
  }
}

function isNew(row: TableRow, now: number): boolean {
  // After a later change, the node that created the table has already sent the invitations.
  return row.phase === 'gathering' && row.updated === row.created && now - row.created < NEW_MS;
}

/** `before`: the last known phase of the table; undefined if unknown. */
function isJustOver(row: TableRow, before: TableRow['phase'] | undefined, now: number): boolean {
  if (row.phase !== 'over') return false;
  return before === 'playing' || (before === undefined && now - row.updated < JUST_OVER_MS);
}

/**
 * Scheduling costs as much as an answer. Present players of live games usually answer soon, and
 * `#sweep` notifies the others.
 */
function needsNotification(row: TableRow, isPresent: boolean): boolean {
  return !isPresent || isByCorrespondence(row);
}

function isByCorrespondence({ clock }: TableRow): boolean {
  return clock.kind === 'timed' && clock.decision >= CORRESPONDENCE_SECONDS;
}

function reminderAt({ clock, question }: TableRow): number | undefined {
  if (clock.kind !== 'timed' || clock.decision < CORRESPONDENCE_SECONDS) return undefined;
  if (question?.deadline === undefined) return undefined;
  // Outages move the deadline but are no decision time.
  const decisionMs = Math.min(
    question.deadline - question.since,
    (clock.decision + clock.reserve) * 1000,
  );
  return Math.round(question.deadline - decisionMs * REMINDER_SHARE);
}

function wants(settings: NotifySettings, kind: Kind): boolean {
  return kind === 'waiting' ? settings.turn !== 'never' : settings.reminder;
}

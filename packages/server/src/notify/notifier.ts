// Notifies players whose turn it is: with a delay, once, outside quiet hours, and not while they
// are present.
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
import { deliverToWebhooks } from './webhook-delivery.ts';

/** Delay after a question, so that quick answers cause no notification. */
const GRACE_MS = 15_000;
/** Minimum time between notifications to one user. */
const BETWEEN_MS = MINUTE;
/** Recheck interval for players who are present. */
const AGAIN_MS = MINUTE;
/** A reminder is sent when this share of the decision time is left. */
const REMINDER_PART = 0.25;
/** Interval at which due notifications are processed. */
const POLL_MS = 1000;
/** Number of polls between two checks for players who have left. */
const SWEEP_EVERY = 20;
/** Maximum number of due deadlines per poll. */
const MAX_DUE = 100;
/** Maximum age of a table to count as new. */
const NEW_MS = MINUTE;
/** Maximum age of a finished game to count as just finished. */
const JUST_MS = 10_000;

/** The kinds of the stored deadlines. */
const KINDS = { waiting: 'push', reminder: 'remind' } as const;
type Kind = keyof typeof KINDS;

/** What was last known of a table, to detect changes. */
interface Known {
  readonly phase: TableRow['phase'];
  readonly since: number;
  /** Whether the player was present when the question came; they may leave without answering. */
  readonly present: boolean;
  /** The time of the last question for which webhooks were notified. */
  readonly grouped: number;
}

function knownOf(row: TableRow): Known {
  const present = decidingSeat(row)?.presence === 'here';
  return { phase: row.phase, since: questionTime(row), present, grouped: 0 };
}

/** The seat with the open question. */
function decidingSeat({ question, seats }: TableRow): TableRow['seats'][number] | undefined {
  return question === undefined ? undefined : seats[question.seat];
}

/** The time of the open question, or 0. */
function questionTime({ question }: TableRow): number {
  return question?.since ?? 0;
}

export class Notifier {
  readonly #deps: NotifyDeps;
  readonly #known = new Map<string, Known>();
  /** Time of the last notification by user. */
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

  /** Only the node that wrote the change sends notifications. */
  #changed(row: TableRow, where: 'here' | 'elsewhere'): void {
    const before = this.#known.get(row.table);
    const now = knownOf(row);
    const seat = decidingSeat(row);
    if (row.phase === 'over') this.#known.delete(row.table);
    else this.#known.set(row.table, { ...now, grouped: before?.grouped ?? 0 });
    if (where === 'elsewhere') {
      const known = this.#known.get(row.table);
      // If a present player leaves, the writing node notifies them; so this node need not check.
      if (known !== undefined) this.#known.set(row.table, { ...known, present: false });
      return;
    }
    const at = this.#deps.context.now();
    if (before === undefined && isNew(row, at)) this.#runInBackground(this.#invite(row));
    if (isJustOver(row, before?.phase, at)) this.#runInBackground(this.#notifyOver(row));
    if (seat?.person === undefined || before?.since === now.since) return;
    if (needsNotification(row, now.present)) this.#runInBackground(this.#plan(row));
  }

  /** Runs in the background. Errors are logged; the next change tries again. */
  #runInBackground(work: Promise<void>): void {
    const done = work
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'notification failed'))
      .finally(() => this.#running.delete(done));
    this.#running.add(done);
  }

  /** Schedules notifications for a question. */
  async #plan(row: TableRow): Promise<void> {
    const { deadlines, context } = this.#deps;
    await deadlines.set(row.table, KINDS.waiting, context.now() + GRACE_MS);
    const at = reminderAt(row);
    if (at !== undefined) await deadlines.set(row.table, KINDS.reminder, at);
  }

  /**
   * Processes due notifications and, with `isSweep`, players who have left. Runs are serialized,
   * because a deadline stays due while it is processed.
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

  /**
   * Notifies the player that a table waits for. Returns when to try again; undefined if nothing is
   * left to do.
   */
  async #notifyWaiting(table: string, kind: Kind): Promise<number | undefined> {
    const { tables, context } = this.#deps;
    const row = await tables.summary(table);
    const seat = row && decidingSeat(row);
    if (row === undefined || seat?.person === undefined || seat.away !== undefined)
      return undefined;
    const person = await userById(context, seat.person);
    if (person === undefined || person.kind === 'former') return undefined;
    if (kind === 'waiting' && seat.presence !== 'here') this.#notifyGroup(row, seat.name);
    const settings = await settingsOf(context, person.id);
    const now = context.now();
    if (!wants(settings, kind)) return undefined;
    // An outage has moved the deadline.
    const planned = kind === 'reminder' ? reminderAt(row) : undefined;
    if (planned !== undefined && planned > now) return planned;
    if (settings.turn === 'away' && seat.presence === 'here') return now + AGAIN_MS;
    const later = this.#notBefore(person, settings, now);
    if (later !== undefined) return later;
    await this.#notify(person, {
      type: kind,
      table,
      waiting: await this.#deps.waitingFor(person),
    });
    return undefined;
  }

  /** Webhooks are notified once per question, whatever the player's settings. */
  #notifyGroup(row: TableRow, name: string): void {
    const known = this.#known.get(row.table);
    const since = questionTime(row);
    if (known?.grouped === since) return;
    this.#known.set(row.table, { ...(known ?? knownOf(row)), grouped: since });
    this.#runInBackground(deliverToWebhooks(this.#deps, row, name));
  }

  /** The earliest time of the next notification; undefined if it may be sent now. */
  #notBefore(person: User, settings: NotifySettings, now: number): number | undefined {
    const last = this.#lastSentAt.get(person.id);
    if (last !== undefined && now - last < BETWEEN_MS) return last + BETWEEN_MS;
    return quietUntil(settings, now);
  }

  async #notify(person: User, message: PushMessage): Promise<void> {
    const now = this.#deps.context.now();
    this.#lastSentAt.set(person.id, now);
    for (const [id, at] of this.#lastSentAt) if (now - at > BETWEEN_MS) this.#lastSentAt.delete(id);
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

  /** Notifies players who were present when the question came and have left. */
  async #sweep(): Promise<void> {
    const { context, tables } = this.#deps;
    const now = context.now();
    for (const [table, known] of this.#known) {
      if (!known.present || known.since === 0 || now - known.since < AGAIN_MS) continue;
      const row = await tables.summary(table);
      const seat = row && decidingSeat(row);
      if (row === undefined || seat?.person === undefined) continue;
      if (seat.presence === 'here') continue;
      this.#known.set(table, { ...known, present: false });
      await this.#plan(row);
    }
  }
}

function isNew(row: TableRow, now: number): boolean {
  // If another node has written since, it has sent the notification.
  return row.phase === 'gathering' && row.updated === row.created && now - row.created < NEW_MS;
}

/** Whether the game just ended, as seen by this node or another. */
function isJustOver(row: TableRow, before: TableRow['phase'] | undefined, now: number): boolean {
  if (row.phase !== 'over') return false;
  return before === 'playing' || (before === undefined && now - row.updated < JUST_MS);
}

/**
 * Whether to schedule notifications for a question. Present players of live games answer within
 * seconds, and scheduling would cost as much as the answer.
 */
function needsNotification(row: TableRow, present: boolean): boolean {
  return !present || isByCorrespondence(row);
}

function isByCorrespondence({ clock }: TableRow): boolean {
  return clock.kind === 'timed' && clock.decision >= CORRESPONDENCE_SECONDS;
}

/** Reminder time of a correspondence game: when a quarter of the decision time is left. */
function reminderAt({ clock, question }: TableRow): number | undefined {
  if (clock.kind !== 'timed' || clock.decision < CORRESPONDENCE_SECONDS) return undefined;
  if (question?.deadline === undefined) return undefined;
  // Outages do not count as decision time.
  const whole = Math.min(
    question.deadline - question.since,
    (clock.decision + clock.reserve) * 1000,
  );
  return Math.round(question.deadline - whole * REMINDER_PART);
}

function wants(settings: NotifySettings, kind: Kind): boolean {
  return kind === 'waiting' ? settings.turn !== 'never' : settings.reminder;
}

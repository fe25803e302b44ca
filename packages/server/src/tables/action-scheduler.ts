// Runs the automatic actions of a table when they are due: answers of bots, prepared answers, and
// the effects of expired clocks.
import { defaultOption, formatOption } from '@eminent/engine';
import { answerBudget, answerShownAt } from '@eminent/table';
import { type AutomaticAction, nextAction, nextDeadline, overdue } from './automatic-actions.ts';
import type { Where } from './change-feed.ts';
import { type Decide, write } from './commands.ts';
import type { ServiceUptime } from './outages.ts';
import { isAlone, type TablePeers } from './table-peers.ts';
import type { TableState } from './table-state.ts';
import { answerDelay } from './answer-delay.ts';
import { type BotRunner, jobOf } from './bots/bot-job.ts';

export interface SchedulerDeps {
  readonly botRunner: BotRunner;
  /** Other nodes on the same store; absent on a single node. */
  readonly peers?: TablePeers | undefined;
  readonly now: () => number;
  /** Uptime of the service. Deadlines do not pass during outages. */
  readonly uptime: ServiceUptime;
  /** Minimum delay of bot answers (`pause`) and thinking time of bots, in milliseconds. */
  readonly pace: { readonly pause: number; readonly thinking: number };
}

type BotAction = Extract<AutomaticAction, { kind: 'think' }>;

/** Maximum timer delay. A shorter timer rechecks the system clock, which may have been changed. */
const MAX_TIMER_MS = 60_000;
/** Pause before the next attempt after a failed write. */
const QUIET_MS = 2000;
/**
 * The node that wrote last acts first. Other nodes act only after this delay, in case that node has
 * failed.
 */
const GRACE_MS = 1500;

export class ActionScheduler {
  private readonly tableState: TableState;
  private readonly deps: SchedulerDeps;
  private readonly commit: (decision: Decide) => Promise<unknown>;
  private timer: NodeJS.Timeout | undefined;
  /** When the timer fires; Infinity if there is none. */
  private timerAt = Infinity;
  /** When the next action is due; Infinity if there is none. */
  private dueAt = Infinity;
  /** The question for which a bot is computing an answer. */
  private botQuestion = 0;
  /** No attempt before this time, because a write failed. */
  private quietUntil = 0;
  private isStopped = false;
  /** Whether this node wrote last and therefore acts first. */
  private actsFirst = false;

  constructor(
    tableState: TableState,
    deps: SchedulerDeps,
    commit: (decision: Decide) => Promise<unknown>,
  ) {
    this.tableState = tableState;
    this.deps = deps;
    this.commit = commit;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** A write failed: pauses before the next attempt. */
  backOff(): void {
    this.quietUntil = this.deps.now() + QUIET_MS;
  }

  /** The table has changed, written by this node or another. */
  follow(where: Where): void {
    this.actsFirst = where === 'here';
    this.schedule();
  }

  private get grace(): number {
    return this.actsFirst || isAlone(this.deps.peers) ? 0 : GRACE_MS;
  }

  /**
   * Sets the timer for the next action. A timer that fires too early does nothing but set the next
   * one, so it need not be reset when the next action moves to a later time.
   */
  private schedule(): void {
    if (this.isStopped) return;
    const { tableState, deps } = this;
    const now = deps.now();
    const action = nextAction(tableState);
    const actAt = action === undefined ? Infinity : this.dueTimeOf(action) + this.grace;
    const isTime = action?.kind === 'think' && actAt <= now;
    // `runBot` schedules the next action when it is done.
    if (isTime) void this.runBot(action);
    const deadline = (nextDeadline(tableState) ?? Infinity) + this.grace;
    const next = Math.max(this.quietUntil, Math.min(isTime ? Infinity : actAt, deadline));
    this.dueAt = next;
    if (next === Infinity) return;
    const at = Math.min(next, now + MAX_TIMER_MS);
    if (at >= this.timerAt) return;
    clearTimeout(this.timer);
    this.timerAt = at;
    this.timer = setTimeout(() => this.onTimer(), Math.max(0, at - now));
    this.timer.unref();
  }

  private onTimer(): void {
    this.timerAt = Infinity;
    if (this.deps.now() < this.dueAt) this.schedule();
    else void this.runDue();
  }

  /** When an action is due. Bots start at once; only their answer waits. */
  private dueTimeOf(action: AutomaticAction): number {
    const { tableState } = this;
    if (action.kind === 'think') {
      return this.grace === 0
        ? tableState.questionAt
        : tableState.questionAt + this.budgetOf(action.bot);
    }
    if (!action.hidden) return tableState.questionAt;
    return tableState.questionAt + answerDelay(tableState.created.secret, tableState.question ?? 0);
  }

  private async runDue(): Promise<void> {
    const { deps } = this;
    if (!(await this.isConfirmed())) return this.schedule();
    await this.commit((tableState) => {
      const now = deps.now();
      // Deadlines pass only up to the last confirmed heartbeat, so an outage makes no player late.
      const late = overdue(tableState, Math.min(now, deps.uptime.confirmedAt));
      if (late !== undefined) return write(late);
      const action = nextAction(tableState);
      const isTime = action?.kind === 'answer' && this.dueTimeOf(action) <= now;
      return isTime ? write(action.entry) : write();
    });
    this.schedule();
  }

  /**
   * If a deadline has expired, makes sure that all outages before it are known. False on failure.
   */
  private async isConfirmed(): Promise<boolean> {
    const { tableState, deps } = this;
    if ((nextDeadline(tableState) ?? Infinity) > deps.now()) return true;
    try {
      await deps.uptime.confirm();
      return true;
    } catch {
      this.backOff();
      return false;
    }
  }

  /** Minimum delay from a question to the bot's answer. */
  private budgetOf(bot: string): number {
    const { pace, botRunner } = this.deps;
    return Math.max(pace.pause, answerBudget(botRunner.searches(bot) ? pace.thinking : 0));
  }

  /** Runs a bot outside this thread and writes its answer at the end of its delay. */
  private async runBot(action: BotAction): Promise<void> {
    const { tableState, deps } = this;
    const { question } = tableState;
    if (question === undefined || this.botQuestion === question) return;
    this.botQuestion = question;
    await pause(this.quietUntil - deps.now());
    const { pace, botRunner } = deps;
    const startedAt = deps.now();
    const job = jobOf(tableState, action.bot, { ms: pace.thinking });
    const token = job === undefined ? undefined : await botRunner.run(job);
    const moment = answerShownAt(startedAt, this.budgetOf(action.bot), deps.now());
    await pause(pace.pause === 0 ? 0 : moment - deps.now());
    await this.commit((now) => {
      const next = nextAction(now);
      if (now.question !== question || next?.kind !== 'think' || now.game === undefined) {
        return write();
      }
      const { seat } = next;
      const fallback = formatOption(now.game.state, defaultOption(now.game.state));
      const isLegal = token !== undefined && now.game.check(seat, question, [token], false).ok;
      const tokens = [isLegal ? token : fallback];
      return write({ type: 'answered', seat, by: 'bot', question, tokens, finish: false });
    });
    // Also if nothing was written because the log could not be read: then a new bot job starts.
    if (this.botQuestion === question) this.botQuestion = 0;
    this.schedule();
  }
}

function pause(ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

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
  /** The other nodes on the same database; absent on a single node. */
  readonly peers?: TablePeers | undefined;
  readonly now: () => number;
  /** Uptime of the service. Deadlines do not pass during outages. */
  readonly uptime: ServiceUptime;
  /** Minimum delay of bot answers (`pause`) and thinking time of bots, in milliseconds. */
  readonly pace: { readonly pause: number; readonly thinking: number };
}

type BotAction = Extract<AutomaticAction, { kind: 'think' }>;

/** Maximum timer delay. The scheduler rechecks the time, because the system clock may change. */
const MAX_TIMER_MS = 60_000;
/** Delay before the next attempt after a failed read or write. */
const BACK_OFF_MS = 2000;
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
  /** The question for which a bot is computing an answer; 0 if there is none. */
  private botQuestion = 0;
  /** No attempt before this time, because a read or write failed. */
  private backOffUntil = 0;
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

  /** Delays the next attempt after an error. */
  backOff(): void {
    this.backOffUntil = this.deps.now() + BACK_OFF_MS;
  }

  /** Schedules the next action after a change. `where`: the node that wrote the change. */
  follow(where: Where): void {
    this.actsFirst = where === 'here';
    this.schedule();
  }

  private get grace(): number {
    return this.actsFirst || isAlone(this.deps.peers) ? 0 : GRACE_MS;
  }

  /**
   * Starts a bot that is due, and sets the timer for the next action or deadline. If either moves
   * to a later time, the old timer may stay: it then only sets the next timer.
   */
  private schedule(): void {
    if (this.isStopped) return;
    const { tableState, deps } = this;
    const now = deps.now();
    const action = nextAction(tableState);
    const actAt = action === undefined ? Infinity : this.dueTimeOf(action) + this.grace;
    const isBotDue = action?.kind === 'think' && actAt <= now;
    // `runBot` schedules the next action when it is done.
    if (isBotDue) void this.runBot(action);
    const deadline = (nextDeadline(tableState) ?? Infinity) + this.grace;
    const next = Math.max(this.backOffUntil, Math.min(isBotDue ? Infinity : actAt, deadline));
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

  /** When an action is due, without the grace period. Only the first node starts bots at once. */
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
    if (!(await this.confirmUptime())) return this.schedule();
    await this.commit((tableState) => {
      const now = deps.now();
      // Deadlines expire only up to the last heartbeat, so an outage makes no player late.
      const late = overdue(tableState, Math.min(now, deps.uptime.confirmedAt));
      if (late !== undefined) return write(late);
      const action = nextAction(tableState);
      const isDue = action?.kind === 'answer' && this.dueTimeOf(action) <= now;
      return isDue ? write(action.entry) : write();
    });
    this.schedule();
  }

  /** If a deadline has expired, makes sure that all outages are known. Returns false on failure. */
  private async confirmUptime(): Promise<boolean> {
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

  /** Minimum delay from a question to the bot's answer, in milliseconds. */
  private budgetOf(bot: string): number {
    const { pace, botRunner } = this.deps;
    return Math.max(pace.pause, answerBudget(botRunner.searches(bot) ? pace.thinking : 0));
  }

  /** Runs a bot and writes its answer after the delay; the default option if there is none. */
  private async runBot(action: BotAction): Promise<void> {
    const { tableState, deps } = this;
    const { question } = tableState;
    if (question === undefined || this.botQuestion === question) return;
    this.botQuestion = question;
    await pause(this.backOffUntil - deps.now());
    const { pace, botRunner } = deps;
    const startedAt = deps.now();
    const job = jobOf(tableState, action.bot, { ms: pace.thinking });
    const token = job === undefined ? undefined : await botRunner.run(job);
    const shownAt = answerShownAt(startedAt, this.budgetOf(action.bot), deps.now());
    await pause(pace.pause === 0 ? 0 : shownAt - deps.now());
    await this.commit((current) => {
      const next = nextAction(current);
      if (current.question !== question || next?.kind !== 'think' || current.game === undefined) {
        return write();
      }
      const { seat } = next;
      const fallback = formatOption(current.game.state, defaultOption(current.game.state));
      const isLegal = token !== undefined && current.game.check(seat, question, [token], false).ok;
      const tokens = [isLegal ? token : fallback];
      return write({ type: 'answered', seat, by: 'bot', question, tokens, finish: false });
    });
    // If nothing was written, for example because the log could not be read, a new bot job starts.
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

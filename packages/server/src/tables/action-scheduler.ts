// Runs the automatic actions of a table (automatic-actions.ts) when they are due.
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
  readonly peers?: TablePeers | undefined;
  readonly now: () => number;
  readonly uptime: ServiceUptime;
  /** Minimum delay of bot answers (`pause`) and thinking time of bots, in milliseconds. */
  readonly pace: { readonly pause: number; readonly thinking: number };
}

type BotAction = Extract<AutomaticAction, { kind: 'think' }>;

/** Maximum timer delay. When it ends, the time is read again, as the system clock may change. */
const MAX_TIMER_MS = 60_000;
const BACK_OFF_MS = 2000;
/** Other nodes act only after this delay, in case the node that wrote the last entry has failed. */
const GRACE_MS = 1500;

export class ActionScheduler {
  private readonly tableState: TableState;
  private readonly deps: SchedulerDeps;
  private readonly commit: (decision: Decide) => Promise<unknown>;
  private timer: NodeJS.Timeout | undefined;
  private timerAt = Infinity;
  private dueAt = Infinity;
  /** The question for which a bot is computing an answer; 0 if there is none. */
  private botQuestion = 0;
  private backOffUntil = 0;
  private isStopped = false;
  /** Whether this node acts first: it wrote the last entry, or loaded the table for a wake-up. */
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

  backOff(): void {
    this.backOffUntil = this.deps.now() + BACK_OFF_MS;
  }

  /** Schedules the next action. `where`: which node wrote the last entry; it acts first. */
  reschedule(where: Where): void {
    this.actsFirst = where === 'here';
    this.schedule();
  }

  private get grace(): number {
    return this.actsFirst || isAlone(this.deps.peers) ? 0 : GRACE_MS;
  }

  /** Starts a bot that is due. Sets the timer for the next action or deadline. */
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

  /** When an action is due. A node that does not act first waits for the bot of the first node. */
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
      // Time after the last stored heartbeat may turn out to be an outage, so it does not count.
      const late = overdue(tableState, Math.min(now, deps.uptime.confirmedAt));
      if (late !== undefined) return write(late);
      const action = nextAction(tableState);
      const isDue = action?.kind === 'answer' && this.dueTimeOf(action) <= now;
      return isDue ? write(action.entry) : write();
    });
    this.schedule();
  }

  /** If a deadline may have expired, makes sure that all outages are known; false on failure. */
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

  /** Minimum delay of a bot's answer, in milliseconds. */
  private budgetOf(bot: string): number {
    const { pace, botRunner } = this.deps;
    return Math.max(pace.pause, answerBudget(botRunner.searches(bot) ? pace.thinking : 0));
  }

  /** Runs a bot and writes its answer, or the default option if it gives no legal answer. */
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
    // If no entry was written, for example after a StoreError, the question needs a new job.
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

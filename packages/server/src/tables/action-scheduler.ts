// What happens at a table without being asked, when its time has come: bots, answers that are known already, and clocks that run out.
import { defaultOption, formatOption } from '@eminent/engine';
import { answerBudget, answerShownAt } from '@eminent/table';
import { type AutomaticAction, nextAction, nextDeadline, overdue } from './automatic-actions.ts';
import { write } from './commands.ts';
import type { Decide, SessionContext } from './session-context.ts';
import type { TableState } from './table-state.ts';
import { answerDelay } from './answer-delay.ts';
import { jobOf } from './bots/bot-job.ts';

type BotAction = Extract<AutomaticAction, { kind: 'think' }>;

/** A timer is not longer than this and then looks again, since the clock of the machine may have been set meanwhile. */
const MAX_TIMER_MS = 60_000;
/** Nothing happens by itself for so long after something could not be stored. */
const QUIET_MS = 2000;
/** The node that wrote last acts first; the others do when it has not for so long, and so must be gone. */
const GRACE_MS = 1500;

export class ActionScheduler {
  private readonly tableState: TableState;
  private readonly context: SessionContext;
  private readonly commit: (decision: Decide) => Promise<unknown>;
  private timer: NodeJS.Timeout | undefined;
  /** When the timer goes off; Infinity while there is none. */
  private timerAt = Infinity;
  /** When something is due; Infinity where nothing is. */
  private dueAt = Infinity;
  /** The question that a bot thinks about. */
  private botQuestion = 0;
  private quietUntil = 0;
  private isStopped = false;
  /** Whether it is for this node to act first. */
  private actsFirst = false;

  constructor(
    tableState: TableState,
    context: SessionContext,
    commit: (decision: Decide) => Promise<unknown>,
  ) {
    this.tableState = tableState;
    this.context = context;
    this.commit = commit;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Something could not be stored: nothing is tried for a moment. */
  backOff(): void {
    this.quietUntil = this.context.now() + QUIET_MS;
  }

  /** The table has changed, by this node's writing or by another's. */
  follow(where: 'here' | 'elsewhere'): void {
    this.actsFirst = where === 'here';
    this.schedule();
  }

  private get grace(): number {
    return this.actsFirst || this.context.isAlone() ? 0 : GRACE_MS;
  }

  /** A timer that goes off too early looks again; so an answer that only gives more time moves none. */
  private schedule(): void {
    if (this.isStopped) return;
    const { tableState, context } = this;
    const now = context.now();
    const action = nextAction(tableState);
    const actAt = action === undefined ? Infinity : this.dueTimeOf(action) + this.grace;
    const isTime = action?.kind === 'think' && actAt <= now;
    if (isTime) void this.runBot(action);
    // A bot's answer is on its way; were it lost, it is thought of again.
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
    if (this.context.now() < this.dueAt) this.schedule();
    else void this.runDue();
  }

  /** When something happens where nobody stands in for anybody: a thought begins at once, and its answer is there when it is due. */
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
    const { context } = this;
    if (!(await this.isConfirmed())) return this.schedule();
    await this.commit((tableState) => {
      const now = context.now();
      // Nobody is late by a clock that may have run while there was no server.
      const late = overdue(tableState, Math.min(now, context.uptime.confirmedAt));
      if (late !== undefined) return write(late);
      const action = nextAction(tableState);
      const isTime = action?.kind === 'answer' && this.dueTimeOf(action) <= now;
      return isTime ? write(action.entry) : write();
    });
    this.schedule();
  }

  /** Whether all outages are known up to a deadline that has passed, if one has. */
  private async isConfirmed(): Promise<boolean> {
    const { tableState, context } = this;
    if ((nextDeadline(tableState) ?? Infinity) > context.now()) return true;
    try {
      await context.uptime.confirm();
      return true;
    } catch {
      this.backOff();
      return false;
    }
  }

  /** From a question to a bot's answer. */
  private budgetOf(bot: string): number {
    const { pace, botRunner } = this.context;
    return Math.max(pace.pause, answerBudget(botRunner.searches(bot) ? pace.thinking : 0));
  }

  /** A bot thinks elsewhere, and answers when the time is over that it would take anyway. */
  private async runBot(action: BotAction): Promise<void> {
    const { tableState, context } = this;
    const { question } = tableState;
    if (question === undefined || this.botQuestion === question) return;
    this.botQuestion = question;
    await pause(this.quietUntil - context.now());
    const { pace, botRunner } = context;
    const startedAt = context.now();
    const job = jobOf(tableState, action.bot, { ms: pace.thinking });
    const token = job === undefined ? undefined : await botRunner.run(job);
    const moment = answerShownAt(startedAt, this.budgetOf(action.bot), context.now());
    await pause(pace.pause === 0 ? 0 : moment - context.now());
    await this.commit((now) => {
      const next = nextAction(now);
      if (now.question !== question || next?.kind !== 'think' || now.game === undefined) {
        return write();
      }
      const { seat } = next;
      const usual = formatOption(now.game.state, defaultOption(now.game.state));
      const isSound = token !== undefined && now.game.check(seat, question, [token], false).ok;
      const tokens = [isSound ? token : usual];
      return write({ type: 'answered', seat, by: 'bot', question, tokens, finish: false });
    });
    // Also where nothing was decided, since what is in the log could not be read: then it is thought of again.
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

// What happens at a table without being asked, when its time has come: bots, answers that are known already, and clocks that run out.
import { defaultOption, formatOption } from '@eminent/engine';
import { answerBudget, answerShownAt } from '@eminent/table';
import { type Act, nextAct, nextDeadline, overdue } from './automatic-actions.ts';
import { write } from './commands.ts';
import type { Decide, TableHost } from './session-context.ts';
import type { LiveTable } from './table-state.ts';
import { pauseBefore } from './answer-delay.ts';
import { jobOf } from './bots/bot-job.ts';

type Think = Extract<Act, { kind: 'think' }>;

/** A timer is not longer than this and then looks again, since the clock of the machine may have been set meanwhile. */
const MOST_TIMER_MS = 60_000;
/** Nothing happens by itself for so long after something could not be stored. */
const QUIET_MS = 2000;
/** The node that wrote last acts first; the others do when it has not for so long, and so must be gone. */
const GRACE_MS = 1500;

export class Unasked {
  private readonly live: LiveTable;
  private readonly host: TableHost;
  private readonly commit: (decision: Decide) => Promise<unknown>;
  private timer: NodeJS.Timeout | undefined;
  /** When the timer goes off; Infinity while there is none. */
  private timerAt = Infinity;
  /** When something is due; Infinity where nothing is. */
  private dueAt = Infinity;
  /** The question that a bot thinks about. */
  private thinkingOf = 0;
  private quietUntil = 0;
  private isStopped = false;
  /** Whether it is for this node to act first. */
  private leads = false;

  constructor(live: LiveTable, host: TableHost, commit: (decision: Decide) => Promise<unknown>) {
    this.live = live;
    this.host = host;
    this.commit = commit;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Something could not be stored: nothing is tried for a moment. */
  hold(): void {
    this.quietUntil = this.host.now() + QUIET_MS;
  }

  /** The table has changed, by this node's writing or by another's. */
  follow(where: 'here' | 'elsewhere'): void {
    this.leads = where === 'here';
    this.schedule();
  }

  private get grace(): number {
    return this.leads || this.host.isAlone() ? 0 : GRACE_MS;
  }

  /** A timer that goes off too early looks again; so an answer that only gives more time moves none. */
  private schedule(): void {
    if (this.isStopped) return;
    const { live, host } = this;
    const now = host.now();
    const act = nextAct(live);
    const actAt = act === undefined ? Infinity : this.momentOf(act) + this.grace;
    const isTime = act?.kind === 'think' && actAt <= now;
    if (isTime) void this.think(act);
    // A bot's answer is on its way; were it lost, it is thought of again.
    const deadline = (nextDeadline(live) ?? Infinity) + this.grace;
    const next = Math.max(this.quietUntil, Math.min(isTime ? Infinity : actAt, deadline));
    this.dueAt = next;
    if (next === Infinity) return;
    const at = Math.min(next, now + MOST_TIMER_MS);
    if (at >= this.timerAt) return;
    clearTimeout(this.timer);
    this.timerAt = at;
    this.timer = setTimeout(() => this.ring(), Math.max(0, at - now));
    this.timer.unref();
  }

  private ring(): void {
    this.timerAt = Infinity;
    if (this.host.now() < this.dueAt) this.schedule();
    else void this.happen();
  }

  /** When something happens where nobody stands in for anybody: a thought begins at once, and its answer is there when it is due. */
  private momentOf(act: Act): number {
    const { live } = this;
    if (act.kind === 'think') {
      return this.grace === 0 ? live.askedAt : live.askedAt + this.budgetOf(act.bot);
    }
    if (!act.hidden) return live.askedAt;
    return live.askedAt + pauseBefore(live.created.secret, live.question ?? 0);
  }

  private async happen(): Promise<void> {
    const { host } = this;
    if (!(await this.isConfirmed())) return this.schedule();
    await this.commit((live) => {
      const now = host.now();
      // Nobody is late by a clock that may have run while there was no server.
      const late = overdue(live, Math.min(now, host.uptime.confirmedAt));
      if (late !== undefined) return write(late);
      const act = nextAct(live);
      const isTime = act?.kind === 'answer' && this.momentOf(act) <= now;
      return isTime ? write(act.entry) : write();
    });
    this.schedule();
  }

  /** Whether all outages are known up to a deadline that has passed, if one has. */
  private async isConfirmed(): Promise<boolean> {
    const { live, host } = this;
    if ((nextDeadline(live) ?? Infinity) > host.now()) return true;
    try {
      await host.uptime.confirm();
      return true;
    } catch {
      this.hold();
      return false;
    }
  }

  /** From a question to a bot's answer. */
  private budgetOf(bot: string): number {
    const { pace, thinker } = this.host;
    return Math.max(pace.pause, answerBudget(thinker.searches(bot) ? pace.thinking : 0));
  }

  /** A bot thinks elsewhere, and answers when the time is over that it would take anyway. */
  private async think(act: Think): Promise<void> {
    const { live, host } = this;
    const { question } = live;
    if (question === undefined || this.thinkingOf === question) return;
    this.thinkingOf = question;
    await pause(this.quietUntil - host.now());
    const { pace, thinker } = host;
    const askedAt = host.now();
    const job = jobOf(live, act.bot, { ms: pace.thinking });
    const token = job === undefined ? undefined : await thinker.think(job);
    const moment = answerShownAt(askedAt, this.budgetOf(act.bot), host.now());
    await pause(pace.pause === 0 ? 0 : moment - host.now());
    await this.commit((now) => {
      const next = nextAct(now);
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
    if (this.thinkingOf === question) this.thinkingOf = 0;
    this.schedule();
  }
}

function pause(ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

// A game while it is played: its table, the screens that look at it, and bots that answer in their time. It knows no transport and no
// clock of its own: a worker, a terminal or a server brings both.
import type { BotPace, SavedGame, TableMessage } from '@eminent/protocol';
import { answerBudget, answerShownAt } from './bot-timing.ts';
import { updateSavedGame } from './restore.ts';
import { type ScreenHost, Screen } from './screen.ts';
import type { Table } from './table.ts';

/** What a session needs of the place where it runs. */
export interface SessionHost {
  /** Milliseconds from any beginning. */
  readonly now: () => number;
  /** Calls back after a time, unless it is cancelled before by what is returned. */
  readonly schedule: (work: () => void, ms: number) => () => void;
  /** The game has changed. What must not be lost is stored now, before any screen is told. */
  readonly save?: (saved: SavedGame) => void;
}

/** A hint may take longer than a bot's answer: somebody asked for it. */
const HINT_THINKING = 4;

/** The first frames of what just happened, on a slow device. */
const DRAWING_MS = 150;

export class Session {
  private readonly table: Table;
  private readonly saved: SavedGame;
  private readonly host: SessionHost;
  private readonly screens = new Set<Screen>();
  private pace: BotPace;
  private cancel: () => void = () => undefined;

  constructor(table: Table, saved: SavedGame, pace: BotPace, host: SessionHost) {
    this.table = table;
    this.saved = saved;
    this.pace = pace;
    this.host = host;
  }

  /** The game as it is to be kept now. It holds the seed: not for players of a running game on a server. */
  get savedGame(): SavedGame {
    return updateSavedGame(this.saved, this.table);
  }

  /** A screen with the people of some seats begins to look, and is told how the game stands. */
  join(seats: readonly number[], send: (message: TableMessage) => void): Screen {
    const screenHost: ScreenHost = {
      table: this.table,
      changed: (fresh) => this.changed(fresh),
      hints: (seat) => this.table.advise(seat, { ms: this.pace.thinking * HINT_THINKING }),
    };
    const screen = new Screen(screenHost, seats, send);
    this.screens.add(screen);
    screen.show(true);
    return screen;
  }

  /** A screen looks away. */
  leave(screen: Screen): void {
    this.screens.delete(screen);
  }

  /** Lets bots answer from now on. A game that begins, or was just taken up, waits for this. */
  run(): void {
    this.cancel();
    if (!this.table.waitsForBot) return;
    if (this.pace.pause === 0) this.answerAll();
    else this.answerOne();
  }

  setPace(pace: BotPace): void {
    this.pace = pace;
    // Answers that are given already keep their moment.
    if (this.table.waitsForBot) this.run();
  }

  /** Nobody looks any more: no bot answers after this. */
  stop(): void {
    this.cancel();
    this.screens.clear();
  }

  private changed(fresh: boolean): void {
    this.publish(fresh);
    this.run();
  }

  private publish(fresh: boolean): void {
    this.host.save?.(this.savedGame);
    for (const screen of this.screens) screen.show(fresh);
  }

  /**
   * The answer of a bot is given when its time is over: how long the thought took is nobody's business. Where the pause leaves room, it
   * is not thought of before the screens have drawn what just happened, on a device that has to do both.
   */
  private answerOne(): void {
    const questionAt = this.host.now();
    const thinkingTime = this.budget();
    const budget = Math.max(this.pace.pause, thinkingTime);
    const think = (): void => {
      const answer = this.table.chooseBotAnswer({ ms: this.pace.thinking });
      this.at(answerShownAt(questionAt, budget, this.host.now()), () => {
        this.table.playBotAnswer(answer);
        this.changed(false);
      });
    };
    const room = Math.min(DRAWING_MS, budget - thinkingTime);
    if (room > 0) this.at(questionAt + room, think);
    else think();
  }

  /** Where nobody wants to wait, all that bots answer in a row is shown together, when the sum of their times is over. */
  private answerAll(): void {
    const questionAt = this.host.now();
    let budget = 0;
    while (this.table.waitsForBot) {
      budget += this.budget();
      this.table.step({ ms: this.pace.thinking });
    }
    this.at(answerShownAt(questionAt, budget, this.host.now()), () => this.publish(false));
  }

  /** The time of the bot that is asked now; it follows from who it is alone. */
  private budget(): number {
    return answerBudget(this.table.botSearches ? this.pace.thinking : 0);
  }

  private at(moment: number, work: () => void): void {
    this.cancel = this.host.schedule(work, moment - this.host.now());
  }
}

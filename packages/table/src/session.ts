// A running game: its table, its screens, and its bots, which answer after a fixed time. The host
// provides the clock and the timers; the caller of `join` provides the transport.
import type { BotPace, SavedGame, TableMessage } from '@eminent/protocol';
import { answerBudget, answerShownAt } from './bot-timing.ts';
import { updateSavedGame } from './restore.ts';
import { type ScreenHost, Screen } from './screen.ts';
import type { Table } from './table.ts';

/** The services that a session needs from its environment. */
export interface SessionHost {
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  /** Schedules a callback and returns a function that cancels it. */
  readonly schedule: (work: () => void, ms: number) => () => void;
  /** Saves the game after a change, before any screen is updated. */
  readonly save?: (saved: SavedGame) => void;
}

/** Thinking time for a hint, relative to that for a bot's answer. */
const HINT_FACTOR = 4;

/** Time in milliseconds that a slow device needs to draw the first frames after a change. */
const DRAWING_MS = 150;

export class Session {
  private readonly table: Table;
  private readonly saved: SavedGame;
  private readonly host: SessionHost;
  private readonly screens = new Set<Screen>();
  private pace: BotPace;
  /** Cancels the scheduled callback, if any. */
  private cancel: () => void = () => undefined;

  constructor(table: Table, saved: SavedGame, pace: BotPace, host: SessionHost) {
    this.table = table;
    this.saved = saved;
    this.pace = pace;
    this.host = host;
  }

  /** The current game in its saved form, with the seed: no online player may see it. */
  get savedGame(): SavedGame {
    return updateSavedGame(this.saved, this.table);
  }

  /** Adds a screen for the people in some seats, none for a spectator, and sends it the game. */
  join(seats: readonly number[], send: (message: TableMessage) => void): Screen {
    const screenHost: ScreenHost = {
      table: this.table,
      oneTry: this.saved.daily !== undefined,
      changed: (fresh) => this.changed(fresh),
      hints: (seat) => this.table.advise(seat, { ms: this.pace.thinking * HINT_FACTOR }),
    };
    const screen = new Screen(screenHost, seats, send);
    this.screens.add(screen);
    screen.show(true);
    return screen;
  }

  /** Removes a screen. */
  leave(screen: Screen): void {
    this.screens.delete(screen);
  }

  /** Lets bots answer, if one must decide. Must be called once to start a new or restored game. */
  run(): void {
    this.cancel();
    if (!this.table.waitsForBot) return;
    if (this.pace.pause === 0) this.answerAll();
    else this.answerOne();
  }

  setPace(pace: BotPace): void {
    this.pace = pace;
    // Answers that were already played stay scheduled for their time.
    if (this.table.waitsForBot) this.run();
  }

  /** Ends the session: bots no longer answer, and screens are no longer updated. */
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
   * Plays the answer of one bot at the end of its budget, so that the thinking time stays hidden.
   * If the pause is long enough, the bot starts to think only after the screens have had time to
   * draw, because both may run on the same device.
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
    const delay = Math.min(DRAWING_MS, budget - thinkingTime);
    if (delay > 0) this.at(questionAt + delay, think);
    else think();
  }

  /** Plays all consecutive answers of bots, and shows them after the sum of their budgets. */
  private answerAll(): void {
    const questionAt = this.host.now();
    let budget = 0;
    while (this.table.waitsForBot) {
      budget += this.budget();
      this.table.step({ ms: this.pace.thinking });
    }
    this.at(answerShownAt(questionAt, budget, this.host.now()), () => this.publish(false));
  }

  /** The budget in milliseconds for the deciding bot's answer, from bot and pace only. */
  private budget(): number {
    return answerBudget(this.table.botSearches ? this.pace.thinking : 0);
  }

  /** Schedules a callback for a time of the host's clock. */
  private at(moment: number, work: () => void): void {
    this.cancel = this.host.schedule(work, moment - this.host.now());
  }
}

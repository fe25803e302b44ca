// A running game: its table, its screens, and its bots, which answer after a fixed time. It has no
// transport and no clock; its host supplies both.
import type { BotPace, SavedGame, TableMessage } from '@eminent/protocol';
import { answerBudget, answerShownAt } from './bot-timing.ts';
import { updateSavedGame } from './restore.ts';
import { type ScreenHost, Screen } from './screen.ts';
import type { Table } from './table.ts';

/** What a session needs from its environment. */
export interface SessionHost {
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  /** Schedules a callback and returns a function that cancels it. */
  readonly schedule: (work: () => void, ms: number) => () => void;
  /** Saves the game after a change, before any screen is updated. */
  readonly save?: (saved: SavedGame) => void;
}

/** A hint may take this many times as long as a bot's answer. */
const HINT_FACTOR = 4;

/** Milliseconds that a slow device needs to draw the first frames after a change. */
const DRAWING_MS = 150;

export class Session {
  private readonly table: Table;
  private readonly saved: SavedGame;
  private readonly host: SessionHost;
  private readonly screens = new Set<Screen>();
  private pace: BotPace;
  /** Cancels what is scheduled. */
  private cancel: () => void = () => undefined;

  constructor(table: Table, saved: SavedGame, pace: BotPace, host: SessionHost) {
    this.table = table;
    this.saved = saved;
    this.pace = pace;
    this.host = host;
  }

  /**
   * The game as it is to be saved. It contains the seed, so no online player may see it during the
   * game.
   */
  get savedGame(): SavedGame {
    return updateSavedGame(this.saved, this.table);
  }

  /** Adds a screen for the people of some seats and sends it the game. */
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

  /** Lets bots answer. Must be called once to start a new or restored game. */
  run(): void {
    this.cancel();
    if (!this.table.waitsForBot) return;
    if (this.pace.pause === 0) this.answerAll();
    else this.answerOne();
  }

  setPace(pace: BotPace): void {
    this.pace = pace;
    // Answers that are already given are still shown at their time.
    if (this.table.waitsForBot) this.run();
  }

  /** Ends the session. Bots no longer answer. */
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
   * Plays one bot's answer when its budget is over, so that its thinking time stays hidden. If the
   * pause between bots allows it, the bot starts to think only after the screens had time to draw:
   * both may run on the same device.
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

  /** Plays all answers of bots in a row and shows them together, after the sum of their budgets. */
  private answerAll(): void {
    const questionAt = this.host.now();
    let budget = 0;
    while (this.table.waitsForBot) {
      budget += this.budget();
      this.table.step({ ms: this.pace.thinking });
    }
    this.at(answerShownAt(questionAt, budget, this.host.now()), () => this.publish(false));
  }

  /** The budget of the deciding bot. It depends only on the bot and the pace. */
  private budget(): number {
    return answerBudget(this.table.botSearches ? this.pace.thinking : 0);
  }

  /** Schedules a callback at a time, instead of what is scheduled. */
  private at(moment: number, work: () => void): void {
    this.cancel = this.host.schedule(work, moment - this.host.now());
  }
}

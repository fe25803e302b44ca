// A running game: its table, its screens, and the timing of its bots. The host provides the clock
// and timers. The caller of `join` delivers the messages.
import type { BotPace, SavedGame, TableMessage } from '@eminent/protocol';
import { answerBudget, answerShownAt } from './bot-timing.ts';
import { updateSavedGame } from './restore.ts';
import { type ScreenHost, Screen } from './screen.ts';
import type { Table } from './table.ts';

export interface SessionHost {
  readonly now: () => number;
  readonly schedule: (work: () => void, ms: number) => () => void;
  /** Called after each change of the game, before any screen is updated. */
  readonly save?: (saved: SavedGame) => void;
}

const HINT_THINKING_FACTOR = 4;

/** Milliseconds that a slow device needs to draw the first frames after a change. */
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

  /** Contains the seed, so online players must not see it. */
  get savedGame(): SavedGame {
    return updateSavedGame(this.saved, this.table);
  }

  /** Adds a screen for the people in `seats`, none for a spectator, and sends it the whole game. */
  join(seats: readonly number[], send: (message: TableMessage) => void): Screen {
    const screenHost: ScreenHost = {
      table: this.table,
      oneTry: this.saved.daily !== undefined,
      changed: (fresh) => this.changed(fresh),
      hints: (seat) => this.table.advise(seat, { ms: this.pace.thinking * HINT_THINKING_FACTOR }),
    };
    const screen = new Screen(screenHost, seats, send);
    this.screens.add(screen);
    screen.show(true);
    return screen;
  }

  leave(screen: Screen): void {
    this.screens.delete(screen);
  }

  /** Lets bots answer if one must decide. Call it once for a new or restored game. */
  run(): void {
    this.cancel();
    if (!this.table.waitsForBot) return;
    if (this.pace.pause === 0) this.answerAll();
    else this.answerOne();
  }

  setPace(pace: BotPace): void {
    this.pace = pace;
    // If no bot must decide, played answers of bots may wait to be shown. They keep their time.
    if (this.table.waitsForBot) this.run();
  }

  /** Ends the session: cancels pending bot answers and removes all screens. */
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
   * Chooses the answer of one bot, then plays and shows it at the end of its budget, to hide the
   * real thinking time. If the pause is long enough, the bot starts only after the screens had time
   * to draw, because both may run on the same device.
   */
  private answerOne(): void {
    const questionAt = this.host.now();
    const thinkingTime = this.budget();
    const budget = Math.max(this.pace.pause, thinkingTime);
    const think = (): void => {
      const answer = this.table.chooseBotAnswer({ ms: this.pace.thinking });
      this.scheduleAt(answerShownAt(questionAt, budget, this.host.now()), () => {
        this.table.playBotAnswer(answer);
        this.changed(false);
      });
    };
    const delay = Math.min(DRAWING_MS, budget - thinkingTime);
    if (delay > 0) this.scheduleAt(questionAt + delay, think);
    else think();
  }

  /** Plays answers of bots until a person must decide, and shows them after all their budgets. */
  private answerAll(): void {
    const questionAt = this.host.now();
    let budget = 0;
    while (this.table.waitsForBot) {
      budget += this.budget();
      this.table.step({ ms: this.pace.thinking });
    }
    this.scheduleAt(answerShownAt(questionAt, budget, this.host.now()), () => this.publish(false));
  }

  /** Milliseconds for the answer of the deciding bot. Depends only on the bot and the pace. */
  private budget(): number {
    return answerBudget(this.table.botSearches ? this.pace.thinking : 0);
  }

  private scheduleAt(moment: number, work: () => void): void {
    this.cancel = this.host.schedule(work, moment - this.host.now());
  }
}

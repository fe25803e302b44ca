// Plays a whole game on the page with a simulated player and counts the clicks.
import { parseRecord } from '@eminent/engine';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Given } from './click-counts.ts';
import { giveAnswer, PageClicker, nextMoment, CannotAnswerError } from './answer-clicks.ts';
import { sensibleAnswer } from './simulated-player.ts';
import { close, openGame, type Opening } from './game-tab.ts';

interface GameOfClicks extends Opening {
  readonly seat: number;
  readonly screen: BrowserContextOptions;
}

export interface Clicked {
  readonly kind: string;
  readonly clicks: number;
}

export interface Played {
  readonly given: readonly Given[];
  readonly own: readonly Clicked[];
}

/** Plays a game to its end. Throws CannotAnswerError if the page offers no way to answer. */
export async function playCounting(browser: Browser, wanted: GameOfClicks): Promise<Played> {
  const { saved, seat, screen } = wanted;
  const tab = await openGame(browser, wanted);
  const clicker = new PageClicker(tab.page, screen.hasTouch === true);
  const clicks = new Map<number, number>();
  const own: Clicked[] = [];
  try {
    for (let least = 0; ; ) {
      const moment = await nextMoment(tab.page, least);
      if ('record' in moment) return { given: givenIn(moment.record, clicks), own };
      const { tokens } = moment;
      const answer = sensibleAnswer({ ...saved, tokens: [...tokens] }, seat);
      const taken = await giveAnswer(clicker, answer);
      clicks.set(tokens.length, taken);
      own.push({ kind: answer.question.decision.step, clicks: taken });
      least = tokens.length + 1;
    }
  } catch (error) {
    if (!(error instanceof CannotAnswerError)) throw error;
    throw new CannotAnswerError(
      `Seed "${saved.seed}", answer ${(own.length + 1).toFixed()}: ${error.message}`,
    );
  } finally {
    await close(tab);
  }
}

/** Reads all answers of a record. `clicks` holds the simulated player's clicks by ply. */
function givenIn(text: string, clicks: ReadonlyMap<number, number>): readonly Given[] {
  const read = parseRecord(text);
  if (!read.ok) throw new Error('the page has kept a record that cannot be read');
  let ply = 0;
  return read.value.turns.flatMap(({ number, seat, tokens }) =>
    tokens.map(() => ({ turn: number, leader: seat, clicks: clicks.get(ply++) ?? 0 })),
  );
}

// Measures the memory of the page, and how soon the strongest bot decides.
import type { Browser } from '@playwright/test';
import { type SavedGame, savedAt } from '../../tools/page/saved-games.ts';
import { appears, close, markOption, openGame, playOn, type Tab, visit } from './game-tab.ts';

export interface Kept {
  readonly megabytes: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Detached elements that are still referenced, except cached pictures. */
  readonly left: number;
}

/** Node names of the cached pictures of planets and skies. */
const PAINTED: readonly string[] = ['IMG', 'CANVAS'];

async function leftBehind({ session }: Tab): Promise<number> {
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  await session.send('DOM.disable');
  return detachedNodes.filter(({ treeNode }) => !PAINTED.includes(treeNode.nodeName)).length;
}

async function keptBy(tab: Tab): Promise<Kept> {
  const { session } = tab;
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const left = await leftBehind(tab);
  return { megabytes: usedSize / 1e6, nodes, listeners: jsEventListeners, left };
}

export async function memoryOverGames(
  browser: Browser,
  url: string,
  games: number,
): Promise<readonly Kept[]> {
  const tab = await openGame(browser, { url, saved: savedAt(2, 0, ['role', 'action']) });
  const found: Kept[] = [];
  for (let game = 0; game < games; game++) {
    await playOn(tab);
    // The charts appear first. The worker of the analysis ends when the analysis is complete.
    await appears(tab.page, '[data-result] figure');
    await tab.page.waitForTimeout(3000);
    found.push(await keptBy(tab));
    await tab.page.getByRole('button', { name: 'Rematch' }).click();
    await appears(tab.page, '[data-ply]');
  }
  await close(tab);
  return found;
}

/** Growth per game: slope of a fitted line, without the first games, which fill caches. */
export function growth(figures: readonly number[]): number {
  const settled = figures.slice(Math.min(3, figures.length - 2));
  const middle = (settled.length - 1) / 2;
  const mean = settled.reduce((sum, one) => sum + one, 0) / settled.length;
  const rise = settled.reduce((sum, one, i) => sum + (i - middle) * (one - mean), 0);
  const run = settled.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
  return rise / run;
}

/** Returns a function that sums the heap bytes of the tab's workers (separate Chromium targets). */
async function workerHeaps({ session }: Tab): Promise<() => Promise<number>> {
  const workers = new Set<string>();
  const waiting = new Map<number, (bytes: number) => void>();
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId));
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as {
      readonly id: number;
      readonly result: { readonly usedSize: number; readonly backingStorageSize: number };
    };
    waiting.get(id)?.(result.usedSize + result.backingStorageSize);
    waiting.delete(id);
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false });
  let questions = 0;
  const ask = (sessionId: string): Promise<number> => {
    questions++;
    const id = questions;
    const message = JSON.stringify({ id, method: 'Runtime.getHeapUsage' });
    return new Promise((resolve, reject) => {
      waiting.set(id, resolve);
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
  };
  return async () => {
    const bytes = await Promise.all([...workers].map(ask));
    return bytes.reduce((sum, one) => sum + one, 0);
  };
}

const STRONGEST = 'emperor';
const THINKING_MS = 1000;
const TURNS = 12;

function against(bot: string, saved: SavedGame): SavedGame {
  return {
    ...saved,
    seats: saved.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, bot } : seat)),
  };
}

export async function memoryWhileThinking(browser: Browser, url: string): Promise<number> {
  const saved = against(STRONGEST, savedAt(4, 0.5, ['role']));
  const settings = { thinking: THINKING_MS, pace: 'fast' };
  const tab = await visit(browser, { url, saved, settings, query: '' });
  const heaps = await workerHeaps(tab);
  await tab.page.locator('[data-continue]').click();
  let most = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    await appears(tab.page, '[data-game] footer [role="status"], [data-result]');
    if (!(await markOption(tab))) break;
    await tab.page.evaluate(() => document.querySelector<HTMLElement>('[data-press]')?.click());
    await tab.page.waitForTimeout(THINKING_MS);
    // A busy worker answers only when its search is over. Its garbage is not collected before.
    const { usedSize, backingStorageSize } = (await tab.session.send(
      'Runtime.getHeapUsage',
    )) as unknown as { readonly usedSize: number; readonly backingStorageSize: number };
    most = Math.max(most, usedSize + backingStorageSize + (await heaps()));
  }
  await close(tab);
  return most / 1e6;
}

/** Milliseconds from a click on Continue to the first answer of the strongest bot. */
export async function firstDecision(browser: Browser, url: string): Promise<number> {
  const begun = against(STRONGEST, savedAt(2, 0, ['role', 'action']));
  const saved = { ...begun, tokens: [], seats: begun.seats.toReversed() };
  const tab = await visit(browser, { url, saved, query: '?pause=1' });
  const spent = await tab.page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLElement>('[data-continue]')?.click();
    const answers = (): number => {
      const kept = JSON.parse(localStorage.getItem('eminent.game.measured') ?? '{}') as {
        readonly saved?: { readonly tokens: readonly string[] };
      };
      return kept.saved?.tokens.length ?? 0;
    };
    while (answers() === 0) await new Promise((resolve) => setTimeout(resolve, 4));
    return performance.now() - start;
  });
  await close(tab);
  return spent;
}

// Creates the store of the game on this page, with the worker, storage and locks of this browser.
import type { View } from '@eminent/engine';
import type { BotPace, SavedGame } from '@eminent/protocol';
import { standingOrderFor, useStandingOrders } from '../suggestions/standing-orders.ts';
import { countPeople, type AutoAnswer, autoAnswerFor } from '../suggestions/auto-answers.ts';
import { dailyResults, savedGames, finishedGames, localStore } from '../storage/storage.ts';
import { recordMission } from '../storage/victories.ts';
import { useCoach } from './coach-store.ts';
import { botPause, thinkingTime, useSettings } from '../settings/settings.ts';
import { activitySwitch } from '../activity/activity.ts';
import type { About } from './game-channel.ts';
import { createGameStore, isWaiting } from './game-store.ts';
import { type GameLocks, type LockTimeouts, FallbackLocks, TabLocks } from './tab-locks.ts';
import { openWorker } from './worker-channel.ts';

export { type GameOnPage, tablePath } from './game-store.ts';

const TIMEOUTS: LockTimeouts = {
  closing: () => AbortSignal.timeout(400),
  yielding: () => AbortSignal.timeout(1500),
};
const TAB_GAME_KEY = 'eminent.tab';

function botPace(): BotPace {
  const { pace, thinking } = useSettings.getState();
  return { pause: botPause(pace), thinking: thinkingTime(thinking) };
}

let locks: GameLocks | undefined;

function locksOfBrowser(): GameLocks {
  locks ??= newLocks();
  return locks;
}

function newLocks(): GameLocks {
  const post = new BroadcastChannel('eminent.tabs');
  // The lock manager exists only on https and localhost.
  const manager = navigator.locks as LockManager | null | undefined;
  return manager ? new TabLocks(manager, post, TIMEOUTS) : new FallbackLocks(post);
}

function remember(saved: SavedGame | undefined): void {
  if (saved?.lesson !== undefined) return;
  try {
    if (saved === undefined) sessionStorage.removeItem(TAB_GAME_KEY);
    else sessionStorage.setItem(TAB_GAME_KEY, saved.id);
  } catch {
    // Without session storage, a reload continues the game that was played last.
  }
}

/** The saved game that a reload continues: this tab's, otherwise the one last played. */
export function gameOfTab(): SavedGame | undefined {
  let id: string | null = null;
  try {
    id = sessionStorage.getItem(TAB_GAME_KEY);
  } catch {
    // Without session storage, the tab has no game of its own.
  }
  const ofTab = id === null ? undefined : savedGames.findById(id);
  return (ofTab ?? savedGames.list()[0])?.saved;
}

function autoAnswerNow(view: View, about: About): AutoAnswer | undefined {
  const { skips, skipsAmongPeople } = useSettings.getState();
  const { id, far, lesson, board } = about;
  if (board === true) return undefined;
  // The server applies the standing orders of a remote game.
  const order = far
    ? undefined
    : standingOrderFor(useStandingOrders.getState().order, id, view.turnNumber);
  const isTaught = lesson !== undefined || useCoach.getState().isOn;
  return autoAnswerFor(view, countPeople(about), { skips, skipsAmongPeople, order, isTaught, far });
}

export const useGameStore = createGameStore({
  openWorker,
  games: savedGames,
  history: finishedGames,
  daily: dailyResults,
  locks: locksOfBrowser,
  pace: botPace,
  now: Date.now,
  onFinished: (saved, winners, scores) => recordMission(localStore, saved, winners, scores),
  autoAnswer: autoAnswerNow,
  remember,
});

const setWaiting = activitySwitch();
useGameStore.subscribe((store) => setWaiting(isWaiting(store)));

useSettings.subscribe((now, before) => {
  if (now.pace !== before.pace || now.thinking !== before.thinking) {
    useGameStore.getState().changePace();
  }
});

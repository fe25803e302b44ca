// Reloads the page for a newer version at a moment when the user is not busy.
import { useEffect } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { useGameStore } from '../game/current-game.ts';
import { useConnection } from './connection-status.ts';
import { loadNewerPage } from './page-socket.ts';

/** Screens with forms whose content a reload would lose. */
const FORM_SCREENS = /^\/online\/(?:new|settings|i|join|admin|friends)\b/;
const CHECK_MS = 1000;

const DRAWER_FIELDS = '[data-drawer] :is(input[type="text"], textarea)';

function isFilled(field: Element | null): boolean {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && field.value !== '';
}

/** Whether a dialog is open or text is typed. If `isOutdated`, only the focused field counts. */
function isBusy(isOutdated: boolean): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (isFilled(document.activeElement)) return true;
  return !isOutdated && [...document.querySelectorAll(DRAWER_FIELDS)].some(isFilled);
}

/** Reloads between questions or, if the server rejects this version, once nothing is typed. */
export function useReloadWhenOutdated(): void {
  const hasNewerPage = useConnection(({ newerPage, status }) => newerPage || status === 'outdated');
  const hasQuestion = useGameStore((store) => store.game?.view.decision !== undefined);
  const isPending = useGameStore((store) => store.pending !== undefined);
  const status = useConnection((state) => state.status);
  const [screen] = useHashLocation();
  // The server rejects the commands of this version. They are sent after the reload.
  const isOutdated = status === 'outdated';
  const isQuiet = !FORM_SCREENS.test(screen) && (isOutdated || (!hasQuestion && !isPending));
  useEffect(() => {
    if (!hasNewerPage || !isQuiet) return undefined;
    let isOver = false;
    const mayLoad = () => !isOver && !isBusy(isOutdated);
    const check = () => {
      if (mayLoad()) void loadNewerPage(mayLoad);
    };
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [hasNewerPage, isQuiet, isOutdated]);
}

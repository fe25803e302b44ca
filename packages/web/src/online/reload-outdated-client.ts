// Reloads an outdated client at a moment when the user is not busy.
import { useEffect } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { useGameStore } from '../game/current-game.ts';
import { useConnection } from './connection-status.ts';
import { loadNewerPage } from './online-socket.ts';

/** Matches screens with forms, whose content a reload would lose. */
const FORM_SCREENS = /^\/online\/(?:new|settings|i|join|admin|friends)\b/;
const CHECK_MS = 1000;

/** Selects text fields in the drawer beside the table, such as that of the chat. */
const DRAWER_FIELDS = '[data-drawer] :is(input[type="text"], textarea)';

function isFilled(field: Element | null): boolean {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && field.value !== '';
}

/**
 * Whether a dialog is open or a text is typed but not sent. If the page cannot connect before the
 * reload, a text counts only in the focused field.
 */
function isBusy(isOutdated: boolean): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (isFilled(document.activeElement)) return true;
  return !isOutdated && [...document.querySelectorAll(DRAWER_FIELDS)].some(isFilled);
}

/** Reloads when the user is not typing and, unless outdated, no question or answer is pending. */
export function useReloadWhenOutdated(): void {
  const hasNewerPage = useConnection(({ newerPage, status }) => newerPage || status === 'outdated');
  const hasQuestion = useGameStore((store) => store.game?.view.decision !== undefined);
  const isPending = useGameStore((store) => store.pending !== undefined);
  const status = useConnection((state) => state.status);
  const [screen] = useHashLocation();
  // The server then rejects the commands of this version. They are sent after the reload.
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

// Reloads an outdated client when no game is in progress.
import { useEffect } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { useGameStore } from '../game/current-game.ts';
import { useConnection } from './connection-status.ts';
import { loadNewerPage } from './online-socket.ts';

/** Screens with forms whose content would be lost. */
const FILLED_IN = /^\/online\/(?:new|settings|i|join|admin|friends)\b/;
const AGAIN_MS = 1000;

/** Text fields beside the table. A message begun there waits while its writer answers a question. */
const BESIDE = '[data-drawer] :is(input[type="text"], textarea)';

function isFilled(field: Element | null): boolean {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && field.value !== '';
}

/** A dialog is open or a text is begun. Without a connection, only one in the focused field keeps the page from getting it back. */
function isBusy(isCutOff: boolean): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (isFilled(document.activeElement)) return true;
  return !isCutOff && [...document.querySelectorAll(BESIDE)].some(isFilled);
}

/** Reloads when no question is open, no command is pending, and the user is not typing. */
export function useReloadWhenOutdated(): void {
  const isWanted = useConnection(({ newerPage, contact }) => newerPage || contact === 'outdated');
  const hasQuestion = useGameStore((store) => store.game?.view.decision !== undefined);
  const isPending = useGameStore((store) => store.pending !== undefined);
  const contact = useConnection((state) => state.contact);
  const [screen] = useHashLocation();
  // Commands that the server rejects from this version are sent after the reload.
  const isCutOff = contact === 'outdated';
  const isQuiet = !FILLED_IN.test(screen) && (isCutOff || (!hasQuestion && !isPending));
  useEffect(() => {
    if (!isWanted || !isQuiet) return undefined;
    let isOver = false;
    const mayLoad = () => !isOver && !isBusy(isCutOff);
    const look = () => {
      if (mayLoad()) void loadNewerPage(mayLoad);
    };
    look();
    const timer = setInterval(look, AGAIN_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isWanted, isQuiet, isCutOff]);
}

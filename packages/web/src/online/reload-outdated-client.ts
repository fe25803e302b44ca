// Reloads an outdated client when no game is in progress.
import { useEffect } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { useGameStore } from '../game/current-game.ts';
import { useConnection } from './connection-status.ts';
import { loadNewerPage } from './online-socket.ts';

/** Screens with forms whose content would be lost. */
const FILLED_IN = /^\/online\/(?:new|settings|i|join|admin|friends)\b/;
const AGAIN_MS = 1000;

/** A dialog is open or a field has the focus. */
function isBusy(): boolean {
  const focused = document.activeElement;
  const writes = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  return (writes && focused.value !== '') || document.querySelector('dialog[open]') !== null;
}

/** Reloads when no question is open, no command is pending, and the user is not typing. */
export function useReloadWhenOutdated(): void {
  const isWanted = useConnection(({ newerPage, contact }) => newerPage || contact === 'outdated');
  const hasQuestion = useGameStore((store) => store.game?.view.decision !== undefined);
  const isPending = useGameStore((store) => store.pending !== undefined);
  const contact = useConnection((state) => state.contact);
  const [screen] = useHashLocation();
  // Commands that the server rejects from this version are sent after the reload.
  const isQuiet =
    !FILLED_IN.test(screen) && (contact === 'outdated' || (!hasQuestion && !isPending));
  useEffect(() => {
    if (!isWanted || !isQuiet) return undefined;
    const look = () => {
      if (!isBusy()) void loadNewerPage();
    };
    look();
    const timer = setInterval(look, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWanted, isQuiet]);
}

// A page that is older than its server loads the newer one, at a moment when it disturbs nobody.
import { useEffect } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { useGameStore } from '../game/current-game.ts';
import { useConnection } from './connection-status.ts';
import { loadNewerPage } from './online-socket.ts';

/** Screens on which something is filled in that would be gone. */
const FILLED_IN = /^\/online\/(?:new|settings|i|join|admin|friends)\b/;
const AGAIN_MS = 1000;

/** Somebody has a window open or is writing. */
function isBusy(): boolean {
  const focused = document.activeElement;
  const writes = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  return (writes && focused.value !== '') || document.querySelector('dialog[open]') !== null;
}

/** A newer page is loaded when nothing is asked, nothing is on its way, and nothing is being written. */
export function useReloadWhenOutdated(): void {
  const isWanted = useConnection(({ newerPage, contact }) => newerPage || contact === 'outdated');
  const isAsked = useGameStore((store) => store.game?.view.decision !== undefined);
  const isPending = useGameStore((store) => store.pending !== undefined);
  const contact = useConnection((state) => state.contact);
  const [screen] = useHashLocation();
  // What is on its way to a server that does not speak to this page goes out after the reload.
  const isQuiet = !FILLED_IN.test(screen) && (contact === 'outdated' || (!isAsked && !isPending));
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

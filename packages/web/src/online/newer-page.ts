// A page that is older than its server loads the newer one, at a moment when it disturbs nobody.
import { useEffect } from 'react';
import { useStore } from '../game/store.ts';
import { useContact } from './contact.ts';
import { loadNewerPage } from './online-socket.ts';

/** A newer page is loaded when nothing is asked and nothing is on its way. */
export function useNewerPage(): void {
  const isWanted = useContact(({ newerPage, contact }) => newerPage || contact === 'outdated');
  const isAsked = useStore((store) => store.game?.view.decision !== undefined);
  const isPending = useStore((store) => store.pending !== undefined);
  const contact = useContact((state) => state.contact);
  // What is on its way to a server that does not speak to this page goes out after the reload.
  const isQuiet = contact === 'outdated' || (!isAsked && !isPending);
  useEffect(() => {
    if (isWanted && isQuiet) void loadNewerPage();
  }, [isWanted, isQuiet]);
}

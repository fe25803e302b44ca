// Sits down at a table, by its place in the lobby or by an invitation; who has no name yet is asked for one first.
import { satDown } from '@eminent/protocol/online';
import { useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { ask, inPath, type Refusal } from '../api.ts';
import { useSession } from '../session.ts';
import { askForMine } from '../waiting.ts';
import { keepWords, newWords } from '../words.ts';

export interface SitWish {
  readonly invitation?: string;
  readonly seat?: number;
  /** For somebody without a session. */
  readonly name?: string;
}

/** Where somebody without a name is asked for one. */
export function joinPath(table: string): string {
  return `/online/join/${inPath(table)}`;
}

export function useSit() {
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const sit = async (table: string, wish: SitWish = {}): Promise<void> => {
    const isKnown = useSession.getState().session?.person !== undefined;
    if (!isKnown && wish.name === undefined) return navigate(joinPath(table));
    setBusy(true);
    const words = newWords();
    const answer = await ask('POST', `/tables/${inPath(table)}/seats`, satDown, { ...wish, words });
    setBusy(false);
    if (!answer.ok) return setRefusal(answer.refusal);
    keepWords(table, words);
    // A name made a guest.
    if (!isKnown) await useSession.getState().learn();
    void askForMine();
    navigate(`/online/t/${inPath(answer.value.table)}`);
  };
  return { sit, refusal, busy };
}

// Takes a seat at a table. A user without a session has to give a name first.
import { satDown } from '@eminent/protocol/online';
import { useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { ask, inPath, lostSession, type Refusal } from '../api.ts';
import { guestKey } from '../guest-key.ts';
import { useSession } from '../user-session.ts';
import { fetchOwnTables } from '../own-tables.ts';
import { type DealToNote, noteDeal, wordsFor } from '../deal-note.ts';

interface SeatRequest {
  readonly invitation?: string;
  /** The name of the new guest, for a user without a session. */
  readonly name?: string;
}

/** Returns the address of the page that asks for a name and takes a seat. */
export function joinPath(table: string): string {
  return `/online/join/${inPath(table)}`;
}

export function useTakeSeat() {
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const sit = async (row: DealToNote, options: SeatRequest = {}): Promise<void> => {
    const { table } = row;
    const isKnown = useSession.getState().session?.person !== undefined;
    if (!isKnown && options.name === undefined) return navigate(joinPath(table));
    setBusy(true);
    // The words and the promise are stored before anything is sent.
    const words = wordsFor(table);
    noteDeal(row);
    const path = `/tables/${inPath(table)}/seats`;
    const newGuest = isKnown ? {} : { key: guestKey() };
    const answer = await ask('POST', path, satDown, { ...options, ...newGuest, words });
    setBusy(false);
    if (!answer.ok) return setRefusal(answer.refusal);
    // The request has created a guest with that name.
    if (!isKnown) await useSession.getState().load();
    const { session, problem } = useSession.getState();
    if (problem === undefined && session?.person === undefined) return setRefusal(lostSession());
    void fetchOwnTables();
    navigate(`/online/t/${inPath(answer.value.table)}`);
  };
  return { sit, refusal, busy };
}

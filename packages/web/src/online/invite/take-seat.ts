// Takes a seat from the lobby or by an invitation; a user without a name has to give one first.
import { satDown, type TableRow } from '@eminent/protocol/online';
import { useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { ask, inPath, lostSession, type Refusal } from '../api.ts';
import { guestKey } from '../guest-key.ts';
import { useSession } from '../user-session.ts';
import { fetchOwnTables } from '../own-tables.ts';
import { noteDeal, wordsFor } from '../deal-note.ts';

export interface SitWish {
  readonly invitation?: string;
  readonly seat?: number;
  /** For a user without a session. */
  readonly name?: string;
}

/** The page that asks a user without a name for one. */
export function joinPath(table: string): string {
  return `/online/join/${inPath(table)}`;
}

/** The facts to note before taking a seat; friend lists have only the id. */
type DealOfRow = Pick<TableRow, 'table'> & Partial<Pick<TableRow, 'promise' | 'game'>>;

export function useTakeSeat() {
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const sit = async (row: DealOfRow, wish: SitWish = {}): Promise<void> => {
    const { table } = row;
    const isKnown = useSession.getState().session?.person !== undefined;
    if (!isKnown && wish.name === undefined) return navigate(joinPath(table));
    setBusy(true);
    // Stores promise and words before sending anything.
    const words = wordsFor(table);
    noteDeal(row);
    const path = `/tables/${inPath(table)}/seats`;
    const stranger = isKnown ? {} : { key: guestKey() };
    const answer = await ask('POST', path, satDown, { ...wish, ...stranger, words });
    setBusy(false);
    if (!answer.ok) return setRefusal(answer.refusal);
    // Giving a name created a guest.
    if (!isKnown) await useSession.getState().learn();
    const { session, problem } = useSession.getState();
    if (problem === undefined && session?.person === undefined) return setRefusal(lostSession());
    void fetchOwnTables();
    navigate(`/online/t/${inPath(answer.value.table)}`);
  };
  return { sit, refusal, busy };
}

// The online table that this page shows, beside the game itself: who sits there, clocks, proposals, talk; and what can be wished of it.
import type {
  TableSnapshot,
  TableMessageOf,
  Phrase,
  Prepared,
  StandingOrder,
  Wish,
  WireRefusal,
} from '@eminent/protocol/online';
import { create } from 'zustand';
import { socket } from '../online-socket.ts';
import { wishAgain } from '../rematch.ts';
import type { Wished } from '../outbox.ts';

interface TableStore {
  readonly table: string | undefined;
  /** Absent until the server has told of it. */
  readonly shown: TableSnapshot | undefined;
  /** Why the person may not look. */
  readonly barred: TableMessageOf<'refused'> | undefined;
  /** The proof of the deal is looked at. */
  readonly verifies: boolean;
  /** What was wished last beside answers, and refused. */
  readonly refused: { readonly wish: Wished['type']; readonly reason: WireRefusal } | undefined;
}

const NOTHING: TableStore = {
  table: undefined,
  shown: undefined,
  barred: undefined,
  verifies: false,
  refused: undefined,
};

export const useTable = create<TableStore>()(() => NOTHING);

export function forget(): void {
  useTable.setState(NOTHING);
}

/** A part of the table as it stands; undefined while nothing is known of it. */
export function useShown<T>(part: (shown: TableSnapshot) => T): T | undefined {
  return useTable(({ shown }) => (shown === undefined ? undefined : part(shown)));
}

type Without<T> = T extends unknown ? Omit<T, 'table'> : never;

/** Wishes something of the table that is shown. */
export function wish(wished: Without<Wished>): void {
  const { table } = useTable.getState();
  if (table === undefined) return;
  useTable.setState({ refused: undefined });
  socket.wish({ ...wished, table } as Wished);
}

export const say = (text: string): void => wish({ type: 'say', text });
export const sayPhrase = (phrase: Phrase): void => wish({ type: 'say', phrase });
export const propose = (proposed: Wish): void => wish({ type: 'propose', wish: proposed });
export const vote = (proposal: number, yes: boolean): void => wish({ type: 'vote', proposal, yes });
export const orderTo = (order: StandingOrder): void => wish({ type: 'order', order });
export const resign = (): void => wish({ type: 'resign' });
export const takeBackSeat = (): void => wish({ type: 'back' });

/** Wishes for a rematch. */
export function playAgain(sameDeal: boolean): void {
  const { table, shown } = useTable.getState();
  if (table === undefined || shown?.rematch === undefined) return;
  useTable.setState({ refused: undefined });
  wishAgain(table, shown.rematch, sameDeal);
}

/** Does not want a rematch, or no more. */
export const playNoMore = (): void => wish({ type: 'decline' });

/** Prepares answers for the role that is led now; none takes them back. */
export function prepare(answers: Prepared): void {
  const question = useTable.getState().shown?.game?.question;
  if (question !== undefined) wish({ type: 'prepare', question, answers });
}

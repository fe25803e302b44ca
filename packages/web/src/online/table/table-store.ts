// The online table of this page apart from the game: seats, clocks, proposals, chat, and the
// commands that can be sent to it.
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
import { proposeRematchAt } from '../rematch.ts';
import type { Wished } from '../outbox.ts';

interface TableStore {
  readonly table: string | undefined;
  /** Undefined until the server has sent it. */
  readonly shown: TableSnapshot | undefined;
  /** Why the user may not watch. */
  readonly barred: TableMessageOf<'refused'> | undefined;
  /** The proof of the deal is shown. */
  readonly verifies: boolean;
  /** The last refused command other than an answer. */
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

/** A selector for a part of the table; undefined until the table is loaded. */
export function useShown<T>(part: (shown: TableSnapshot) => T): T | undefined {
  return useTable(({ shown }) => (shown === undefined ? undefined : part(shown)));
}

type Without<T> = T extends unknown ? Omit<T, 'table'> : never;

/** Sends a command to the current table. */
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

/** Proposes a rematch. */
export function proposeRematch(sameDeal: boolean): void {
  const { table, shown } = useTable.getState();
  if (table === undefined || shown?.rematch === undefined) return;
  useTable.setState({ refused: undefined });
  proposeRematchAt(table, shown.rematch, sameDeal);
}

/** Declines a rematch, or withdraws the proposal. */
export const declineRematch = (): void => wish({ type: 'decline' });

/** Prepares answers for the role being led; an empty list withdraws them. */
export function prepare(answers: Prepared): void {
  const question = useTable.getState().shown?.game?.question;
  if (question !== undefined) wish({ type: 'prepare', question, answers });
}

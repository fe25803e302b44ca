// The open online table except its game: seats, clocks, proposals, chat, and the commands to it.
import type {
  TableSnapshot,
  TableMessageOf,
  Phrase,
  Prepared,
  SeatState,
  StandingOrder,
  Wish,
  WireRefusal,
} from '@eminent/protocol/online';
import { create } from 'zustand';
import { socket } from '../page-socket.ts';
import { proposeRematchAt } from '../rematch.ts';
import type { NewCommand } from '../outbox.ts';

interface TableStore {
  readonly table: string | undefined;
  /** The state of the table; undefined until the server has sent it. */
  readonly shown: TableSnapshot | undefined;
  readonly barred: TableMessageOf<'refused'> | undefined;
  /** Whether the verification of the deal is shown instead of the table. */
  readonly verifies: boolean;
  /** The last refused command, other than an answer or an undo. */
  readonly refused:
    | { readonly command: NewCommand['type']; readonly reason: WireRefusal }
    | undefined;
}

const NO_TABLE: TableStore = {
  table: undefined,
  shown: undefined,
  barred: undefined,
  verifies: false,
  refused: undefined,
};

export const useTable = create<TableStore>()(() => NO_TABLE);

export function closeTable(): void {
  useTable.setState(NO_TABLE);
}

/** Returns a value computed from the open table; undefined until the table is loaded. */
export function useShown<T>(select: (shown: TableSnapshot) => T): T | undefined {
  return useTable(({ shown }) => (shown === undefined ? undefined : select(shown)));
}

/** Why a bot plays the user's seat: resignation or lack of time; undefined if no bot plays it. */
export function useAway(): SeatState['away'] {
  return useShown(({ own, seats }) => seats[own.seat ?? -1]?.away);
}

type Without<T> = T extends unknown ? Omit<T, 'table'> : never;

/** Sends a command to the open table, and clears the last refusal. */
function sendCommand(newCommand: Without<NewCommand>): void {
  const { table } = useTable.getState();
  if (table === undefined) return;
  useTable.setState({ refused: undefined });
  socket.sendCommand({ ...newCommand, table } as NewCommand);
}

export const say = (text: string): void => sendCommand({ type: 'say', text });
export const sayPhrase = (phrase: Phrase): void => sendCommand({ type: 'say', phrase });
export const propose = (proposed: Wish): void => sendCommand({ type: 'propose', wish: proposed });
export const vote = (proposal: number, yes: boolean): void =>
  sendCommand({ type: 'vote', proposal, yes });
export const setStandingOrder = (order: StandingOrder): void =>
  sendCommand({ type: 'order', order });
export const resign = (): void => sendCommand({ type: 'resign' });
export const takeBackSeat = (): void => sendCommand({ type: 'back' });

export function proposeRematch(sameDeal: boolean): void {
  const { table, shown } = useTable.getState();
  if (table === undefined || shown?.rematch === undefined) return;
  useTable.setState({ refused: undefined });
  proposeRematchAt(table, shown.rematch, sameDeal);
}

/** Declines a rematch, or withdraws the proposal. */
export const declineRematch = (): void => sendCommand({ type: 'decline' });

/** Prepares answers to the questions of the role being led; an empty list withdraws them. */
export function prepare(answers: Prepared): void {
  const question = useTable.getState().shown?.game?.question;
  if (question !== undefined) sendCommand({ type: 'prepare', question, answers });
}

// The person's own tables, on every screen of the page that asks: what waits is counted in the tab's title and on the icon, and heard.
import { type MyRow, myTables } from '@eminent/protocol/online';
import { create } from 'zustand';
import { ask, type Refusal } from './api.ts';
import { inOrder } from './ordered-answers.ts';
import { noteTables } from './rematch.ts';
import { useSession } from './user-session.ts';

interface Mine {
  /** Absent until it was told. */
  readonly rows: readonly MyRow[] | undefined;
  readonly problem: Refusal | undefined;
}

export const useOwnTables = create<Mine>()(() => ({ rows: undefined, problem: undefined }));

/** Whether a table waits for its reader's answer: not where he has resigned, since a bot gives it. */
export function waitsForMe({ phase, asked, seat, seats }: MyRow): boolean {
  return phase === 'playing' && asked?.seat === seat && seats[seat]?.away !== 'resigned';
}

/** What waits, the longest wait first. */
export function waitingOf(rows: readonly MyRow[]): readonly MyRow[] {
  return rows.filter(waitsForMe).sort((a, b) => (a.asked?.since ?? 0) - (b.asked?.since ?? 0));
}

/** How many games wait for the person. */
export function useWaiting(): number {
  const told = useSession(({ session }) => session?.waiting ?? 0);
  const rows = useOwnTables((mine) => mine.rows);
  return rows === undefined ? told : waitingOf(rows).length;
}

/** The table that waits longest, apart from the one that is open: where to go next. */
export function nextWaiting(open: string | undefined): MyRow | undefined {
  return waitingOf(useOwnTables.getState().rows ?? []).find(({ table }) => table !== open);
}

/** How often they were told by the socket, or became those of somebody else. */
let updateCount = 0;
const nextQuestion = inOrder();

export async function fetchOwnTables(): Promise<void> {
  const before = updateCount;
  const counts = nextQuestion();
  const answer = await ask('GET', '/me/tables', myTables);
  // The socket told of them meanwhile, or a later answer did.
  if (updateCount !== before || !counts()) return;
  if (answer.ok) {
    noteTables(answer.value.rows);
    useOwnTables.setState({ rows: answer.value.rows, problem: undefined });
  } else if (answer.refusal.code === 'signed-out')
    useOwnTables.setState({ rows: [], problem: undefined });
  else useOwnTables.setState({ problem: answer.refusal });
}

/** Takes over what a stream tells: everything, or what changed. */
export function tellMine(fresh: boolean, rows: readonly MyRow[], gone: readonly string[]): void {
  updateCount += 1;
  noteTables(rows);
  const before = fresh ? [] : (useOwnTables.getState().rows ?? []);
  const left = new Set([...gone, ...rows.map(({ table }) => table)]);
  useOwnTables.setState({
    rows: [...before.filter(({ table }) => !left.has(table)), ...rows],
    problem: undefined,
  });
}

/** Nobody sees whose turn it is at the tables of whoever was here before. */
useSession.subscribe(({ session }, { session: before }) => {
  if (before === undefined || session?.person?.id === before.person?.id) return;
  updateCount += 1;
  useOwnTables.setState({ rows: undefined, problem: undefined });
});

// What the strongest computer player would consider in a person's place, knowing only what that seat may know.
import { findBot, type Reason, reasonsFor, STRONGEST } from '@eminent/bots';
import type { Table } from './table.ts';

/** An option that a strong player would consider. */
export interface Hinted {
  readonly token: string;
  /** From 0 to 1. */
  readonly winChance: number;
  readonly reasons: readonly Reason[];
}

const MOST_HINTS = 3;

/** The best options of the open question for a seat that is asked it, the best first; none for anybody else. */
export function hintsFor(table: Table, seat: number, thinkingMs: number): readonly Hinted[] {
  const strongest = findBot(STRONGEST);
  if (strongest === undefined || table.deciding !== seat) return [];
  const view = table.viewOf(seat);
  const { ranking = [] } = table.ask(strongest, { ms: thinkingMs });
  return ranking.slice(0, MOST_HINTS).map(({ token, winChance }, i) => {
    const margin = i === 0 ? winChance - (ranking[1]?.winChance ?? winChance) : 0;
    return { token, winChance, reasons: reasonsFor(view, token, margin) };
  });
}

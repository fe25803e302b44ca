// Tables from real games, for tests without a document.
import { DEFAULT_OPTIONS, type View } from '@eminent/engine';
import { Table } from '@eminent/table';

const CHARACTERS = ['scholar', 'warmonger', 'settler'];

/** Lets bots play until seat 0 has a matching question. Throws if that never happens. */
export function tableAt(players: 2 | 3 | 4, seed: string, wanted: (view: View) => boolean): Table {
  const names = ['You', 'Vega', 'Orion', 'Lyra'].slice(0, players);
  const table = new Table({
    game: { ...DEFAULT_OPTIONS, players },
    seed,
    seats: names.map((name, seat) => ({ kind: 'bot', name, bot: CHARACTERS[seat] ?? 'trader' })),
  });
  while (!table.over) {
    if (table.deciding === 0 && wanted(table.viewOf(0))) return table;
    table.step();
  }
  if (wanted(table.viewOf(0))) return table;
  throw new Error(`seed ${seed}: seat 0 is never asked this`);
}

export function viewAt(...where: Parameters<typeof tableAt>): View {
  return tableAt(...where).viewOf(0);
}

export const asks =
  (step: string) =>
  (view: View): boolean =>
    view.decision?.step === step;

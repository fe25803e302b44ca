// The form for a new table: its state, the setup it describes, and the last form on this device.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import {
  CLOCKS,
  playerName,
  type SeatPlan,
  type TableSetup,
  tableSetup,
} from '@eminent/protocol/online';
import * as v from 'valibot';
import { namedScenarios } from '../../new-game/scenario-assignment.ts';
import { localStore } from '../../storage/storage.ts';
import { clockName } from '../lobby/clock-names.ts';

/** The planned occupant of a seat other than the host's; `open` for any player. */
export type SeatChoice =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'friend'; readonly person: string; readonly name: string };

export interface TableForm extends Omit<TableSetup, 'seats' | 'first' | 'scenarios' | 'clock'> {
  /** By seat, the host first; undefined if the host named no scenarios. */
  readonly scenarios: readonly string[] | undefined;
  readonly clock: keyof typeof CLOCKS;
  /** All seats but the host, always MAX_OTHERS. With fewer players the last ones are unused. */
  readonly others: readonly SeatChoice[];
}

const MAX_OTHERS = 4;

export const DEFAULT_FORM: TableForm = {
  game: { ...DEFAULT_OPTIONS, players: 3 },
  scenarios: undefined,
  clock: 'relaxed',
  late: 'bot',
  join: 'link',
  hideHesitation: true,
  spectators: 'yes',
  rated: false,
  others: Array.from({ length: MAX_OTHERS }, () => ({ kind: 'open' }) as const),
};

/** Returns the seats but the host that the number of players uses. */
export function othersOf({ game, others }: TableForm): readonly SeatChoice[] {
  return others.slice(0, game.players - 1);
}

function planOf(choice: SeatChoice): SeatPlan {
  return choice.kind === 'friend' ? { kind: 'friend', person: choice.person } : choice;
}

export function setupOf(form: TableForm): TableSetup {
  const { scenarios: named, clock, others: _others, ...choices } = form;
  const scenarios = namedScenarios({ options: form.game, named });
  return {
    ...choices,
    seats: [{ kind: 'open' }, ...othersOf(form).map(planOf)],
    first: 'chance',
    ...(scenarios && { scenarios }),
    clock: CLOCKS[clock],
  };
}

const STORAGE_KEY = 'online-table';

/** `names`: the names of friends, by seat without the host; `?` for other seats. */
const storedSchema = v.object({ setup: tableSetup, names: v.array(v.optional(playerName, '?')) });

/** Stores the form on this device for the next new table. */
export function saveTableForm(form: TableForm): void {
  const names = othersOf(form).map((choice) => (choice.kind === 'friend' ? choice.name : '?'));
  localStore.write(STORAGE_KEY, { setup: setupOf(form), names });
}

/** Returns the stored form; undefined if there is none or its clock is no longer offered. */
export function lastTableForm(): TableForm | undefined {
  const last = localStore.read(STORAGE_KEY, storedSchema);
  if (last === undefined) return undefined;
  const { setup, names } = last;
  const clock = clockName(setup.clock);
  if (clock === undefined) return undefined;
  const { seats, first: _first, ...choices } = setup;
  const others = seats.slice(1).map((plan, at): SeatChoice => {
    return plan.kind === 'friend' ? { ...plan, name: names[at] ?? '?' } : plan;
  });
  return {
    ...choices,
    scenarios: setup.scenarios,
    clock,
    others: [...others, ...DEFAULT_FORM.others.slice(others.length)],
  };
}

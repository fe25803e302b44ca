// The state of the new-table form, and the table setup it describes.
import { DEFAULT_OPTIONS, type GameOptions } from '@eminent/engine';
import {
  CLOCKS,
  JOINS,
  playerName,
  type SeatPlan,
  SPECTATORS,
  type TableSetup,
  tableSetup,
} from '@eminent/protocol/online';
import * as v from 'valibot';
import { namedIn } from '../../new-game/scenario-assignment.ts';
import { localStore } from '../../storage/storage.ts';

export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly (keyof typeof CLOCKS)[];
export type ClockName = keyof typeof CLOCKS;
export { JOINS, SPECTATORS };

/** A seat other than the host's; a friend with the displayed name. */
export type SeatWish =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'friend'; readonly person: string; readonly name: string };

export interface TableForm {
  readonly game: GameOptions;
  /** The named scenarios, the host's first; undefined if none are named. */
  readonly scenarios: readonly string[] | undefined;
  readonly clock: ClockName;
  readonly late: TableSetup['late'];
  readonly join: TableSetup['join'];
  readonly hideHesitation: boolean;
  readonly spectators: TableSetup['spectators'];
  readonly rated: boolean;
  /** May be longer than needed: entries are kept for when players are added again. */
  readonly others: readonly SeatWish[];
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

/** The entries in use, without the host's. */
export function othersOf({ game, others }: TableForm): readonly SeatWish[] {
  return others.slice(0, game.players - 1);
}

function planOf(wish: SeatWish): SeatPlan {
  return wish.kind === 'friend' ? { kind: 'friend', person: wish.person } : wish;
}

export function setupOf(wishes: TableForm): TableSetup {
  const { game, clock, late, join, hideHesitation, spectators, rated } = wishes;
  const scenarios = namedIn({ options: game, named: wishes.scenarios });
  return {
    game,
    seats: [{ kind: 'open' }, ...othersOf(wishes).map(planOf)],
    first: 'chance',
    ...(scenarios && { scenarios }),
    clock: CLOCKS[clock],
    late,
    join,
    hideHesitation,
    spectators,
    rated,
  };
}

const KEPT = 'online-table';

const kept = v.object({ setup: tableSetup, names: v.array(v.optional(playerName, '?')) });

/** Stores the form for the next time. */
export function saveTableForm(wishes: TableForm): void {
  const names = othersOf(wishes).map((wish) => (wish.kind === 'friend' ? wish.name : '?'));
  localStore.write(KEPT, { setup: setupOf(wishes), names });
}

/** The stored form, if the page still supports its values. */
export function lastTableForm(): TableForm | undefined {
  const last = localStore.read(KEPT, kept);
  if (last === undefined) return undefined;
  const { setup, names } = last;
  const clock = CLOCK_NAMES.find(
    (name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(setup.clock),
  );
  if (clock === undefined) return undefined;
  const others = setup.seats.slice(1).map((plan, at): SeatWish => {
    return plan.kind === 'friend' ? { ...plan, name: names[at] ?? '?' } : plan;
  });
  const { game, late, join, hideHesitation, spectators, rated } = setup;
  const rest = DEFAULT_FORM.others.slice(others.length);
  return {
    game,
    scenarios: setup.scenarios,
    clock,
    late,
    join,
    hideHesitation,
    spectators,
    rated,
    others: [...others, ...rest],
  };
}

// The default setup of online tables that programs and tests create.
import type { TableSetup } from '@eminent/protocol/online';
import { gameOptions } from '../game-options.ts';

/** Returns the setup of a table with open seats and without a clock, changed by `overrides`. */
export function tableSetup(players: number, overrides: Partial<TableSetup> = {}): TableSetup {
  return {
    game: gameOptions({ players }),
    seats: Array.from({ length: players }, () => ({ kind: 'open' as const })),
    first: 'first-seat',
    clock: { kind: 'none' },
    late: 'default',
    join: 'link',
    hideHesitation: false,
    spectators: 'yes',
    rated: false,
    ...overrides,
  };
}

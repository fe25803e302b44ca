// The fleet tile that each player has in Escalation, with both its sides (docs/escalation.md).
import type { FleetDef } from '../../model/fleet.ts';
import type { Ship } from '../../model/names.ts';

/** By `Player.fleet` less one. */
export const FLEET_SIDES: readonly FleetDef[] = [
  {
    id: 'basic-fleet',
    actions: [
      { op: 'build', pay: 'fighter', n: 3, gain: 'destroyer', times: 1 },
      { op: 'build', pay: 'destroyer', n: 2, gain: 'battlecruiser', times: 1 },
    ],
    triggers: [{ while: 'attacking', discount: 1, having: 'battlecruiser' }],
  },
  {
    id: 'improved-fleet',
    actions: [
      { op: 'build', pay: 'fighter', n: 2, gain: 'destroyer', times: 99 },
      { op: 'build', pay: 'destroyer', n: 2, gain: 'battlecruiser', times: 1 },
    ],
    triggers: [
      { while: 'attacking', discount: 2, having: 'battlecruiser' },
      { may: 'pay-with-battlecruiser' },
    ],
  },
];

/** What a ship takes in fighters, by the basic side: a destroyer three, a battlecruiser two destroyers. */
export const SHIP_IN_FIGHTERS: Readonly<Record<Ship, number>> = {
  fighter: 1,
  destroyer: 3,
  battlecruiser: 6,
};

/** Sides of the tile as a player has them; 0 where the game has no fleet. */
export const NO_FLEET = 0;
export const BASIC_FLEET = 1;
export const IMPROVED_FLEET = 2;
/** Basic again after a Natural Order, for good (docs/escalation.md, E8.3). */
export const BROKEN_FLEET = 3;

/** What turning the tile over takes of a Research role, in symbols or in fighters (docs/escalation.md, F1). */
export const UPGRADE_COST = 3;

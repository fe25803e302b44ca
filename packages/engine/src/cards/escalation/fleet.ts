// The two sides of the fleet tile of Escalation (docs/escalation.md).
import { ANY_NUMBER } from '../../model/effect.ts';
import type { FleetDef } from '../../model/fleet.ts';
import type { Ship } from '../../model/names.ts';

/** Index 0 is the basic side, 1 the improved side. */
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
      { op: 'build', pay: 'fighter', n: 2, gain: 'destroyer', times: ANY_NUMBER },
      { op: 'build', pay: 'destroyer', n: 2, gain: 'battlecruiser', times: 1 },
    ],
    triggers: [
      { while: 'attacking', discount: 2, having: 'battlecruiser' },
      { may: 'pay-with-battlecruiser' },
    ],
  },
];

/** Price of a ship in fighters with the basic fleet. A battlecruiser costs two destroyers. */
export const SHIP_IN_FIGHTERS: Readonly<Record<Ship, number>> = {
  fighter: 1,
  destroyer: 3,
  battlecruiser: 6,
};

/** States of a player's fleet tile. */
export const NO_FLEET = 0;
export const BASIC_FLEET = 1;
export const IMPROVED_FLEET = 2;
/** Turned back by Natural Order, can no longer be improved (RULES E8.3, E14-3). */
export const BROKEN_FLEET = 3;

/** Improving the fleet in Research costs this many symbols, or as many fighters (RULES F1). */
export const UPGRADE_COST = 3;

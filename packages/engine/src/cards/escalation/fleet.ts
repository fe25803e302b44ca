// The two sides of the fleet tile of Escalation (docs/escalation.md).
import type { FleetDef } from '../../model/fleet.ts';
import type { Ship } from '../../model/names.ts';

/** Indexed by the fleet side minus one. */
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

/** The value of a ship in fighters: a destroyer costs three, a battlecruiser two destroyers. */
export const SHIP_IN_FIGHTERS: Readonly<Record<Ship, number>> = {
  fighter: 1,
  destroyer: 3,
  battlecruiser: 6,
};

/** Sides of the fleet tile; 0 in games without a fleet. */
export const NO_FLEET = 0;
export const BASIC_FLEET = 1;
export const IMPROVED_FLEET = 2;
/**
 * Turned back to basic by Natural Order and can no longer be improved (docs/escalation.md, E8.3).
 */
export const BROKEN_FLEET = 3;

/**
 * The cost of improving the fleet in a Research role, in symbols or in fighters
 * (docs/escalation.md, F1).
 */
export const UPGRADE_COST = 3;

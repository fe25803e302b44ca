// Type of a side of the fleet tile (Escalation).
import type { Effect } from './effect.ts';
import type { Trigger } from './trigger.ts';

export interface FleetDef {
  readonly id: string;
  /** Each effect is an Action of its own. */
  readonly actions: readonly [Effect, Effect];
  readonly triggers: readonly Trigger[];
}

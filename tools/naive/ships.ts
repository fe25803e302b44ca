// Ships of a player, and what can be paid with them (ESCALATION E2.3, F, P).
import type { PlayerPosition, Ship } from '@eminent/engine';
import { cardOf } from './cards.ts';

/** Ships in play; those in slots are ordinary ships (ESCALATION E2.3). */
export function shipsOf({ fighters, planets, extra = {} }: PlayerPosition, ship: Ship): number {
  const onPlanets = planets.reduce((sum, { ships = 0 }) => sum + ships, 0);
  switch (ship) {
    case 'fighter':
      return fighters + onPlanets + (extra.cardFighters ?? 0);
    case 'destroyer':
      return (extra.destroyers ?? 0) + (extra.dockedDestroyers ?? 0);
    case 'battlecruiser':
      return extra.battlecruisers ?? 0;
  }
}

/** ESCALATION P3: the number of ships of a size that a hand card can be discarded as. */
export function iconsOn(id: string, ship: Ship): number {
  return cardOf(id).shipIcons.filter((icon) => icon === ship).length;
}

/** ESCALATION F6, P4: whether tokens, slots and cards add up to this many ships of one size. */
export function canPay(player: PlayerPosition, n: number, ship: Ship): boolean {
  const icons = player.hand.reduce((sum, id) => sum + iconsOn(id, ship), 0);
  return shipsOf(player, ship) + icons >= n;
}

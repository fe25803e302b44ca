// The ships of a player, and which payments they allow (ESCALATION E2.3, F, P).
import type { PlayerPosition, Ship } from '@eminent/engine';
import { cardOf } from './cards.ts';

/** Returns the number of ships in play, also those in slots (ESCALATION E2.3). */
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

/** ESCALATION P3: returns how many ships of a size a card in hand can be discarded as. */
export function iconsOn(id: string, ship: Ship): number {
  return cardOf(id).shipIcons.filter((icon) => icon === ship).length;
}

/** ESCALATION F6, P4: whether ships and icons of cards in hand add up to `n` ships of one size. */
export function canPay(player: PlayerPosition, n: number, ship: Ship): boolean {
  const icons = player.hand.reduce((sum, id) => sum + iconsOn(id, ship), 0);
  return shipsOf(player, ship) + icons >= n;
}

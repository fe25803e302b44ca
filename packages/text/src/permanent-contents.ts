// What lies on a permanent: resources on the Biosphere, cards on the Colony Ship, ships on the
// Elite Squadron. All players may see it.
import {
  cardAt,
  kindOf,
  type PlayerView,
  type Ship,
  type SlotView,
  technologyAt,
} from '@eminent/engine';
import { listText, type Locale, msg } from './language.ts';
import { cardList } from './events.ts';
import { resourceName, shipCount } from './card-texts.ts';

/** The content of a permanent. */
export type PermanentContents =
  | { readonly kind: 'goods'; readonly slots: readonly SlotView[] }
  /** `n` is the number of colonies the cards count as (RULES R-COL1). */
  | { readonly kind: 'colonies'; readonly cards: readonly string[]; readonly n: number }
  /** Every ship that belongs there, and whether it is there. */
  | {
      readonly kind: 'ships';
      readonly ships: readonly { readonly ship: Ship; readonly isThere: boolean }[];
    };

type Holder = Pick<PlayerView, 'store' | 'shipColonies' | 'docked'>;

/** The content of a player's permanent; undefined for those that cannot hold anything. */
export function contentsOf(
  { store, shipColonies, docked }: Holder,
  card: string,
): PermanentContents | undefined {
  const { triggers, slots, replenishing } = technologyAt(kindOf(card));
  if (triggers.some((trigger) => 'holds' in trigger)) {
    const cards = shipColonies ?? [];
    return { kind: 'colonies', cards, n: cards.reduce((sum, one) => sum + coloniesOf(one), 0) };
  }
  if (slots !== undefined) return { kind: 'goods', slots: store ?? [] };
  if (replenishing === undefined) return undefined;
  const ships = replenishing.map((ship, at) => {
    const before = replenishing.slice(0, at).filter((one) => one === ship).length;
    return { ship, isThere: before < (ship === 'battlecruiser' ? 0 : (docked?.[ship] ?? 0)) };
  });
  return { kind: 'ships', ships };
}

function coloniesOf(card: string): number {
  const symbols = cardAt(kindOf(card)).symbols.filter((symbol) => symbol === 'colonize');
  return Math.max(1, symbols.length);
}

/** The content of a permanent as a sentence. */
export function contentsText(locale: Locale, held: PermanentContents): string {
  switch (held.kind) {
    case 'goods': {
      const goods = held.slots.filter(({ filled }) => filled);
      if (goods.length === 0) return msg(locale, 'piece.held.noGoods');
      const list = goods.map(({ resource }) => resourceName(locale, resource));
      return msg(locale, 'piece.held.goods', { list: listText(locale, list) });
    }
    case 'colonies': {
      if (held.cards.length === 0) return msg(locale, 'piece.held.noColonies');
      return msg(locale, 'piece.held.colonies', { n: held.n, list: cardList(locale, held.cards) });
    }
    case 'ships': {
      const there = held.ships.filter(({ isThere }) => isThere).map(({ ship }) => ship);
      if (there.length === 0) return msg(locale, 'piece.held.noShips');
      const list = [...new Set(there)].map((ship) =>
        shipCount(locale, ship, there.filter((one) => one === ship).length),
      );
      return msg(locale, 'piece.held.ships', { list: listText(locale, list) });
    }
  }
}

// The pieces on a permanent, as data and as a sentence: resources, colonies or ships.
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

export type PermanentContents =
  | { readonly kind: 'goods'; readonly slots: readonly SlotView[] }
  /** `n` is the number of colonies that the cards count as. */
  | { readonly kind: 'colonies'; readonly cards: readonly string[]; readonly n: number }
  /** One entry per replenishing slot. `isThere`: whether the slot has its ship. */
  | {
      readonly kind: 'ships';
      readonly ships: readonly { readonly ship: Ship; readonly isThere: boolean }[];
    };

type Holder = Pick<PlayerView, 'store' | 'shipColonies' | 'docked'>;

/** Returns the pieces on a player's permanent; undefined if it holds none of these. */
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

/** Returns the pieces on a permanent as a sentence. */
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
      const present = held.ships.filter(({ isThere }) => isThere).map(({ ship }) => ship);
      if (present.length === 0) return msg(locale, 'piece.held.noShips');
      const list = [...new Set(present)].map((ship) =>
        shipCount(locale, ship, present.filter((one) => one === ship).length),
      );
      return msg(locale, 'piece.held.ships', { list: listText(locale, list) });
    }
  }
}

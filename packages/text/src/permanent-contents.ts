// The public content of permanents: resources on a Biosphere, cards on a Colony Ship, ships in an
// Elite Squadron.
import {
  cardAt,
  kindOf,
  type PlayerView,
  type Ship,
  type SlotView,
  technologyAt,
} from '@eminent/engine';
import { listText, type Locale, msg } from './language.ts';
import { cardLabel, resourceName, shipCount } from './card-texts.ts';

/** The content of a permanent. */
export type PermanentContents =
  | { readonly kind: 'goods'; readonly slots: readonly SlotView[] }
  /** `n` is the number of colonies the cards count as (RULES R-COL1). */
  | { readonly kind: 'colonies'; readonly cards: readonly string[]; readonly n: number }
  /** Every ship that belongs there, largest first, and whether it is present. */
  | { readonly kind: 'ships'; readonly ships: readonly Docked[] };

interface Docked {
  readonly ship: Ship;
  readonly isThere: boolean;
}

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
  const ships = replenishing.map((ship, at): Docked => {
    const before = replenishing.slice(0, at).filter((one) => one === ship).length;
    return { ship, isThere: before < (ship === 'battlecruiser' ? 0 : (docked?.[ship] ?? 0)) };
  });
  return { kind: 'ships', ships };
}

function coloniesOf(card: string): number {
  const symbols = cardAt(kindOf(card)).symbols.filter((symbol) => symbol === 'colonize');
  return Math.max(1, symbols.length);
}

/** Names with their counts. */
function counted<Name extends string>(
  names: readonly Name[],
): readonly (readonly [Name, number])[] {
  return [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]);
}

/** The content as a sentence. */
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
      const list = counted(held.cards.map((card) => cardLabel(locale, card))).map(([name, n]) =>
        n === 1 ? name : msg(locale, 'piece.times', { name, n }),
      );
      return msg(locale, 'piece.held.colonies', { n: held.n, list: listText(locale, list) });
    }
    case 'ships': {
      const there = held.ships.filter(({ isThere }) => isThere).map(({ ship }) => ship);
      if (there.length === 0) return msg(locale, 'piece.held.noShips');
      const list = counted(there).map(([ship, n]) => shipCount(locale, ship, n));
      return msg(locale, 'piece.held.ships', { list: listText(locale, list) });
    }
  }
}

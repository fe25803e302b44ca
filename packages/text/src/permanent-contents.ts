// What permanents hold, as everybody sees it: goods on a Biosphere, cards on a Colony Ship, ships in an Elite Squadron.
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

/** What lies on a permanent. */
export type PermanentContents =
  | { readonly kind: 'goods'; readonly slots: readonly SlotView[] }
  /** `n` is what the cards are worth as colonies (RULES R-COL1). */
  | { readonly kind: 'colonies'; readonly cards: readonly string[]; readonly n: number }
  /** Every ship that belongs there, the largest first, and whether it is there now. */
  | { readonly kind: 'ships'; readonly ships: readonly Docked[] };

interface Docked {
  readonly ship: Ship;
  readonly isThere: boolean;
}

type Holder = Pick<PlayerView, 'store' | 'shipColonies' | 'docked'>;

/** What a permanent of a player holds; undefined for those that hold nothing, ever. */
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

/** Things by name, each once. */
function counted<Name extends string>(
  names: readonly Name[],
): readonly (readonly [Name, number])[] {
  return [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]);
}

/** The same as a sentence. */
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

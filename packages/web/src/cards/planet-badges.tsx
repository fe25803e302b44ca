// What a world carries on its limb: influence, goods, its symbol or cards for the hand, and what it still costs.
import clsx from 'clsx';
import {
  type PlanetDef,
  type PlanetView,
  planetAt,
  planetOf,
  type Ship,
  type SlotView,
} from '@eminent/engine';
import { msg } from '@eminent/text';
import type { ReactNode } from 'react';
import {
  CategoryIcon,
  ColonyIcon,
  FighterIcon,
  RoleIcon,
  ShipIcon,
  SlotIcon,
} from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { InfluenceStar } from './influence-star.tsx';
import styles from './planet-badges.module.css';

/** Cards more in the hand. */
function HandCard({ n }: { readonly n: number }) {
  return (
    <span className={styles.handCard} data-tip="handLimit">
      <b>+{n}</b>
    </span>
  );
}

/** What lies on a world. */
type Lying = { readonly slots: readonly SlotView[]; readonly blocked: boolean };

/** Places for goods along the lower left of the limb: sockets, and tokens in those that are full. */
function Goods({ slots, blocked }: Lying) {
  const lang = useLang();
  if (blocked) {
    return (
      <span className={clsx(styles.chip, styles.blocked)} data-tip="blocked">
        <FighterIcon size={14} />
        <i>{msg(lang, 'ui.blocked')}</i>
      </span>
    );
  }
  return slots.map((slot, i) => (
    <span
      // A token is another thing than its socket: it lies there only when it has come, and is gone when it leaves.
      key={`${i % 2} ${slot.resource} ${slot.filled}${i < 2 ? '' : ' above'}`}
      className={styles.good}
      data-good={slot.resource}
      style={{ '--place': (i + 1) / (slots.length + 1) }}
    >
      <SlotIcon {...slot} />
    </span>
  ));
}

/** The symbol that a world adds to its owner's roles, or the cards that it adds to the hand. */
function Gift({ front, docked }: { readonly front: PlanetDef; readonly docked: number }) {
  const { symbol, secondSymbol, handLimit, category, replenishing = [] } = front;
  const isPlain = symbol === undefined && handLimit === 0 && category === undefined;
  if (isPlain && replenishing.length === 0) return null;
  return (
    <span className={styles.gift}>
      {symbol !== undefined && <RoleIcon role={symbol} />}
      {secondSymbol !== undefined && <RoleIcon role={secondSymbol} />}
      {handLimit > 0 && <HandCard n={handLimit} />}
      {category !== undefined && category !== 'hostile' && <CategoryIcon category={category} />}
      {replenishing.map((ship, i) => (
        <span key={`${ship} ${i + 1}`} className={clsx(styles.dock, i < docked && styles.docked)}>
          <ShipIcon ship={ship} tip="dock" />
        </span>
      ))}
    </span>
  );
}

/** What a world gives that is face up, and what lies on it. */
export function Gains({
  name,
  docked = 0,
  ...lying
}: Lying & {
  readonly name: string;
  /** Fighters in its replenishing slots. */
  readonly docked?: number | undefined;
}) {
  const front = planetAt(planetOf(name));
  return (
    <>
      <span className={styles.influence}>
        <InfluenceStar n={front.influence} />
      </span>
      <Goods {...lying} />
      <Gift front={front} docked={docked} />
    </>
  );
}

/** What a world would give, while one chooses among several. */
export function Offer({ name }: { readonly name: string }) {
  const slots = planetAt(planetOf(name)).slots.map((resource) => ({ resource, filled: false }));
  return <Gains name={name} slots={slots} blocked={false} docked={1} />;
}

/** In a row: what a world will give that is still face down. */
export function Promised({ name }: { readonly name: string }) {
  const { influence, symbol, secondSymbol, handLimit, slots } = planetAt(planetOf(name));
  return (
    <span className={styles.promised}>
      <InfluenceStar n={influence} />
      {slots.map((slot) => (
        <SlotIcon key={slot} resource={slot} filled={false} />
      ))}
      {symbol !== undefined && <RoleIcon role={symbol} />}
      {secondSymbol !== undefined && <RoleIcon role={secondSymbol} />}
      {handLimit > 0 && <HandCard n={handLimit} />}
    </span>
  );
}

/** What turning a world up takes: ships of a size, or colonies. */
export function Price({
  ship = 'fighter',
  fighters,
  colonies,
  met = false,
}: {
  readonly ship?: Ship | undefined;
  readonly fighters: ReactNode;
  /** Absent where a world cannot be settled. */
  readonly colonies: ReactNode | undefined;
  /** The colonies are there. */
  readonly met?: boolean;
}) {
  return (
    <>
      <span className={clsx(styles.chip, styles.attack)} data-tip="attack">
        <ShipIcon ship={ship} size={ship === 'fighter' ? 13 : 16} />
        {fighters}
      </span>
      {colonies !== undefined && (
        <span className={clsx(styles.chip, styles.settle, met && styles.met)} data-tip="settle">
          <ColonyIcon size={13} />
          {colonies}
        </span>
      )}
    </>
  );
}

/** On a world that is face down: the fighters it takes, a beacon for each colony it takes, and those that are lit. */
export function Costs({ planet }: { readonly planet: PlanetView }) {
  const { colonyCount, settle, attack, warfareShip, category } = planet;
  if (category === 'hostile') {
    return <Price ship={warfareShip} fighters={attack?.need} colonies={undefined} />;
  }
  const missing = settle?.missing ?? 0;
  const all = colonyCount + missing;
  return (
    <>
      <i className={styles.orbit} />
      {Array.from({ length: all }, (_, i) => (
        <i
          key={i}
          className={clsx(styles.beacon, i < colonyCount && styles.lit)}
          data-beacon={i < colonyCount ? 'lit' : 'open'}
          data-tip="beacon"
          style={{ '--place': all === 1 ? 0.5 : i / (all - 1) }}
        />
      ))}
      <Price
        ship={warfareShip}
        fighters={attack?.need}
        colonies={`${colonyCount}/${all}`}
        met={missing === 0}
      />
    </>
  );
}

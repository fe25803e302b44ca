// Badges on a planet: influence, resources, symbols, hand limit, and cost to settle or attack.
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

function HandCard({ n }: { readonly n: number }) {
  return (
    <span className={styles.handCard} data-tip="handLimit">
      <b>+{n}</b>
    </span>
  );
}

type SlotsProps = { readonly slots: readonly SlotView[]; readonly blocked: boolean };

/** The resource slots along the lower left edge. If fighters block them, a note says so. */
function Goods({ slots, blocked }: SlotsProps) {
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
      // The key changes when a slot fills or empties, so that the animation finds a new element.
      key={`${i % 2} ${slot.resource} ${slot.filled}${i < 2 ? '' : ' above'}`}
      className={styles.good}
      data-good={slot.resource}
      style={{ '--place': (i + 1) / (slots.length + 1) }}
    >
      <SlotIcon {...slot} />
    </span>
  ));
}

function OtherBenefits({ front, docked }: { readonly front: PlanetDef; readonly docked: number }) {
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

/** The benefits of a face-up planet: influence, resource slots, and what it adds. */
export function Benefits({
  name,
  docked = 0,
  ...goods
}: SlotsProps & {
  readonly name: string;
  /** Number of its replenishing ship slots that are full. */
  readonly docked?: number | undefined;
}) {
  const front = planetAt(planetOf(name));
  return (
    <>
      <span className={styles.influence}>
        <InfluenceStar n={front.influence} />
      </span>
      <Goods {...goods} />
      <OtherBenefits front={front} docked={docked} />
    </>
  );
}

/** The benefits of a planet without an owner, such as a surveyed one: all slots are empty. */
export function OfferedBenefits({ name }: { readonly name: string }) {
  const slots = planetAt(planetOf(name)).slots.map((resource) => ({ resource, filled: false }));
  return <Benefits name={name} slots={slots} blocked={false} docked={1} />;
}

/** The benefits that a face-down planet will have, in a row. */
export function FaceDownBenefits({ name }: { readonly name: string }) {
  const { influence, symbol, secondSymbol, handLimit, slots } = planetAt(planetOf(name));
  return (
    <span className={styles.promised}>
      <InfluenceStar n={influence} />
      {slots.map((slot, i) => (
        <SlotIcon key={`${slot} ${i + 1}`} resource={slot} filled={false} />
      ))}
      {symbol !== undefined && <RoleIcon role={symbol} />}
      {secondSymbol !== undefined && <RoleIcon role={secondSymbol} />}
      {handLimit > 0 && <HandCard n={handLimit} />}
    </span>
  );
}

/** The cost of a face-down planet: ships of a kind, or colonies. */
export function Price({
  ship = 'fighter',
  fighters,
  colonies,
  met = false,
}: {
  readonly ship?: Ship | undefined;
  readonly fighters: ReactNode;
  readonly colonies: ReactNode | undefined;
  /** Whether there are enough colonies. */
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

/** The cost of a planet in an empire: ships, and colonies with a mark for each one needed. */
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

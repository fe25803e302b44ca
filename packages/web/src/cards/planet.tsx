// A planet of an empire: settled worlds show what they give, unsettled ones what they still cost.
import clsx from 'clsx';
import { planetAt, planetOf, type PlanetView } from '@eminent/engine';
import { backLabel, msg, planetName, spokenFaceDown, spokenPlanet } from '@eminent/text';
import { ColonyIcon, FighterIcon, HandIcon, RoleIcon, SlotIcon, TypeIcon } from '../art/icons.tsx';
import { PlanetArt } from '../art/planet-art.tsx';
import { useLang } from '../settings/settings.ts';
import type { Locale } from '@eminent/text';
import { Fragment, type ReactNode } from 'react';
import { type Choice, Piece } from './piece.tsx';
import { Points } from './points.tsx';
import styles from './planet.module.css';

/** What stands for the front of a planet that only its back is known of. */
export function artName(
  planet: Pick<PlanetView, 'planet' | 'type' | 'colonizeCost' | 'warfareCost'>,
): string {
  return planet.planet ?? `${planet.type} ${planet.warfareCost} ${planet.colonizeCost}`;
}

export function spokenOf(lang: Locale, planet: PlanetView): string {
  const { planet: name } = planet;
  if (!planet.up || name === undefined) {
    return spokenFaceDown(lang, planet, planet.colonyCount, name);
  }
  return spokenPlanet(lang, name, {
    colonies: 0,
    resources: (planet.slots ?? []).filter((slot) => slot.filled).map((slot) => slot.resource),
    blocked: planet.blocked,
  });
}

/** A name of which no word is parted at its hyphen. */
function unbroken(name: string): ReactNode {
  if (!name.includes('-')) return name;
  return name.split(' ').map((word, i) => (
    <Fragment key={`${word} ${i + 1}`}>
      {i > 0 && ' '}
      <span className={styles.word}>{word}</span>
    </Fragment>
  ));
}

interface PlanetProps extends Choice {
  readonly planet: PlanetView;
  /** Small planets show the picture and the one number that matters. */
  readonly small?: boolean;
  readonly className?: string | undefined;
}

export function Planet({ planet, small = false, className, ...choice }: PlanetProps) {
  const lang = useLang();
  const { planet: name, type, up } = planet;
  return (
    <Piece
      className={clsx(
        styles.planet,
        up ? styles.up : styles.down,
        small && styles.small,
        className,
      )}
      data-hue={type}
      label={spokenOf(lang, planet)}
      {...choice}
    >
      <PlanetArt
        key={up ? 'up' : 'down'}
        name={artName(planet)}
        type={type}
        dark={!up}
        className={styles.art}
      />
      <span className={styles.mark}>
        <TypeIcon type={type} size={small ? 16 : 20} />
      </span>
      <span className={styles.facts}>
        {!small && (
          <b>{name === undefined ? backLabel(lang, planet) : unbroken(planetName(name))}</b>
        )}
        {name !== undefined && <Gives planet={name} small={small} up={up} />}
        {up ? <Slots planet={planet} small={small} /> : <Costs planet={planet} />}
      </span>
    </Piece>
  );
}

/** What the front gives its owner. */
export function Gives({
  planet,
  small,
  up,
}: {
  readonly planet: string;
  readonly small: boolean;
  readonly up: boolean;
}) {
  const { influence, symbol, handLimit, slots } = planetAt(planetOf(planet));
  if (small && !up) return null;
  return (
    <span className={styles.gives}>
      <Points n={influence} size={13} />
      {symbol !== undefined && <RoleIcon role={symbol} size={17} />}
      {handLimit > 0 && (
        <span className={styles.handLimit}>
          <HandIcon size={16} />+{handLimit}
        </span>
      )}
      {!up && slots.map((slot) => <SlotIcon key={slot} resource={slot} filled={false} size={15} />)}
    </span>
  );
}

function Slots({ planet, small }: { readonly planet: PlanetView; readonly small: boolean }) {
  const lang = useLang();
  const slots = planet.slots ?? [];
  if (slots.length === 0 && !planet.blocked) return null;
  return (
    <span className={styles.slots}>
      {planet.blocked ? (
        <span className={styles.blocked}>
          <FighterIcon size={14} /> {msg(lang, 'ui.blocked')}
        </span>
      ) : (
        slots.map((slot) => <SlotIcon key={slot.resource} {...slot} size={small ? 16 : 21} />)
      )}
    </span>
  );
}

/** What turning it up still takes: fighters, or colonies of those needed. */
function Costs({ planet }: { readonly planet: PlanetView }) {
  const missing = planet.settle?.missing ?? 0;
  return (
    <Price
      size={14}
      fighters={planet.attack?.need}
      colonies={`${planet.colonyCount}/${planet.colonyCount + missing}`}
      met={missing === 0}
    />
  );
}

/** Fighters or colonies that a planet takes. */
export function Price({
  fighters,
  colonies,
  size,
  met = false,
}: {
  readonly fighters: ReactNode;
  readonly colonies: ReactNode;
  readonly size: number;
  /** The colonies are there. */
  readonly met?: boolean;
}) {
  return (
    <span className={styles.costs}>
      <span className={styles.cost} data-hue="warfare">
        <FighterIcon size={size} />
        {fighters}
      </span>
      <span className={clsx(styles.cost, met && styles.met)} data-hue="colonize">
        <ColonyIcon size={size} />
        {colonies}
      </span>
    </span>
  );
}

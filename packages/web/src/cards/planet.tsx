// A planet of the table, as wide as `--d`: face up with its benefits, face down with its cost.
import clsx from 'clsx';
import { type PlanetBack, type PlanetKind, type PlanetView, type Ship } from '@eminent/engine';
import {
  backLabel,
  msg,
  type Locale,
  planetName,
  spokenFaceDown,
  spokenPlanet,
} from '@eminent/text';
import type { ReactNode } from 'react';
import { CategoryIcon, TypeIcon } from '../art/icons.tsx';
import { Globe } from '../art/planet-art.tsx';
import { useLang } from '../settings/settings.ts';
import { Costs, Benefits, OfferedBenefits, Price, FaceDownBenefits } from './planet-badges.tsx';
import { type Choice, Piece } from './piece.tsx';
import styles from './planet.module.css';

/** Returns the name by which pictures of a planet are found: its id or, if unknown, its back. */
export function artName({ planet, ...back }: PlanetBack & { readonly planet?: string }): string {
  return planet ?? backName(back);
}

function backName({ type, category, warfareCost, colonizeCost }: PlanetBack): string {
  return `${category ?? type} ${warfareCost} ${colonizeCost}`;
}

/** Returns the label of a planet for screen readers. */
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

/** The name below a planet, after the emblem of `type` if given. Lines break only at spaces. */
function Name({
  type,
  children,
}: {
  readonly type: PlanetKind | undefined;
  readonly children: string;
}) {
  const joiner = '\u2060';
  return (
    <span className={styles.name} data-planet-name>
      {type !== undefined && <TypeIcon type={type} />}
      {type !== undefined && joiner}
      {children.replaceAll(/\b-\b/g, `${joiner}-${joiner}`)}
    </span>
  );
}

interface PlanetProps extends Choice {
  readonly planet: PlanetView;
  /** For opponents' planets: no name, and larger badges in proportion. */
  readonly small?: boolean;
  /** Content of the gold tag: the effect of selecting the planet. */
  readonly tag?: ReactNode;
  readonly className?: string | undefined;
}

export function Planet({ planet, small = false, tag, className, ...choice }: PlanetProps) {
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
      data-planet={up ? 'up' : 'down'}
      label={spokenOf(lang, planet)}
      {...choice}
    >
      <Globe
        key={up ? 'up' : 'down'}
        name={up ? artName(planet) : backName(planet)}
        type={type}
        dark={!up}
        front={up ? undefined : name}
      />
      <span className={styles.emblem}>
        <TypeIcon type={type} />
        {!up && planet.category !== undefined && <CategoryIcon category={planet.category} />}
      </span>
      {planet.start === true && planet.planet === undefined && (
        <span className={styles.start}>{msg(lang, 'piece.start')}</span>
      )}
      {up && name !== undefined && (
        <Benefits
          name={name}
          slots={planet.slots ?? []}
          blocked={planet.blocked}
          docked={planet.fighters}
        />
      )}
      {!up && <Costs planet={planet} />}
      {!up && !small && name !== undefined && <FaceDownBenefits name={name} />}
      {!small && (
        <Name type={up ? type : undefined}>
          {name === undefined ? backLabel(lang, planet) : planetName(name)}
        </Name>
      )}
      {tag !== undefined && <span className={styles.tag}>{tag}</span>}
    </Piece>
  );
}

interface OfferedPlanetProps extends Choice {
  readonly planet: PlanetBack & { readonly planet?: string };
  /** Ships that the viewer would pay to attack, if other than the printed ones. */
  readonly price?: { readonly ship: Ship; readonly n: number };
}

/** A planet without an owner: its front if the viewer knows it, and its cost. */
export function OfferedPlanet({ planet, price, ...choice }: OfferedPlanetProps) {
  const lang = useLang();
  const { planet: name, type, category, warfareCost, warfareShip, colonizeCost } = planet;
  const isSeen = name !== undefined;
  return (
    <Piece
      className={clsx(styles.planet, styles.offered, isSeen ? styles.up : styles.down)}
      data-hue={type}
      data-planet={isSeen ? 'up' : 'down'}
      label={spokenFaceDown(lang, planet, 0, name)}
      {...choice}
    >
      <Globe name={artName(planet)} type={type} dark={!isSeen} />
      {isSeen ? (
        <OfferedBenefits name={name} />
      ) : (
        <span className={styles.emblem}>
          <TypeIcon type={type} />
          {category !== undefined && <CategoryIcon category={category} />}
        </span>
      )}
      <Price
        ship={price?.ship ?? warfareShip}
        fighters={price?.n ?? warfareCost}
        colonies={category === 'hostile' ? undefined : colonizeCost}
      />
      <Name type={isSeen ? type : undefined}>
        {isSeen ? planetName(name) : backLabel(lang, planet)}
      </Name>
    </Piece>
  );
}

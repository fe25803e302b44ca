// A world of an empire, as wide as --d: face up with what it gives, face down under its veil with what it still costs.
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
import { Costs, Gains, Offer, Price, Promised } from './planet-badges.tsx';
import { type Choice, Piece } from './piece.tsx';
import styles from './planet.module.css';

/** What the picture of a planet follows from: its front, or its back where that is all that may be seen. */
export function artName({ planet, ...back }: PlanetBack & { readonly planet?: string }): string {
  return planet ?? backName(back);
}

/** What the veil of a planet follows from, which everybody sees. */
function backName({ type, category, warfareCost, colonizeCost }: PlanetBack): string {
  return `${category ?? type} ${warfareCost} ${colonizeCost}`;
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

/** The name below a world, behind the emblem of its type where no other place shows it. Lines break at spaces alone. */
function Name({
  type,
  children,
}: {
  readonly type: PlanetKind | undefined;
  readonly children: string;
}) {
  const joiner = '\u2060';
  return (
    <span className={styles.name}>
      {type !== undefined && <TypeIcon type={type} />}
      {type !== undefined && joiner}
      {children.replaceAll(/\b-\b/g, `${joiner}-${joiner}`)}
    </span>
  );
}

interface PlanetProps extends Choice {
  readonly planet: PlanetView;
  /** Of an opponent: without its name, its badges closer together. */
  readonly small?: boolean;
  /** What choosing it brings, on a gold tag: a symbol for the role that is being considered. */
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
      data-world={up ? 'up' : 'down'}
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
        <Gains
          name={name}
          slots={planet.slots ?? []}
          blocked={planet.blocked}
          docked={planet.fighters}
        />
      )}
      {!up && <Costs planet={planet} />}
      {!up && !small && name !== undefined && <Promised name={name} />}
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
  /** What attacking it takes of whoever looks, where that is not what is printed. */
  readonly price?: { readonly ship: Ship; readonly n: number };
}

/** A planet that nobody has yet: with its front where that may be seen, and all that it takes. */
export function OfferedPlanet({ planet, price, ...choice }: OfferedPlanetProps) {
  const lang = useLang();
  const { planet: name, type, category, warfareCost, warfareShip, colonizeCost } = planet;
  const isSeen = name !== undefined;
  return (
    <Piece
      className={clsx(styles.planet, styles.offered, isSeen ? styles.up : styles.down)}
      data-hue={type}
      data-world={isSeen ? 'up' : 'down'}
      label={spokenFaceDown(lang, planet, 0, name)}
      {...choice}
    >
      <Globe name={artName(planet)} type={type} dark={!isSeen} />
      {isSeen ? (
        <Offer name={name} />
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

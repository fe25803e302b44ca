// Planet cards of the deck and the discard pile.
import type { PlanetBack as Back } from '@eminent/engine';
import { CategoryIcon, ColonyIcon, ShipIcon, TypeIcon } from '../art/icons.tsx';
import { Globe } from '../art/planet-art.tsx';
import { artName } from './planet.tsx';
import styles from './planet-back.module.css';

/** The back of a planet card, as wide as `--card-width`: planet, type, and both costs. */
export function PlanetBack(back: Back) {
  const { type, category, warfareCost, warfareShip = 'fighter', colonizeCost } = back;
  return (
    <span className={styles.card} data-hue={type} aria-hidden="true">
      <span className={styles.planet}>
        <Globe name={artName(back)} type={type} dark />
      </span>
      <span className={styles.emblem}>
        <TypeIcon type={type} />
        {category !== undefined && <CategoryIcon category={category} />}
      </span>
      <span className={styles.costs}>
        <span>
          <ShipIcon ship={warfareShip} />
          {warfareCost}
        </span>
        {category !== 'hostile' && (
          <span>
            <ColonyIcon />
            {colonizeCost}
          </span>
        )}
      </span>
    </span>
  );
}

/** A planet that was surveyed and not kept. Face down if the viewer does not know the front. */
export function LaidAsidePlanet({
  planet,
}: {
  readonly planet: Back & { readonly planet?: string };
}) {
  const { type } = planet;
  return (
    <span className={styles.card} data-hue={type} aria-hidden="true">
      <span className={styles.planet}>
        <Globe name={artName(planet)} type={type} dark={planet.planet === undefined} />
      </span>
      <span className={styles.mark}>
        <TypeIcon type={type} />
      </span>
    </span>
  );
}

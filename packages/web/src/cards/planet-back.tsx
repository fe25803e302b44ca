// Planet cards: the back of a card on the planet deck, with a dark planet, its type and both costs;
// and a surveyed planet that was not kept.
import type { PlanetBack as Back } from '@eminent/engine';
import { CategoryIcon, ColonyIcon, ShipIcon, TypeIcon } from '../art/icons.tsx';
import { Globe } from '../art/planet-art.tsx';
import { artName } from './planet.tsx';
import styles from './planet-back.module.css';

/** The public back of a planet, as wide as `--card-width`. */
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

/**
 * A planet that was surveyed and not kept, as wide as `--card-width`. Its back is shown if the
 * front is not known.
 */
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

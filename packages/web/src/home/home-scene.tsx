// The picture of the home screen: planets in the light of a star, orbits, and five role cards.
import { PlanetScenery } from '../art/planet-art.tsx';
import { frontImage, homeImage } from '../art/planet-images.ts';
import { PrintedCard } from '../cards/card.tsx';
import { Sky } from '../scene/sky.tsx';
import styles from './home-scene.module.css';

/** The style sheet sets these custom properties, depending on the shape of the window. */
const STAR = { x: 'var(--sun-x)', y: 'var(--sun-y)', radius: 'var(--sun)' };
/** Horizontal radius of each orbit in radii of the star, and the opacity of its line. */
const ORBITS = [
  [7.4, 0.6],
  [10.2, 0.5],
  [14, 0.4],
].map(([width = 0, strength = 0]) => ({
  rx: `calc(${width} * var(--sun))`,
  ry: `calc(${width * 0.31} * var(--sun))`,
  strength,
}));

const ROLES = ['research', 'colonize', 'survey', 'warfare', 'produce-trade'] as const;
const MIDDLE = ROLES.indexOf('survey');

export function HomeScene() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <Sky star={STAR} orbits={ORBITS} seed={23} />
      <span className={styles.ringed}>
        <PlanetScenery address={frontImage('zephan')} type="advanced" />
      </span>
      <span className={styles.far}>
        <PlanetScenery address={frontImage('voson')} type="metallic" />
      </span>
      <span className={styles.rising}>
        <PlanetScenery address={homeImage()} type="fertile" />
      </span>
    </div>
  );
}

/** Hidden by the style sheet if there is not enough room. */
export function HomeCards() {
  return (
    <div className={styles.fan} aria-hidden="true">
      {ROLES.map((role, i) => (
        <span key={role} style={{ '--i': i - MIDDLE }}>
          <PrintedCard card={role} errata={false} />
        </span>
      ))}
    </div>
  );
}

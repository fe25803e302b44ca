// A picture of what a scenario of Escalation starts with: technologies, start planet,
// battlecruiser, doubled resource slots.
import { backOf, planetOf, SCENARIOS } from '@eminent/engine';
import { CardScene } from '../art/card-scene.tsx';
import { ShipIcon, SlotIcon } from '../art/icons.tsx';
import { Globe } from '../art/planet-art.tsx';
import styles from './scenario-picture.module.css';

/** As high as the text beside it. Hidden from screen readers, because that text says the same. */
export function ScenarioPicture({ scenario }: { readonly scenario: string }) {
  const def = SCENARIOS.find(({ id }) => id === scenario);
  if (def === undefined) return null;
  const { permanents, technologies, startPlanet, battlecruiser, doubleSlots } = def;
  return (
    <span className={styles.picture} data-pictures={scenario} aria-hidden="true">
      <span className={styles.scenes}>
        {[...permanents, ...technologies].map((card) => (
          <CardScene key={card} card={card} className={styles.scene} />
        ))}
        {battlecruiser === true && (
          <span className={styles.ship}>
            <ShipIcon ship="battlecruiser" size="2.9em" />
          </span>
        )}
      </span>
      {startPlanet !== undefined && (
        <span className={styles.planet}>
          <Globe name={startPlanet} type={backOf(planetOf(startPlanet)).type} />
        </span>
      )}
      {doubleSlots === true && (
        <span className={styles.slots}>
          <SlotIcon resource="any" filled size={20} />
          <SlotIcon resource="any" filled size={20} />
        </span>
      )}
    </span>
  );
}

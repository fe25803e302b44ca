// The planets that were looked at and not kept: they come back when the deck has run out.
import type { View } from '@eminent/engine';
import { planetAt, planetOf } from '@eminent/engine';
import { msg, planetName } from '@eminent/text';
import { PlanetArt } from '../art/planet-art.tsx';
import { Gives, Price } from '../cards/planet.tsx';
import { useLang } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import styles from './seen-planets.module.css';

interface SeenPlanetsProps {
  readonly view: View;
  readonly onClose: () => void;
}

export function SeenPlanets({ view, onClose }: SeenPlanetsProps) {
  const lang = useLang();
  const planets = view.planetDiscard;
  return (
    <Dialog title={msg(lang, 'ui.seenPlanets', { n: planets.length })} onClose={onClose}>
      {planets.length === 0 && <p className="soft">{msg(lang, 'ui.empty')}</p>}
      <ul className={styles.planets}>
        {planets.map((planet) => {
          const { type, warfareCost, colonizeCost } = planetAt(planetOf(planet));
          return (
            <li key={planet}>
              <PlanetArt name={planet} type={type} className={styles.art} />
              <b>{planetName(planet)}</b>
              <Gives planet={planet} small={false} up={false} />
              <Price size={14} fighters={warfareCost} colonies={colonizeCost} />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

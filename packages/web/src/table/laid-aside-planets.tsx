// The window of surveyed planets that were not kept. The planet deck is refilled from them.
import { type View, backOf, planetOf } from '@eminent/engine';
import { msg } from '@eminent/text';
import { OfferedPlanet } from '../cards/planet.tsx';
import { useLang } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import styles from './laid-aside-planets.module.css';

interface LaidAsidePlanetsProps {
  readonly view: View;
  readonly onClose: () => void;
}

export function LaidAsidePlanets({ view, onClose }: LaidAsidePlanetsProps) {
  const lang = useLang();
  const planets = view.planetDiscard;
  return (
    <Dialog title={msg(lang, 'ui.seenPlanets', { n: planets.length })} onClose={onClose}>
      {planets.length === 0 && <p className="soft">{msg(lang, 'ui.empty')}</p>}
      <ul className={styles.planets}>
        {planets.map((planet) => (
          <li key={planet}>
            <OfferedPlanet planet={{ planet, ...backOf(planetOf(planet)) }} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

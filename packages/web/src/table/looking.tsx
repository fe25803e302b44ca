// Planets that are being looked at in a Survey: the one who looks sees their fronts and keeps one.
import type { View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { artName, OfferedPlanet } from '../cards/planet.tsx';
import { choose } from '../decide/picks.ts';
import { useLang } from '../settings/settings.ts';
import styles from './looking.module.css';

export function Looking({ view }: { readonly view: View }) {
  const lang = useLang();
  const options = view.decision?.options ?? [];
  return (
    <section className={styles.looking} aria-label={msg(lang, 'ui.looking')}>
      {view.looking.map((planet, index) => {
        const option = options.find((one) => one.kind === 'keep' && one.index === index);
        return (
          <OfferedPlanet
            key={`${artName(planet)} ${index + 1}`}
            planet={planet}
            anchor={`looking:${index}`}
            onChoose={option === undefined ? undefined : () => choose(view, option)}
          />
        );
      })}
    </section>
  );
}

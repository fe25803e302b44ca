// What cannot be taken, and for each what is missing or who has it.
import type { View } from '@eminent/engine';
import { cardLabel, missingText, msg, takenText } from '@eminent/text';
import { useLang } from '../../settings/settings.ts';
import { CardScene } from '../../art/card-scene.tsx';
import { technologyOf } from '../technology-filter.ts';
import { showTechnology } from './shown-technology.ts';
import type { MarketTechnology } from './market-technologies.ts';
import styles from './unavailable-technologies.module.css';

interface NotYetProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly wares: readonly MarketTechnology[];
  readonly shown: string | undefined;
}

export function UnavailableTechnologies({ view, names, wares, shown }: NotYetProps) {
  const lang = useLang();
  if (wares.length === 0) return null;
  return (
    <section className={styles.notYet} aria-labelledby="not-yet">
      <h3 id="not-yet">{msg(lang, 'ui.notYet')}</h3>
      <ul>
        {wares.map(({ card, reach, taken }) => (
          <li key={card}>
            <button
              type="button"
              aria-pressed={card === shown}
              data-hue={technologyOf(card).type}
              onClick={() => showTechnology(view, card)}
            >
              <span className={styles.picture}>
                <CardScene card={card} className={styles.scene} />
              </span>
              <span>
                <b>{cardLabel(lang, card)}</b>
                <span className="sr-only">: </span>
                <small>
                  {taken === undefined
                    ? reach && missingText(lang, reach, technologyOf(card).type)
                    : takenText(lang, taken, names, view.seat)}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

// The unavailable technologies: those out of reach, the nearest first, and those already taken.
import type { View } from '@eminent/engine';
import { cardLabel, missingText, msg, takenText } from '@eminent/text';
import { useLang } from '../../settings/settings.ts';
import { CardScene } from '../../art/card-scene.tsx';
import { technologyOf } from '../technology-filter.ts';
import { showTechnology } from './shown-technology.ts';
import type { MarketTechnology } from './market-technologies.ts';
import { MissingSymbols } from './missing-symbols.tsx';
import styles from './unavailable-technologies.module.css';

interface UnavailableTechnologiesProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly technologies: readonly MarketTechnology[];
  readonly shown: string | undefined;
}

export function UnavailableTechnologies(props: UnavailableTechnologiesProps) {
  const lang = useLang();
  const { technologies } = props;
  const taken = technologies.filter((one) => one.taken !== undefined);
  const missing = technologies.filter((one) => one.taken === undefined);
  if (technologies.length === 0) return null;
  return (
    <div className={styles.lists}>
      <TechnologyList
        {...props}
        id="not-yet"
        title={msg(lang, 'ui.notYet')}
        technologies={missing}
      />
      <TechnologyList
        {...props}
        id="taken"
        title={msg(lang, 'ui.takenTechnologies')}
        technologies={taken}
      />
    </div>
  );
}

function TechnologyList({
  view,
  names,
  technologies,
  shown,
  id,
  title,
}: UnavailableTechnologiesProps & { readonly id: string; readonly title: string }) {
  const lang = useLang();
  if (technologies.length === 0) return null;
  return (
    <section className={styles.notYet} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {technologies.map(({ card, reach, taken }) => (
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
                {taken === undefined && reach !== undefined && (
                  <span className="sr-only">
                    {': '}
                    {missingText(lang, reach, technologyOf(card).type)}
                  </span>
                )}
                {taken !== undefined && <small>{takenText(lang, taken, names, view.seat)}</small>}
                {taken === undefined && reach !== undefined && (
                  <MissingSymbols reach={reach} type={technologyOf(card).type} />
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

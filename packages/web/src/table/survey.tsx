// The planets of a Survey, in the middle of the table. The player who surveys selects one to keep.
import type { LookedAtPlanet, View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { artName, OfferedPlanet } from '../cards/planet.tsx';
import { useOptionChoice } from '../question/piece-answers.ts';
import { useLang } from '../settings/settings.ts';
import styles from './survey.module.css';

export function Survey({ view }: { readonly view: View }) {
  const lang = useLang();
  return (
    <section className={styles.survey} data-over aria-label={msg(lang, 'ui.looking')}>
      <div className={styles.planets} style={{ '--planets': view.looking.length }}>
        {view.looking.map((planet, index) => (
          <SurveyedPlanet
            key={`${artName(planet)} ${index + 1}`}
            view={view}
            planet={planet}
            index={index}
          />
        ))}
      </div>
    </section>
  );
}

function SurveyedPlanet({
  view,
  planet,
  index,
}: {
  readonly view: View;
  readonly planet: LookedAtPlanet;
  readonly index: number;
}) {
  const option = view.decision?.options.find((one) => one.kind === 'keep' && one.index === index);
  const choice = useOptionChoice(view, option);
  return <OfferedPlanet planet={planet} anchor={`looking:${index}`} {...choice} />;
}

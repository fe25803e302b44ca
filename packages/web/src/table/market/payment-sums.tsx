// What the player can pay for a technology: the number of Research symbols with their sources, and
// the number of face-up planets of each type.
import { PLANET_TYPES, researchSources, type TechnologyDef, type View } from '@eminent/engine';
import { msg, planetTypeName, rangeText, sourceText } from '@eminent/text';
import { TypeIcon } from '../../art/icons.tsx';
import { RoleStrength } from '../../cards/role-strength.tsx';
import { useLang } from '../../settings/settings.ts';
import { technologyOf } from '../technology-filter.ts';
import { asksForTechnology } from '../../game/technology-question.ts';
import styles from './payment-sums.module.css';

interface SumsProps {
  readonly view: View;
  readonly shown: string | undefined;
}

export function PaymentSums({ view, shown }: SumsProps) {
  const needed = shown === undefined ? undefined : technologyOf(shown);
  return (
    <div className={styles.sums}>
      <SymbolSum view={view} />
      <PlanetSums view={view} needed={needed} />
    </div>
  );
}

/** When buying, the Research symbols with their sources; otherwise those of a role led now. */
function SymbolSum({ view }: { readonly view: View }) {
  const lang = useLang();
  const { decision, research } = view;
  const strength = (n: number) => (
    <RoleStrength role="research" n={n} size="sum" label={msg(lang, 'ui.researchSymbols', { n })} />
  );
  if (decision?.step === 'buy-technology') {
    const leads = view.leader === view.seat;
    return (
      <div className={styles.symbols}>
        {strength(decision.symbols)}
        <ul>
          {researchSources(view).map((source) => (
            <li key={`${source.from} ${'card' in source ? source.card : ''}`}>
              <b>{source.symbols}</b> {sourceText(lang, source, leads)}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  // Cards drawn blind have no price.
  if (research === undefined || asksForTechnology(view) || view.technologyDecks !== undefined) {
    return <div className={styles.symbols} />;
  }
  const { least, most } = research.symbols;
  return (
    <div className={styles.symbols}>
      {strength(most)}
      <p>{msg(lang, 'ui.ledNow', { range: rangeText({ least, most }), n: most })}</p>
    </div>
  );
}

function PlanetSums({
  view,
  needed,
}: Pick<SumsProps, 'view'> & {
  readonly needed: TechnologyDef | undefined;
}) {
  const lang = useLang();
  const up = view.players[view.seat ?? -1]?.planetsUp;
  if (up === undefined) return null;
  return (
    <dl className={styles.planets} aria-label={msg(lang, 'ui.yourFaceUpPlanets')}>
      {PLANET_TYPES.map((type) => (
        <div key={type} data-needed={type === needed?.type || undefined} data-tip={type}>
          <dt>
            <TypeIcon type={type} size="1.6em" />
            <span>{planetTypeName(lang, type)}</span>
          </dt>
          <dd>{type === needed?.type ? `${up[type]}/${needed.planets}` : up[type]}</dd>
        </div>
      ))}
    </dl>
  );
}

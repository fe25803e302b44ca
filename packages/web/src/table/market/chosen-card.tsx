// The technology that the market shows large (as text in small windows), with the effects of taking
// it or the reason why it cannot be taken.
import {
  cardLabel,
  cardName,
  cardText,
  missingText,
  msg,
  takenText,
  takingText,
  hasCorrectedTexts,
  shipCount,
} from '@eminent/text';
import { CardScene } from '../../art/card-scene.tsx';
import { RoleIcon, ShipIcon, type Sign, SignIcon } from '../../art/icons.tsx';
import { InfluenceStar } from '../../cards/influence-star.tsx';
import { LargeFace } from '../../cards/large-face.tsx';
import { select, usePendingAnswer } from '../../question/selection-store.ts';
import { useLang } from '../../settings/settings.ts';
import { BreakableName } from '../../ui/breakable-name.tsx';
import type { PartProps } from '../part-props.ts';
import { technologyOf } from '../technology-filter.ts';
import { showTechnology } from './shown-technology.ts';
import {
  goesTo,
  isWithinReach,
  type MarketTechnology,
  marketTechnologyOf,
} from './market-technologies.ts';
import styles from './chosen-card.module.css';

interface ChosenCardProps extends PartProps {
  readonly card: string;
}

export function ChosenCard({ view, names, card, inspect }: ChosenCardProps) {
  const lang = useLang();
  const { otherFace, symbols, influence } = technologyOf(card);
  const errata = hasCorrectedTexts(view.options);
  const technology = marketTechnologyOf(view, card);
  return (
    <section className={styles.chosen} aria-label={cardLabel(lang, card)} data-chosen={card}>
      <LargeFace key={card} card={card} errata={errata} className={styles.face} />
      <div className={styles.strip} aria-hidden="true">
        <span className={styles.picture}>
          <CardScene card={card} className={styles.scene} />
        </span>
        <b>
          <BreakableName text={cardName(lang, card)} />
        </b>
        <span className={styles.marks}>
          {symbols.map((symbol, i) => (
            <RoleIcon key={`${symbol} ${i + 1}`} role={symbol} size="1.3em" />
          ))}
          {influence > 0 && <InfluenceStar n={influence} />}
        </span>
        <span className={styles.text}>{cardText(lang, card, errata)}</span>
      </div>
      <div className={styles.words}>
        <div className={styles.info} aria-live="polite">
          {technology && <MissingText view={view} names={names} technology={technology} />}
          <p>{takingText(lang, card, goesTo(view)).join(' ')}</p>
        </div>
        {technology && <Prices view={view} technology={technology} />}
        <p className={styles.actions}>
          {otherFace !== undefined && (
            <ActionButton
              sign="turn"
              label={msg(lang, 'ui.otherFace', { name: cardName(lang, otherFace) })}
              onPress={() => showTechnology(view, otherFace)}
            />
          )}
          <ActionButton
            sign="help"
            label={msg(lang, 'ui.lookUp')}
            onPress={() => inspect({ kind: 'technology', card })}
          />
        </p>
      </div>
    </section>
  );
}

function ActionButton({
  sign,
  label,
  onPress,
}: {
  readonly sign: Sign;
  readonly label: string;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" title={label} onClick={onPress}>
      <SignIcon sign={sign} size={18} />
      <span>{label}</span>
    </button>
  );
}

interface TechnologyProps extends Pick<ChosenCardProps, 'view'> {
  readonly technology: MarketTechnology;
}

function Prices({ view, technology: { card, option: bySymbols, forShips } }: TechnologyProps) {
  const lang = useLang();
  const { options: chosen } = usePendingAnswer(view);
  const { cost, shipCost } = technologyOf(card);
  if (bySymbols === undefined || forShips === undefined || shipCost === undefined) return null;
  return (
    <p className={styles.prices} role="group" aria-label={msg(lang, 'ui.payWith')}>
      {[bySymbols, forShips].map((option) => (
        <button
          key={option.token}
          type="button"
          data-price={option.kind}
          aria-pressed={chosen.includes(option)}
          onClick={() => select(view, option)}
        >
          {option.kind === 'buy' ? (
            <>
              <RoleIcon role="research" size="1.3em" />
              <span>{msg(lang, 'ui.researchSymbols', { n: cost })}</span>
            </>
          ) : (
            <>
              <ShipIcon ship={shipCost.ship} size="1.3em" />
              <span>{shipCount(lang, shipCost.ship, shipCost.n)}</span>
            </>
          )}
        </button>
      ))}
    </p>
  );
}

function MissingText({
  view,
  names,
  technology,
}: TechnologyProps & Pick<ChosenCardProps, 'names'>) {
  const lang = useLang();
  if (isWithinReach(view, technology)) return null;
  const { card, taken, reach } = technology;
  const text =
    taken === undefined
      ? reach && missingText(lang, reach, technologyOf(card).type)
      : takenText(lang, taken, names, view.seat);
  return text === undefined ? null : <p className={styles.missing}>{text}</p>;
}

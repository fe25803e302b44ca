// The selected or inspected technology: its face, large (one line of it in small windows), and the outcome of taking it or the reason why
// it cannot be taken.
import type { View } from '@eminent/engine';
import {
  cardLabel,
  cardName,
  cardText,
  missingText,
  msg,
  takenText,
  takingText,
  laterTexts,
  shipCount,
} from '@eminent/text';
import { CardScene } from '../../art/card-scene.tsx';
import { RoleIcon, ShipIcon, type Sign, SignIcon } from '../../art/icons.tsx';
import { InfluenceStar } from '../../cards/influence-star.tsx';
import { LargeFace } from '../../cards/large-face.tsx';
import { select, usePendingAnswer } from '../../question/selection-store.ts';
import { useLang } from '../../settings/settings.ts';
import { BreakableName } from '../../ui/breakable-name.tsx';
import type { Inspected } from '../../game/table-windows.ts';
import { technologyOf } from '../technology-filter.ts';
import { showTechnology } from './shown-technology.ts';
import { goesTo, isWithinReach, marketTechnologyOf } from './market-technologies.ts';
import styles from './chosen-card.module.css';

interface ChosenCardProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly card: string;
  readonly inspect: (inspected: Inspected) => void;
}

export function ChosenCard({ view, names, card, inspect }: ChosenCardProps) {
  const lang = useLang();
  const { otherFace, symbols, influence } = technologyOf(card);
  const errata = laterTexts(view.options);
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
          <MissingText view={view} names={names} card={card} />
          <p>{takingText(lang, card, goesTo(view)).join(' ')}</p>
        </div>
        <Prices view={view} card={card} />
        <p className={styles.actions}>
          {otherFace !== undefined && (
            <Way
              sign="turn"
              label={msg(lang, 'ui.otherFace', { name: cardName(lang, otherFace) })}
              onPress={() => showTechnology(view, otherFace)}
            />
          )}
          <Way
            sign="help"
            label={msg(lang, 'ui.lookUp')}
            onPress={() => inspect({ kind: 'technology', card })}
          />
        </p>
      </div>
    </section>
  );
}

function Way({
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

/** Where both symbols and ships can pay for it: the choice between them. */
function Prices({ view, card }: Pick<ChosenCardProps, 'view' | 'card'>) {
  const lang = useLang();
  const { options: chosen } = usePendingAnswer(view);
  const ware = marketTechnologyOf(view, card);
  const { cost, shipCost } = technologyOf(card);
  if (ware?.option === undefined || ware.forShips === undefined || shipCost === undefined) {
    return null;
  }
  return (
    <p className={styles.prices} role="group" aria-label={msg(lang, 'ui.payWith')}>
      {[ware.option, ware.forShips].map((option) => (
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

/** Why it cannot be taken now; nothing where it can. */
function MissingText({ view, names, card }: Omit<ChosenCardProps, 'inspect'>) {
  const lang = useLang();
  const ware = marketTechnologyOf(view, card);
  if (ware === undefined || isWithinReach(view, ware)) return null;
  const { taken, reach } = ware;
  const text =
    taken === undefined
      ? reach && missingText(lang, reach, technologyOf(card).type)
      : takenText(lang, taken, names, view.seat);
  return text === undefined ? null : <p className={styles.missing}>{text}</p>;
}

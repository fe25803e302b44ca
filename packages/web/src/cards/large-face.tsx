// A large card for reading. Nothing covers its picture: symbols are in a dark column beside it,
// influence and type beside the name.
import clsx from 'clsx';
import { cardAt, kindOf, type TechnologyDef } from '@eminent/engine';
import { cardName, cardText, msg, spokenCard } from '@eminent/text';
import { CardScene } from '../art/card-scene.tsx';
import { RoleIcon, ShipIcon, TypeIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { BreakableName } from '../ui/breakable-name.tsx';
import { hueOf, iconCount, Icons, longestWord } from './card-face.tsx';
import { InfluenceStar } from './influence-star.tsx';
import styles from './large-face.module.css';

interface LargeFaceProps {
  readonly card: string;
  readonly errata: boolean;
  /** Whether screen readers read the card; false where text next to it says the same. */
  readonly hasLabel?: boolean;
  readonly className?: string | undefined;
}

/** A large card, as wide as `--card-width`. Its height grows with the text. */
export function LargeFace({ card, errata, hasLabel = true, className }: LargeFaceProps) {
  const lang = useLang();
  const def = cardAt(kindOf(card));
  const isTechnology = def.family === 'technology';
  return (
    <div
      className={clsx(styles.card, className)}
      data-hue={hueOf(def)}
      {...(hasLabel
        ? { role: 'img', 'aria-label': spokenCard(lang, card, errata) }
        : { 'aria-hidden': true })}
    >
      <span className={styles.picture}>
        <CardScene card={card} className={styles.scene} />
        {def.symbols.length + iconCount(def) > 0 && (
          <span className={styles.gutter}>
            {def.symbols.map((symbol, i) => (
              <RoleIcon key={`${symbol} ${i + 1}`} role={symbol} size="3.1em" />
            ))}
            {isTechnology && (
              <span className={styles.icons}>
                <Icons def={def} />
              </span>
            )}
          </span>
        )}
      </span>
      <span className={clsx(styles.plate, isTechnology && def.permanent && styles.permanent)}>
        <span className={styles.head}>
          <b className={styles.name} style={{ '--letters': longestWord(cardName(lang, card)) }}>
            <BreakableName text={cardName(lang, card)} />
          </b>
          {isTechnology && (
            <span className={styles.worth}>
              {def.influence > 0 && <InfluenceStar n={def.influence} />}
              <TypeIcon type={def.type} size="1.9em" />
            </span>
          )}
        </span>
        <span className={styles.text}>{cardText(lang, card, errata)}</span>
        {isTechnology && <Cost def={def} />}
      </span>
    </div>
  );
}

function Cost({ def }: { readonly def: TechnologyDef }) {
  const lang = useLang();
  return (
    <span className={styles.cost}>
      {def.cost > 0 && (
        <span data-tip="researchCost">
          <RoleIcon role="research" size="1.5em" />
          {def.cost}
        </span>
      )}
      <span data-tip="planetsNeeded">
        <TypeIcon type={def.type} size="1.5em" />
        {def.planets}
        {def.otherPlanet === true && '+1'}
      </span>
      {def.shipCost !== undefined && (
        <span data-tip="shipCost">
          <ShipIcon ship={def.shipCost.ship} size="1.5em" tip="shipCost" />
          {def.shipCost.n}
        </span>
      )}
      {def.permanent && <em data-tip="permanent">{msg(lang, 'ui.permanent')}</em>}
    </span>
  );
}

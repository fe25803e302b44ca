// The face of a card without its frame: picture, symbols, name, text, and for technologies
// influence, type and cost. CSS adapts it to the size of the card and to its visible part.
import clsx from 'clsx';
import { type CardDef, cardAt, kindOf, type TechnologyDef } from '@eminent/engine';
import { cardName, cardText, msg, shortCardText } from '@eminent/text';
import { CardScene } from '../art/card-scene.tsx';
import { RoleIcon, ShipIcon, SlotIcon, TypeIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { BreakableName } from '../ui/breakable-name.tsx';
import { hyphenate } from '../ui/hyphenate.ts';
import { InfluenceStar } from './influence-star.tsx';
import styles from './card-face.module.css';

export interface CardFaceProps {
  readonly card: string;
  readonly errata: boolean;
  /** Whether to show the cost of a technology, and that it is permanent. */
  readonly cost?: boolean;
  /** Whether the card is small, as on the table. The picture is then a raster image. */
  readonly small?: boolean;
  /** Whether to use the short text at every size, to leave room for the picture. */
  readonly brief?: boolean;
}

/**
 * Text lengths in characters. A text longer than SHORT_TEXT is replaced by the short text on a card
 * that is narrow or low. One longer than LONG_TEXT gets smaller symbols and a tighter layout.
 */
const SHORT_TEXT = 46;
const LONG_TEXT = 64;
/** A text with more characters is smaller on a card that also shows its cost. */
const VERY_LONG_TEXT = 76;

export function CardFace({
  card,
  errata,
  cost = false,
  small = false,
  brief = false,
}: CardFaceProps) {
  const lang = useLang();
  const def = cardAt(kindOf(card));
  const name = cardName(lang, card);
  const short = shortCardText(lang, card, errata);
  const text = brief ? short : cardText(lang, card, errata);
  const permanent = def.family === 'technology' && def.permanent;
  return (
    <span
      className={clsx(
        styles.face,
        cost && styles.priced,
        brief && styles.brief,
        text.length > LONG_TEXT && styles.dense,
        text.length > VERY_LONG_TEXT && styles.crowded,
      )}
      data-symbols={def.symbols.length + iconCount(def)}
    >
      <CardScene card={card} small={small} className={styles.scene} />
      <span className={styles.strip}>
        <span className={clsx(styles.plate, permanent && styles.permanent)}>
          <b className={styles.name} style={{ '--letters': longestWord(name) }}>
            <BreakableName text={hyphenate(lang, name)} />
          </b>
          <RulesText text={text} short={short} />
          {cost && <Cost def={def} brief={brief} />}
        </span>
        <Symbols def={def} />
        {!cost && (
          <b className={styles.spine}>
            <BreakableName text={name} />
            <span className={styles.spineText} data-card-text="spine">
              {short}
            </span>
          </b>
        )}
      </span>
      <Corner def={def} />
    </span>
  );
}

interface RulesTextProps {
  readonly text: string;
  readonly short: string;
}

function RulesText({ text, short }: RulesTextProps) {
  const lang = useLang();
  return (
    <>
      {short !== text && (
        <span
          className={clsx(styles.text, styles.full, text.length > SHORT_TEXT && styles.long)}
          data-card-text="full"
        >
          {hyphenate(lang, text)}
        </span>
      )}
      <span
        className={clsx(styles.text, short !== text && styles.short)}
        data-card-text={short === text ? 'full' : 'short'}
      >
        {hyphenate(lang, short)}
      </span>
    </>
  );
}

/** Returns the length of the longest word of a name, which must fit on one line. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/(?<=\/)|[\s-]+/).map((word) => word.length));
}

function Symbols({ def }: { readonly def: CardDef }) {
  return (
    <span className={styles.symbols}>
      {def.symbols.map((symbol, i) => (
        <RoleIcon key={`${symbol} ${i + 1}`} role={symbol} size="1em" />
      ))}
      {def.family === 'technology' && <Icons def={def} />}
    </span>
  );
}

/** Returns the color of a card (`data-hue`): its technology type, its first symbol, or Politics. */
export function hueOf(def: CardDef): string {
  return def.family === 'technology' ? def.type : (def.symbols[0] ?? 'politics');
}

/** Returns the number of icons for which a card can be discarded (Escalation). */
export function iconCount(def: CardDef): number {
  if (def.family !== 'technology') return 0;
  return (def.shipIcons ?? []).length + (def.resourceIcon === undefined ? 0 : 1);
}

/** The icons for which a card can be discarded (Escalation). */
export function Icons({ def }: { readonly def: TechnologyDef }) {
  const { resourceIcon, shipIcons = [] } = def;
  return (
    <>
      {resourceIcon !== undefined && (
        <span className={styles.token} data-tip="icon">
          <SlotIcon resource={resourceIcon} filled size="0.76em" />
        </span>
      )}
      {shipIcons.map((ship, i) => (
        <span key={`${ship} ${i + 1}`} className={styles.token} data-tip="icon">
          <ShipIcon ship={ship} size="0.76em" tip="icon" />
        </span>
      ))}
    </>
  );
}

function Corner({ def }: { readonly def: CardDef }) {
  if (def.family !== 'technology') return null;
  return (
    <span className={styles.corner}>
      {def.influence > 0 && <InfluenceStar n={def.influence} />}
      <span className={styles.type}>
        <TypeIcon type={def.type} size="1em" />
      </span>
    </span>
  );
}

/** The cost of a technology: Research symbols, planets of its type, and ships in Escalation. */
function Cost({ def, brief }: { readonly def: CardDef; readonly brief: boolean }) {
  const lang = useLang();
  if (def.family !== 'technology') return null;
  return (
    <span className={styles.cost}>
      <RoleIcon role="research" size="1.35em" />
      {def.cost}
      <TypeIcon type={def.type} size="1.35em" />
      {def.planets}
      {def.otherPlanet === true && '+1'}
      {def.shipCost !== undefined && (
        <span className={styles.ships}>
          <ShipIcon ship={def.shipCost.ship} size="1.3em" tip="shipCost" />
          {def.shipCost.n}
        </span>
      )}
      {/* On brief faces the brass line marks a permanent instead. */}
      {def.permanent && !brief && <em>{msg(lang, 'ui.permanent')}</em>}
    </span>
  );
}

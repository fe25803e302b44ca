// A role or technology card as it lies on the table or in a hand.
import { cardAt, kindOf, type CardDef } from '@eminent/engine';
import { cardName, cardText, msg, spokenCard } from '@eminent/text';
import { InfluenceIcon, RoleIcon, TypeIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { type Choice, Piece } from './piece.tsx';

/** The classes that give a card its colour and the engraving behind its text. */
export function looksOf({ family, symbols, ...def }: CardDef): string {
  const [symbol] = symbols;
  const hue = 'type' in def ? def.type : (symbol ?? 'politics');
  return `${family} ${hue} scene-${symbol ?? 'empire'}`;
}

/** Where a line may break inside a word. */
const BREAK = '\u200b';

interface CardProps extends Choice {
  readonly card: string;
  readonly errata: boolean;
  /** Small cards show name and symbols only. */
  readonly small?: boolean;
}

export function Card({ card, errata, small = false, ...choice }: CardProps) {
  const lang = useLang();
  const def = cardAt(kindOf(card));
  return (
    <Piece
      className={`card ${looksOf(def)}${small ? ' small' : ''}`}
      label={spokenCard(lang, card, errata)}
      {...choice}
    >
      <CardFace card={card} errata={errata} small={small} />
    </Piece>
  );
}

/** The print of a card, without its frame. */
export function CardFace({
  card,
  errata,
  small,
}: {
  readonly card: string;
  readonly errata: boolean;
  readonly small: boolean;
}) {
  const lang = useLang();
  const def = cardAt(kindOf(card));
  const [first] = def.symbols;
  return (
    <>
      <span className="card-top">
        <span className="card-symbols">
          {def.symbols.map((symbol, i) => (
            <RoleIcon key={`${symbol} ${i + 1}`} role={symbol} size={small ? 18 : 22} />
          ))}
        </span>
        {def.family === 'technology' && (
          <span className="card-corner">
            {def.influence > 0 && (
              <span className="points">
                <InfluenceIcon size={14} />
                {def.influence}
              </span>
            )}
            <TypeIcon type={def.type} size={18} />
          </span>
        )}
      </span>
      <b className="card-name">{cardName(lang, card).replace('/', `/${BREAK}`)}</b>
      {!small && (
        <>
          <span className="card-art" aria-hidden="true">
            {first === undefined ? (
              <InfluenceIcon size={46} />
            ) : (
              <RoleIcon role={first} size={46} />
            )}
          </span>
          <small className="card-text">{cardText(lang, card, errata)}</small>
          {def.family === 'technology' && (
            <span className="card-cost">
              <RoleIcon role="research" size={15} />
              {def.cost}
              <TypeIcon type={def.type} size={15} />
              {def.planets}
              {def.permanent && <em>{msg(lang, 'ui.permanent')}</em>}
            </span>
          )}
        </>
      )}
    </>
  );
}

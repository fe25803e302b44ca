// Cards and planets as they lie on the table; a legal one is a button.
import {
  cardAt,
  kindOf,
  planetAt,
  planetOf,
  type PlanetView,
  type PlayerView,
} from '@eminent/engine';
import {
  backLabel,
  cardLabel,
  cardName,
  cardText,
  type Lang,
  msg,
  planetName,
  spokenCard,
  spokenFaceDown,
  spokenPlanet,
} from '@eminent/text';
import type { ReactNode } from 'react';
import { PlanetDisc, RoleIcon, SlotIcon } from '../icons.tsx';

interface Choice {
  /** Absent when the piece cannot be chosen now. */
  readonly onChoose?: (() => void) | undefined;
  readonly picked?: boolean;
}

function Piece({
  className,
  label,
  children,
  onChoose,
  picked,
}: Choice & { readonly className: string; readonly label: string; readonly children: ReactNode }) {
  if (onChoose === undefined) {
    return (
      <div className={className} role="img" aria-label={label} title={label}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`${className} legal${picked === true ? ' picked' : ''}`}
      aria-label={label}
      aria-pressed={picked}
      onClick={onChoose}
      title={label}
    >
      {children}
    </button>
  );
}

/** A role or technology card. */
export function Card({
  lang,
  card,
  errata,
  ...choice
}: Choice & { readonly lang: Lang; readonly card: string; readonly errata: boolean }) {
  const def = cardAt(kindOf(card));
  const points = def.family === 'technology' ? def.influence : 0;
  return (
    <Piece
      className={`card ${def.family} ${def.family === 'technology' ? def.type : (def.symbols[0] ?? 'none')}`}
      label={spokenCard(lang, card, errata)}
      {...choice}
    >
      <b>{cardName(lang, card)}</b>
      <span className="symbols">
        {def.symbols.map((symbol, i) => (
          <RoleIcon key={`${symbol} ${i + 1}`} role={symbol} />
        ))}
        {points > 0 && <span className="points">{points}</span>}
      </span>
      <small>{cardText(lang, card, errata)}</small>
    </Piece>
  );
}

/** Influence and symbol of a planet whose front is known. */
function Front({ planet }: { readonly planet: string }) {
  const { influence, symbol, handLimit } = planetAt(planetOf(planet));
  return (
    <span className="front" aria-hidden="true">
      <span className="points">{influence}</span>
      {symbol !== undefined && <RoleIcon role={symbol} size={18} />}
      {handLimit > 0 && <span className="hand-sign">✋+{handLimit}</span>}
    </span>
  );
}

/** A planet of an empire. */
export function Planet({
  lang,
  planet,
  ...choice
}: Choice & { readonly lang: Lang; readonly planet: PlanetView }) {
  const name = planet.planet;
  const spoken =
    planet.up && name !== undefined
      ? spokenPlanet(lang, name, {
          colonies: 0,
          resources: (planet.slots ?? [])
            .filter((slot) => slot.filled)
            .map((slot) => slot.resource),
          blocked: planet.blocked,
        })
      : spokenFaceDown(lang, planet, planet.colonyCount, name);
  return (
    <Piece
      className={`planet ${planet.type} ${planet.up ? 'up' : 'down'}`}
      label={spoken}
      {...choice}
    >
      <PlanetDisc type={planet.type} />
      <span className="facts">
        <b>{name === undefined ? backLabel(lang, planet) : planetName(name)}</b>
        {name !== undefined && <Front planet={name} />}
        {planet.up ? (
          <span className="slots">
            {(planet.slots ?? []).map((slot) => (
              <SlotIcon key={slot.resource} {...slot} />
            ))}
            {planet.blocked && <span>{msg(lang, 'piece.blocked')}</span>}
          </span>
        ) : (
          <span className="costs">
            <span>
              <RoleIcon role="warfare" size={16} /> {planet.attackCost}
            </span>
            <span>
              <RoleIcon role="colonize" size={16} /> {planet.colonyCount}/
              {planet.colonyCount + (planet.coloniesMissing ?? 0)}
            </span>
          </span>
        )}
      </span>
    </Piece>
  );
}

/** Fighters, influence, symbols and permanents of a player. */
export function Facts({ lang, player }: { readonly lang: Lang; readonly player: PlayerView }) {
  return (
    <ul className="chips">
      <li>{msg(lang, 'ui.score', { n: player.score.total })}</li>
      <li>{msg(lang, 'ui.fighters', { n: player.fighters })}</li>
      <li>{msg(lang, 'ui.tokens', { n: player.influence })}</li>
      <li>{msg(lang, 'ui.hand', { n: player.handSize, limit: player.handLimit })}</li>
      <li>{msg(lang, 'ui.deck', { deck: player.deckSize, discard: player.discard.length })}</li>
      {player.permanents.map((card) => (
        <li key={card} className="permanent" title={cardText(lang, card)}>
          {cardLabel(lang, card)}
        </li>
      ))}
    </ul>
  );
}

// What a player owns, from public information: score, symbols, deck, discard pile. For opponents also the empire, which small windows show
// nowhere else; for the player's own deck the odds of the next draw.
import { type PlayerView, ROLES, SHIPS, type View } from '@eminent/engine';
import {
  contentsOf,
  contentsText,
  msg,
  roleName,
  laterTexts,
  scenarioName,
  scenarioText,
  shipCount,
} from '@eminent/text';
import type { ReactNode } from 'react';
import { RoleIcon, ShipIcon } from '../art/icons.tsx';
import { Card } from '../cards/card.tsx';
import { Planet } from '../cards/planet.tsx';
import { useLang, useSettings } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Inspected } from '../game/table-windows.ts';
import { FleetTile } from './fleet.tsx';
import { chanceOfOne, countCards } from './draw-odds.ts';
import styles from './player-piles.module.css';

interface PilesProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly seat: number;
  readonly inspect: (inspected: Inspected) => void;
  readonly onClose: () => void;
}

const DRAWS = 2;

export function PlayerPiles({ view, names, seat, inspect, onClose }: PilesProps) {
  const lang = useLang();
  const player = view.players[seat];
  if (player === undefined) return null;
  const own = seat === view.seat;
  const pile = { view, inspect };
  return (
    <Dialog
      title={own ? msg(lang, 'ui.yourPiles') : msg(lang, 'ui.pilesOf', { name: names[seat] ?? '' })}
      className={styles.window}
      onClose={onClose}
    >
      <Ledger {...pile} player={player} />
      {!own && <Empire {...pile} player={player} />}
      <section>
        <h3>
          {msg(lang, own ? 'ui.deckContents' : 'ui.deckAndHand', {
            n: player.unseen.length,
          })}
        </h3>
        {own && player.unseen.length === 0 ? (
          <p className="soft">{msg(lang, 'ui.emptyDeck')}</p>
        ) : (
          <Pile
            {...pile}
            cards={player.unseen}
            below={own ? (n) => <Odds n={n} of={player.unseen.length} /> : undefined}
          />
        )}
      </section>
      {!own && player.knownHand.length > 0 && (
        <section>
          <h3>{msg(lang, 'ui.knownHand')}</h3>
          <Pile {...pile} cards={player.knownHand} />
        </section>
      )}
      <section>
        <h3>{msg(lang, 'ui.discardPile', { n: player.discard.length })}</h3>
        <Pile {...pile} cards={player.discard} />
      </section>
    </Dialog>
  );
}

/** The sources of the score, and the permanent symbols. */
function Ledger({
  view,
  player,
  inspect,
}: Pick<PileProps, 'view' | 'inspect'> & { readonly player: PlayerView }) {
  const lang = useLang();
  const liveScore = useSettings((settings) => settings.liveScore);
  const { score, symbols, influence, fighters, ships, fleet, scenario, handSize, handLimit } =
    player;
  const sources = liveScore
    ? ([
        ['total', score.total],
        ['tokens', score.tokens],
        ['planets', score.planets],
        ['technologies', score.technologies],
        ...(score.ships === undefined ? [] : [['ships', score.ships] as const]),
      ] as const)
    : ([['tokens', influence]] as const);
  const roles = ROLES.filter((role) => symbols[role] > 0);
  return (
    <section className={styles.ledger}>
      <dl>
        {sources.map(([source, n]) => (
          <div key={source} data-tip="score">
            <dt>{msg(lang, `score.${source}`)}</dt>
            <dd>{n}</dd>
          </div>
        ))}
        <div data-tip="fighter">
          <dt>{msg(lang, 'ui.fleet')}</dt>
          <dd>{ships === undefined ? fighters : <Ships ships={ships} />}</dd>
        </div>
        {fleet !== undefined && (
          <div data-tip="fleet">
            <dt>{msg(lang, `piece.fleet.${fleet}.name`)}</dt>
            <dd>
              <FleetTile view={view} player={player} inspect={inspect} />
            </dd>
          </div>
        )}
        {scenario !== undefined && (
          <div data-tip="scenario">
            <dt>{msg(lang, 'glossary.scenario.term')}</dt>
            <dd>{scenarioName(lang, scenario)}</dd>
          </div>
        )}
        <div data-tip="handLimit">
          <dt>{msg(lang, 'ui.inHand')}</dt>
          <dd>
            {handSize}/{handLimit}
          </dd>
        </div>
      </dl>
      {scenario !== undefined && <p className="soft">{scenarioText(lang, scenario)}</p>}
      {roles.length > 0 && (
        <p className={styles.symbols}>
          {msg(lang, 'ui.symbolsThere')}
          {roles.map((role) => (
            <span key={role}>
              <RoleIcon role={role} size={22} />
              <span className="sr-only">{roleName(lang, role)}</span> {symbols[role]}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

/** Ships of each size, with their numbers. */
function Ships({ ships }: { readonly ships: NonNullable<PlayerView['ships']> }) {
  const lang = useLang();
  return SHIPS.map((ship) => (
    <span key={ship} role="img" aria-label={shipCount(lang, ship, ships[ship])}>
      <ShipIcon ship={ship} size="1.1em" /> {ships[ship]}{' '}
    </span>
  ));
}

/** Planets and permanents of an opponent. */
function Empire({
  player,
  ...pile
}: Pick<PileProps, 'view' | 'inspect'> & { readonly player: PlayerView }) {
  const lang = useLang();
  const { seat, planets, permanents } = player;
  return (
    <>
      <section>
        <h3>{msg(lang, 'ui.planets')}</h3>
        {planets.length === 0 && <p className="soft">{msg(lang, 'ui.empty')}</p>}
        <ul className={styles.planets}>
          {planets.map((planet, at) => (
            <li key={`${seat} ${at + 1}`}>
              <Planet
                planet={planet}
                onInspect={() => pile.inspect({ kind: 'planet', seat, at })}
              />
            </li>
          ))}
        </ul>
      </section>
      {permanents.length > 0 && (
        <section>
          <h3>{msg(lang, 'ui.permanents')}</h3>
          <Pile
            {...pile}
            cards={permanents}
            owner={seat}
            below={(_n, card) => <PermanentPieces player={player} card={card} />}
          />
        </section>
      )}
    </>
  );
}

/** The pieces on a permanent. */
function PermanentPieces({ player, card }: { readonly player: PlayerView; readonly card: string }) {
  const lang = useLang();
  const held = contentsOf(player, card);
  return held === undefined ? null : <p className={styles.contents}>{contentsText(lang, held)}</p>;
}

interface PileProps {
  readonly view: View;
  readonly cards: readonly string[];
  readonly inspect: (inspected: Inspected) => void;
  /** The seat that has them as permanents. */
  readonly owner?: number;
  /** The text below a card, by the number of equal cards. */
  readonly below?: ((n: number, card: string) => ReactNode) | undefined;
}

/** Cards side by side, equal ones once with their number. */
function Pile({ view, cards, inspect, owner, below }: PileProps) {
  const lang = useLang();
  if (cards.length === 0) return <p className="soft">{msg(lang, 'ui.empty')}</p>;
  return (
    <ul className={styles.pile}>
      {countCards(cards).map(([card, n]) => (
        <li key={card}>
          <Card
            card={card}
            errata={laterTexts(view.options)}
            {...(n > 1 ? { tag: `×${n}`, spokenContents: msg(lang, 'ui.timesShort', { n }) } : {})}
            onInspect={() =>
              inspect({ kind: 'card', card, ...(owner === undefined ? {} : { seat: owner }) })
            }
          />
          {below?.(n, card)}
        </li>
      ))}
    </ul>
  );
}

/** The odds that a card is the next one, or among the next few. */
function Odds({ n, of }: { readonly n: number; readonly of: number }) {
  const lang = useLang();
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  return (
    <dl className={styles.odds}>
      <div>
        <dt>{msg(lang, 'ui.nextDraw')}</dt>
        <dd>{percent.format(n / of)}</dd>
      </div>
      <div>
        <dt>{msg(lang, 'ui.nextDraws', { n: DRAWS })}</dt>
        <dd>{percent.format(chanceOfOne(of, n, DRAWS))}</dd>
      </div>
    </dl>
  );
}

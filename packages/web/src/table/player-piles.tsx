// The window of a player's pieces, without hidden information. For opponents with the empire, which
// small windows hide; for the viewing player with the odds of the next draws.
import { type PlayerView, ROLES, SHIPS } from '@eminent/engine';
import {
  msg,
  roleName,
  hasCorrectedTexts,
  scenarioName,
  scenarioText,
  shipCount,
  type TipId,
} from '@eminent/text';
import type { ReactNode } from 'react';
import { RoleIcon, ShipIcon } from '../art/icons.tsx';
import { Card } from '../cards/card.tsx';
import { Planet } from '../cards/planet.tsx';
import { useLang, useSettings } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FleetTile } from './fleet.tsx';
import type { PartProps } from './part-props.ts';
import { PermanentPieces } from './permanent.tsx';
import { chanceOfOne, countCards } from './draw-odds.ts';
import styles from './player-piles.module.css';

interface PilesProps extends PartProps {
  readonly seat: number;
  readonly onClose: () => void;
}

/** Besides the next draw, shows the chance of at least one copy in this many draws. */
const DRAWS = 2;

export function PlayerPiles({ view, names, seat, inspect, onClose }: PilesProps) {
  const lang = useLang();
  const player = view.players[seat];
  if (player === undefined) return null;
  const isOwn = seat === view.seat;
  const pile = { view, inspect };
  return (
    <Dialog
      title={
        isOwn ? msg(lang, 'ui.yourPiles') : msg(lang, 'ui.pilesOf', { name: names[seat] ?? '' })
      }
      className={styles.window}
      onClose={onClose}
    >
      <Ledger {...pile} player={player} />
      {!isOwn && <Empire {...pile} player={player} />}
      <section>
        <h3>
          {msg(lang, isOwn ? 'ui.deckContents' : 'ui.deckAndHand', {
            n: player.unseen.length,
          })}
        </h3>
        {isOwn && player.unseen.length === 0 ? (
          <p className="soft">{msg(lang, 'ui.emptyDeck')}</p>
        ) : (
          <Pile
            {...pile}
            cards={player.unseen}
            below={isOwn ? (n) => <Odds n={n} size={player.unseen.length} /> : undefined}
          />
        )}
      </section>
      {!isOwn && player.knownHand.length > 0 && (
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

function Ledger({
  view,
  player,
  inspect,
}: Pick<PileProps, 'view' | 'inspect'> & { readonly player: PlayerView }) {
  const lang = useLang();
  const liveScore = useSettings((settings) => settings.liveScore);
  const { fighters, ships, fleet, scenario, handSize, handLimit } = player;
  return (
    <section className={styles.ledger}>
      <dl>
        {scoreSources(player, liveScore).map(([source, n]) => (
          <Entry key={source} tip="score" term={msg(lang, `score.${source}`)}>
            {n}
          </Entry>
        ))}
        <Entry tip="fighter" term={msg(lang, 'ui.fleet')}>
          {ships === undefined ? fighters : <Ships ships={ships} />}
        </Entry>
        {fleet !== undefined && (
          <Entry tip="fleet" term={msg(lang, `piece.fleet.${fleet}.name`)}>
            <FleetTile view={view} player={player} inspect={inspect} />
          </Entry>
        )}
        {scenario !== undefined && (
          <Entry tip="scenario" term={msg(lang, 'glossary.scenario.term')}>
            {scenarioName(lang, scenario)}
          </Entry>
        )}
        <Entry tip="handLimit" term={msg(lang, 'ui.inHand')}>
          {handSize}/{handLimit}
        </Entry>
      </dl>
      {scenario !== undefined && <p className="soft">{scenarioText(lang, scenario)}</p>}
      <EmpireSymbols player={player} />
    </section>
  );
}

/** Returns the shown parts of the score: only the tokens if the settings hide scores in play. */
function scoreSources({ score, influence }: PlayerView, liveScore: boolean) {
  const { total, tokens, planets, technologies, ships } = score;
  if (!liveScore) return [['tokens', influence]] as const;
  return [
    ['total', total],
    ['tokens', tokens],
    ['planets', planets],
    ['technologies', technologies],
    ...(ships === undefined ? [] : [['ships', ships] as const]),
  ] as const;
}

function Entry({
  tip,
  term,
  children,
}: {
  readonly tip: TipId;
  readonly term: string;
  readonly children: ReactNode;
}) {
  return (
    <div data-tip={tip}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function EmpireSymbols({ player: { symbols } }: { readonly player: PlayerView }) {
  const lang = useLang();
  const roles = ROLES.filter((role) => symbols[role] > 0);
  if (roles.length === 0) return null;
  return (
    <p className={styles.symbols}>
      {msg(lang, 'ui.symbolsThere')}
      {roles.map((role) => (
        <span key={role}>
          <RoleIcon role={role} size={22} />
          <span className="sr-only">{roleName(lang, role)}</span> {symbols[role]}
        </span>
      ))}
    </p>
  );
}

function Ships({ ships }: { readonly ships: NonNullable<PlayerView['ships']> }) {
  const lang = useLang();
  return SHIPS.map((ship) => (
    <span key={ship} role="img" aria-label={shipCount(lang, ship, ships[ship])}>
      <ShipIcon ship={ship} size="1.1em" /> {ships[ship]}{' '}
    </span>
  ));
}

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
            below={(_n, card) => (
              <PermanentPieces player={player} card={card} className={styles.contents} />
            )}
          />
        </section>
      )}
    </>
  );
}

interface PileProps extends Omit<PartProps, 'names'> {
  readonly cards: readonly string[];
  /** The owner; set for permanents. */
  readonly owner?: number;
  readonly below?: ((n: number, card: string) => ReactNode) | undefined;
}

function Pile({ view, cards, inspect, owner, below }: PileProps) {
  const lang = useLang();
  if (cards.length === 0) return <p className="soft">{msg(lang, 'ui.empty')}</p>;
  return (
    <ul className={styles.pile}>
      {countCards(cards).map(([card, n]) => (
        <li key={card}>
          <Card
            card={card}
            errata={hasCorrectedTexts(view.options)}
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

function Odds({ n, size }: { readonly n: number; readonly size: number }) {
  const lang = useLang();
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  return (
    <dl className={styles.odds}>
      <div>
        <dt>{msg(lang, 'ui.nextDraw')}</dt>
        <dd>{percent.format(n / size)}</dd>
      </div>
      <div>
        <dt>{msg(lang, 'ui.nextDraws', { n: DRAWS })}</dt>
        <dd>{percent.format(chanceOfOne(size, n, DRAWS))}</dd>
      </div>
    </dl>
  );
}

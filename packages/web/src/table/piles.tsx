// What a player owns, as everybody may know it: score, symbols, deck, discard pile; of another the empire, too, which a small window has no
// other place for; for the own deck the odds of the next draw.
import { type PlayerView, ROLES, type View } from '@eminent/engine';
import { msg, roleName } from '@eminent/text';
import type { ReactNode } from 'react';
import { RoleIcon } from '../art/icons.tsx';
import { Card } from '../cards/card.tsx';
import { Planet } from '../cards/planet.tsx';
import { useLang, useSettings } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Inspected } from './details.tsx';
import { chanceOfOne, countCards } from './odds.ts';
import styles from './piles.module.css';

interface PilesProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly seat: number;
  readonly inspect: (inspected: Inspected) => void;
  readonly onClose: () => void;
}

const DRAWS = 2;

export function Piles({ view, names, seat, inspect, onClose }: PilesProps) {
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
      <Ledger player={player} />
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

/** Where the score comes from, and the symbols that always count. */
function Ledger({ player }: { readonly player: PlayerView }) {
  const lang = useLang();
  const liveScore = useSettings((settings) => settings.liveScore);
  const { score, symbols, influence, fighters, handSize, handLimit } = player;
  const sources = liveScore
    ? ([
        ['total', score.total],
        ['tokens', score.tokens],
        ['planets', score.planets],
        ['technologies', score.technologies],
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
          <dd>{fighters}</dd>
        </div>
        <div data-tip="handLimit">
          <dt>{msg(lang, 'ui.inHand')}</dt>
          <dd>
            {handSize}/{handLimit}
          </dd>
        </div>
      </dl>
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

/** Worlds and permanents of another. */
function Empire({
  player,
  ...pile
}: Pick<PileProps, 'view' | 'inspect'> & { readonly player: PlayerView }) {
  const lang = useLang();
  const { seat, planets, permanents } = player;
  return (
    <>
      <section>
        <h3>{msg(lang, 'ui.worlds')}</h3>
        {planets.length === 0 && <p className="soft">{msg(lang, 'ui.empty')}</p>}
        <ul className={styles.worlds}>
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
          <Pile {...pile} cards={permanents} />
        </section>
      )}
    </>
  );
}

interface PileProps {
  readonly view: View;
  readonly cards: readonly string[];
  readonly inspect: (inspected: Inspected) => void;
  /** What stands below a card of which there are so many. */
  readonly below?: ((n: number) => ReactNode) | undefined;
}

/** Cards side by side, each kind once with its number. */
function Pile({ view, cards, inspect, below }: PileProps) {
  const lang = useLang();
  if (cards.length === 0) return <p className="soft">{msg(lang, 'ui.empty')}</p>;
  return (
    <ul className={styles.pile}>
      {countCards(cards).map(([card, n]) => (
        <li key={card}>
          <Card
            card={card}
            errata={view.options.techErrata}
            {...(n > 1 ? { tag: `×${n}`, said: msg(lang, 'ui.times', { n }) } : {})}
            onInspect={() => inspect({ kind: 'card', card })}
          />
          {below?.(n)}
        </li>
      ))}
    </ul>
  );
}

/** The chance that a card is the next one, or among the next few. */
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

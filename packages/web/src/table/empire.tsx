// Empires: the own one in full, the others at a glance.
import clsx from 'clsx';
import {
  type OptionInfo,
  type PlanetView,
  type PlayerView,
  ROLES,
  type View,
} from '@eminent/engine';
import { cardLabel, cardName, msg, roleName } from '@eminent/text';
import { DeckIcon, FighterIcon, HandIcon, InfluenceIcon, RoleIcon } from '../art/icons.tsx';
import { Card } from '../cards/card.tsx';
import { Planet } from '../cards/planet.tsx';
import { choose, nextOf, useTimesPicked } from '../decide/picks.ts';
import { useLang, useSettings } from '../settings/settings.ts';
import type { Inspected } from './details.tsx';
import styles from './empire.module.css';

interface EmpireProps {
  readonly view: View;
  readonly player: PlayerView;
  readonly name: string;
  readonly inspect: (inspected: Inspected) => void;
  /** Opens the piles and the statistics of the player. */
  readonly onPiles: () => void;
}

/** An opponent at a glance. */
export function EmpirePanel({ view, player, name, inspect, onPiles }: EmpireProps) {
  const lang = useLang();
  const active = view.waiting?.seat === player.seat && !view.over;
  return (
    <section
      className={clsx(styles.empire, styles.opponent, active && styles.active)}
      aria-label={
        player.seat === view.seat ? msg(lang, 'ui.yourEmpire') : msg(lang, 'ui.empireOf', { name })
      }
    >
      <Head player={player} name={name} onPiles={onPiles}>
        <Shelf player={player} inspect={inspect} />
      </Head>
      <div className={styles.planets}>
        {player.planets.map((planet, at) => (
          <Planet
            key={`${player.seat} ${at + 1}`}
            planet={planet}
            small
            anchor={`planet:${player.seat}:${at}`}
            onInspect={() => inspect({ kind: 'planet', seat: player.seat, at })}
          />
        ))}
      </div>
    </section>
  );
}

/** The empire of the seat at the screen. */
export function OwnEmpire({ view, player, name, inspect, onPiles }: EmpireProps) {
  const lang = useLang();
  const active = view.waiting?.seat === player.seat && !view.over;
  return (
    <section
      className={clsx(styles.empire, styles.own, active && styles.active)}
      data-page="own"
      aria-label={msg(lang, 'ui.yourEmpire')}
    >
      <Head player={player} name={name} onPiles={onPiles}>
        <Shelf player={player} inspect={inspect} />
      </Head>
      <div className={styles.planets}>
        {player.planets.map((planet, at) => (
          <OwnPlanet
            key={`${player.seat} ${at + 1}`}
            view={view}
            planet={planet}
            seat={player.seat}
            at={at}
            inspect={inspect}
          />
        ))}
      </div>
    </section>
  );
}

/** A planet of the own empire; one with two slots is picked slot by slot. */
function OwnPlanet({
  view,
  planet,
  seat,
  at,
  inspect,
}: Pick<EmpireProps, 'view' | 'inspect'> & {
  readonly planet: PlanetView;
  readonly seat: number;
  readonly at: number;
}) {
  const options = optionsOn(view, at);
  const picked = useTimesPicked(view, (option) => 'at' in option && option.at === at);
  const chooseNext = () => {
    const option = nextOf(view, options);
    if (option !== undefined) choose(view, option);
  };
  return (
    <Planet
      planet={planet}
      anchor={`planet:${seat}:${at}`}
      picked={options.length === 0 ? undefined : picked > 0}
      onChoose={options.length === 0 ? undefined : chooseNext}
      onInspect={() => inspect({ kind: 'planet', seat, at })}
    />
  );
}

/** Options whose target is a planet of the own empire. */
function optionsOn(view: View, at: number): readonly OptionInfo[] {
  return (view.decision?.options ?? []).filter((option) => 'at' in option && option.at === at);
}

function Head({
  player,
  name,
  onPiles,
  children,
}: {
  readonly player: PlayerView;
  readonly name: string;
  readonly onPiles: () => void;
  readonly children: React.ReactNode;
}) {
  const lang = useLang();
  const liveScore = useSettings((settings) => settings.liveScore);
  const { seat, fighters, influence, handSize, handLimit, deckSize, discard } = player;
  return (
    <header className={styles.head}>
      <h2>{name}</h2>
      {liveScore && (
        <span className={styles.score} title={msg(lang, 'ui.score', { n: player.score.total })}>
          {player.score.total}
        </span>
      )}
      {children}
      <Fact
        icon={<InfluenceIcon size={15} />}
        n={influence}
        label={msg(lang, 'ui.tokens', { n: influence })}
        anchor={`influence:${seat}`}
      />
      <Fact
        icon={<FighterIcon size={15} />}
        n={fighters}
        label={msg(lang, 'ui.fighters', { n: fighters })}
        anchor={`fighters:${seat}`}
      />
      <Fact
        icon={<HandIcon size={16} />}
        n={`${handSize}/${handLimit}`}
        label={msg(lang, 'ui.hand', { n: handSize, limit: handLimit })}
        anchor={`hand:${seat}`}
      />
      <button
        type="button"
        className={styles.fact}
        data-anchor={`deck:${seat}`}
        title={msg(lang, 'ui.deck', { deck: deckSize, discard: discard.length })}
        onClick={onPiles}
      >
        <span className="sr-only">
          {player.hand !== undefined
            ? msg(lang, 'ui.yourPiles')
            : msg(lang, 'ui.pilesOf', { name })}
        </span>
        <span className="drawn" aria-hidden="true">
          <DeckIcon size={16} />
          {deckSize}+{discard.length}
        </span>
      </button>
    </header>
  );
}

function Fact({
  icon,
  n,
  label,
  anchor,
}: {
  readonly icon: React.ReactNode;
  readonly n: number | string;
  readonly label: string;
  readonly anchor: string;
}) {
  return (
    <span className={styles.fact} role="img" title={label} aria-label={label} data-anchor={anchor}>
      {icon}
      <span key={n} className="ticked">
        {n}
      </span>
    </span>
  );
}

/** In a line that keeps its height: symbols, permanents, and the cards spent in the role that goes on. */
function Shelf({
  player,
  inspect,
}: {
  readonly player: PlayerView;
  readonly inspect: (inspected: Inspected) => void;
}) {
  const lang = useLang();
  const symbols = ROLES.filter((role) => player.symbols[role] > 0);
  return (
    <div className={styles.shelf}>
      {symbols.length > 0 && (
        <span className={styles.symbols}>
          {symbols.map((role) => (
            <span key={role} title={roleName(lang, role)}>
              <RoleIcon role={role} size={17} />
              {player.symbols[role]}
            </span>
          ))}
        </span>
      )}
      <Permanents player={player} inspect={inspect} />
      <Played player={player} />
    </div>
  );
}

function Permanents({
  player,
  inspect,
}: {
  readonly player: PlayerView;
  readonly inspect: (inspected: Inspected) => void;
}) {
  const lang = useLang();
  if (player.permanents.length === 0) return null;
  return (
    <ul className={styles.permanents}>
      {player.permanents.map((card) => (
        <li key={card}>
          <button type="button" onClick={() => inspect({ kind: 'card', card })}>
            {cardLabel(lang, card)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Cards spent in the role that goes on. */
function Played({ player }: { readonly player: PlayerView }) {
  const lang = useLang();
  return (
    <div
      className={styles.played}
      data-anchor={`play:${player.seat}`}
      {...(player.play.length === 0
        ? {}
        : {
            role: 'img',
            'aria-label': msg(lang, 'ui.played', {
              list: player.play.map((card) => cardName(lang, card)).join(', '),
            }),
          })}
    >
      {player.play.map((card, i) => (
        <Card key={`${card} ${i + 1}`} card={card} errata={false} small />
      ))}
    </div>
  );
}

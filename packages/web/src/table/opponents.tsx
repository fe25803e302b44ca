// The opponents across the top: each with portrait, name, score, hand, piles, fighters, permanents and planets on the far arc.
import type { Level } from '@eminent/bots/registry';
import clsx from 'clsx';
import type { GameEvent, PlanetView, PlayerView, View } from '@eminent/engine';
import type { About } from '../game/game-channel.ts';
import { msg, type TipId } from '@eminent/text';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { CardScene } from '../art/card-scene.tsx';
import { FighterIcon } from '../art/icons.tsx';
import { type FaceId, faceOf, rankOf } from '@eminent/pictures';
import { Portrait } from '../art/portraits/portrait.tsx';
import { CardBack } from '../cards/card-back.tsx';
import { Planet } from '../cards/planet.tsx';
import { useOthersPlanetChoice } from '../question/piece-answers.ts';
import { FollowSlip } from '../question/role-preview.tsx';
import { PulsingNumber } from '../ui/pulsing-number.tsx';
import { useLang } from '../settings/settings.ts';
import { SpeechBubble } from '../bot-lines/speech-bubble.tsx';
import { farPlace } from './orbit-positions.ts';
import { dissentersIn } from './dissenters.ts';
import { FleetTile, LargeShips } from './fleet.tsx';
import { LastRecap, RecapLine } from './opponent-recap.tsx';
import { useExtras } from '../game/table-extras.ts';
import type { Window, Inspected } from '../game/table-windows.ts';
import { Permanent } from './permanent.tsx';
import { ScenarioChip } from './scenario-chip.tsx';
import { Score } from './score.tsx';
import styles from './opponents.module.css';

interface OpponentsProps {
  readonly view: View;
  /** The events of the game, for the recaps; a replay has its log instead. */
  readonly events?: readonly GameEvent[] | undefined;
  /** The seats, for their portraits. */
  readonly about: Pick<About, 'seats' | 'faces'>;
  readonly names: readonly string[];
  readonly inspect: (inspected: Inspected) => void;
  readonly onOpen: (window: Window) => void;
}

/** Memoized, so that opening a window does not render them. */
export const Opponents = memo((props: OpponentsProps) => {
  const { view, events, about, names, inspect, onOpen } = props;
  const lang = useLang();
  const openLog = useCallback((at: number) => onOpen({ kind: 'log', at }), [onOpen]);
  const game = useMemo(() => events && { view, events, names }, [view, events, names]);
  const dissenters = useMemo(() => dissentersIn(view, events), [view, events]);
  const others = view.players.filter((player) => player.seat !== view.seat);
  return (
    <section
      className={styles.opponents}
      data-page="others"
      data-seats={others.length}
      data-watched={view.seat === undefined || undefined}
      style={{ '--seats': others.length }}
      aria-label={msg(lang, 'ui.opponents')}
    >
      {others.map((player, at) => (
        <Opponent
          key={player.seat}
          view={view}
          player={player}
          face={faceOf(about, player.seat)}
          rank={rankOf(about, player.seat)}
          name={names[player.seat] ?? ''}
          dissents={dissenters.includes(player.seat)}
          place={[at, others.length]}
          inspect={inspect}
          onPiles={() => onOpen({ kind: 'piles', seat: player.seat })}
          recap={
            game && (
              <RecapLine game={game} seat={player.seat} onOpen={openLog} className={styles.recap} />
            )
          }
        />
      ))}
      {game && (
        <LastRecap game={game} about={about} onOpen={openLog} className={styles.lastRecap} />
      )}
    </section>
  );
});

interface OpponentProps {
  readonly view: View;
  readonly player: PlayerView;
  readonly face: FaceId;
  /** The level of a bot. */
  readonly rank: Level | undefined;
  readonly name: string;
  /** The player does not follow the current role. */
  readonly dissents: boolean;
  /** The index from the left, and the number of opponents. */
  readonly place: readonly [number, number];
  readonly inspect: (inspected: Inspected) => void;
  /** Opens the window with the player's piles. */
  readonly onPiles: () => void;
  readonly recap: ReactNode;
}

function Opponent({
  view,
  player,
  face,
  rank,
  name,
  dissents,
  place,
  inspect,
  onPiles,
  recap,
}: OpponentProps) {
  const lang = useLang();
  const { seat, planets } = player;
  const decides = view.waiting?.seat === seat && !view.over;
  const { PortraitStatus, Slip } = useExtras();
  const [at, of] = place;
  return (
    <section
      className={styles.opponent}
      data-seat={seat}
      data-leads={view.leader === seat || undefined}
      style={{ '--place': at / Math.max(1, of - 1) }}
      aria-label={msg(lang, 'ui.empireOf', { name })}
    >
      <button
        type="button"
        className={styles.head}
        data-anchor={`portrait:${seat}`}
        aria-haspopup="dialog"
        onClick={onPiles}
      >
        <Portrait face={face} name={name} rank={rank} active={decides} dimmed={dissents}>
          {PortraitStatus && <PortraitStatus seat={seat} />}
        </Portrait>
        <span className="sr-only">{msg(lang, 'ui.pilesOf', { name })}</span>
        {!view.over && <SpeechBubble seat={seat} />}
      </button>
      <div className={styles.who}>
        <h2>{name}</h2>
        <Score player={player} className={styles.score} />
        <ScenarioChip scenario={player.scenario} inspect={inspect} />
        <FollowSlip view={view} seat={seat} />
        {Slip && <Slip seat={seat} />}
      </div>
      <Belongings view={view} player={player} inspect={inspect} />
      <div className={styles.planets} style={{ '--n': Math.max(planets.length, 1) }}>
        {planets.map((planet, i) => (
          <span
            key={`${seat} ${i + 1}`}
            className={styles.planet}
            style={farPlace(i, planets.length, at, of)}
          >
            <OthersPlanet view={view} planet={planet} seat={seat} at={i} inspect={inspect} />
          </span>
        ))}
      </div>
      {recap}
    </section>
  );
}

/** A planet of another player, with its function where it can be taken. */
function OthersPlanet({
  view,
  planet,
  seat,
  at,
  inspect,
}: Pick<OpponentProps, 'view' | 'inspect'> & {
  readonly planet: PlanetView;
  readonly seat: number;
  readonly at: number;
}) {
  const choice = useOthersPlanetChoice(view, seat, at);
  return (
    <Planet
      planet={planet}
      small
      anchor={`planet:${seat}:${at}`}
      onInspect={() => inspect({ kind: 'planet', seat, at })}
      {...choice}
    />
  );
}

/** A larger hand is shown as a number only. */
const MAX_BACKS = 9;

/** Hand, deck, discard pile, fighters and permanents. */
function Belongings({ view, player, inspect }: Pick<OpponentProps, 'view' | 'player' | 'inspect'>) {
  const lang = useLang();
  const { seat, handSize, handLimit, deckSize, discard, fighters, permanents } = player;
  const top = discard.at(-1);
  return (
    <div className={styles.belongings}>
      <Fact
        label={msg(lang, 'ui.hand', { n: handSize, limit: handLimit })}
        tip="handSize"
        anchor={`hand:${seat}`}
        n={handSize}
      >
        <span className={styles.fan} style={{ '--n': Math.min(handSize, MAX_BACKS) }}>
          {Array.from({ length: Math.min(handSize, MAX_BACKS) }, (_, i) => (
            <span
              key={`back ${i + 1}`}
              className={styles.fanned}
              style={{ '--t': i - (Math.min(handSize, MAX_BACKS) - 1) / 2 }}
            >
              <CardBack />
            </span>
          ))}
        </span>
      </Fact>
      <Fact
        label={msg(lang, 'ui.deckOf', { n: deckSize })}
        tip="deckSize"
        anchor={`deck:${seat}`}
        n={deckSize}
      >
        <span className={clsx(styles.mini, deckSize === 0 ? styles.none : styles.thick)}>
          {deckSize > 0 && <CardBack />}
        </span>
      </Fact>
      <Fact
        label={msg(lang, 'ui.discardOf', { n: discard.length })}
        tip="discardSize"
        anchor={`discard:${seat}`}
        n={discard.length}
      >
        <span className={clsx(styles.mini, top === undefined ? styles.none : styles.thick)}>
          {top !== undefined && <CardScene card={top} small className={styles.scene} />}
        </span>
      </Fact>
      <Fact
        label={msg(lang, 'ui.fighters', { n: fighters })}
        tip="fighter"
        anchor={`fighters:${seat}`}
        n={fighters}
      >
        <FighterIcon />
      </Fact>
      <LargeShips player={player} />
      <FleetTile view={view} player={player} inspect={inspect} small />
      <ul className={styles.permanents} data-anchor={`permanents:${seat}`}>
        {permanents.map((card) => (
          <li key={card}>
            <Permanent view={view} seat={seat} card={card} inspect={inspect} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fact({
  label,
  tip,
  anchor,
  n,
  children,
}: {
  readonly label: string;
  readonly tip: TipId;
  readonly anchor: string;
  readonly n: number;
  readonly children: React.ReactNode;
}) {
  return (
    <span className={styles.fact} role="img" aria-label={label} data-tip={tip} data-anchor={anchor}>
      {children}
      <PulsingNumber value={n} />
    </span>
  );
}

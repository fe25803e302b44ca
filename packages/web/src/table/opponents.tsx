// The opponents at the top of the table: portrait, name, score, hand, piles, ships, permanents and
// planets of each.
import clsx from 'clsx';
import type { GameEvent, PlanetView, PlayerView } from '@eminent/engine';
import type { About } from '../game/game-channel.ts';
import { msg, type TipId } from '@eminent/text';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { CardScene } from '../art/card-scene.tsx';
import { FighterIcon } from '../art/icons.tsx';
import { faceOf, rankOf } from '@eminent/pictures';
import { Portrait } from '../art/portraits/portrait.tsx';
import { CardBack } from '../cards/card-back.tsx';
import { Planet } from '../cards/planet.tsx';
import { useOthersPlanetChoice } from '../question/piece-answers.ts';
import { FollowPreview } from '../question/role-preview.tsx';
import { PulsingNumber } from '../ui/pulsing-number.tsx';
import { useLang } from '../settings/settings.ts';
import { SpeechBubble } from '../bot-lines/speech-bubble.tsx';
import { farPlace } from './orbit-positions.ts';
import { dissentersIn } from './dissenters.ts';
import { FleetTile, LargeShips } from './fleet.tsx';
import { LastRecap, RecapLine } from './opponent-recap.tsx';
import { useExtras } from '../game/table-extras.ts';
import type { TableWindow } from '../game/table-windows.ts';
import type { PartProps } from './part-props.ts';
import { Permanents } from './permanent.tsx';
import { ScenarioChip } from './scenario-chip.tsx';
import { Score } from './score.tsx';
import styles from './opponents.module.css';

interface OpponentsProps extends PartProps {
  /** For the recaps. Absent in a replay, which shows its log instead. */
  readonly events?: readonly GameEvent[] | undefined;
  readonly about: Pick<About, 'seats' | 'faces'>;
  readonly onOpen: (window: TableWindow) => void;
}

/** Memoized, so that opening a window does not render the opponents. */
export const Opponents = memo((props: OpponentsProps) => {
  const { view, events, about, names, onOpen } = props;
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
          {...props}
          player={player}
          dissents={dissenters.includes(player.seat)}
          place={[at, others.length]}
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

interface OpponentProps extends OpponentsProps {
  readonly player: PlayerView;
  readonly dissents: boolean;
  readonly place: readonly [number, number];
  readonly recap: ReactNode;
}

function Opponent(props: OpponentProps) {
  const { view, names, player, place, inspect, recap } = props;
  const lang = useLang();
  const { seat, planets } = player;
  const name = names[seat] ?? '';
  const { SeatActivity } = useExtras();
  const [at, count] = place;
  return (
    <section
      className={styles.opponent}
      data-seat={seat}
      data-leads={view.leader === seat || undefined}
      style={{ '--place': at / Math.max(1, count - 1) }}
      aria-label={msg(lang, 'ui.empireOf', { name })}
    >
      <PortraitButton {...props} name={name} />
      <div className={styles.who}>
        <h2>{name}</h2>
        <Score player={player} className={styles.score} />
        <ScenarioChip scenario={player.scenario} inspect={inspect} />
        <FollowPreview view={view} seat={seat} />
        {SeatActivity && <SeatActivity seat={seat} />}
      </div>
      <Belongings view={view} player={player} inspect={inspect} />
      <div className={styles.planets} style={{ '--n': Math.max(planets.length, 1) }}>
        {planets.map((planet, i) => (
          <span
            key={`${seat} ${i + 1}`}
            className={styles.planet}
            style={farPlace(i, planets.length, at, count)}
          >
            <OthersPlanet view={view} planet={planet} seat={seat} at={i} inspect={inspect} />
          </span>
        ))}
      </div>
      {recap}
    </section>
  );
}

function PortraitButton(props: OpponentProps & { readonly name: string }) {
  const { view, about, player, name, dissents, onOpen } = props;
  const lang = useLang();
  const { seat } = player;
  const isDeciding = view.waiting?.seat === seat && !view.over;
  const { PortraitStatus } = useExtras();
  return (
    <button
      type="button"
      className={styles.head}
      data-anchor={`portrait:${seat}`}
      aria-haspopup="dialog"
      onClick={() => onOpen({ kind: 'piles', seat })}
    >
      <Portrait
        face={faceOf(about, seat)}
        name={name}
        rank={rankOf(about, seat)}
        active={isDeciding}
        dimmed={dissents}
      >
        {PortraitStatus && <PortraitStatus seat={seat} />}
      </Portrait>
      <span className="sr-only">{msg(lang, 'ui.pilesOf', { name })}</span>
      {!view.over && <SpeechBubble seat={seat} />}
    </button>
  );
}

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

function Belongings({ view, player, inspect }: Pick<OpponentProps, 'view' | 'player' | 'inspect'>) {
  const lang = useLang();
  const { seat, handSize, handLimit, deckSize, discard, fighters } = player;
  const top = discard.at(-1);
  return (
    <div className={styles.belongings}>
      <Fact
        label={msg(lang, 'ui.hand', { n: handSize, limit: handLimit })}
        tip="handSize"
        anchor={`hand:${seat}`}
        n={handSize}
      >
        <HandFan n={handSize} />
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
      <Permanents view={view} player={player} className={styles.permanents} inspect={inspect} />
    </div>
  );
}

/** At most this many card backs are drawn for a hand. */
const MAX_BACKS = 9;

function HandFan({ n }: { readonly n: number }) {
  const backs = Math.min(n, MAX_BACKS);
  return (
    <span className={styles.fan} style={{ '--n': backs }}>
      {Array.from({ length: backs }, (_, i) => (
        <span
          key={`back ${i + 1}`}
          className={styles.fanned}
          style={{ '--t': i - (backs - 1) / 2 }}
        >
          <CardBack />
        </span>
      ))}
    </span>
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
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.fact} role="img" aria-label={label} data-tip={tip} data-anchor={anchor}>
      {children}
      <PulsingNumber value={n} />
    </span>
  );
}

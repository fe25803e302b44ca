// The final ranking as pillars, the best player first. On a pillar are the player's face-up
// planets, a coin for each influence token, scoring cards, and the portrait.
import { clsx } from 'clsx';
import { planetAt, planetOf, type PlanetView, type PlayerView, type View } from '@eminent/engine';
import { msg, seatName } from '@eminent/text';
import { CardScene } from '../art/card-scene.tsx';
import { InfluenceIcon, ShipIcon } from '../art/icons.tsx';
import { Globe } from '../art/planet-art.tsx';
import { faceOf, rankOf } from '@eminent/pictures';
import { Portrait } from '../art/portraits/portrait.tsx';
import { SeatMark } from '../art/seat-mark.tsx';
import { InfluenceStar } from '../cards/influence-star.tsx';
import { artName } from '../cards/planet.tsx';
import type { ReactNode } from 'react';
import type { About } from '../game/game-channel.ts';
import { useLang } from '../settings/settings.ts';
import { SpeechBubble } from '../bot-lines/speech-bubble.tsx';
import { rotationToStar } from './orbit-positions.ts';
import styles from './result-pillars.module.css';

/** At most this many cards are drawn on a pillar: the last ones. */
const MAX_CARDS = 4;

interface PillarsProps {
  readonly view: View;
  readonly players: readonly PlayerView[];
  readonly names: readonly string[];
  readonly about: Pick<About, 'seats' | 'faces'>;
  /** Whether to draw the planets of the first player also around the star, as a laurel. */
  readonly isCrowned: boolean;
}

export function ResultPillars({ view, players, names, about, isCrowned }: PillarsProps) {
  return (
    <ol className={styles.pillars} style={{ '--n': players.length }}>
      {players.map((player, place) => (
        <Pillar
          key={player.seat}
          view={view}
          player={player}
          names={names}
          about={about}
          isFirst={place === 0}
          isCrowned={isCrowned && place === 0}
        />
      ))}
    </ol>
  );
}

interface PillarProps extends Omit<PillarsProps, 'players'> {
  readonly player: PlayerView;
  readonly isFirst: boolean;
}

function hasWon({ view, player }: Pick<PillarProps, 'view' | 'player'>): boolean {
  return view.winners?.includes(player.seat) === true;
}

function settledBy({ planets }: PlayerView): readonly PlanetView[] {
  return planets.filter(({ up }) => up);
}

function Pillar(props: PillarProps) {
  const { player, names, isFirst } = props;
  const lang = useLang();
  const { score, seat } = player;
  const name = seatName({ names }, seat);
  const { total, tokens, planets, technologies, ships } = score;
  const ofPlanets = <InfluenceCount sign={<i className={styles.orb} />} n={planets} />;
  const ofTokens = <InfluenceCount sign={<InfluenceIcon size={15} />} n={tokens} />;
  const ofCards = <InfluenceCount sign={<i className={styles.card} />} n={technologies} />;
  const ofShips = (
    <InfluenceCount sign={<ShipIcon ship="battlecruiser" size={17} />} n={ships ?? 0} />
  );
  return (
    <li className={clsx(styles.pillar, isFirst && styles.first, hasWon(props) && styles.winner)}>
      <p className="sr-only">
        {msg(lang, 'ui.aftermath.pillar', { name, n: total, planets, tokens, technologies })}
        {ships !== undefined && ` ${msg(lang, 'ui.aftermath.pillarShips', { n: ships })}`}
      </p>
      <div className={styles.drawn} aria-hidden="true">
        <Throne {...props} />
        <div className={styles.goods}>
          <Coins n={tokens} />
          {technologies > 0 && <Cards cards={score.technologyList.map(({ card }) => card)} />}
          <dl className={styles.counts}>
            {ofCards}
            {ofShips}
            {ofTokens}
          </dl>
        </div>
        <i className={styles.shelf} />
        <div className={styles.planets}>
          <Heap planets={settledBy(player)} />
          <dl className={styles.counts}>{ofPlanets}</dl>
        </div>
        <i className={styles.plinth} />
        <b className={styles.total}>{total}</b>
        <span className={styles.name}>
          <SeatMark seat={seat} size={12} />
          {name}
        </span>
        <dl className={styles.below}>
          {ofPlanets}
          {ofTokens}
          {ofCards}
          {ofShips}
        </dl>
      </div>
    </li>
  );
}

/** The portrait on top of a pillar, with a crown for winners and the laurel. */
function Throne(props: PillarProps) {
  const { player, names, about, isFirst, isCrowned } = props;
  const { seat } = player;
  return (
    <div className={styles.throne} data-throne={isFirst || undefined}>
      {isCrowned && <Laurel planets={settledBy(player)} />}
      {hasWon(props) && <Crown />}
      <Portrait
        face={faceOf(about, seat)}
        name={seatName({ names }, seat)}
        rank={rankOf(about, seat)}
        className={styles.face}
      />
      <SpeechBubble seat={seat} />
    </div>
  );
}

function InfluenceCount({ sign, n }: { readonly sign: ReactNode; readonly n: number }) {
  return n === 0 ? null : (
    <div>
      <dt>{sign}</dt>
      <dd>{n}</dd>
    </div>
  );
}

function Crown() {
  return (
    <svg className={styles.crown} viewBox="0 0 72 30">
      <path d="M3 29 0 7l17 10L36 0l19 17L72 7l-3 22z" />
      {[0, 36, 72].map((x, i) => (
        <circle key={x} cx={x} cy={i === 1 ? 2 : 7} r="2.6" />
      ))}
    </svg>
  );
}

const keyOf = (planet: PlanetView, at: number): string => `${artName(planet)} ${at + 1}`;

function PlanetDisc({ planet }: { readonly planet: PlanetView }) {
  return (
    <>
      <Globe name={artName(planet)} type={planet.type} />
      {planet.planet !== undefined && (
        <span className={styles.worth}>
          <InfluenceStar n={planetAt(planetOf(planet.planet)).influence} />
        </span>
      )}
    </>
  );
}

/** Planets in rows of three, or of four if there are more than nine. */
function Heap({ planets }: { readonly planets: readonly PlanetView[] }) {
  const width = planets.length > 9 ? 4 : 3;
  const rows = Math.max(1, Math.ceil(planets.length / width));
  return (
    <div className={styles.heap} style={{ '--width': width, '--rows': rows }}>
      {planets.map((planet, at) => (
        <span key={keyOf(planet, at)} className={styles.planet} style={{ '--at': at }}>
          <PlanetDisc planet={planet} />
        </span>
      ))}
    </div>
  );
}

function Coins({ n }: { readonly n: number }) {
  return (
    <span className={styles.coins} style={{ '--coins': n }}>
      {Array.from({ length: n }, (_, at) => (
        <i key={`coin ${at + 1}`} style={{ '--at': at }} />
      ))}
    </span>
  );
}

function Cards({ cards }: { readonly cards: readonly string[] }) {
  const shown = cards.slice(-MAX_CARDS);
  return (
    <span className={styles.cards}>
      {shown.map((card, at) => (
        <span key={`${card} ${at + 1}`} style={{ '--at': at }}>
          <CardScene card={card} className={styles.scene} />
        </span>
      ))}
    </span>
  );
}

/** Radii of the laurel in design pixels. Its ends are `dip` degrees below the center. */
const LAUREL = { rx: 222, ry: 188, dip: 6 };

/** Planets in an arc around the star, from its left over the top to its right. */
function Laurel({ planets }: { readonly planets: readonly PlanetView[] }) {
  const from = 180 - LAUREL.dip;
  const step = planets.length < 2 ? 0 : (180 + 2 * LAUREL.dip) / (planets.length - 1);
  return (
    <span className={styles.laurel} style={{ '--n': planets.length }}>
      {planets.map((planet, at) => {
        const angle = planets.length < 2 ? 270 : from + step * at;
        const x = Math.round(Math.cos((angle * Math.PI) / 180) * LAUREL.rx);
        const y = Math.round(Math.sin((angle * Math.PI) / 180) * LAUREL.ry);
        return (
          <span
            key={keyOf(planet, at)}
            className={styles.leaf}
            style={{ '--x': x, '--y': y, '--at': at, '--lit': `${rotationToStar(-x, -y)}deg` }}
          >
            <PlanetDisc planet={planet} />
          </span>
        );
      })}
    </span>
  );
}

// The picture of a deal: the seats around a star, with a ray from each seat whose player
// contributed words. It is decorative; the text next to it says the same.
import { type FairProof, NO_WORDS, spellWords } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import type { CSSProperties } from 'react';
import { SignIcon } from '../../art/icons.tsx';
import { facesOf } from '@eminent/pictures';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { Sky } from '../../scene/sky.tsx';
import { useLang } from '../../settings/settings.ts';
import styles from './deal-orrery.module.css';

/** The picture is 1,000 units wide and this high. */
const HEIGHT = 780;
const ORBIT = { x: 500, y: 380, rx: 352, ry: 248 };
const STAR_RADIUS = 92;
/** Distance from the center of a seat to the start of its ray. */
const RAY_START = 92;
/** Number of hexadecimal digits shown of a player's random words (docs/fair-deal.md). */
const SHOWN_DIGITS = 8;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The first seat is below the star; the others follow clockwise. */
function placeOf(seat: number, seats: number): Place {
  const angle = Math.PI * (0.5 + (2 * seat) / seats);
  return {
    x: ORBIT.x + Math.cos(angle) * ORBIT.rx,
    y: ORBIT.y + Math.sin(angle) * ORBIT.ry,
  };
}

function rayFrom({ x, y }: Place): string {
  const [dx, dy] = [ORBIT.x - x, ORBIT.y - y];
  const distance = Math.hypot(dx, dy);
  const at = (from: number): string =>
    `${(x + (dx * from) / distance).toFixed(1)} ${(y + (dy * from) / distance).toFixed(1)}`;
  return `M${at(RAY_START)}L${at(distance - STAR_RADIUS - 18)}`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2)}%`;
}

function styleAt({ x, y }: Place): CSSProperties {
  return { '--x': percent(x, 1000), '--y': percent(y, HEIGHT) } as CSSProperties;
}

const SKY_STAR = { x: '50%', y: percent(ORBIT.y, HEIGHT), radius: 'var(--star)' };
const SKY_ORBITS = [
  {
    rx: percent(ORBIT.rx, 1000),
    ry: percent(ORBIT.ry, HEIGHT),
    strength: 0.7,
    ticks: 72,
  },
  {
    rx: percent(ORBIT.rx * 0.42, 1000),
    ry: percent(ORBIT.ry * 0.46, HEIGHT),
    strength: 0.4,
  },
];

interface OrreryProps extends Pick<FairProof, 'seats'> {
  readonly outcome: 'running' | 'fits' | 'differs';
}

export function DealOrrery({ seats, outcome }: OrreryProps) {
  const lang = useLang();
  const faces = facesOf(
    seats.map(({ name, words }) =>
      words === NO_WORDS
        ? { kind: 'bot', name, bot: name.toLowerCase() }
        : { kind: 'person', name },
    ),
  );
  return (
    <div className={styles.orrery} data-outcome={outcome} aria-hidden="true">
      <div className={styles.sky}>
        <Sky
          star={SKY_STAR}
          orbits={SKY_ORBITS}
          left={outcome === 'differs' ? 0.1 : 1}
          power={outcome === 'running' ? 0.35 : 0.95}
          seed={81}
        />
      </div>
      <svg viewBox={`0 0 1000 ${HEIGHT}`} className={styles.rays}>
        {seats.map(
          ({ words }, seat) =>
            words !== NO_WORDS && <path key={words} d={rayFrom(placeOf(seat, seats.length))} />,
        )}
      </svg>
      <span className={styles.mark}>
        {outcome !== 'running' && (
          <SignIcon sign={outcome === 'fits' ? 'check' : 'close'} size="1em" />
        )}
      </span>
      {seats.map(({ name, words }, seat) => {
        const place = styleAt(placeOf(seat, seats.length));
        return (
          <span key={`${seat + 1} ${name}`} className={styles.seat} style={place}>
            <Portrait face={faces[seat] ?? 'regent'} name={name} active={words !== NO_WORDS} />
            <b>{name}</b>
            <code>
              {words === NO_WORDS
                ? msg(lang, 'online.verified.noWords')
                : `${spellWords(words.slice(0, SHOWN_DIGITS))} …`}
            </code>
          </span>
        );
      })}
    </div>
  );
}

// A face in its ring of brass. Drawn when the first one is shown, once for each face; until then the ring holds the first letter of the name.
import clsx from 'clsx';
import { type Level, LEVELS } from '@eminent/bots/registry';
import type { ReactNode } from 'react';
import { imageUrlsBy, pictureState } from '../image-urls.ts';
import type { FaceId } from './seat-faces.ts';
import styles from './portrait.module.css';

/** Twice as wide as the own one on a table of 1440 × 900, and wider than any other there is, in pixels. */
const FACE_PRINT = 164;

const useFace = imageUrlsBy((face: FaceId) => ({ kind: 'face', face }), FACE_PRINT);

interface PortraitProps {
  readonly face: FaceId;
  /** Whose it is: its first letter is shown where there is no picture. */
  readonly name?: string;
  /** It is this player's turn to decide: the ring is lit. */
  readonly active?: boolean;
  /** It dissented, or is away: the face steps back. */
  readonly dimmed?: boolean;
  /** A mark on the upper right of the ring, such as whether somebody is there. */
  readonly mark?: ReactNode;
  /** The level of a computer player, as a pin at the foot of the ring. */
  readonly rank?: Level | undefined;
  /** What hangs from the ring below, such as a clock. */
  readonly pill?: ReactNode;
  /** What else lies around the face, and has its place of its own. */
  readonly children?: ReactNode;
  /** Gives it its place, and its diameter as `--face`. */
  readonly className?: string | undefined;
}

/** As wide and high as the length `--face`; it says nothing to screen readers, since the name always stands beside it. */
export function Portrait({
  face,
  name = '',
  active = false,
  dimmed = false,
  mark,
  rank,
  pill,
  children,
  className,
}: PortraitProps) {
  const src = useFace(face, true);
  return (
    <span
      className={clsx(styles.portrait, className)}
      data-face={face}
      data-active={active || undefined}
      data-dimmed={dimmed || undefined}
    >
      <span className={styles.picture} data-picture={pictureState(src)} aria-hidden="true">
        {src === undefined ? (
          <span className={styles.letter}>{/\S/u.exec(name)?.[0]}</span>
        ) : (
          <img src={src} alt="" draggable={false} />
        )}
      </span>
      {rank !== undefined && <RankPin rank={rank} />}
      {mark !== undefined && <span className={styles.mark}>{mark}</span>}
      {pill !== undefined && <span className={styles.pill}>{pill}</span>}
      {children}
    </span>
  );
}

/** A chevron for each step; the highest level has a star. */
function RankPin({ rank }: { readonly rank: Level }) {
  const steps = LEVELS.indexOf(rank) + 1;
  const isHighest = steps === LEVELS.length;
  return (
    <svg className={styles.rank} viewBox="0 0 20 20" data-rank={rank} aria-hidden="true">
      <circle cx="10" cy="10" r="9" />
      {isHighest ? (
        <path
          className={styles.full}
          d="M10 3.2 12 8h4.8l-3.9 3 1.5 5L10 13l-4.4 3 1.5-5-3.9-3H8z"
        />
      ) : (
        Array.from({ length: steps }, (_, i) => (
          <path
            key={`step ${i + 1}`}
            d={`M5.4 ${9.6 + steps * 1.7 - i * 3.4} 10 ${6.2 + steps * 1.7 - i * 3.4}l4.6 3.4`}
          />
        ))
      )}
    </svg>
  );
}

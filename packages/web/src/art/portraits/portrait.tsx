// A portrait in a brass ring. Faces are drawn on first use; until then the ring shows the first
// letter of the name.
import clsx from 'clsx';
import { type Level, LEVELS } from '@eminent/bots/registry';
import type { ReactNode } from 'react';
import { imageUrlsBy, pictureState } from '../image-urls.ts';
import type { FaceId } from '@eminent/pictures';
import styles from './portrait.module.css';

/** Raster image width in pixels: twice that of the largest portrait in a 1440 × 900 window. */
const FACE_RASTER_WIDTH = 164;

const useFace = imageUrlsBy((face: FaceId) => ({ kind: 'face', face }), FACE_RASTER_WIDTH);

interface PortraitProps {
  readonly face: FaceId;
  readonly name?: string;
  /** Whether the ring is lit, because this player must decide. */
  readonly active?: boolean;
  /** Whether the face is dimmed, because the player dissented or is away. */
  readonly dimmed?: boolean;
  /** Content at the upper right of the ring, such as whether the player is online. */
  readonly mark?: ReactNode;
  readonly rank?: Level | undefined;
  /** Content below the ring, such as a clock. */
  readonly pill?: ReactNode;
  readonly children?: ReactNode;
  /** Class that sets the position, and the diameter as `--face`. */
  readonly className?: string | undefined;
}

/** As wide as `--face`. The face is hidden from screen readers: the name is expected beside it. */
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

const MAX_CHEVRONS = 3;

/** From the lowest level up: one to three chevrons, one to three above a bar, and a star. */
function RankPin({ rank }: { readonly rank: Level }) {
  const level = LEVELS.indexOf(rank);
  const isHighest = level === LEVELS.length - 1;
  const steps = (level % MAX_CHEVRONS) + 1;
  const hasBar = level >= MAX_CHEVRONS;
  const bottom = 9.6 + steps * 1.7 - (hasBar ? 1.8 : 0);
  return (
    <svg className={styles.rank} viewBox="0 0 20 20" data-rank={rank} aria-hidden="true">
      <circle cx="10" cy="10" r="9" />
      {isHighest ? (
        <path
          className={styles.full}
          d="M10 3.2 12 8h4.8l-3.9 3 1.5 5L10 13l-4.4 3 1.5-5-3.9-3H8z"
        />
      ) : (
        <>
          {Array.from({ length: steps }, (_, i) => (
            <path
              key={`step ${i + 1}`}
              d={`M5.4 ${bottom - i * 3.4} 10 ${bottom - 3.4 - i * 3.4}l4.6 3.4`}
            />
          ))}
          {hasBar && <path d={`M5.4 ${bottom + 2.6}h9.2`} />}
        </>
      )}
    </svg>
  );
}

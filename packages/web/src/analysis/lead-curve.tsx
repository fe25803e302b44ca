// A small chart of the points over the turns, with vertical lines at the decisive turns.
import { msg } from '@eminent/text';
import { SeatMark } from '../art/seat-mark.tsx';
import { useLang } from '../settings/settings.ts';
import type { DecisiveTurn } from './decisive-turns.ts';
import type { ScoreMark } from '../records/timeline.ts';
import { SeatLine } from './seat-line.tsx';
import styles from './lead-curve.module.css';

const WIDTH = 320;
const HEIGHT = 104;
/** Minimum distance between two seat marks, as a share of the height. */
const MIN_GAP = 0.15;

interface LeadCurveProps {
  readonly scores: readonly ScoreMark[];
  readonly decisive: readonly DecisiveTurn[];
  readonly strong: number | undefined;
}

/** Moves heights (0 to 1) until they are at least `gap` apart. Keeps their order. */
export function spread(heights: readonly number[], gap: number): readonly number[] {
  const order = heights
    .map((_, at) => at)
    .toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let floor = -gap;
  for (const at of order) {
    floor = Math.max(placed[at] ?? 0, floor + gap);
    placed[at] = floor;
  }
  let ceiling = 1 + gap;
  for (const at of order.toReversed()) {
    ceiling = Math.min(placed[at] ?? 0, ceiling - gap);
    placed[at] = ceiling;
  }
  return placed;
}

export function LeadCurve({ scores, decisive, strong }: LeadCurveProps) {
  const lang = useLang();
  const seats = scores[0]?.points.map((_, seat) => seat) ?? [];
  const most = Math.max(1, ...scores.flatMap(({ points }) => points));
  const x = (at: number) => (at / Math.max(1, scores.length - 1)) * WIDTH;
  const y = (points: number) => HEIGHT - 2 - (points / most) * (HEIGHT - 8);
  const pointsAt = (at: number, seat: number) => scores[at]?.points[seat] ?? 0;
  const line = (seat: number) =>
    scores.map((_, at) => `${x(at).toFixed(1)},${y(pointsAt(at, seat)).toFixed(1)}`).join(' ');
  const ends = spread(
    seats.map((seat) => pointsAt(scores.length - 1, seat) / most),
    MIN_GAP,
  );
  const placeOf = ({ turn }: DecisiveTurn) =>
    Math.max(1, scores.findIndex((mark) => mark.turn === turn) + 1);
  return (
    <div className={styles.curve} role="img" aria-label={msg(lang, 'ui.influenceOverTurns')}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {decisive.map((turn) => (
          <line
            key={turn.ply}
            className={styles.decisive}
            x1={x(placeOf(turn))}
            x2={x(placeOf(turn))}
            y1={0}
            y2={HEIGHT}
          />
        ))}
        <line className={styles.baseline} x1={0} x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} />
        {seats
          .toSorted((a, b) => Number(a === strong) - Number(b === strong))
          .map((seat) => (
            <SeatLine key={seat} seat={seat} points={line(seat)} isStrong={seat === strong} />
          ))}
      </svg>
      {seats.map((seat) => (
        <span
          key={seat}
          className={styles.end}
          style={{ bottom: `${((ends[seat] ?? 0) * 100).toFixed(1)}%` }}
        >
          <SeatMark seat={seat} size={11} />
        </span>
      ))}
    </div>
  );
}

// Each seat's chance to win as a curve under a replay's slider, with buttons for important moments.
import { msg, seatName } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import { markOf, marksOf, type Moment, type Shown, spacedOut } from './analysis-scope.ts';
import { markText, percent } from './analysis-text.ts';
import { SeatLine } from './seat-line.tsx';
import styles from './chance-curve.module.css';
import type { Timeline } from '../records/timeline.ts';

const WIDTH = 320;
const HEIGHT = 60;
/** Minimum distance between two buttons, as a share of the width: with a mouse, and by touch. */
const MARK_GAP = 0.11;
const TOUCH_MARK_GAP = 0.14;
const MARK_SYMBOLS = { mistake: '?', lucky: '▲', unlucky: '▼' };

interface ChanceCurveProps {
  readonly timeline: Timeline;
  readonly names: readonly string[];
  readonly shown: Shown;
  readonly ply: number;
  readonly strong: number | undefined;
  readonly onMoment: (moment: Moment) => void;
}

/** Returns the ply of each point of the curve: the start of each turn, and the end. */
function pliesOf(timeline: Timeline): readonly number[] {
  return [...timeline.turns.map((turn) => turn.ply), timeline.length];
}

export function ChanceCurve({ timeline, names, shown, ply, strong, onMoment }: ChanceCurveProps) {
  const lang = useLang();
  const { chances } = shown;
  const plies = pliesOf(timeline);
  const xOf = (at: number): number => (at / Math.max(1, timeline.length)) * WIDTH;
  const line = (seat: number): string =>
    chances
      .map((one, at) => {
        const y = HEIGHT - (one[seat] ?? 0) * HEIGHT;
        return `${xOf(plies[at] ?? timeline.length).toFixed(1)},${y.toFixed(1)}`;
      })
      .join(' ');
  const now = chances[plies.findLastIndex((at) => at <= ply)];
  const list = (now ?? [])
    .map((chance, seat) =>
      msg(lang, 'ui.analysis.chanceOf', { name: seatName({ names }, seat), n: percent(chance) }),
    )
    .join(', ');
  return (
    <div className={styles.curve} data-chances>
      <div
        className={styles.lines}
        role="img"
        aria-label={msg(lang, now === undefined ? 'ui.analysis.chances' : 'ui.analysis.chancesAt', {
          list,
        })}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <line className={styles.middle} x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          {names.map((name, seat) => (
            <SeatLine
              key={`${name} ${seat + 1}`}
              seat={seat}
              points={line(seat)}
              isStrong={seat === strong}
            />
          ))}
          <line className={styles.now} x1={xOf(ply)} x2={xOf(ply)} y1={0} y2={HEIGHT} />
        </svg>
      </div>
      <MomentButtons
        moments={marksOf(shown)}
        length={timeline.length}
        names={names}
        ply={ply}
        onMoment={onMoment}
      />
    </div>
  );
}

interface MomentButtonsProps extends Pick<ChanceCurveProps, 'names' | 'ply' | 'onMoment'> {
  readonly moments: readonly Moment[];
  readonly length: number;
}

function MomentButtons({ moments, length, names, ply, onMoment }: MomentButtonsProps) {
  const lang = useLang();
  const places = spacedOut(
    moments.map((moment) => moment.ply / Math.max(1, length)),
    matchMedia('(pointer: coarse)').matches ? TOUCH_MARK_GAP : MARK_GAP,
  );
  return (
    <div className={styles.marks}>
      {moments.map((moment, at) => (
        <button
          key={`${moment.kind} ${moment.ply}`}
          type="button"
          className={styles.mark}
          style={{ left: `${((places[at] ?? 0) * 100).toFixed(1)}%` }}
          data-mark={markOf(moment)}
          data-seat={moment.seat}
          aria-label={markText(lang, names, moment)}
          title={markText(lang, names, moment)}
          aria-pressed={moment.ply === ply}
          onClick={() => onMoment(moment)}
        >
          {MARK_SYMBOLS[markOf(moment)]}
        </button>
      ))}
    </div>
  );
}

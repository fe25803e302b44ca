// The rating history as a line chart, oldest rating first.
import { msg } from '@eminent/text';
import { useId } from 'react';
import { useLang } from '../../settings/settings.ts';
import styles from './rating-curve.module.css';

const WIDTH = 520;
const HEIGHT = 190;
/** Distance of the horizontal lines in rating points; doubled if the chart covers more than six. */
const STEP = 50;

export function RatingCurve({ values }: { readonly values: readonly number[] }) {
  const lang = useLang();
  const id = useId();
  if (values.length < 2) return <p>{msg(lang, 'online.profile.soon')}</p>;
  const lowest = Math.floor((Math.min(...values) - 10) / STEP) * STEP;
  const highest = Math.ceil((Math.max(...values) + 10) / STEP) * STEP;
  const x = (at: number) => (at / (values.length - 1)) * WIDTH;
  const y = (value: number) => HEIGHT - ((value - lowest) / (highest - lowest)) * HEIGHT;
  const step = highest - lowest > 6 * STEP ? 2 * STEP : STEP;
  const levels = Array.from(
    { length: Math.floor((highest - lowest) / step) },
    (_, i) => lowest + (i + 1) * step,
  );
  const line = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
  return (
    <svg
      className={styles.curve}
      viewBox={`-6 -12 ${WIDTH + 66} ${HEIGHT + 16}`}
      role="img"
      aria-label={msg(lang, 'online.profile.curve', {
        from: Math.round(values[0] ?? 0),
        to: Math.round(values.at(-1) ?? 0),
        n: values.length,
      })}
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.top} />
        <stop offset="1" className={styles.bottom} />
      </linearGradient>
      {levels.map((level) => (
        <g key={level}>
          <path d={`M0 ${y(level)}H${WIDTH}`} className={styles.level} />
          <text x={WIDTH + 12} y={y(level) + 5}>
            {level}
          </text>
        </g>
      ))}
      <polygon points={`0,${HEIGHT} ${line.join(' ')} ${WIDTH},${HEIGHT}`} fill={`url(#${id})`} />
      <polyline points={line.join(' ')} className={styles.line} />
      <circle cx={WIDTH} cy={y(values.at(-1) ?? 0)} r="7" className={styles.now} />
    </svg>
  );
}

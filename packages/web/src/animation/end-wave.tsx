// The end-of-game wave: a star contracts, then a wave crosses the table. Both are round and golden
// if the influence ran out, square and red if the stacks did.
import { useLayoutEffect, useRef } from 'react';
import { EASE } from './journey-timing.ts';
import type { WaveOrigin, Animate } from './active-flights.ts';
import styles from './end-wave.module.css';

export const WAVE_MS = 1000;

export function EndWave({
  origin,
  animate,
}: {
  readonly origin: WaveOrigin;
  readonly animate: Animate;
}) {
  const star = useRef<HTMLDivElement>(null);
  const wave = useRef<HTMLDivElement>(null);
  const { cause, x, y, factor } = origin;
  useLayoutEffect(() => {
    animate(
      star.current,
      [
        { transform: 'scale(1.6)', opacity: 0 },
        { transform: 'scale(.35)', opacity: 1 },
        { transform: 'scale(.3)', opacity: 0 },
      ],
      { duration: 420 * factor, easing: EASE.in },
    );
    animate(
      wave.current,
      [
        { transform: 'scale(.04)', opacity: 0 },
        { transform: 'scale(.1)', opacity: 0.9, offset: 0.1 },
        { transform: 'scale(1)', opacity: 0 },
      ],
      { duration: 700 * factor, delay: 300 * factor, easing: 'cubic-bezier(.2,.6,.4,1)' },
    );
  }, [animate, factor]);
  const style = { left: x, top: y };
  return (
    <>
      <div ref={star} className={styles.star} style={style} data-cause={cause} />
      <div ref={wave} className={styles.wave} style={style} data-wave={cause} />
    </>
  );
}

// A number that counts up or down to its new value when the piece that changes it arrives.
import { useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { msUntilArrival, onArrivalsCleared } from './arrival-times.ts';
import { animationSpeedOf } from './speed.ts';
import { PulsingNumber } from './pulsing-number.tsx';

const STEP_MS = 70;
/** A step covers the remaining difference divided by this, but at least 1. */
const STEP_DIVISOR = 7;

function stepTowards(shown: number, n: number): number {
  const step = Math.max(1, Math.ceil(Math.abs(n - shown) / STEP_DIVISOR));
  return shown + Math.sign(n - shown) * Math.min(step, Math.abs(n - shown));
}

interface AnimatedNumberProps {
  readonly n: number;
  /** Value from which the number counts up when it first appears; defaults to `n`. */
  readonly from?: number;
  /** A key of arrival-times.ts. */
  readonly mark: string;
}

export function AnimatedNumber({ n, from = n, mark }: AnimatedNumberProps) {
  const [{ shown, goal }, setShown] = useState({ shown: Math.min(from, n), goal: from });
  const pace = useSettings((settings) => settings.pace);
  useEffect(() => {
    if (shown === n) return undefined;
    const { factor, travels } = animationSpeedOf(pace);
    const isStill = factor === 0 || !travels;
    const timer = setTimeout(
      () => setShown({ shown: isStill ? n : stepTowards(shown, n), goal: n }),
      isStill ? 0 : Math.max(STEP_MS * factor, msUntilArrival(mark)),
    );
    const stop = onArrivalsCleared(() => setShown({ shown: n, goal: n }));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [shown, n, mark, pace]);
  return (
    // Pulses once per change, not per step, because each pulse creates a compositor layer.
    <PulsingNumber value={goal}>{shown}</PulsingNumber>
  );
}

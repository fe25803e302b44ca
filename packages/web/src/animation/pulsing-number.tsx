// A number that pulses when it changes, but not on first render.
import { type ReactNode, useState } from 'react';

interface TickedProps {
  /** The value whose changes cause a pulse. */
  readonly of: number;
  /** What is shown; defaults to the value itself. */
  readonly children?: ReactNode;
}

export function PulsingNumber({ of, children = of }: TickedProps) {
  const [{ last, times }, setLast] = useState({ last: of, times: 0 });
  if (last !== of) setLast({ last: of, times: times + 1 });
  return (
    // A new key for each change restarts the animation.
    <b key={times} className={times > 0 ? 'ticked' : undefined}>
      {children}
    </b>
  );
}

// A number that pulses when it changes, but not on first render.
import { type ReactNode, useState } from 'react';

interface PulsingNumberProps {
  readonly value: number;
  readonly children?: ReactNode;
}

export function PulsingNumber({ value, children = value }: PulsingNumberProps) {
  const [{ last, times }, setLast] = useState({ last: value, times: 0 });
  if (last !== value) setLast({ last: value, times: times + 1 });
  return (
    // A new key for each change restarts the animation.
    <b key={times} className={times > 0 ? 'ticked' : undefined}>
      {children}
    </b>
  );
}

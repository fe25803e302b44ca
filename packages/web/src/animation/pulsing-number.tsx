// A number that swells when it becomes another, and lies still when it is first seen: a table that is opened has not changed.
import { type ReactNode, useState } from 'react';

interface TickedProps {
  /** What it swells at the change of. */
  readonly of: number;
  /** What is shown in its place; absent: itself. */
  readonly children?: ReactNode;
}

export function PulsingNumber({ of, children = of }: TickedProps) {
  const [{ last, times }, setLast] = useState({ last: of, times: 0 });
  if (last !== of) setLast({ last: of, times: times + 1 });
  return (
    // A new element for each change begins its movement anew.
    <b key={times} className={times > 0 ? 'ticked' : undefined}>
      {children}
    </b>
  );
}

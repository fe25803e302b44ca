// A number of symbols in the outline of its role: how strong a role is, or what a thing adds to it.
import clsx from 'clsx';
import type { Role } from '@eminent/engine';
import { RoleShape } from '../art/icons.tsx';
import { AnimatedNumber } from '../animation/animated-number.tsx';
import { PulsingNumber } from '../animation/pulsing-number.tsx';
import styles from './role-strength.module.css';

interface StrengthProps {
  readonly role: Role;
  readonly n: number;
  /** `badge` for a pile, `sum` for what a role comes to. */
  readonly size?: 'badge' | 'sum';
  /** What it says aloud; absent where the words stand beside it. */
  readonly label?: string;
}

export function RoleStrength({ role, n, size = 'badge', label }: StrengthProps) {
  return (
    <span
      className={clsx(styles.strength, styles[size])}
      data-hue={role}
      data-tip={size === 'badge' ? 'strength' : `symbol:${role}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <RoleShape role={role} drawn={size === 'sum'} />
      {size === 'sum' ? <AnimatedNumber n={n} from={1} mark="sum" /> : <PulsingNumber value={n} />}
    </span>
  );
}

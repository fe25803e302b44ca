// A number of symbols in the badge of a role: the strength of a role on a pile, or its total.
import clsx from 'clsx';
import type { Role } from '@eminent/engine';
import { RoleShape } from '../art/icons.tsx';
import { AnimatedNumber } from '../ui/animated-number.tsx';
import { PulsingNumber } from '../ui/pulsing-number.tsx';
import styles from './role-strength.module.css';

interface StrengthProps {
  readonly role: Role;
  readonly n: number;
  /** `badge` for a pile, `sum` for the total of a role. */
  readonly size?: 'badge' | 'sum';
  /** The accessible label; absent where text next to it says the same. */
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

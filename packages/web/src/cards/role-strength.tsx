// A number of symbols in the badge of a role.
import clsx from 'clsx';
import type { Role } from '@eminent/engine';
import { RoleShape } from '../art/icons.tsx';
import { AnimatedNumber } from '../ui/animated-number.tsx';
import { PulsingNumber } from '../ui/pulsing-number.tsx';
import styles from './role-strength.module.css';

interface StrengthProps {
  readonly role: Role;
  readonly n: number;
  /** `badge`: small, on a stack. `sum`: large, the total of the current role, which counts up. */
  readonly size?: 'badge' | 'sum';
  /** Label for screen readers. Without one, the number is hidden from them. */
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

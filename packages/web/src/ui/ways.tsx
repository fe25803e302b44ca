// Links that lead on, each with its drawing.
import { Link } from 'wouter';
import { type Sign, SignIcon } from '../art/icons.tsx';
import styles from './ways.module.css';

interface WaysProps {
  readonly ways: readonly { readonly to: string; readonly sign: Sign; readonly name: string }[];
  /** The heading that names them. */
  readonly labelledBy?: string;
}

export function Ways({ ways, labelledBy }: WaysProps) {
  return (
    <nav className={styles.ways} aria-labelledby={labelledBy}>
      {ways.map(({ to, sign, name }) => (
        <Link key={to} href={to} className={styles.way}>
          <SignIcon sign={sign} size={26} />
          {name}
        </Link>
      ))}
    </nav>
  );
}

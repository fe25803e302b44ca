// Navigation links, each with an icon.
import { msg } from '@eminent/text';
import { Link } from 'wouter';
import { type Sign, SignIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import styles from './link-list.module.css';

interface LinkListProps {
  readonly links: readonly { readonly to: string; readonly sign: Sign; readonly name: string }[];
  readonly labeledBy?: string;
}

export function LinkList({ links, labeledBy }: LinkListProps) {
  const lang = useLang();
  const name =
    labeledBy === undefined
      ? { 'aria-label': msg(lang, 'ui.ways') }
      : { 'aria-labelledby': labeledBy };
  return (
    <nav className={styles.links} {...name}>
      {links.map(({ to, sign, name }) => (
        <Link key={to} href={to} className={styles.link}>
          <SignIcon sign={sign} size={26} />
          {name}
        </Link>
      ))}
    </nav>
  );
}

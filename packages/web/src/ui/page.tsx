// The layout of all pages except the table: a title, a link back to the open table or the home
// screen, and the content.
import clsx from 'clsx';
import { msg } from '@eminent/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { SignIcon } from '../art/icons.tsx';
import { StorageWarning } from './storage-warning.tsx';
import { Backdrop } from '../scene/backdrop.tsx';
import { tablePath, useGameStore } from '../game/current-game.ts';
import { useLang } from '../settings/settings.ts';
import button from './icon-button.module.css';
import styles from './page.module.css';

export function Page({
  title,
  children,
  className,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  const lang = useLang();
  const table = useGameStore((store) => store.game && tablePath(store.game));
  // Focuses the heading, so that keyboard users continue here and screen readers announce the page.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={clsx(styles.page, className)}>
      <Backdrop />
      <header className={styles.head}>
        <Link
          href={table ?? '/'}
          className={button.button}
          aria-label={msg(lang, table === undefined ? 'ui.home' : 'ui.toTable')}
        >
          <SignIcon sign="back" />
        </Link>
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
      </header>
      <main>
        <StorageWarning />
        {children}
      </main>
    </div>
  );
}

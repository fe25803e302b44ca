// The layout of all online screens: sky, title, navigation, and the current user.
import { msg } from '@eminent/text';
import clsx from 'clsx';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Sigil, type Sign, SignIcon } from '../../art/icons.tsx';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import button from '../../ui/icon-button.module.css';
import { onlineFace } from '@eminent/pictures';
import { useMe } from '../user-session.ts';
import { RestrictionLine } from '../restrictions/restriction-line.tsx';
import { useWaitingCount } from '../own-tables.ts';
import styles from './online-layout.module.css';
import { Loading } from '../../activity/activity.ts';

const Sky = lazy(async () => ({ default: (await import('../../scene/sky.tsx')).Sky }));

const ORBITS = [900, 1180, 1460].map((rx, i) => ({
  rx,
  ry: rx * 0.42,
  strength: 0.3 - i * 0.05,
  ...(i === 0 && { ticks: 120 }),
}));

interface OnlineLayoutProps {
  readonly title: string;
  /** Selects another part of the sky. */
  readonly seed?: number;
  readonly className?: string | undefined;
  /** Hides the navigation and the notification button, for example on an invitation page. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

export function OnlineLayout({
  title,
  seed = 41,
  className,
  bare = false,
  children,
}: OnlineLayoutProps) {
  const lang = useLang();
  const heading = useRef<HTMLHeadingElement>(null);
  // Focuses the heading, so that keyboard users start here and screen readers announce it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={clsx(styles.frame, bare && styles.bare)}>
      <div className={styles.sky} aria-hidden="true">
        <Suspense fallback={<Loading />}>
          <Sky
            star={{ x: 'calc(100% + 120 * var(--u))', y: 'calc(-60 * var(--u))', radius: 70 }}
            orbits={ORBITS}
            power={0.4}
            calm
            seed={seed}
          />
        </Suspense>
      </div>
      <header className={styles.head}>
        <Link
          href="/"
          className={clsx(button.button, styles.home)}
          aria-label={msg(lang, 'ui.home')}
        >
          <Sigil size={30} />
        </Link>
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {!bare && <Navigation />}
        <Tools bare={bare} />
      </header>
      <RestrictionLine className={styles.restrictions} />
      <main className={clsx(styles.main, className)}>{children}</main>
    </div>
  );
}

/** All addresses start with that of the lobby, which therefore must match exactly. */
function isAt(location: string, to: string): boolean {
  return location === to || (to !== '/online' && location.startsWith(`${to}/`));
}

const NAVIGATION = [
  { to: '/online/games', sign: 'play', key: 'online.ways.games' },
  { to: '/online/new', sign: 'plus', key: 'online.ways.create' },
  { to: '/online', sign: 'eye', key: 'online.ways.tables' },
  { to: '/online/friends', sign: 'friends', key: 'online.ways.friends' },
  { to: '/online/leaderboard', sign: 'log', key: 'online.ways.leaderboard' },
] as const satisfies readonly { to: string; sign: Sign; key: string }[];

function Navigation() {
  const lang = useLang();
  const [location] = useLocation();
  const waiting = useWaitingCount();
  return (
    <nav className={styles.navigation} aria-label={msg(lang, 'ui.ways')}>
      {NAVIGATION.map(({ to, sign, key }) => (
        <Link key={to} href={to} aria-current={isAt(location, to) ? 'page' : undefined}>
          <SignIcon sign={sign} size={20} />
          <span>{msg(lang, key)}</span>
          {to === '/online/games' && waiting > 0 && (
            <b className={styles.count}>
              <span aria-hidden="true">{waiting}</span>
              <span className="sr-only">{msg(lang, 'online.ways.waiting', { n: waiting })}</span>
            </b>
          )}
        </Link>
      ))}
    </nav>
  );
}

function Tools({ bare }: { readonly bare: boolean }) {
  const lang = useLang();
  const me = useMe();
  return (
    <div className={styles.tools}>
      {!bare && me !== undefined && (
        <Link
          href="/online/settings"
          className={button.button}
          aria-label={msg(lang, 'online.ways.notices')}
        >
          <SignIcon sign="bell" />
        </Link>
      )}
      <Link href="/settings" className={button.button} aria-label={msg(lang, 'ui.settings')}>
        <SignIcon sign="gear" />
      </Link>
      {me !== undefined && (
        <Link
          href={`/online/profile/${me.id}`}
          className={clsx(button.button, styles.me)}
          aria-label={msg(lang, 'online.ways.profile', { name: me.name })}
        >
          <Portrait face={onlineFace(me)} name={me.name} />
          <span>{me.name}</span>
        </Link>
      )}
    </div>
  );
}

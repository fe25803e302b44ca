// The home screen: learn, continue a game, start a game, or go to another page.
import { DEFAULT_OPPONENT } from '@eminent/bots/registry';
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { LANGUAGES, languageName, msg } from '@eminent/text';
import clsx from 'clsx';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-hash-location';
import { type Sign, SignIcon } from '../art/icons.tsx';
import { openGame } from '../game/open-game.ts';
import { useSavedGames } from '../storage/storage.ts';
import { GameWarnings } from '../ui/game-warnings.tsx';
import { QuarantineNotice } from '../ui/quarantine-notice.tsx';
import { hasStartedLesson, rememberKnowsGame, useNewcomer } from '../coach/newcomer.ts';
import { hasOnlineUser } from '../online/has-online-user.ts';
import { MissingLanguage } from '../settings/missing-language.tsx';
import { useSettings } from '../settings/settings.ts';
import { loadTable } from '../table/load-table.ts';
import { Loading } from '../activity/activity.ts';
import { whenIdle } from '../activity/when-idle.ts';
import { NextOpponent } from './next-opponent.tsx';
import { DailyTile } from './daily-tile.tsx';
import { GamesInProgress } from './games-in-progress.tsx';
import { DEFAULT_BOT_NAMES } from '@eminent/pictures';
import { setUpGame } from '../new-game/new-game-setup.ts';
import styles from './home.module.css';

/** Decoration, loaded when the browser is idle. */
const HomeScene = lazy(async () => ({ default: (await loadScene()).HomeScene }));
const HomeCards = lazy(async () => ({ default: (await loadScene()).HomeCards }));

async function loadScene() {
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
  });
  return import('./home-scene.tsx');
}

/** The number of online games that wait for the player. Rendered only for a signed-in user. */
const WaitingCount = lazy(async () => ({
  default: (await import('../online/waiting-badge.tsx')).WaitingBadge,
}));

const LINKS = [
  { to: '/learn', sign: 'book', key: 'coach.start' },
  { to: '/campaign', sign: 'flag', key: 'ui.campaign.title' },
  { to: '/puzzles', sign: 'puzzle', key: 'ui.puzzles' },
  { to: '/replays', sign: 'replay', key: 'ui.replays' },
  { to: '/board', sign: 'choices', key: 'ui.boards' },
  { to: '/rules', sign: 'log', key: 'ui.cardsAndRules' },
  { to: '/settings', sign: 'gear', key: 'ui.settings' },
] as const satisfies readonly { to: string; sign: Sign; key: string }[];

function LearnFirst() {
  const { lang } = useSettings();
  const hasBegun = hasStartedLesson();
  return (
    <Link href={hasBegun ? '/learn' : '/learn/action'} className="big primary">
      <SignIcon sign="book" />
      {msg(lang, hasBegun ? 'ui.learnOn' : 'ui.learnFirst')}
    </Link>
  );
}

function Languages() {
  const { wanted, change } = useSettings();
  return (
    <div className={styles.languages}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === wanted}
          onClick={() => change({ lang: one })}
        >
          {languageName(one)}
        </button>
      ))}
    </div>
  );
}

interface NewcomerProps {
  readonly isNewcomer: boolean;
}

function PlayNow({ isNewcomer }: NewcomerProps) {
  const { lang } = useSettings();
  const hasGames = useSavedGames().length > 0;
  const play = () => {
    const seats = [{ name: '' }, { name: DEFAULT_BOT_NAMES[0] ?? '', bot: DEFAULT_OPPONENT }];
    // The player starts their first game.
    const first = isNewcomer ? 'me' : 'chance';
    rememberKnowsGame();
    openGame(setUpGame(DEFAULT_OPTIONS, seats, first));
  };
  return (
    <button
      type="button"
      className={clsx('big', !isNewcomer && !hasGames && 'primary')}
      onClick={play}
    >
      <SignIcon sign="play" />
      {msg(lang, isNewcomer ? 'ui.knowTheGame' : 'ui.playNow')}
    </button>
  );
}

function Actions({ isNewcomer }: NewcomerProps) {
  const { lang } = useSettings();
  return (
    <div className={styles.actions}>
      {isNewcomer && <LearnFirst />}
      <PlayNow isNewcomer={isNewcomer} />
      <button type="button" className="big" onClick={() => navigate('/online')}>
        <SignIcon sign="friends" />
        {msg(lang, 'ui.playOnline')}
        {hasOnlineUser() && (
          <Suspense fallback={<Loading />}>
            <WaitingCount />
          </Suspense>
        )}
      </button>
      <button type="button" className="big" onClick={() => navigate('/new')}>
        {msg(lang, 'ui.newGame')}
        <small>{msg(lang, 'ui.newGameFor')}</small>
      </button>
      {!isNewcomer && <DailyTile />}
    </div>
  );
}

export function Home() {
  const { lang } = useSettings();
  // Preloads the table. If that fails, opening the table tries again.
  useEffect(() => whenIdle(() => void loadTable().catch(() => undefined)), []);
  const isNewcomer = useNewcomer();
  return (
    <main className={clsx('title-page', styles.home)}>
      <Suspense fallback={<Loading />}>
        <HomeScene />
      </Suspense>
      <h1>Eminent Domain</h1>
      <p className={styles.tagline}>{msg(lang, 'ui.tagline')}</p>
      <GameWarnings />
      <GamesInProgress />
      <Actions isNewcomer={isNewcomer} />
      <NextOpponent />
      <nav className={styles.links} aria-label={msg(lang, 'ui.ways')}>
        {LINKS.filter(({ to }) => to !== '/board' || !isNewcomer).map(({ to, sign, key }) => (
          <Link key={to} href={to}>
            <SignIcon sign={sign} />
            {msg(lang, key)}
          </Link>
        ))}
      </nav>
      <div className={styles.room}>
        <Suspense fallback={<Loading />}>
          <HomeCards />
        </Suspense>
      </div>
      <QuarantineNotice />
      <footer className={styles.foot}>
        <MissingLanguage />
        <p>{msg(lang, 'ui.unofficial')}</p>
        <Languages />
      </footer>
    </main>
  );
}

// The routes of the online screens, below `/online`. Each screen is loaded on demand.
import { loadPart, msg } from '@eminent/text';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useLang } from '../settings/settings.ts';
import { startTurnAlert } from './turn-alert.ts';
import { useSinglePresses } from './double-press.ts';
import { ServerUnavailable } from './layout/server-unavailable.tsx';
import { useMatchmaking } from './lobby/matchmaking.ts';
import { useReloadWhenOutdated } from './reload-outdated-client.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { useSession } from './user-session.ts';
import { storePushTexts } from './settings/web-push.ts';
import { ModerationNotice } from './restrictions/moderation-notice.tsx';
import { Loading } from '../activity/activity.ts';

const LobbyPage = lazyScreen(async () => (await import('./lobby/lobby-page.tsx')).LobbyPage);
const GamesPage = lazyScreen(async () => (await import('./games/games-page.tsx')).GamesPage);
const CreatePage = lazyScreen(async () => (await import('./create/create-page.tsx')).CreatePage);
const InvitePage = lazyScreen(async () => (await import('./invite/invite-page.tsx')).InvitePage);
const JoinPage = lazyScreen(async () => (await import('./invite/invite-page.tsx')).JoinPage);
const TablePage = lazyScreen(async () => (await import('./invite/table-page.tsx')).TablePage);
const FriendsPage = lazyScreen(
  async () => (await import('./profile/friends-page.tsx')).FriendsPage,
);
const ProfilePage = lazyScreen(
  async () => (await import('./profile/profile-page.tsx')).ProfilePage,
);
const HistoryPage = lazyScreen(
  async () => (await import('./profile/history-page.tsx')).HistoryPage,
);
const OnlineReplay = lazyScreen(
  async () => (await import('./profile/online-replay.tsx')).OnlineReplay,
);
const LeaderboardPage = lazyScreen(
  async () => (await import('./leaderboard/leaderboard-page.tsx')).LeaderboardPage,
);
const OnlineSettings = lazyScreen(
  async () => (await import('./settings/online-settings.tsx')).OnlineSettings,
);
const AdminPage = lazyScreen(async () => (await import('./admin/admin-page.tsx')).AdminPage);

/** Screens with which most visits start. Their scripts load in parallel with the texts. */
const FIRST_SCREENS: readonly (readonly [
  address: RegExp,
  screen: { readonly fetch: () => void },
])[] = [
  [/^#\/online\/?$/u, LobbyPage],
  [/^#\/online\/[iw]\//u, InvitePage],
  [/^#\/online\/t\//u, TablePage],
];

const ROUTES = (
  <Switch>
    <Route path="/online">
      <LobbyPage />
    </Route>
    <Route path="/online/games">
      <GamesPage />
    </Route>
    <Route path="/online/new/:friend?">
      {({ friend }): ReactNode => <CreatePage friend={friend} />}
    </Route>
    <Route path="/online/i/:invitation">
      {({ invitation }): ReactNode => <InvitePage key={invitation} invitation={invitation} />}
    </Route>
    <Route path="/online/w/:invitation">
      {({ invitation }): ReactNode => (
        <InvitePage key={invitation} invitation={invitation} watching />
      )}
    </Route>
    <Route path="/online/join/:table">
      {({ table }): ReactNode => <JoinPage key={table} table={table} />}
    </Route>
    <Route path="/online/t/:table">
      {({ table }): ReactNode => <TablePage key={table} table={table} />}
    </Route>
    <Route path="/online/friends/:link?">
      {({ link }): ReactNode => <FriendsPage link={link} />}
    </Route>
    <Route path="/online/profile/:id">
      {({ id }): ReactNode => <ProfilePage key={id} id={id} />}
    </Route>
    <Route path="/online/profile/:id/games">
      {({ id }): ReactNode => <HistoryPage key={id} id={id} />}
    </Route>
    <Route path="/online/r/:table/:ply?">
      {({ table, ply = '0' }): ReactNode => (
        <OnlineReplay key={table} table={table} ply={Number(ply)} />
      )}
    </Route>
    <Route path="/online/leaderboard/:players?">
      {({ players }): ReactNode => <LeaderboardPage players={players} />}
    </Route>
    <Route path="/online/leaderboard/:players/bots">
      {({ players }): ReactNode => <LeaderboardPage players={players} kind="bots" />}
    </Route>
    <Route path="/online/settings/:token?">
      {({ token }): ReactNode => <OnlineSettings mailToken={token} />}
    </Route>
    <Route path="/online/admin">
      <AdminPage />
    </Route>
    <Route>
      <Redirect to="/online" replace />
    </Route>
  </Switch>
);

/** Loads the texts. Resolves to a module for `lazy` with the component of all online routes. */
export async function loadOnlineScreen() {
  FIRST_SCREENS.find(([address]) => address.test(location.hash))?.[1].fetch();
  await loadPart('online');
  return { default: OnlineScreen };
}

function OnlineScreen() {
  const lang = useLang();
  const { session, problem, load } = useSession();
  useReloadWhenOutdated();
  useSinglePresses();
  useEffect(() => {
    startTurnAlert();
    void load();
  }, [load]);
  const me = session?.person?.id;
  useEffect(() => {
    if (me === undefined) return undefined;
    const resume = () => void (document.hidden || useMatchmaking.getState().resume());
    resume();
    document.addEventListener('visibilitychange', resume);
    return () => document.removeEventListener('visibilitychange', resume);
  }, [me]);
  useEffect(() => void storePushTexts(lang).catch(() => undefined), [lang]);
  if (session === undefined && problem !== undefined) {
    return <ServerUnavailable problem={problem} onAgain={() => void load()} />;
  }
  // The screens need the loaded session. It has no user for a signed-out visitor.
  if (session === undefined) return <p className="sr-only">{msg(lang, 'ui.loading')}</p>;
  return (
    <>
      <Suspense fallback={<Loading />}>{ROUTES}</Suspense>
      <div role="status" className="sr-only" data-call />
      <ModerationNotice />
    </>
  );
}

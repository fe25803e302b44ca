// The screens of online tables by address, below `/online`. None of it is loaded before somebody goes there.
import { loadPart, msg } from '@eminent/text';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useLang } from '../settings/settings.ts';
import { beginCalling } from './call.ts';
import { useSinglePresses } from './double-press.ts';
import { Closed } from './frame/closed.tsx';
import { useSeeking } from './lobby/seeking.ts';
import { useNewerPage } from './newer-page.ts';
import { useSession } from './session.ts';
import { keepPushWords } from './settings/push.ts';
import { NoticeWindow } from './standing/notice-window.tsx';

const LobbyPage = lazy(async () => ({
  default: (await import('./lobby/lobby-page.tsx')).LobbyPage,
}));
const GamesPage = lazy(async () => ({
  default: (await import('./games/games-page.tsx')).GamesPage,
}));
const CreatePage = lazy(async () => ({
  default: (await import('./create/create-page.tsx')).CreatePage,
}));
const InvitePage = lazy(async () => ({
  default: (await import('./invite/invite-page.tsx')).InvitePage,
}));
const JoinPage = lazy(async () => ({
  default: (await import('./invite/invite-page.tsx')).JoinPage,
}));
const TablePlace = lazy(async () => ({
  default: (await import('./invite/table-place.tsx')).TablePlace,
}));
const FriendsPage = lazy(async () => ({
  default: (await import('./profile/friends-page.tsx')).FriendsPage,
}));
const ProfilePage = lazy(async () => ({
  default: (await import('./profile/profile-page.tsx')).ProfilePage,
}));
const HistoryPage = lazy(async () => ({
  default: (await import('./profile/history-page.tsx')).HistoryPage,
}));
const OnlineReplay = lazy(async () => ({
  default: (await import('./profile/online-replay.tsx')).OnlineReplay,
}));
const LeaderboardPage = lazy(async () => ({
  default: (await import('./leaderboard/leaderboard-page.tsx')).LeaderboardPage,
}));
const OnlineSettings = lazy(async () => ({
  default: (await import('./settings/online-settings.tsx')).OnlineSettings,
}));
const AdminPage = lazy(async () => ({
  default: (await import('./admin/admin-page.tsx')).AdminPage,
}));

/** The words of these screens come before them. */
export async function loadOnlineScreen() {
  await loadPart('online');
  return { default: OnlineScreen };
}

function OnlineScreen() {
  const lang = useLang();
  const { session, problem, learn } = useSession();
  useNewerPage();
  useSinglePresses();
  useEffect(() => {
    beginCalling();
    void learn();
  }, [learn]);
  const me = session?.person?.id;
  useEffect(() => {
    if (me === undefined) return undefined;
    const look = () => void (document.hidden || useSeeking.getState().resume());
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [me]);
  useEffect(() => void keepPushWords(lang).catch(() => undefined), [lang]);
  if (session === undefined && problem !== undefined) {
    return <Closed problem={problem} onAgain={() => void learn()} />;
  }
  // Nothing is known yet of who this is: what would be drawn now might be another page in a moment.
  if (session === undefined) return <p className="sr-only">{msg(lang, 'ui.loading')}</p>;
  return (
    <>
      <Suspense>
        <Screens />
      </Suspense>
      <div role="status" className="sr-only" data-call />
      <NoticeWindow />
    </>
  );
}

function Screens() {
  return (
    <Switch>
      <Route path="/online">
        <LobbyPage />
      </Route>
      <Route path="/online/games">
        <GamesPage />
      </Route>
      <Route path="/online/new">
        <CreatePage />
      </Route>
      <Route path="/online/new/:friend">
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
        {({ table }): ReactNode => <TablePlace key={table} table={table} />}
      </Route>
      <Route path="/online/friends">
        <FriendsPage />
      </Route>
      <Route path="/online/friends/:link">
        {({ link }): ReactNode => <FriendsPage link={link} />}
      </Route>
      <Route path="/online/profile/:id">
        {({ id }): ReactNode => <ProfilePage key={id} id={id} />}
      </Route>
      <Route path="/online/profile/:id/games">
        {({ id }): ReactNode => <HistoryPage key={id} id={id} />}
      </Route>
      <Route path="/online/r/:table">
        {({ table }): ReactNode => <OnlineReplay key={table} table={table} ply={0} />}
      </Route>
      <Route path="/online/r/:table/:ply">
        {({ table, ply }): ReactNode => (
          <OnlineReplay key={table} table={table} ply={Number(ply)} />
        )}
      </Route>
      <Route path="/online/leaderboard">
        <LeaderboardPage />
      </Route>
      <Route path="/online/leaderboard/:players">
        {({ players }): ReactNode => <LeaderboardPage players={players} />}
      </Route>
      <Route path="/online/leaderboard/:players/bots">
        {({ players }): ReactNode => <LeaderboardPage players={players} kind="bots" />}
      </Route>
      <Route path="/online/settings">
        <OnlineSettings />
      </Route>
      <Route path="/online/settings/:token">
        {({ token }): ReactNode => <OnlineSettings mailToken={token} />}
      </Route>
      <Route path="/online/admin">
        <AdminPage />
      </Route>
      <Route>
        <Redirect to="/online" />
      </Route>
    </Switch>
  );
}

// Which screen is shown, by the address.
import { lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { tablePath, useStore } from './game/store.ts';
import { Home } from './home/home.tsx';
import { TableScreen } from './table/table.tsx';

const NewGamePage = lazy(async () => ({
  default: (await import('./home/new-game.tsx')).NewGamePage,
}));
const LearnPage = lazy(async () => ({
  default: (await import('./learn/learn-page.tsx')).LearnPage,
}));
const LessonScreen = lazy(async () => ({
  default: (await import('./learn/lesson-screen.tsx')).LessonScreen,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('./settings/settings-page.tsx')).SettingsPage,
}));
const RulesPage = lazy(async () => ({
  default: (await import('./learn/rules-page.tsx')).RulesPage,
}));
const ReplaysPage = lazy(async () => ({
  default: (await import('./replay/replays.tsx')).ReplaysPage,
}));
const ReplayPage = lazy(async () => ({
  default: (await import('./replay/viewer.tsx')).ReplayPage,
}));

export function App() {
  const table = useStore((store) => store.game && tablePath(store.game));
  const starting = useStore((store) => store.starting);
  return (
    <Router hook={useHashLocation}>
      <Suspense>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/table">
            {table === '/table' || starting ? <TableScreen /> : <Redirect to={table ?? '/'} />}
          </Route>
          <Route path="/learn">
            <LearnPage />
          </Route>
          <Route path="/learn/:lesson">
            {({ lesson }): ReactNode => <LessonScreen id={lesson} />}
          </Route>
          <Route path="/new">
            <NewGamePage />
          </Route>
          <Route path="/settings">
            <SettingsPage />
          </Route>
          <Route path="/rules">
            <RulesPage />
          </Route>
          <Route path="/rules/:ruling">
            {({ ruling }): ReactNode => <RulesPage ruling={decodeURIComponent(ruling)} />}
          </Route>
          <Route path="/glossary">
            <RulesPage tab="glossary" />
          </Route>
          <Route path="/replays">
            <ReplaysPage />
          </Route>
          <Route path="/replay/:id">
            {({ id }): ReactNode => <ReplayPage id={decodeURIComponent(id)} at={0} />}
          </Route>
          <Route path="/replay/:id/:ply">
            {({ id, ply }): ReactNode => (
              <ReplayPage id={decodeURIComponent(id)} at={Number(ply) || 0} />
            )}
          </Route>
          <Route>
            <Redirect to="/" />
          </Route>
        </Switch>
      </Suspense>
    </Router>
  );
}

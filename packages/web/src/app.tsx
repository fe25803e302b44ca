// Which screen is shown, by the address.
import { lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { useStore } from './game/store.ts';
import { Home } from './home/home.tsx';
import { TableScreen } from './table/table.tsx';

const NewGamePage = lazy(async () => ({
  default: (await import('./home/new-game.tsx')).NewGamePage,
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
  const atTable = useStore((store) => store.game !== undefined || store.starting);
  return (
    <Router hook={useHashLocation}>
      <Suspense>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/table">{atTable ? <TableScreen /> : <Redirect to="/" />}</Route>
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

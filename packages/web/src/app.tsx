// Routes the address to a screen.
import { lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { BadgeLight } from './art/icons.tsx';
import { tablePath, useGameStore } from './game/current-game.ts';
import { Home } from './home/home.tsx';
import { loadTable } from './table/load-table.ts';
import { PageBoundary, ScreenBoundary } from './ui/error-boundary.tsx';
import { embeddedTable } from './replay/embed-address.ts';
import { LoadingScreen, useSeen } from './ui/loading-screen.tsx';
import { Tooltip } from './ui/tooltip.tsx';

const TableScreen = lazy(async () => ({ default: (await loadTable()).TableScreen }));
const NewGamePage = lazy(async () => ({
  default: (await import('./new-game/new-game.tsx')).NewGamePage,
}));
const CampaignPage = lazy(async () => ({
  default: (await import('./campaign/campaign-page.tsx')).CampaignPage,
}));
const LearnPage = lazy(async () => (await import('./learn/learn-screens.ts')).loadLearnPage());
const LessonScreen = lazy(async () =>
  (await import('./learn/learn-screens.ts')).loadLessonScreen(),
);
const SettingsPage = lazy(async () => ({
  default: (await import('./settings-page/settings-page.tsx')).SettingsPage,
}));
const RulesPage = lazy(async () => ({
  default: (await import('./learn/rules-page.tsx')).RulesPage,
}));
const ReplaysPage = lazy(async () => ({
  default: (await import('./replay/replays-page.tsx')).ReplaysPage,
}));
const StatisticsPage = lazy(async () => ({
  default: (await import('./analysis/statistics-page.tsx')).StatisticsPage,
}));
const ReplayPage = lazy(async () => ({
  default: (await import('./replay/replay-page.tsx')).ReplayPage,
}));
const EmbeddedReplay = lazy(async () => ({
  default: (await import('./replay/embedded-replay.tsx')).EmbeddedReplay,
}));
const BoardScreen = lazy(async () => (await import('./board/board-screens.ts')).loadBoardScreen());
const DailyPage = lazy(async () => (await import('./daily/daily-screens.ts')).loadDailyPage());
/** Everyone's scores, beside the player's result. */
const DailyScores = lazy(async () => ({
  default: (await import('./online/daily-scores.tsx')).DailyScores,
}));
const ChallengePage = lazy(async () =>
  (await import('./daily/daily-screens.ts')).loadChallengePage(),
);
const PuzzlesPage = lazy(async () =>
  (await import('./puzzles/puzzle-screens.ts')).loadPuzzlesPage(),
);
const PuzzleScreen = lazy(async () =>
  (await import('./puzzles/puzzle-screens.ts')).loadPuzzleScreen(),
);
const RunScreen = lazy(async () => (await import('./puzzles/puzzle-screens.ts')).loadRunScreen());
const VerifyPage = lazy(async () =>
  (await import('./online/fair-deal/fair-deal-screens.ts')).loadVerifyPage(),
);
const FairDealPage = lazy(async () =>
  (await import('./online/fair-deal/fair-deal-screens.ts')).loadFairDealPage(),
);

/** Online screens, loaded with their own texts. */
const OnlineScreen = lazy(async () =>
  (await import('./online/online-screens.tsx')).loadOnlineScreen(),
);

/** Decodes a part of an address; returns it unchanged if it is not encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function App() {
  const embedded = embeddedTable(location.pathname);
  return (
    <PageBoundary>
      <BadgeLight />
      <Router hook={useHashLocation}>
        <ScreenBoundary>
          <Suspense fallback={<LoadingScreen />}>
            {embedded === undefined ? <Screen /> : <EmbeddedReplay table={embedded} />}
          </Suspense>
        </ScreenBoundary>
        <Tooltip />
      </Router>
    </PageBoundary>
  );
}

function Screen() {
  const table = useGameStore((store) => store.game && tablePath(store.game));
  /** A game that is loading, or that another tab has, also has its place at the table. */
  const isExpected = useGameStore((store) => store.starting || store.otherTab !== undefined);
  useSeen(table !== undefined || !isExpected);
  return (
    <Switch>
      <Route path="/">
        <Home />
      </Route>
      <Route path="/table">
        {table === '/table' || isExpected ? (
          <TableScreen />
        ) : (
          <Redirect to={table ?? '/'} replace />
        )}
      </Route>
      <Route path="/learn">
        <LearnPage />
      </Route>
      <Route path="/learn/:lesson">{({ lesson }): ReactNode => <LessonScreen id={lesson} />}</Route>
      <Route path="/new">
        <NewGamePage />
      </Route>
      <Route path="/campaign">
        <CampaignPage />
      </Route>
      <Route path="/settings">
        <SettingsPage />
      </Route>
      <Route path="/rules">
        <RulesPage />
      </Route>
      <Route path="/rules/:ruling">
        {({ ruling }): ReactNode => <RulesPage key={ruling} at={decoded(ruling)} />}
      </Route>
      <Route path="/glossary">
        <RulesPage key="glossary" at="glossary" />
      </Route>
      <Route path="/replays">
        <ReplaysPage />
      </Route>
      <Route path="/your-play">
        <StatisticsPage />
      </Route>
      <Route path="/replay/:id">
        {({ id }): ReactNode => <ReplayPage id={decoded(id)} at={0} />}
      </Route>
      <Route path="/replay/:id/:ply">
        {({ id, ply }): ReactNode => <ReplayPage id={decoded(id)} at={Number(ply)} />}
      </Route>
      <Route path="/daily">
        <DailyPage Scores={DailyScores} />
      </Route>
      <Route path="/daily/:date">
        {({ date }): ReactNode => <DailyPage date={decoded(date)} Scores={DailyScores} />}
      </Route>
      <Route path="/daily/:date/:record">
        {({ date, record }): ReactNode => (
          <DailyPage date={decoded(date)} friend={decoded(record)} Scores={DailyScores} />
        )}
      </Route>
      <Route path="/challenge/:record/:bots">
        {({ record, bots }): ReactNode => (
          <ChallengePage record={decoded(record)} bots={decoded(bots)} />
        )}
      </Route>
      <Route path="/puzzles">
        <PuzzlesPage />
      </Route>
      <Route path="/puzzles/run">
        <RunScreen />
      </Route>
      <Route path="/puzzles/:n">{({ n }): ReactNode => <PuzzleScreen n={n} />}</Route>
      <Route path="/online/*?">
        <OnlineScreen />
      </Route>
      <Route path="/board">
        <BoardScreen />
      </Route>
      <Route path="/board/setup">
        <BoardScreen isSetup />
      </Route>
      <Route path="/board/:id">{({ id }): ReactNode => <BoardScreen id={decoded(id)} />}</Route>
      <Route path="/board/link/:letters">
        {({ letters }): ReactNode => <BoardScreen link={letters} />}
      </Route>
      <Route path="/board/replay/:id/:ply">
        {({ id, ply }): ReactNode => <BoardScreen replay={decoded(id)} ply={Number(ply)} />}
      </Route>
      <Route path="/verify">
        <VerifyPage />
      </Route>
      <Route path="/verify/how">
        <FairDealPage />
      </Route>
      <Route>
        <Redirect to="/" replace />
      </Route>
    </Switch>
  );
}

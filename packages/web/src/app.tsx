// The root component. The hash of the address selects a screen, whose script is loaded on demand.
import { loadPart, type Part } from '@eminent/text';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { BadgeLight } from './art/icons.tsx';
import { tablePath, useGameStore } from './game/current-game.ts';
import { Home } from './home/home.tsx';
import { loadTable } from './table/load-table.ts';
import { decodeUriPart } from './ui/decode-uri-part.ts';
import { PageBoundary, ScreenBoundary } from './ui/error-boundary.tsx';
import { embeddedTable } from './replay/embed-address.ts';
import { LoadingScreen, useMarkScreenShown } from './ui/loading-screen.tsx';
import { Tooltip } from './ui/tooltip.tsx';

function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>, part?: Part) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), part && loadPart(part)]);
    return { default: component };
  });
}

const TableScreen = onDemand(async () => (await loadTable()).TableScreen);
const NewGamePage = onDemand(async () => (await import('./new-game/new-game.tsx')).NewGamePage);
const CampaignPage = onDemand(
  async () => (await import('./campaign/campaign-page.tsx')).CampaignPage,
);
const LearnPage = onDemand(
  async () => (await import('./learn/learn-page.tsx')).LearnPage,
  'lessons',
);
const LessonScreen = onDemand(
  async () => (await import('./learn/lesson-screen.tsx')).LessonScreen,
  'lessons',
);
const SettingsPage = onDemand(
  async () => (await import('./settings-page/settings-page.tsx')).SettingsPage,
);
const RulesPage = onDemand(async () => (await import('./learn/rules-page.tsx')).RulesPage);
const ReplaysPage = onDemand(async () => (await import('./replay/replays-page.tsx')).ReplaysPage);
const StatisticsPage = onDemand(
  async () => (await import('./analysis/statistics-page.tsx')).StatisticsPage,
);
const ReplayPage = onDemand(async () => (await import('./replay/replay-page.tsx')).ReplayPage);
const EmbeddedReplay = onDemand(
  async () => (await import('./replay/embedded-replay.tsx')).EmbeddedReplay,
);
const BoardScreen = onDemand(
  async () => (await import('./board/board-screen.tsx')).BoardScreen,
  'board',
);
const DailyPage = onDemand(async () => (await import('./daily/daily-page.tsx')).DailyPage, 'daily');
const DailyScores = onDemand(async () => (await import('./online/daily-scores.tsx')).DailyScores);
const ChallengePage = onDemand(
  async () => (await import('./daily/challenge-page.tsx')).ChallengePage,
  'daily',
);
const PuzzlesPage = lazy(async () =>
  (await import('./puzzles/puzzle-screens.ts')).loadPuzzlesPage(),
);
const PuzzleScreen = lazy(async () =>
  (await import('./puzzles/puzzle-screens.ts')).loadPuzzleScreen(),
);
const RunScreen = lazy(async () => (await import('./puzzles/puzzle-screens.ts')).loadRunScreen());
const VerifyPage = onDemand(
  async () => (await import('./online/fair-deal/verify-page.tsx')).VerifyPage,
  'online',
);
const FairDealPage = onDemand(
  async () => (await import('./online/fair-deal/fair-deal-page.tsx')).FairDealPage,
  'online',
);
const OnlineScreen = lazy(async () =>
  (await import('./online/online-screens.tsx')).loadOnlineScreen(),
);

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

// A `Switch` of wouter also matches routes inside fragments.
const LEARNING_ROUTES = (
  <>
    <Route path="/learn" component={LearnPage} />
    <Route path="/learn/:lesson">{({ lesson }): ReactNode => <LessonScreen id={lesson} />}</Route>
    <Route path="/rules">
      <RulesPage />
    </Route>
    <Route path="/rules/:ruling">
      {({ ruling }): ReactNode => <RulesPage key={ruling} at={decodeUriPart(ruling)} />}
    </Route>
    <Route path="/glossary">
      <RulesPage key="glossary" at="glossary" />
    </Route>
  </>
);

const REPLAY_ROUTES = (
  <>
    <Route path="/replays" component={ReplaysPage} />
    <Route path="/your-play" component={StatisticsPage} />
    <Route path="/replay/:id">
      {({ id }): ReactNode => <ReplayPage id={decodeUriPart(id)} at={0} />}
    </Route>
    <Route path="/replay/:id/:ply">
      {({ id, ply }): ReactNode => <ReplayPage id={decodeUriPart(id)} at={Number(ply)} />}
    </Route>
    <Route path="/verify" component={VerifyPage} />
    <Route path="/verify/how" component={FairDealPage} />
  </>
);

const DAILY_ROUTES = (
  <>
    <Route path="/daily">
      <DailyPage Scores={DailyScores} />
    </Route>
    <Route path="/daily/:date">
      {({ date }): ReactNode => <DailyPage date={decodeUriPart(date)} Scores={DailyScores} />}
    </Route>
    <Route path="/daily/:date/:record">
      {({ date, record }): ReactNode => (
        <DailyPage date={decodeUriPart(date)} friend={decodeUriPart(record)} Scores={DailyScores} />
      )}
    </Route>
    <Route path="/challenge/:record/:bots">
      {({ record, bots }): ReactNode => (
        <ChallengePage
          key={`${record}/${bots}`}
          record={decodeUriPart(record)}
          bots={decodeUriPart(bots)}
        />
      )}
    </Route>
  </>
);

const PUZZLE_ROUTES = (
  <>
    <Route path="/puzzles" component={PuzzlesPage} />
    <Route path="/puzzles/run" component={RunScreen} />
    <Route path="/puzzles/:n">{({ n }): ReactNode => <PuzzleScreen n={n} />}</Route>
  </>
);

const BOARD_ROUTES = (
  <>
    <Route path="/board">
      <BoardScreen />
    </Route>
    <Route path="/board/setup">
      <BoardScreen isSetup />
    </Route>
    <Route path="/board/:id">{({ id }): ReactNode => <BoardScreen id={decodeUriPart(id)} />}</Route>
    <Route path="/board/link/:letters">
      {({ letters }): ReactNode => <BoardScreen link={letters} />}
    </Route>
    <Route path="/board/replay/:id/:ply">
      {({ id, ply }): ReactNode => <BoardScreen replay={decodeUriPart(id)} ply={Number(ply)} />}
    </Route>
  </>
);

function Screen() {
  const table = useGameStore((store) => store.game && tablePath(store.game));
  // The table screen also shows that a game is loading or that it is open in another tab.
  const isExpected = useGameStore((store) => store.starting || store.otherTab !== undefined);
  useMarkScreenShown(table !== undefined || !isExpected);
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/table">
        {table === '/table' || isExpected ? (
          <TableScreen />
        ) : (
          <Redirect to={table ?? '/'} replace />
        )}
      </Route>
      <Route path="/new" component={NewGamePage} />
      <Route path="/campaign" component={CampaignPage} />
      <Route path="/settings" component={SettingsPage} />
      <Route path="/online/*?" component={OnlineScreen} />
      {LEARNING_ROUTES}
      {REPLAY_ROUTES}
      {DAILY_ROUTES}
      {PUZZLE_ROUTES}
      {BOARD_ROUTES}
      <Route>
        <Redirect to="/" replace />
      </Route>
    </Switch>
  );
}

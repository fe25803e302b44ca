// The screen of a lesson: the table of a game with the panel of the lesson.
import { useEffect, useMemo } from 'react';
import { Redirect } from 'wouter';
import { OpenInOtherTab } from '../table/open-in-other-tab.tsx';
import { type GameOnPage, useGameStore } from '../game/current-game.ts';
import { savedGames } from '../storage/storage.ts';
import { WordingContext } from '../settings/settings.ts';
import { GameTable, useNamed } from '../table/table.tsx';
import { useDeferred } from '../activity/activity.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { useFinished } from './finished-lessons.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { isInProgress, type Progress, progressOf } from './lesson-progress.ts';
import { Spotlight } from './spotlight.tsx';
import { findLesson, type Lesson, lessonGame, openingOf } from './lessons.ts';

export function LessonScreen({ id }: { readonly id: string }) {
  const lesson = findLesson(id);
  return lesson === undefined ? <Redirect to="/learn" replace /> : <LessonOf lesson={lesson} />;
}

function LessonOf({ lesson }: { readonly lesson: Lesson }) {
  const game = useNamed(useDeferred(useGameStore((store) => store.game)));
  const problem = useGameStore((store) => store.problem);
  const otherTab = useGameStore((store) => store.otherTab);
  const start = useGameStore((store) => store.start);
  useEffect(() => {
    if (useGameStore.getState().game?.about.lesson === lesson.id) return;
    const fresh = lessonGame(lesson);
    const saved = savedGames.find(fresh)?.saved;
    start(saved !== undefined && isInProgress(lesson, saved) ? saved : fresh);
  }, [lesson, start]);
  if (otherTab !== undefined) return <OpenInOtherTab game={otherTab} />;
  if (problem !== undefined && game === undefined) return <Redirect to="/" replace />;
  if (game?.about.lesson !== lesson.id) return <LoadingScreen />;
  return (
    <WordingContext value={game.view.options}>
      <LessonTable key={lesson.id} lesson={lesson} game={game} />
    </WordingContext>
  );
}

const NONE: readonly string[] = [];

interface LessonTableProps {
  readonly lesson: Lesson;
  readonly game: GameOnPage;
}

function LessonTable({ lesson, game }: LessonTableProps) {
  const finish = useFinished((store) => store.finish);
  const tokens = game.saved?.tokens ?? NONE;
  const progress = useMemo(() => progressOf(lesson, tokens), [lesson, tokens]);
  const shown = useMemo(() => duringLesson(game, lesson, progress), [game, lesson, progress]);
  const panel = useMemo(
    () => <LessonPanel lesson={lesson} progress={progress} />,
    [lesson, progress],
  );
  const isFinished = progress.state === 'finished';
  useEffect(() => {
    if (isFinished) finish(lesson.id);
  }, [isFinished, finish, lesson]);
  return (
    <>
      <GameTable game={shown} beside={panel} />
      <Spotlight view={shown.view} wanted={progress.wanted} />
    </>
  );
}

/** Limits undo to the answers after the opening. Hides the question while no step is open. */
function duringLesson(game: GameOnPage, lesson: Lesson, { state }: Progress): GameOnPage {
  const opening = openingOf(lesson).length;
  const { free, further = -1 } = game.undo;
  const { decision: _, ...viewOnly } = game.view;
  return {
    ...game,
    view: state === 'open' ? game.view : viewOnly,
    undo: {
      free: Math.max(free, opening),
      ...(further < opening ? {} : { further }),
    },
  };
}

// The panel of a lesson: the current step, a hint after a missed step, or the next lesson.
import clsx from 'clsx';
import { msg } from '@eminent/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { useGameStore } from '../game/current-game.ts';
import { leaveGame } from '../game/open-game.ts';
import { useLang } from '../settings/settings.ts';
import coach from '../coach/coach.module.css';
import { nextLesson, useFinished } from './finished-lessons.ts';
import type { Progress } from './lesson-progress.ts';
import {
  ESCALATION_LESSONS,
  FIRST_LESSONS,
  isOfEscalation,
  type Lesson,
  lessonGame,
  type MissableStepId,
} from './lessons.ts';
import styles from './lesson-panel.module.css';

interface LessonPanelProps {
  readonly lesson: Lesson;
  readonly progress: Progress;
}

export function LessonPanel({ lesson, progress }: LessonPanelProps) {
  const lang = useLang();
  const { step, state } = progress;
  const lessons = isOfEscalation(lesson) ? ESCALATION_LESSONS : FIRST_LESSONS;
  return (
    <section
      className={clsx(coach.coach, styles.lesson)}
      data-coach
      aria-label={msg(lang, 'lessons.lesson')}
    >
      <header>
        <h3>{msg(lang, `lessons.of.${lesson.id}.title`)}</h3>
        <span className={clsx('soft', styles.place)}>
          {msg(lang, 'lessons.place', { n: lessons.indexOf(lesson) + 1, of: lessons.length })}
          <span className={styles.steps} aria-hidden="true">
            {lesson.steps.map(({ id }, i) => (
              <i key={id} className={clsx((i < step || state === 'finished') && styles.done)} />
            ))}
          </span>
        </span>
        {state === 'open' && <Skip lesson={lesson} />}
      </header>
      <LessonText lesson={lesson} progress={progress} />
      {state === 'missed' && <Missed lesson={lesson} progress={progress} />}
      {state === 'finished' && <Finished lesson={lesson} />}
    </section>
  );
}

function LessonText({ lesson, progress }: LessonPanelProps) {
  const lang = useLang();
  const { step, state } = progress;
  const current = lesson.steps[step];
  if (current === undefined) return null;
  const text = {
    open: () => msg(lang, `lessons.steps.${current.id}`),
    missed: () => msg(lang, `lessons.missed.${current.id as MissableStepId}`),
    finished: () => msg(lang, `lessons.of.${lesson.id}.done`),
  }[state]();
  return (
    <p role="status" className={clsx(state === 'missed' && styles.missed)}>
      {text}
    </p>
  );
}

function Skip({ lesson }: { readonly lesson: Lesson }) {
  const lang = useLang();
  const finished = useFinished((store) => store.finished);
  const next = nextLesson(finished, lesson);
  return (
    <button
      type="button"
      onClick={() => navigate(next === undefined ? '/learn' : `/learn/${next.id}`)}
    >
      {msg(lang, 'lessons.skip')}
    </button>
  );
}

/** Focuses the first button, because the table shows no question while these buttons are shown. */
function Actions({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.actions} ref={list}>
      {children}
    </div>
  );
}

function Missed({ lesson, progress }: LessonPanelProps) {
  const lang = useLang();
  const undo = useGameStore((store) => store.undo);
  return (
    <Actions>
      <button type="button" className="primary" onClick={() => undo(progress.from, true)}>
        {msg(lang, 'lessons.back')}
      </button>
      <Skip lesson={lesson} />
    </Actions>
  );
}

function Finished({ lesson }: { readonly lesson: Lesson }) {
  const lang = useLang();
  const start = useGameStore((store) => store.start);
  const finished = useFinished((store) => store.finished);
  const next = nextLesson(finished, lesson);
  const toLessons = () => leaveGame('/learn');
  return (
    <Actions>
      {next !== undefined && (
        <button type="button" className="primary" onClick={() => navigate(`/learn/${next.id}`)}>
          {msg(lang, 'lessons.next', { title: msg(lang, `lessons.of.${next.id}.title`) })}
        </button>
      )}
      <button type="button" className={next === undefined ? 'primary' : ''} onClick={toLessons}>
        {msg(lang, next === undefined ? 'lessons.toFirstGame' : 'lessons.toLessons')}
      </button>
      <button type="button" onClick={() => start(lessonGame(lesson))}>
        {msg(lang, 'lessons.again')}
      </button>
    </Actions>
  );
}

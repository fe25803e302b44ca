// The learning page: the lessons with their progress, the first game, puzzles, and references.
import clsx from 'clsx';
import { gameChoiceText, msg, type Locale } from '@eminent/text';
import { planetAt, planetOf } from '@eminent/engine';
import { Link } from 'wouter';
import { PlanetArt } from '../art/planet-art.tsx';
import { openGame } from '../game/open-game.ts';
import { useLang } from '../settings/settings.ts';
import { Page } from '../ui/page.tsx';
import { LinkList } from '../ui/link-list.tsx';
import { firstGame } from '../coach/coach.tsx';
import { useCoach } from '../game/coach-store.ts';
import { lessonInProgress, nextLesson, useFinished } from './finished-lessons.ts';
import { ESCALATION_LESSONS, FIRST_LESSONS, type Lesson } from './lessons.ts';
import shared from '../ui/page.module.css';
import styles from './learn-page.module.css';

export function LearnPage() {
  const lang = useLang();
  const finished = useFinished((store) => store.finished);
  return (
    <Page title={msg(lang, 'lessons.title')} className={styles.learn}>
      <p className={shared.intro}>{msg(lang, 'lessons.intro')}</p>
      <ContinueLearning />
      <Lessons id="lessons" title={msg(lang, 'lessons.list')} lessons={FIRST_LESSONS} />
      <FirstGame isNext={FIRST_LESSONS.every(({ id }) => finished.includes(id))} />
      <Lessons
        id="lessons-escalation"
        title={gameChoiceText(lang, 'escalation').name}
        lessons={ESCALATION_LESSONS}
      />
      <section className={shared.panel} aria-labelledby="puzzles">
        <h2 id="puzzles">{msg(lang, 'ui.puzzles')}</h2>
        <p>{msg(lang, 'lessons.puzzles')}</p>
        <LinkList
          labeledBy="puzzles"
          links={[{ to: '/puzzles', sign: 'puzzle', name: msg(lang, 'ui.puzzles') }]}
        />
      </section>
      <section className={shared.panel} aria-labelledby="look-up">
        <h2 id="look-up">{msg(lang, 'lessons.lookUp')}</h2>
        <LinkList
          labeledBy="look-up"
          links={[
            { to: '/glossary', sign: 'help', name: msg(lang, 'ui.rulesTabs.glossary') },
            { to: '/rules', sign: 'book', name: msg(lang, 'ui.cardsAndRules') },
          ]}
        />
      </section>
    </Page>
  );
}

interface LessonsProps {
  readonly id: string;
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

function Lessons({ id, title, lessons }: LessonsProps) {
  const lang = useLang();
  const finished = useFinished((store) => store.finished);
  const n = lessons.filter((lesson) => finished.includes(lesson.id)).length;
  return (
    <section className={shared.panel} aria-labelledby={id}>
      <h2 id={id}>
        {title}{' '}
        <small className="soft">{msg(lang, 'lessons.count', { n, of: lessons.length })}</small>
      </h2>
      <ol className={styles.lessons}>
        {lessons.map((lesson, i) => (
          <li key={lesson.id}>
            <LessonLink lesson={lesson} n={i + 1} isFinished={finished.includes(lesson.id)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function titleOf(lang: Locale, { id }: Lesson): string {
  return msg(lang, `lessons.of.${id}.title`);
}

function ContinueLearning() {
  const lang = useLang();
  const finished = useFinished((store) => store.finished);
  const left = lessonInProgress();
  const next = left ?? nextLesson(finished);
  if (next === undefined) return null;
  const isFirst = left === undefined && finished.length === 0;
  return (
    <Link href={`/learn/${next.id}`} className={clsx('big primary', styles.continue)}>
      {msg(lang, isFirst ? 'lessons.begin' : 'lessons.goOn', { title: titleOf(lang, next) })}
    </Link>
  );
}

interface LessonLinkProps {
  readonly lesson: Lesson;
  readonly n: number;
  readonly isFinished: boolean;
}

/** The planet is dark until the lesson is finished. */
function LessonLink({ lesson, n, isFinished }: LessonLinkProps) {
  const lang = useLang();
  const { id, type } = planetAt(planetOf(lesson.planet));
  return (
    <Link href={`/learn/${lesson.id}`} className={styles.link}>
      <span className={styles.planet}>
        <PlanetArt key={String(isFinished)} name={id} type={type} dark={!isFinished} />
      </span>
      <span className={styles.words}>
        <b>{msg(lang, 'lessons.numbered', { n, title: titleOf(lang, lesson) })}</b>
        <span>{msg(lang, `lessons.of.${lesson.id}.about`)}</span>
        {isFinished && <small className={styles.finished}>{msg(lang, 'lessons.finished')}</small>}
      </span>
    </Link>
  );
}

function FirstGame({ isNext }: { readonly isNext: boolean }) {
  const lang = useLang();
  const turnOnCoach = useCoach((coach) => coach.turnOn);
  const play = () => {
    turnOnCoach();
    openGame(firstGame());
  };
  return (
    <section className={clsx(shared.panel, styles.firstGame)} aria-labelledby="first-game">
      <h2 id="first-game">{msg(lang, 'lessons.firstGame.title')}</h2>
      <p>{msg(lang, 'lessons.firstGame.text')}</p>
      <button type="button" className={isNext ? 'big primary' : 'big'} onClick={play}>
        {msg(lang, 'lessons.firstGame.start')}
      </button>
    </section>
  );
}

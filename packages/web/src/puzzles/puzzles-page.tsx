// The main page of the puzzles: practice, the puzzle of the day, runs, themes, and results.
import { msg } from '@eminent/text';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-hash-location';
import { useLang } from '../settings/settings.ts';
import { dailyResults } from '../storage/storage.ts';
import { Page } from '../ui/page.tsx';
import { puzzleOfDay } from './choose-puzzle.ts';
import { type Theme, THEMES } from './puzzle.ts';
import { allPuzzles } from './load-puzzles.ts';
import { usePuzzleProgress } from './puzzle-progress.ts';
import { nextInTheme, puzzlesOfTheme, usePuzzleTheme } from './theme-choice.ts';
import shared from '../ui/page.module.css';
import styles from './puzzles.module.css';

export function PuzzlesPage() {
  const lang = useLang();
  const { progress } = usePuzzleProgress();
  const choose = usePuzzleTheme((store) => store.choose);
  const { today } = dailyResults;
  const day = puzzleOfDay(allPuzzles(), today);
  const practice = (theme: Theme | undefined): void => {
    choose(theme);
    const next = nextInTheme(theme, progress);
    if (next !== undefined) navigate(`/puzzles/${next.n}`);
  };
  return (
    <Page title={msg(lang, 'ui.puzzles')}>
      <p className={shared.intro}>{msg(lang, 'puzzles.intro')}</p>
      <div className={styles.actions}>
        <button type="button" className="big primary" onClick={() => practice(undefined)}>
          {msg(lang, 'puzzles.practice')}
        </button>
        {day !== undefined && (
          <Link href={`/puzzles/${day.n}`} className="big">
            {msg(lang, 'puzzles.ofDay')}
            {progress.days.includes(today) && <small>{msg(lang, 'puzzles.solved')}</small>}
          </Link>
        )}
        <Link href="/puzzles/run" className="big">
          {msg(lang, 'puzzles.run')}
        </Link>
      </div>
      <section className={shared.panel} aria-labelledby="puzzle-themes">
        <h2 id="puzzle-themes">{msg(lang, 'puzzles.byTheme')}</h2>
        <div className={styles.themes}>
          {THEMES.filter((theme) => puzzlesOfTheme(theme).length > 0).map((theme) => (
            <button key={theme} type="button" onClick={() => practice(theme)}>
              {msg(lang, `puzzles.themes.${theme}`)}
              <small>{puzzlesOfTheme(theme).length}</small>
            </button>
          ))}
        </div>
      </section>
      <Results />
    </Page>
  );
}

function Results() {
  const lang = useLang();
  const { progress } = usePuzzleProgress();
  const { rating, deviation, streak, bestStreak, bestRun, tried } = progress;
  const solved = tried.filter((one) => one.solved).length;
  const rows = [
    [
      msg(lang, 'puzzles.results.rating'),
      msg(lang, 'puzzles.results.plusMinus', {
        n: Math.round(rating),
        error: Math.round(deviation),
      }),
    ],
    [
      msg(lang, 'puzzles.results.solved'),
      msg(lang, 'puzzles.results.of', { n: solved, of: tried.length }),
    ],
    [
      msg(lang, 'puzzles.results.streak'),
      msg(lang, 'puzzles.results.best', { n: streak, best: bestStreak }),
    ],
    [msg(lang, 'puzzles.results.run'), String(bestRun)],
  ] as const;
  return (
    <section className={shared.panel} aria-labelledby="puzzle-results">
      <h2 id="puzzle-results">{msg(lang, 'puzzles.results.title')}</h2>
      <dl className={styles.results}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{msg(lang, 'puzzles.results.text')}</p>
    </section>
  );
}

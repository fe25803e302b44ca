// A run: the player solves puzzles for five minutes, from easy to hard, with one try for each.
import { msg } from '@eminent/text';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { useLang } from '../settings/settings.ts';
import coach from '../coach/coach.module.css';
import { Page } from '../ui/page.tsx';
import { puzzlesOfRun } from './choose-puzzle.ts';
import { bestKey, gradeOf, type Puzzle } from './puzzle.ts';
import { allPuzzles } from './load-puzzles.ts';
import { afterRun, usePuzzleProgress } from './puzzle-progress.ts';
import { PuzzleTable, usePuzzleGame } from './puzzle-table.tsx';
import { answerText } from './puzzle-text.ts';
import shared from '../ui/page.module.css';
import styles from './puzzles.module.css';

const RUN_SECONDS = 300;

function useCountdown(): number {
  const [end] = useState(() => Date.now() + RUN_SECONDS * 1000);
  const [left, setLeft] = useState(RUN_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

interface RunState {
  /** Index of the current puzzle. */
  readonly at: number;
  readonly solved: number;
  /** Comment on the last answer. */
  readonly last: string;
}

export function RunScreen() {
  const [round, setRound] = useState(0);
  return <Run key={round} onAgain={() => setRound(round + 1)} />;
}

function Run({ onAgain }: { readonly onAgain: () => void }) {
  const [puzzles] = useState(() => puzzlesOfRun(allPuzzles(), Math.random));
  const left = useCountdown();
  const [run, setRun] = useState<RunState>({ at: 0, solved: 0, last: '' });
  const change = usePuzzleProgress((store) => store.change);
  const puzzle = puzzles[run.at];
  const isOver = left === 0 || puzzle === undefined;
  useEffect(() => {
    if (isOver) change((results) => afterRun(results, run.solved));
  }, [isOver, change, run.solved]);
  if (isOver) return <RunResult solved={run.solved} tried={run.at} onAgain={onAgain} />;
  return <RunPuzzle key={puzzle.n} puzzle={puzzle} run={run} left={left} onRun={setRun} />;
}

interface RunPuzzleProps {
  readonly puzzle: Puzzle;
  readonly run: RunState;
  readonly left: number;
  readonly onRun: (run: RunState) => void;
}

function timeText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function RunPuzzle({ puzzle, run, left, onRun }: RunPuzzleProps) {
  const lang = useLang();
  const game = usePuzzleGame(puzzle);
  const goOn = (isSolved: boolean, last: string): void =>
    onRun({ at: run.at + 1, solved: run.solved + (isSolved ? 1 : 0), last });
  const onAnswer = (key: string): void => {
    const grade = gradeOf(puzzle, key);
    const best = answerText(lang, game, bestKey(puzzle));
    if (grade?.isBest === true) goOn(true, msg(lang, 'puzzles.right'));
    else goOn(false, msg(lang, 'puzzles.missed', { best }));
  };
  return (
    <PuzzleTable
      game={game}
      onAnswer={onAnswer}
      panel={
        <section
          className={coach.coach}
          aria-label={msg(lang, 'puzzles.run')}
          data-coach
          data-puzzle
        >
          <header>
            <h3>{msg(lang, 'puzzles.solvedCount', { n: run.solved })}</h3>
            <span role="timer" className={styles.time}>
              {timeText(left)}
            </span>
          </header>
          <p role="status">{run.last === '' ? msg(lang, 'puzzles.task') : run.last}</p>
          <div className={styles.actions}>
            <button type="button" onClick={() => navigate('/puzzles')}>
              {msg(lang, 'puzzles.stopRun')}
            </button>
          </div>
        </section>
      }
    />
  );
}

interface RunResultProps {
  readonly solved: number;
  readonly tried: number;
  readonly onAgain: () => void;
}

function RunResult({ solved, tried, onAgain }: RunResultProps) {
  const lang = useLang();
  const best = usePuzzleProgress((store) => store.progress.bestRun);
  return (
    <Page title={msg(lang, 'puzzles.run')}>
      <section className={shared.panel}>
        <p role="status" className={styles.result}>
          {msg(lang, 'puzzles.runResult', { n: solved, of: tried })}
        </p>
        <p>{msg(lang, 'puzzles.bestRun', { n: Math.max(best, solved) })}</p>
        <div className={styles.actions}>
          <button type="button" className="primary" onClick={onAgain}>
            {msg(lang, 'puzzles.runAgain')}
          </button>
          <button type="button" onClick={() => navigate('/puzzles')}>
            {msg(lang, 'puzzles.all')}
          </button>
        </div>
      </section>
    </Page>
  );
}

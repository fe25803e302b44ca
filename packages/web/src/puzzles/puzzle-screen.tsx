// A puzzle at the table: the first answer counts, then others can be tried.
import { msg } from '@eminent/text';
import { useEffect, useRef, useState } from 'react';
import { Redirect } from 'wouter';
import { navigate } from 'wouter/use-hash-location';
import { placeAddress, useServerLinks } from '../records/server-link.ts';
import { select } from '../question/selection-store.ts';
import { useLang } from '../settings/settings.ts';
import coach from '../coach/coach.module.css';
import { CopyButton } from '../ui/copy-button.tsx';
import { type Grade, gradeOf, nextPuzzle, type Puzzle, puzzleOfDay, tokensOf } from './puzzle.ts';
import { allPuzzles, findPuzzle } from './puzzle-list.ts';
import { afterTry, puzzleRating, usePuzzleProgress } from './puzzle-progress.ts';
import { PuzzleTable, usePuzzleGame } from './puzzle-table.tsx';
import { bestText, changeText, gradeText } from './puzzle-text.ts';
import { puzzlesOfTheme, useTheme } from './theme-choice.ts';
import { today } from './today.ts';
import styles from './puzzles.module.css';

/** A puzzle by its number, or the one of `today`. */
export function PuzzleScreen({ n }: { readonly n: string }) {
  // The number in the address stays the same after midnight.
  const day = n === 'today' ? puzzleOfDay(allPuzzles(), today()) : undefined;
  if (day !== undefined) return <Redirect to={`/puzzles/${day.n}`} replace />;
  const puzzle = findPuzzle(Number(n));
  return puzzle === undefined ? (
    <Redirect to="/puzzles" replace />
  ) : (
    <OnePuzzle key={puzzle.n} puzzle={puzzle} />
  );
}

type Feedback =
  | { readonly kind: 'graded'; readonly grade: Grade }
  | { readonly kind: 'shown' }
  /** An answer that was not judged. */
  | { readonly kind: 'unknown' };

function OnePuzzle({ puzzle }: { readonly puzzle: Puzzle }) {
  const game = usePuzzleGame(puzzle);
  const { progress, change } = usePuzzleProgress();
  const [before] = useState(progress);
  const [feedback, setFeedback] = useState<Feedback>();
  const count = (isSolved: boolean): void => {
    const day = puzzleOfDay(allPuzzles(), today()) === puzzle ? today() : undefined;
    change((results) => afterTry(results, puzzle, isSolved, day));
  };
  const onAnswer = (key: string): void => {
    const grade = gradeOf(puzzle, key);
    setFeedback(grade === undefined ? { kind: 'unknown' } : { kind: 'graded', grade });
    if (grade !== undefined) count(grade.isBest);
  };
  const onShow = (): void => {
    count(false);
    setFeedback({ kind: 'shown' });
    const tokens = tokensOf(Object.keys(puzzle.answers)[0] ?? '');
    const best = game.view.decision?.options.find(({ token }) => token === tokens[0]);
    if (best !== undefined && tokens.length === 1) select(game.view, best);
  };
  return (
    <PuzzleTable
      game={game}
      onAnswer={onAnswer}
      panel={
        <PuzzlePanel
          puzzle={puzzle}
          game={game}
          feedback={feedback}
          change={progress.rating - before.rating}
          onShow={onShow}
        />
      }
    />
  );
}

interface PanelProps {
  readonly puzzle: Puzzle;
  readonly game: ReturnType<typeof usePuzzleGame>;
  readonly feedback: Feedback | undefined;
  /** How this puzzle has changed the solver's rating. */
  readonly change: number;
  readonly onShow: () => void;
}

function PuzzlePanel({ puzzle, game, feedback, change, onShow }: PanelProps) {
  const lang = useLang();
  const { progress } = usePuzzleProgress();
  const theme = useTheme((store) => store.theme);
  const next = useRef<HTMLButtonElement>(null);
  const hasServer = useServerLinks();
  const isSolved = feedback?.kind === 'graded' && feedback.grade.isBest;
  const isOver = isSolved || feedback?.kind === 'shown';
  // The next press continues.
  useEffect(() => {
    if (isOver) next.current?.focus({ preventScroll: true });
  }, [isOver]);
  const goOn = (): void => {
    const isTried = (n: number): boolean => progress.tried.some((one) => one.n === n);
    const found = nextPuzzle(puzzlesOfTheme(theme), progress.rating, isTried, puzzle.n);
    navigate(found === undefined ? '/puzzles' : `/puzzles/${found.n}`);
  };
  const sentence = (): string => {
    if (feedback === undefined) return '';
    if (feedback.kind === 'unknown') return msg(lang, 'puzzles.unknown');
    if (feedback.kind === 'graded') return gradeText(lang, game, puzzle, feedback.grade);
    const best = gradeOf(puzzle, Object.keys(puzzle.answers)[0] ?? '');
    return best === undefined ? '' : bestText(lang, game, puzzle, best);
  };
  return (
    <section
      className={coach.coach}
      aria-label={msg(lang, 'puzzles.puzzle')}
      data-coach
      data-puzzle
    >
      <header>
        <h3>{msg(lang, 'puzzles.numbered', { n: puzzle.n })}</h3>
        <span className="soft">
          {msg(lang, 'puzzles.ratingOf', { n: Math.round(puzzleRating(progress, puzzle)) })}
        </span>
      </header>
      {feedback === undefined && <p>{msg(lang, 'puzzles.task')}</p>}
      <p role="status">{sentence()}</p>
      {feedback !== undefined && (
        <p className="soft">
          {msg(lang, 'puzzles.rating', { n: Math.round(progress.rating) })}
          {Math.round(change) !== 0 && ` (${changeText(lang, change)})`}
          {progress.streak > 1 && ` · ${msg(lang, 'puzzles.streak', { n: progress.streak })}`}
        </p>
      )}
      <div className={styles.actions}>
        {!isOver && (
          <button type="button" onClick={onShow}>
            {msg(lang, 'puzzles.show')}
          </button>
        )}
        {feedback !== undefined && (
          <button type="button" ref={next} className={isOver ? 'primary' : ''} onClick={goOn}>
            {msg(lang, 'puzzles.next')}
          </button>
        )}
        {isOver && (
          <CopyButton
            label={msg(lang, 'ui.aftermath.share')}
            copied={msg(lang, 'ui.linkCopied')}
            text={() =>
              placeAddress(
                location.href,
                `/puzzles/${puzzle.n}`,
                hasServer ? `puzzle/${puzzle.n}` : undefined,
              )
            }
            about={puzzle.n}
          />
        )}
        <button type="button" onClick={() => navigate('/puzzles')}>
          {msg(lang, 'puzzles.all')}
        </button>
      </div>
    </section>
  );
}

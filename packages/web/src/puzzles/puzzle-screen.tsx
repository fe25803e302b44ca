// The screen of a puzzle. Only the first graded answer counts, but the solver can then try others.
import { type Locale, msg } from '@eminent/text';
import { useEffect, useRef, useState } from 'react';
import { Redirect } from 'wouter';
import { navigate } from 'wouter/use-hash-location';
import type { GameOnPage } from '../game/current-game.ts';
import { placeAddress, useServerLinks } from '../records/server-link.ts';
import { select } from '../question/selection-store.ts';
import { useLang } from '../settings/settings.ts';
import { dailyResults } from '../storage/storage.ts';
import coach from '../coach/coach.module.css';
import { CopyButton } from '../ui/copy-button.tsx';
import { puzzleOfDay } from './choose-puzzle.ts';
import { bestKey, type Grade, gradeOf, type Puzzle, tokensOf } from './puzzle.ts';
import { allPuzzles, findPuzzle } from './load-puzzles.ts';
import { afterTry, puzzleRating, usePuzzleProgress } from './puzzle-progress.ts';
import { PuzzleTable, usePuzzleGame } from './puzzle-table.tsx';
import { bestText, changeText, gradeText } from './puzzle-text.ts';
import { nextInTheme, usePuzzleTheme } from './theme-choice.ts';
import styles from './puzzles.module.css';

/** Shows the puzzle with number `n`, or the puzzle of the day if `n` is `today`. */
export function PuzzleScreen({ n }: { readonly n: string }) {
  // Redirects to the number, so that the puzzle stays the same after midnight.
  const day = n === 'today' ? puzzleOfDay(allPuzzles(), dailyResults.today) : undefined;
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
  /** The puzzle has no win rate for this answer. */
  | { readonly kind: 'unknown' };

function OnePuzzle({ puzzle }: { readonly puzzle: Puzzle }) {
  const game = usePuzzleGame(puzzle);
  const { progress, change } = usePuzzleProgress();
  const [before] = useState(progress);
  const [feedback, setFeedback] = useState<Feedback>();
  const count = (isSolved: boolean): void => {
    const { today } = dailyResults;
    const isOfDay = puzzleOfDay(allPuzzles(), today) === puzzle;
    change((results) => afterTry(results, puzzle, isSolved, isOfDay ? today : undefined));
  };
  const onAnswer = (key: string): void => {
    const grade = gradeOf(puzzle, key);
    setFeedback(grade === undefined ? { kind: 'unknown' } : { kind: 'graded', grade });
    if (grade !== undefined) count(grade.isBest);
  };
  const onShow = (): void => {
    count(false);
    setFeedback({ kind: 'shown' });
    const tokens = tokensOf(bestKey(puzzle));
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
  readonly game: GameOnPage;
  readonly feedback: Feedback | undefined;
  /** Change of the solver's rating by this puzzle. */
  readonly change: number;
  readonly onShow: () => void;
}

function feedbackText(
  lang: Locale,
  game: GameOnPage,
  puzzle: Puzzle,
  feedback: Feedback | undefined,
): string {
  if (feedback === undefined) return '';
  if (feedback.kind === 'unknown') return msg(lang, 'puzzles.unknown');
  if (feedback.kind === 'graded') return gradeText(lang, game, puzzle, feedback.grade);
  const best = gradeOf(puzzle, bestKey(puzzle));
  return best === undefined ? '' : bestText(lang, game, puzzle, best);
}

function PuzzlePanel({ puzzle, game, feedback, change, onShow }: PanelProps) {
  const lang = useLang();
  const { progress } = usePuzzleProgress();
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
      <p role="status">{feedbackText(lang, game, puzzle, feedback)}</p>
      {feedback !== undefined && (
        <p className="soft">
          {msg(lang, 'puzzles.rating', { n: Math.round(progress.rating) })}
          {Math.round(change) !== 0 && ` (${changeText(lang, change)})`}
          {progress.streak > 1 && ` · ${msg(lang, 'puzzles.streak', { n: progress.streak })}`}
        </p>
      )}
      <PanelActions puzzle={puzzle} feedback={feedback} onShow={onShow} />
    </section>
  );
}

function PanelActions({
  puzzle,
  feedback,
  onShow,
}: Pick<PanelProps, 'puzzle' | 'feedback' | 'onShow'>) {
  const lang = useLang();
  const { progress } = usePuzzleProgress();
  const theme = usePuzzleTheme((store) => store.theme);
  const next = useRef<HTMLButtonElement>(null);
  const isSolved = feedback?.kind === 'graded' && feedback.grade.isBest;
  const isOver = isSolved || feedback?.kind === 'shown';
  // When the puzzle is over, focuses the next-puzzle button for keyboard users.
  useEffect(() => {
    if (isOver) next.current?.focus({ preventScroll: true });
  }, [isOver]);
  const goOn = (): void => {
    const found = nextInTheme(theme, progress, puzzle.n);
    navigate(found === undefined ? '/puzzles' : `/puzzles/${found.n}`);
  };
  return (
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
      <SharePuzzle n={puzzle.n} isOffered={isOver} />
      <button type="button" onClick={() => navigate('/puzzles')}>
        {msg(lang, 'puzzles.all')}
      </button>
    </div>
  );
}

interface SharePuzzleProps {
  readonly n: number;
  readonly isOffered: boolean;
}

/** Asks for server links before the button is shown, so that the answer is there when needed. */
function SharePuzzle({ n, isOffered }: SharePuzzleProps) {
  const lang = useLang();
  const hasServer = useServerLinks();
  if (!isOffered) return null;
  return (
    <CopyButton
      label={msg(lang, 'ui.aftermath.share')}
      copied={msg(lang, 'ui.linkCopied')}
      text={() =>
        placeAddress(location.href, `/puzzles/${n}`, hasServer ? `puzzle/${n}` : undefined)
      }
      about={n}
    />
  );
}

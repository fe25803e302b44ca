// The table of a puzzle. Answers are passed to `onAnswer` instead of being played.
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { type GameOnPage, useGameStore } from '../game/current-game.ts';
import { useLang, WordingContext } from '../settings/settings.ts';
import { GameTable } from '../table/table.tsx';
import { answerKey, type Puzzle } from './puzzle.ts';
import { gameOfPuzzle } from './puzzle-game.ts';

export function usePuzzleGame(puzzle: Puzzle): GameOnPage {
  const lang = useLang();
  return useMemo(() => gameOfPuzzle(puzzle, lang), [puzzle, lang]);
}

interface PuzzleTableProps {
  readonly game: GameOnPage;
  readonly onAnswer: (key: string) => void;
  readonly panel: ReactNode;
}

export function PuzzleTable({ game, onAnswer, panel }: PuzzleTableProps) {
  const overrideQuestion = useGameStore((store) => store.overrideQuestion);
  const { decision } = game.view;
  const answer = useEffectEvent((tokens: readonly string[]) => onAnswer(answerKey(tokens)));
  useEffect(() => {
    if (decision === undefined) return undefined;
    overrideQuestion({ decision, onAnswer: (tokens) => answer(tokens) });
    return () => overrideQuestion(undefined);
  }, [decision, overrideQuestion]);
  return (
    <WordingContext value={game.view.options}>
      <GameTable game={game} beside={panel} />
    </WordingContext>
  );
}

// The game of a puzzle as its seat sees it at the question. Everything shown comes from the view
// and the events of this seat.
import { formatRecord, parseCompact, withLater } from '@eminent/engine';
import { puzzleSeats } from '@eminent/pictures';
import { asQuestionId } from '@eminent/protocol';
import type { Locale } from '@eminent/text';
import type { GameOnPage } from '../game/current-game.ts';
import { namesIn } from '../game/player-names.ts';
import { Timeline } from '../records/timeline.ts';
import type { Puzzle } from './puzzle.ts';

/** The table at the question. Throws if the record of the puzzle cannot be played. */
export function gameOfPuzzle(puzzle: Pick<Puzzle, 'n' | 'record'>, lang: Locale): GameOnPage {
  const record = parseCompact(puzzle.record);
  if (!record.ok) throw new Error(record.error);
  const read = Timeline.read(formatRecord(record.value), lang);
  if (!read.ok) throw new Error(read.error);
  const timeline = read.value;
  const ply = timeline.length;
  const seat = timeline.deciderAt(ply);
  const view = timeline.viewAt(ply, seat);
  const seats = puzzleSeats(view.players.length, seat);
  const { decision, ...rest } = view;
  return {
    about: { id: `puzzle-${puzzle.n}`, seats, isPuzzle: true },
    view: decision === undefined ? rest : { ...rest, decision: withLater(decision) },
    question: asQuestionId(ply + 1),
    events: timeline.eventsBefore(ply, seat),
    news: [],
    names: namesIn(
      lang,
      seats.map(({ name }) => name),
      seat,
    ),
    undo: { free: ply },
  };
}

// Creates the game of a puzzle at its question, as the deciding seat sees it.
import { formatRecord, parseCompact } from '@eminent/engine';
import { puzzleSeats } from '@eminent/pictures';
import { asQuestionId } from '@eminent/protocol';
import type { Locale } from '@eminent/text';
import { type GameOnPage, withSelectable } from '../game/game-store.ts';
import { namesOfSeats } from '../game/player-names.ts';
import { Timeline } from '../records/timeline.ts';
import type { Puzzle } from './puzzle.ts';

/** Returns the game at the question. Throws if the record of the puzzle cannot be played. */
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
  return {
    about: { id: `puzzle-${puzzle.n}`, seats, isPuzzle: true },
    view: withSelectable(view),
    question: asQuestionId(ply + 1),
    events: timeline.eventsBefore(ply, seat),
    news: [],
    names: namesOfSeats(lang, seats, seat),
    undo: { free: ply },
  };
}

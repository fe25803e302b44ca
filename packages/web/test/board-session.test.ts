// The session of an analysis board: the user plays all seats and steps back and forward, and each
// seat is shown only what it may know.
import { DEFAULT_OPTIONS, SPECTATOR } from '@eminent/engine';
import { asQuestionId } from '@eminent/protocol';
import { expect, test } from 'vitest';
import { BoardSession } from '../src/board/board-session.ts';
import type { FromChannel, ShownGame } from '../src/game/game-channel.ts';
import type { SavedBoard } from '../src/storage/boards.ts';

function openBoard(hasRoom = true) {
  const kept: SavedBoard[] = [];
  const session = new BoardSession({
    id: 'board',
    board: {
      name: '',
      start: { kind: 'deal', options: DEFAULT_OPTIONS, seed: 'session' },
      names: ['Ada', 'Ben'],
      lines: [{ name: '', at: 0, tokens: [], comments: [] }],
    },
    place: { line: 0, at: 0 },
    isSaved: false,
    boards: {
      save: (board) => {
        kept.push(board);
        return hasRoom;
      },
    },
    now: () => 1,
  });
  const messages: FromChannel[] = [];
  const channel = session.open(
    (message) => messages.push(message),
    () => undefined,
  );
  const shown = (): ShownGame => {
    const last = messages.findLast((message) => message.type === 'game');
    if (last?.type !== 'game') throw new Error('nothing is shown');
    return last;
  };
  const answer = (which: number): void => {
    const { view, question } = shown();
    const token = view.decision?.options.at(which)?.token ?? '';
    channel.tell({ type: 'answer', question, tokens: [token], finish: false });
  };
  return { session, channel, messages, shown, answer, kept };
}

test('both sides are played, and a board is kept when it changes', () => {
  const { session, shown, answer, kept } = openBoard();
  expect(shown().view.seat).toBe(0);
  const seats = new Set<number | undefined>();
  for (let i = 0; i < 30; i++) {
    seats.add(shown().view.seat);
    expect(shown().view.decision).toBeDefined();
    answer(0);
  }
  expect([...seats]).toEqual([0, 1]);
  expect(session.snapshot()).toMatchObject({ isSaved: true, place: { line: 0, at: 30 } });
  expect(kept.at(-1)?.board.lines[0]?.tokens).toHaveLength(30);
});

test('a step back shows the earlier question, another answer branches off', () => {
  const { session, channel, shown, answer } = openBoard();
  answer(0);
  answer(0);
  const after = shown();
  channel.tell({ type: 'undo', ply: 1, question: after.question, consent: false });
  expect(session.snapshot().place.at).toBe(1);
  expect(shown().view.ply).toBe(1);
  answer(-1);
  expect(session.snapshot().board.lines).toHaveLength(2);
  expect(session.snapshot().place).toEqual({ line: 1, at: 2 });
  session.goTo({ line: 0, at: 2 });
  expect(shown().view).toEqual(after.view);
});

test('a late answer and one that is not legal change nothing', () => {
  const { session, channel, messages, shown, answer } = openBoard();
  const { question, view } = shown();
  answer(0);
  const token = view.decision?.options[0]?.token ?? '';
  channel.tell({ type: 'answer', question, tokens: [token], finish: false });
  expect(session.snapshot().place.at).toBe(1);
  channel.tell({
    type: 'answer',
    question: asQuestionId(shown().question),
    tokens: ['play:nothing'],
    finish: false,
  });
  expect(messages.at(-1)).toMatchObject({ type: 'refused', reason: 'illegal' });
  expect(session.snapshot().place.at).toBe(1);
});

test('a seat is shown only its own hand and question', () => {
  const { session, shown } = openBoard();
  session.setPerspective(1);
  expect(shown().view.decision).toBeUndefined();
  expect(shown().view.players[0]?.hand).toBeUndefined();
  session.setPerspective(SPECTATOR);
  expect(shown().view.seat).toBeUndefined();
  session.setPerspective('deciding');
  expect(shown().view.decision).toBeDefined();
});

test('without room a board counts as not saved, so its address stays', () => {
  const { session, answer } = openBoard(false);
  answer(0);
  expect(session.snapshot()).toMatchObject({ isSaved: false, isFull: true });
});

test('the changes of another tab are shown and kept', () => {
  const { session, shown, answer, kept } = openBoard();
  answer(0);
  const own = kept[0] as SavedBoard;
  const question = shown().question;
  session.adopt(own);
  expect(shown().question).toBe(question);
  session.adopt({ ...own, at: 2, board: { ...own.board, name: 'From the other tab' } });
  expect(session.snapshot()).toMatchObject({ place: { line: 0, at: 1 } });
  answer(0);
  expect(kept.at(-1)?.board).toMatchObject({ name: 'From the other tab' });
  expect(kept.at(-1)?.board.lines[0]?.tokens).toHaveLength(2);
});

// A piece under a thumb: a tap chooses, a press that lasts shows what it is and chooses nothing.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Piece } from '../src/cards/piece.tsx';

const onChoose = vi.fn<() => void>();
const onInspect = vi.fn<() => void>();

function lay() {
  return render(
    <Piece label="Warfare" onChoose={onChoose} onInspect={onInspect}>
      a picture
    </Piece>,
  );
}

const finger = (x: number) => ({ pointerType: 'touch', clientX: x, clientY: 100 });
function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  onChoose.mockClear();
  onInspect.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a tap chooses', () => {
  lay();
  const piece = screen.getByRole('button');
  fireEvent.pointerDown(piece, finger(100));
  wait(100);
  fireEvent.pointerUp(piece, finger(100));
  fireEvent.click(piece);
  wait(1000);
  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(onInspect).not.toHaveBeenCalled();
});

test('a press that lasts shows it once, though the thumb trembles and the table is laid anew, and its click chooses nothing', () => {
  const { rerender } = lay();
  const piece = screen.getByRole('button');
  fireEvent.pointerDown(piece, finger(100));
  fireEvent.pointerMove(piece, finger(104));
  rerender(
    <Piece label="Warfare" onChoose={onChoose} onInspect={onInspect}>
      another picture
    </Piece>,
  );
  wait(500);
  fireEvent.contextMenu(piece);
  fireEvent.pointerUp(piece, finger(104));
  fireEvent.click(piece);
  expect(onInspect).toHaveBeenCalledTimes(1);
  expect(onChoose).not.toHaveBeenCalled();
  // The next tap chooses again, and so does a key.
  fireEvent.pointerDown(piece, finger(100));
  fireEvent.pointerUp(piece, finger(100));
  fireEvent.click(piece);
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('a swipe that begins on it and a lift after the table was laid anew show nothing', () => {
  const { rerender } = lay();
  const piece = screen.getByRole('button');
  fireEvent.pointerDown(piece, finger(100));
  fireEvent.pointerMove(piece, finger(140));
  wait(1000);
  fireEvent.pointerDown(piece, finger(100));
  rerender(
    <Piece label="Warfare" onChoose={onChoose} onInspect={onInspect}>
      another picture
    </Piece>,
  );
  fireEvent.pointerUp(piece, finger(100));
  wait(1000);
  expect(onInspect).not.toHaveBeenCalled();
});

test('after a long press a key chooses', () => {
  lay();
  const piece = screen.getByRole('button');
  fireEvent.pointerDown(piece, finger(100));
  wait(500);
  fireEvent.pointerUp(piece, finger(100));
  fireEvent.keyDown(piece, { key: 'Enter' });
  fireEvent.click(piece);
  expect(onChoose).toHaveBeenCalledTimes(1);
});

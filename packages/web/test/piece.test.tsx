// Touch input on a piece: a tap selects, a long press shows its details and selects nothing.
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

test('a tap selects', () => {
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

test('a long press opens the details once, despite a trembling finger and a new layout, and its click selects nothing', () => {
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
  // After a long press, a tap and a key select again.
  fireEvent.pointerDown(piece, finger(100));
  fireEvent.pointerUp(piece, finger(100));
  fireEvent.click(piece);
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('a swipe that starts on it, or lifting the finger after a new layout, opens nothing', () => {
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

test('after a long press a key selects', () => {
  lay();
  const piece = screen.getByRole('button');
  fireEvent.pointerDown(piece, finger(100));
  wait(500);
  fireEvent.pointerUp(piece, finger(100));
  fireEvent.keyDown(piece, { key: 'Enter' });
  fireEvent.click(piece);
  expect(onChoose).toHaveBeenCalledTimes(1);
});

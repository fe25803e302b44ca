// A double click or a double tap where one press was meant. What the first half does may put something else under the pointer, such as the
// next row of a list or a way back: the second half is not meant for it.
import { useEffect } from 'react';

/** Two taps at one place within this time are one double tap. */
const DOUBLE_TAP_MS = 400;
const NEAR_PX = 24;

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** What was pressed. */
  readonly control: Element | null;
}

let last: Press | undefined;
let isSecond = false;

/** Whether the press that is being carried out is the second half of a double one. */
export function isSecondHalf(): boolean {
  return isSecond;
}

/** A click counts how many there were at its place; a tap does not in every browser. */
function isDouble(event: MouseEvent, before: Press): boolean {
  if (event.detail > 1) return true;
  const isTap = 'pointerType' in event && event.pointerType === 'touch';
  const isSoon = event.timeStamp - before.at < DOUBLE_TAP_MS;
  return (
    isTap && isSoon && Math.hypot(event.clientX - before.x, event.clientY - before.y) < NEAR_PX
  );
}

function controlOf({ target }: MouseEvent): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label') ?? target.closest('a, button, input, select, summary');
}

function hear(event: MouseEvent): void {
  const before = last;
  const control = controlOf(event);
  isSecond = before !== undefined && isDouble(event, before);
  const { timeStamp: at, clientX: x, clientY: y } = event;
  last = { at, x, y, control };
  // A question at the table settles by itself before a press counts.
  const isAtTable = control !== null && control.closest('[data-game]') !== null;
  if (!isSecond || before === undefined || before.control === control || isAtTable) return;
  last = { ...before, at };
  event.preventDefault();
  event.stopPropagation();
}

/** While a screen of online tables is shown. */
export function useSinglePresses(): void {
  useEffect(() => {
    document.addEventListener('click', hear, true);
    return () => {
      document.removeEventListener('click', hear, true);
      last = undefined;
      isSecond = false;
    };
  }, []);
}

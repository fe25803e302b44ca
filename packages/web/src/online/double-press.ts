// Blocks the second click of a double click or double tap if it hits another control. The first
// click may have moved that control under the pointer, such as a list row or a back link.
import { useEffect } from 'react';

/** Two taps within this time and this distance are a double tap. */
const DOUBLE_TAP_MS = 400;
const NEAR_PX = 24;

interface Press {
  /** `timeStamp` of the click event, in milliseconds. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly control: Element | null;
}

let last: Press | undefined;
let isSecond = false;

/** Whether the last click was the second of a double press. Requires `useSinglePresses`. */
export function isSecondPress(): boolean {
  return isSecond;
}

/** Not every browser counts repeated taps in `detail`. */
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

function onClick(event: MouseEvent): void {
  const before = last;
  const control = controlOf(event);
  isSecond = before !== undefined && isDouble(event, before);
  const { timeStamp: at, clientX: x, clientY: y } = event;
  last = { at, x, y, control };
  // The game table has its own protection (question/input-guard.ts).
  const isAtTable = control !== null && control.closest('[data-game]') !== null;
  if (!isSecond || before === undefined || before.control === control || isAtTable) return;
  last = { ...before, at };
  event.preventDefault();
  event.stopPropagation();
}

/** Blocks the second click of a double press on another control while the component is mounted. */
export function useSinglePresses(): void {
  useEffect(() => {
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      last = undefined;
      isSecond = false;
    };
  }, []);
}

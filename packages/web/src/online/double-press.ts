// Ignores the second click of a double click or double tap if it hits another control. The first
// click may have moved that control under the pointer, such as a list row or a back link.
import { useEffect } from 'react';

/** Two taps within this time and distance are a double tap. */
const DOUBLE_TAP_MS = 400;
const NEAR_PX = 24;

interface Press {
  /** `timeStamp` of the click event. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** The pressed control. */
  readonly control: Element | null;
}

let last: Press | undefined;
let isSecond = false;

/** Whether the current click is the second of a double press. */
export function isSecondPress(): boolean {
  return isSecond;
}

/** Whether a click repeats the last one. Not every browser counts repeated taps in `detail`. */
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
  // The table has its own input guard.
  const isAtTable = control !== null && control.closest('[data-game]') !== null;
  if (!isSecond || before === undefined || before.control === control || isAtTable) return;
  last = { ...before, at };
  event.preventDefault();
  event.stopPropagation();
}

/** Ignores second presses while the calling component is mounted. */
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

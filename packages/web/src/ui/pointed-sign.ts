// Detects which sign (an element with `data-tip`) gets the tooltip: one under the pointer or with
// the keyboard focus for a moment, or one that is pressed long or tapped.
import { useEffect, useState } from 'react';

/** Delay before a tooltip, and before the next one while one is shown. */
const DELAY_MS = 400;
const WAIT_FOR_NEXT_MS = 90;
/** A tooltip stays this long after the pointer has left its sign, so that it can be reached. */
const GRACE_MS = 160;
/** A finger that moves farther than this, in pixels, does not press or tap. */
const MAX_MOVEMENT = 10;

interface PointedAt {
  readonly sign: Element;
  readonly id: string;
}

/**
 * The sign at the target of an event, if it shows a tooltip. A sign in a piece of the table does so
 * only for a mouse or pen (`byPointer`), because touch and focus act on the piece. A sign in
 * another control is part of its label and shows none.
 */
function signOf(target: EventTarget | null, byPointer: boolean): PointedAt | undefined {
  const sign = target instanceof Element ? target.closest('[data-tip]') : null;
  const id = sign?.getAttribute('data-tip') ?? '';
  if (sign === null || id === '') return undefined;
  const control = sign.closest('button, a, label, summary, [role="tab"]');
  const isFree = control === null || control === sign;
  return isFree || (byPointer && control.hasAttribute('data-piece')) ? { sign, id } : undefined;
}

class PointedSign {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly onShow: (shown: PointedAt | undefined) => void;
  current: PointedAt | undefined;

  constructor(onShow: (shown: PointedAt | undefined) => void) {
    this.onShow = onShow;
  }

  cancelTimer(): void {
    clearTimeout(this.timer);
  }

  show(next: PointedAt | undefined): void {
    this.cancelTimer();
    this.current = next;
    this.onShow(next);
  }

  showAfter(ms: number, next: PointedAt | undefined): void {
    this.cancelTimer();
    this.timer = setTimeout(
      () => this.show(next?.sign.isConnected === true ? next : undefined),
      ms,
    );
  }

  hide(): void {
    if (this.current === undefined) this.cancelTimer();
    else this.show(undefined);
  }
}

interface Listening {
  readonly pointed: PointedSign;
  readonly isOnTooltip: (target: EventTarget | null) => boolean;
  readonly signal: AbortSignal;
}

const optionsOf = (signal: AbortSignal) => ({ signal, capture: true, passive: true });

function listenToPointer({ pointed, isOnTooltip, signal }: Listening): void {
  let last: { readonly x: number; readonly y: number } | undefined;
  // The sign under the pointer. Its tooltip is shown only after the pointer moves, because elements
  // may also appear under a resting pointer.
  let entered: PointedAt | undefined;
  const onOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    const next = signOf(target, true);
    const isShown = isOnTooltip(target) || next?.sign === pointed.current?.sign;
    entered = isShown ? undefined : next;
    if (isShown) pointed.cancelTimer();
    else pointed.showAfter(GRACE_MS, undefined);
  };
  const onMove = ({ clientX: x, clientY: y, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    const isMoved = x !== last?.x || y !== last.y;
    last = { x, y };
    if (!isMoved || entered === undefined) return;
    pointed.showAfter(pointed.current === undefined ? DELAY_MS : WAIT_FOR_NEXT_MS, entered);
    entered = undefined;
  };
  // Lifting a finger fires `pointerleave` too.
  const onLeave = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') pointed.hide();
  };
  document.addEventListener('pointerover', onOver, optionsOf(signal));
  document.addEventListener('pointermove', onMove, optionsOf(signal));
  // Not in the capture phase, in which it would fire for every element that the pointer leaves.
  document.documentElement.addEventListener('pointerleave', onLeave, { signal });
}

/** A press closes the tooltip. A long press, or a tap on a sign outside buttons, opens one. */
function listenToPresses({ pointed, isOnTooltip, signal }: Listening): void {
  let finger: { readonly x: number; readonly y: number } | undefined;
  const onDown = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
    if (isOnTooltip(target)) return;
    pointed.show(undefined);
    if (pointerType !== 'touch') return;
    finger = { x, y };
    const next = signOf(target, false);
    if (next !== undefined) pointed.showAfter(DELAY_MS, next);
  };
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    if (finger === undefined || Math.hypot(clientX - finger.x, clientY - finger.y) < MAX_MOVEMENT)
      return;
    finger = undefined;
    if (pointed.current === undefined) pointed.cancelTimer();
  };
  const onUp = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') return;
    const next = finger === undefined ? undefined : signOf(target, false);
    finger = undefined;
    if (pointed.current !== undefined) return;
    pointed.cancelTimer();
    if (next !== undefined && !next.sign.matches('button, a')) pointed.show(next);
  };
  const options = optionsOf(signal);
  document.addEventListener('pointerdown', onDown, options);
  document.addEventListener('pointermove', onMove, options);
  document.addEventListener('pointerup', onUp, options);
  document.addEventListener('pointercancel', () => pointed.hide(), options);
}

function listenToKeyboard({ pointed, signal }: Listening): void {
  const onFocus = ({ target }: FocusEvent): void => {
    const next = signOf(target, false);
    if (next === undefined || !(target as Element).matches(':focus-visible')) return;
    pointed.showAfter(DELAY_MS, next);
  };
  // A tooltip opened by touch stays open when its button loses the focus.
  const onBlur = ({ target }: FocusEvent): void => {
    const blurred = signOf(target, false)?.sign;
    if (
      blurred !== undefined &&
      (pointed.current === undefined || pointed.current.sign === blurred)
    ) {
      pointed.hide();
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || pointed.current === undefined) return;
    // Escape closes only the tooltip, not a dialog below it.
    event.preventDefault();
    event.stopPropagation();
    pointed.show(undefined);
  };
  document.addEventListener('focusin', onFocus, optionsOf(signal));
  document.addEventListener('focusout', onBlur, optionsOf(signal));
  document.addEventListener('keydown', onKey, { signal, capture: true });
}

/** Returns the sign whose tooltip is to be shown. The tooltip `box` stays under the pointer. */
export function usePointedAt(box: React.RefObject<HTMLElement | null>): PointedAt | undefined {
  const [shown, setShown] = useState<PointedAt>();
  useEffect(() => {
    const stop = new AbortController();
    const pointed = new PointedSign(setShown);
    const listening: Listening = {
      pointed,
      isOnTooltip: (target) => target instanceof Node && box.current?.contains(target) === true,
      signal: stop.signal,
    };
    listenToPointer(listening);
    listenToPresses(listening);
    listenToKeyboard(listening);
    document.addEventListener('scroll', () => pointed.hide(), optionsOf(stop.signal));
    addEventListener('resize', () => pointed.hide(), optionsOf(stop.signal));
    return () => {
      stop.abort();
      pointed.cancelTimer();
    };
  }, [box]);
  return shown;
}

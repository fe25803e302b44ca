// Detects which sign the player points at: with the pointer or the focus for a moment, or with a
// long press.
import { useEffect, useState } from 'react';

/** Delay before the first tooltip, and before the next while one is shown. */
const DELAY_MS = 400;
const WAIT_FOR_NEXT_MS = 90;
/** Time in which the pointer may move from a sign to its tooltip. */
const GRACE_MS = 160;
/** Maximum movement of a long press, in pixels. */
const MAX_MOVEMENT = 10;

export interface PointedAt {
  readonly sign: Element;
  readonly id: string;
}

/**
 * The sign an event is about. Inside a button it is explained only to the pointer, because touch
 * and focus are for the button. Icons on buttons outside the table are part of the button's text
 * and have no tooltip.
 */
function signOf(target: EventTarget | null, byPointer: boolean): PointedAt | undefined {
  const sign = target instanceof Element ? target.closest('[data-tip]') : null;
  const id = sign?.getAttribute('data-tip') ?? '';
  if (sign === null || id === '') return undefined;
  const control = sign.closest('button, a, label, summary, [role="tab"]');
  const isFree = control === null || control === sign;
  return isFree || (byPointer && control.hasAttribute('data-piece')) ? { sign, id } : undefined;
}

/** Listens on the whole document. `box` is the tooltip, on which the pointer may rest. */
export function usePointedAt(box: React.RefObject<HTMLElement | null>): PointedAt | undefined {
  const [shown, setShown] = useState<PointedAt>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let now: PointedAt | undefined;
    let finger: { readonly x: number; readonly y: number } | undefined;
    const stop = new AbortController();

    const show = (next: PointedAt | undefined): void => {
      clearTimeout(timer);
      now = next;
      setShown(next);
    };
    const soon = (next: PointedAt | undefined, ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => show(next?.sign.isConnected === true ? next : undefined), ms);
    };
    const isOnBox = (target: EventTarget | null): boolean =>
      target instanceof Node && box.current?.contains(target) === true;

    const onOver = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'touch') return;
      const next = signOf(target, true);
      if (isOnBox(target) || (next !== undefined && next.sign === now?.sign)) clearTimeout(timer);
      else if (next === undefined && now === undefined) clearTimeout(timer);
      else if (next === undefined) soon(undefined, GRACE_MS);
      else soon(next, now === undefined ? DELAY_MS : WAIT_FOR_NEXT_MS);
    };
    const onDown = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
      if (isOnBox(target)) return;
      show(undefined);
      if (pointerType !== 'touch') return;
      finger = { x, y };
      const next = signOf(target, false);
      if (next !== undefined) soon(next, DELAY_MS);
    };
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      if (finger === undefined || Math.hypot(clientX - finger.x, clientY - finger.y) < MAX_MOVEMENT)
        return;
      finger = undefined;
      if (now === undefined) clearTimeout(timer);
    };
    const onUp = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') return;
      const next = finger === undefined ? undefined : signOf(target, false);
      finger = undefined;
      if (now !== undefined) return;
      clearTimeout(timer);
      // A tap works like a long press if it has no other effect.
      if (next !== undefined && !next.sign.matches('button, a')) show(next);
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const next = signOf(target, false);
      if (next === undefined || !(target as Element).matches(':focus-visible')) return;
      soon(next, DELAY_MS);
    };
    // A tooltip opened by touch stays open when its button loses the focus.
    const onBlur = ({ target }: FocusEvent): void => {
      const left = signOf(target, false)?.sign;
      if (left !== undefined && (now === undefined || now.sign === left)) hide();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || now === undefined) return;
      // Closes only the tooltip, not the window below it.
      event.preventDefault();
      event.stopPropagation();
      show(undefined);
    };
    const hide = (): void => {
      if (now !== undefined) show(undefined);
      else clearTimeout(timer);
    };

    // Lifting a finger fires this event too.
    const onLeave = ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') hide();
    };

    const options = { signal: stop.signal, capture: true, passive: true };
    document.addEventListener('pointerover', onOver, options);
    document.addEventListener('pointerdown', onDown, options);
    document.addEventListener('pointermove', onMove, options);
    document.addEventListener('pointerup', onUp, options);
    document.addEventListener('pointercancel', hide, options);
    // Not in the capture phase, in which it would fire for every element that the pointer leaves.
    document.documentElement.addEventListener('pointerleave', onLeave, { signal: stop.signal });
    document.addEventListener('focusin', onFocus, options);
    document.addEventListener('focusout', onBlur, options);
    document.addEventListener('scroll', hide, options);
    document.addEventListener('keydown', onKey, { signal: stop.signal, capture: true });
    addEventListener('resize', hide, options);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [box]);
  return shown;
}

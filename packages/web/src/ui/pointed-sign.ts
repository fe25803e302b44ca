// Which sign a person points at: with the pointer for a moment, with the focus, or with a finger that stays.
import { useEffect, useState } from 'react';

/** Before the first explanation, and before the next one while one is shown. */
const WAIT_MS = 400;
const WAIT_FOR_NEXT_MS = 90;
/** In which the pointer may cross from a sign to its explanation. */
const GRACE_MS = 160;
/** Movement below this is no movement. */
const SLACK = 10;

export interface PointedAt {
  readonly sign: Element;
  readonly id: string;
}

/**
 * The sign that an event is about. One inside a button is explained by the pointer only: a finger and the focus are for what the
 * button does. What lies on buttons that are no pieces of the table, such as the drawing of an option, is part of their words.
 */
function signOf(target: EventTarget | null, byPointer: boolean): PointedAt | undefined {
  const sign = target instanceof Element ? target.closest('[data-tip]') : null;
  const id = sign?.getAttribute('data-tip') ?? '';
  if (sign === null || id === '') return undefined;
  const control = sign.closest('button, a, label, summary, [role="tab"]');
  const isFree = control === null || control === sign;
  return isFree || (byPointer && control.hasAttribute('data-piece')) ? { sign, id } : undefined;
}

/** Listens on the whole document. `box` is where the explanation is shown, on which the pointer may rest. */
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
      else soon(next, now === undefined ? WAIT_MS : WAIT_FOR_NEXT_MS);
    };
    const onDown = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
      if (isOnBox(target)) return;
      show(undefined);
      if (pointerType !== 'touch') return;
      finger = { x, y };
      const next = signOf(target, false);
      if (next !== undefined) soon(next, WAIT_MS);
    };
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      if (finger === undefined || Math.hypot(clientX - finger.x, clientY - finger.y) < SLACK)
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
      // A tap tells what the long press tells, where nothing else comes of it.
      if (next !== undefined && !next.sign.matches('button, a')) show(next);
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const next = signOf(target, false);
      if (next === undefined || !(target as Element).matches(':focus-visible')) return;
      soon(next, WAIT_MS);
    };
    // What a finger has explained stays, although the focus leaves the button it was on.
    const onBlur = ({ target }: FocusEvent): void => {
      const left = signOf(target, false)?.sign;
      if (left !== undefined && (now === undefined || now.sign === left)) hide();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || now === undefined) return;
      // Takes away the explanation alone, not the window below it.
      event.preventDefault();
      event.stopPropagation();
      show(undefined);
    };
    const hide = (): void => {
      if (now !== undefined) show(undefined);
      else clearTimeout(timer);
    };

    // A finger that is lifted leaves the page, too.
    const onLeave = ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') hide();
    };

    const options = { signal: stop.signal, capture: true, passive: true };
    document.addEventListener('pointerover', onOver, options);
    document.addEventListener('pointerdown', onDown, options);
    document.addEventListener('pointermove', onMove, options);
    document.addEventListener('pointerup', onUp, options);
    document.addEventListener('pointercancel', hide, options);
    // Not on its way down, where the same is told of every element that the pointer leaves.
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

// Tracks the raised card of the hand: the one under the pointer, with the focus, or last tapped.
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

function placesIn(fan: HTMLElement | null): readonly HTMLElement[] {
  return fan === null ? [] : [...fan.querySelectorAll<HTMLElement>('[data-place]')];
}

/** The index of the card that contains an element, -1 for none. */
function indexOf(fan: HTMLElement | null, target: EventTarget): number {
  return placesIn(fan).findIndex((place) => place.contains(target as Element));
}

/** The index of the card whose visible strip is at x, even if a raised card covers the strip. */
function stripAt(fan: HTMLElement | null, x: number): number {
  const inFan = x - (fan?.getBoundingClientRect().left ?? 0);
  return placesIn(fan).filter(({ offsetLeft }) => offsetLeft <= inFan).length - 1;
}

/** How far past the middle of a raised card the pointer may be before it is lowered, in pixels. */
const TOLERANCE_PX = 8;

/**
 * Like `stripAt`, but a raised card stays raised until the pointer has passed its middle. Otherwise
 * its covered neighbors would be raised while the pointer moves toward it.
 */
function raisedAt(fan: HTMLElement | null, x: number, raised: number | undefined): number {
  const under = stripAt(fan, x);
  const places = placesIn(fan);
  const [place, neighbor] = [places[raised ?? -1], places[under]];
  if (raised === undefined || place === undefined || under === raised) return under;
  const { left, width } = place.getBoundingClientRect();
  const middle = left + width / 2;
  if (under > raised ? x < middle + TOLERANCE_PX : x > middle - TOLERANCE_PX) return raised;
  if (Math.abs(under - raised) !== 1) return under;
  const half = Math.abs((neighbor?.offsetLeft ?? 0) - place.offsetLeft) / 2;
  return stripAt(fan, under > raised ? x - half : x + half) === under ? under : raised;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys, Home and End move the focus along the hand. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const places = placesIn(event.currentTarget);
  const at = indexOf(event.currentTarget, event.target);
  const next = STEPS[event.key]?.(at, places.length - 1);
  const button = next === undefined ? undefined : places[next]?.querySelector('button');
  if (button === undefined || button === null) return;
  event.preventDefault();
  button.focus();
}

/** Returns the index `at` of the raised card, and the handlers that raise and lower cards. */
export function useRaisedCard() {
  const fan = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number>();
  const touched = useRef(false);
  useLowerOnPressOutside(fan, at, setAt);
  /** Raises a tapped card. Returns false if it was raised already, or if a mouse clicked it. */
  const tap = (place: number): boolean => {
    if (!touched.current || at === place) return false;
    setAt(place);
    return true;
  };
  const raise = (place: number): void => setAt(place < 0 ? undefined : place);
  /** Raises the card under a finger that moves along the fan, and returns its element. */
  const glide = (x: number): HTMLElement | undefined => {
    const under = stripAt(fan.current, x);
    raise(under);
    return placesIn(fan.current)[under];
  };
  const handlers = {
    onKeyDown: moveFocus,
    onPointerDown: ({ pointerType }: PointerEvent) => {
      touched.current = pointerType !== 'mouse';
    },
    onPointerMove: ({ pointerType, clientX }: PointerEvent) => {
      if (pointerType === 'mouse') raise(raisedAt(fan.current, clientX, at));
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setAt(undefined);
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.matches(':focus-visible')) raise(indexOf(fan.current, target));
    },
    onBlur: () => setAt(undefined),
  };
  return { fan, at, tap, glide, handlers };
}

function useLowerOnPressOutside(
  fan: RefObject<HTMLElement | null>,
  at: number | undefined,
  setAt: (at: undefined) => void,
): void {
  useEffect(() => {
    if (at === undefined) return;
    const lower = ({ target }: Event) => {
      if (target instanceof Node && fan.current?.contains(target) === true) return;
      setAt(undefined);
    };
    document.addEventListener('pointerdown', lower);
    return () => document.removeEventListener('pointerdown', lower);
  }, [fan, at, setAt]);
}

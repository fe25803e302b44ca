// Highlights the targets of a lesson with a ring and an arrow, and dims the other options.
import type { View } from '@eminent/engine';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isInSight, targetsOf, lessonTargetNow } from './lesson-targets.ts';
import styles from './spotlight.module.css';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A planet, whose costs are at its edge; it has a round ring. */
  readonly isPlanet: boolean;
}

interface SpotlightProps {
  readonly view: View;
  /** The remaining answers of the solution. */
  readonly wanted: readonly string[];
}

/** With more targets than this the pieces glow, without rings. */
const MAX_RINGS = 3;
/** Above this y coordinate, in pixels, there is no room for the arrow, so it points from below. */
const MIN_ROOM = 64;
/** Targets lower than this, in pixels, are buttons; the arrow must not cover their text, nor on a phone the question above them. */
const BUTTON_HEIGHT = 70;
/** Narrower windows are phones. */
const PHONE_WIDTH = 640;

export function Spotlight({ view: { decision }, wanted }: SpotlightProps) {
  if (decision === undefined) return null;
  const now = lessonTargetNow(decision, wanted);
  // Everything is selected; only the confirmation is left.
  const isToConfirm = wanted[0] === 'done';
  return now.length > 0 || isToConfirm ? <Light key={decision.ply} wanted={now} /> : null;
}

function Light({ wanted }: { readonly wanted: readonly string[] }) {
  const places = usePlaces(wanted);
  const [first] = places;
  const isLow = first !== undefined && first.height < BUTTON_HEIGHT;
  const isBelow =
    first !== undefined &&
    (first.y < MIN_ROOM || (isLow && innerWidth < PHONE_WIDTH && innerHeight > innerWidth));
  return createPortal(
    <div className={styles.light} aria-hidden="true" data-spotlight={places.length}>
      {places.map(({ x, y, width, height, isPlanet }) => (
        <i
          key={`${Math.round(x)} ${Math.round(y)}`}
          className={styles.ring}
          data-round={isPlanet || undefined}
          style={{ left: x, top: y, width, height }}
        />
      ))}
      {first !== undefined && (
        <svg
          className={styles.arrow}
          data-below={isBelow || undefined}
          data-low={isLow || undefined}
          viewBox="0 0 40 52"
          style={{
            left: first.x + first.width / 2,
            top: isBelow ? first.y + first.height : first.y,
          }}
        >
          <path d="M20 50 4 26h9V3h14v23h9z" />
        </svg>
      )}
    </div>,
    document.body,
  );
}

function placeOf(element: Element): Place {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height, isPlanet: element.matches('[data-planet]') };
}

/** Moves the focus from a wrong answer of the question to the target. */
function focusOn(targets: readonly Element[]): void {
  const active = document.activeElement;
  const isInQuestion = active?.closest('[data-ribbon]') !== null;
  if (!isInQuestion || active?.matches('[data-spot], [data-primary]') === true) return;
  if (document.querySelector('dialog[open]') !== null) return;
  // Skips hand cards: a focused one would rise over the question.
  const button = targets.find(
    (one) => one instanceof HTMLButtonElement && one.closest('[data-own-hand]') === null,
  );
  const place = button ?? active?.closest<HTMLElement>('[data-ribbon]');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

function isSame(a: readonly Place[], b: readonly Place[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The positions of the targets, updated whenever the table changes. Highlighted elements are marked
 * in the document.
 */
function usePlaces(wanted: readonly string[]): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const key = wanted.join(' ');
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['spotlit'] = '';
    return () => {
      delete root.dataset['spotlit'];
    };
  }, []);
  useLayoutEffect(() => {
    let marked: readonly Element[] = [];
    let frame = 0;
    let isFocused = false;
    const mark = (elements: readonly Element[]) => {
      for (const one of marked) if (!elements.includes(one)) one.removeAttribute('data-spot');
      for (const one of elements)
        if (!one.hasAttribute('data-spot')) one.setAttribute('data-spot', '');
      marked = elements;
    };
    const look = () => {
      frame = 0;
      const targets = targetsOf(key === '' ? [] : key.split(' '));
      mark(targets);
      if (!isFocused && targets.length > 0) {
        isFocused = true;
        focusOn(targets);
      }
      const found = targets.length > MAX_RINGS ? [] : targets.filter(isInSight).map(placeOf);
      setPlaces((before) => (isSame(before, found) ? before : found));
    };
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    const seen = new MutationObserver(lookSoon);
    seen.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: [
        'data-choice',
        'data-picked',
        'data-legal',
        'aria-pressed',
        'disabled',
        'style',
      ],
    });
    const events = ['resize', 'scroll', 'transitionend', 'animationend'];
    for (const event of events) addEventListener(event, lookSoon, true);
    look();
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
      for (const event of events) removeEventListener(event, lookSoon, true);
      mark([]);
    };
  }, [key]);
  return places;
}

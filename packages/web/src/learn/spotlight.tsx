// Highlights the targets of a lesson with rings and an arrow, and dims the other options.
import type { View } from '@eminent/engine';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isInSight, targetsOf, answersToHighlight } from './lesson-targets.ts';
import styles from './spotlight.module.css';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The ring of a planet must not cover the costs at its edge. */
  readonly isPlanet: boolean;
}

interface SpotlightProps {
  readonly view: View;
  /** Remaining answers of the solution. */
  readonly wanted: readonly string[];
}

/** With more targets there are no rings and no arrow; the targets only glow. */
const MAX_RINGS = 3;
/** Space above a target for the arrow. With less, it points from below. */
const MIN_ARROW_SPACE = 64;
/**
 * Targets with less height, in pixels, are buttons. In portrait on a phone, the arrow points at
 * them from below, so that it does not cover the question.
 */
const MIN_PIECE_HEIGHT = 70;
const PHONE_WIDTH = 640;

export function Spotlight({ view: { decision }, wanted }: SpotlightProps) {
  if (decision === undefined) return null;
  const answers = answersToHighlight(decision, wanted);
  // Only the confirm button is left to press.
  const isToConfirm = wanted[0] === 'done';
  return answers.length > 0 || isToConfirm ? <Light key={decision.ply} wanted={answers} /> : null;
}

function Light({ wanted }: { readonly wanted: readonly string[] }) {
  const places = useTargetPositions(wanted);
  const [first] = places;
  const isButton = first !== undefined && first.height < MIN_PIECE_HEIGHT;
  const isBelow =
    first !== undefined &&
    (first.y < MIN_ARROW_SPACE ||
      (isButton && innerWidth < PHONE_WIDTH && innerHeight > innerWidth));
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
          data-low={isButton || undefined}
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

/** Moves the focus from another control of the action bar to a target, or else to the bar. */
function focusOn(targets: readonly Element[]): void {
  const active = document.activeElement;
  const isInQuestion = active?.closest('[data-ribbon]') !== null;
  if (!isInQuestion || active?.matches('[data-spot], [data-primary]') === true) return;
  if (document.querySelector('dialog[open]') !== null) return;
  // A focused card of the hand would rise over the question.
  const button = targets.find(
    (one) => one instanceof HTMLButtonElement && one.closest('[data-own-hand]') === null,
  );
  const place = button ?? active?.closest<HTMLElement>('[data-ribbon]');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

function isSame(a: readonly Place[], b: readonly Place[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Changes that may add, remove or move targets. */
const WATCHED_ATTRIBUTES = [
  'data-choice',
  'data-picked',
  'data-legal',
  'aria-pressed',
  'disabled',
  'style',
];
const WATCHED_EVENTS = ['resize', 'scroll', 'transitionend', 'animationend'];

/** Calls back in the next frame after a change. The returned function stops watching. */
function watchTable(onChange: () => void): () => void {
  let frame = 0;
  const changed = () => {
    frame = 0;
    onChange();
  };
  const callSoon = () => {
    if (frame === 0) frame = requestAnimationFrame(changed);
  };
  const observer = new MutationObserver(callSoon);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: WATCHED_ATTRIBUTES,
  });
  for (const event of WATCHED_EVENTS) addEventListener(event, callSoon, true);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const event of WATCHED_EVENTS) removeEventListener(event, callSoon, true);
  };
}

function moveSpotAttribute(from: readonly Element[], to: readonly Element[]): void {
  for (const one of from) if (!to.includes(one)) one.removeAttribute('data-spot');
  for (const one of to) if (!one.hasAttribute('data-spot')) one.setAttribute('data-spot', '');
}

/**
 * Returns the positions of the visible targets. Also marks all targets with `data-spot` for style
 * sheets, and moves the focus to one.
 */
function useTargetPositions(wanted: readonly string[]): readonly Place[] {
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
    let isFocused = false;
    const update = () => {
      const targets = targetsOf(key === '' ? [] : key.split(' '));
      moveSpotAttribute(marked, targets);
      marked = targets;
      if (!isFocused && targets.length > 0) {
        isFocused = true;
        focusOn(targets);
      }
      const found = targets.length > MAX_RINGS ? [] : targets.filter(isInSight).map(placeOf);
      setPlaces((before) => (isSame(before, found) ? before : found));
    };
    const stop = watchTable(update);
    update();
    return () => {
      stop();
      moveSpotAttribute(marked, []);
    };
  }, [key]);
  return places;
}

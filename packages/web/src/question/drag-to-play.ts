// Drag and drop for hand cards, with mouse, pen and touch. A card that is dropped above the hand is
// selected as by a click; at the Action question it is played.
import { type PointerEvent, useRef } from 'react';

/** How far up a card must be dragged to be selected or played, in pixels. */
const DROP_PX = 70;
/** Shorter movements, in pixels, are clicks. */
const CLICK_PX = 6;

interface Drag {
  /** The element around the dragged card; undefined if the card cannot be selected. */
  place: HTMLElement | undefined;
  x: number;
  y: number;
  moved: boolean;
}

/**
 * Pointer handlers for the hand. Selectable cards are in elements with `data-option`. While a
 * finger moves sideways, `onGlide` returns the element at its x, which is then dragged.
 */
export function useDragToPlay(onGlide: (x: number) => HTMLElement | undefined) {
  const drag = useRef<Drag>(undefined);
  const drop = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    drag.current = undefined;
    if (current?.place === undefined) return;
    current.place.style.removeProperty('transform');
    delete current.place.dataset['carried'];
    const isDropped = current.moved && event.type === 'pointerup';
    if (isDropped && current.y - event.clientY > DROP_PX) clickCard(current.place);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const place = (event.target as Element).closest<HTMLElement>('[data-option]') ?? undefined;
      drag.current = { place, x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (current === undefined) return;
      const dx = event.clientX - current.x;
      const dy = event.clientY - current.y;
      if (!current.moved && Math.hypot(dx, dy) < CLICK_PX) return;
      if (!current.moved && event.pointerType === 'touch' && Math.abs(dx) > Math.abs(dy)) {
        const under = onGlide(event.clientX);
        const place = under?.dataset['option'] === undefined ? undefined : under;
        drag.current = { place, x: event.clientX, y: event.clientY, moved: false };
        return;
      }
      if (current.place === undefined) return;
      if (!current.moved) event.currentTarget.setPointerCapture(event.pointerId);
      current.moved = true;
      current.place.dataset['carried'] = -dy > DROP_PX ? 'over-table' : 'up';
      current.place.style.transform = `translate(${dx}px, ${dy}px)`;
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
}

/** Selects the card of an element; plays an Action with a second click, harmless if committed. */
function clickCard(place: HTMLElement): void {
  const card = place.querySelector<HTMLElement>('[data-choice]');
  card?.click();
  if (card?.dataset['choice']?.startsWith('play:') === true) card.click();
}

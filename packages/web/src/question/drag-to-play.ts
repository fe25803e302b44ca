// Drag and drop for hand cards, with mouse, pen and touch. A card dropped on the table is played
// for its Action; at other questions it is selected, as by a click.
import { type PointerEvent, useRef } from 'react';

/** How far up a card must be dragged to be played, in pixels. */
const DRAG_PX = 70;
/** Movements shorter than this, in pixels, are clicks. */
const CLICK_PX = 6;

interface Drag {
  /** The place of the dragged card; undefined if the card cannot be selected. */
  place: HTMLElement | undefined;
  x: number;
  y: number;
  moved: boolean;
}

/**
 * Handlers for the element that holds the cards. The places of selectable cards have the attribute
 * `data-option`. A finger that moves sideways along the hand calls `onGlide` with its x, and from
 * then on drags the card whose place `onGlide` returns.
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
    if (isDropped && current.y - event.clientY > DRAG_PX) chooseIn(current.place);
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
      current.place.dataset['carried'] = -dy > DRAG_PX ? 'over-table' : 'up';
      current.place.style.transform = `translate(${dx}px, ${dy}px)`;
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
}

/** Selects the card of a place; a card that can be played for its Action is played at once. */
function chooseIn(place: HTMLElement): void {
  const card = place.querySelector<HTMLElement>('[data-choice]');
  card?.click();
  // The second click commits. If the first click has committed already, the second does nothing.
  if (card?.dataset['choice']?.startsWith('play:') === true) card.click();
}

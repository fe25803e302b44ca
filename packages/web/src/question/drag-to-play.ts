// Drag and drop for hand cards, with mouse, pen and touch. A card dropped on the table is played
// for its Action; at other questions it is selected, as by a click.
import { type PointerEvent, useRef } from 'react';

/** How far up a card must be dragged to be played, in pixels. */
const DRAG_PX = 70;
/** Movements shorter than this are clicks. */
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
    const now = drag.current;
    drag.current = undefined;
    if (now?.place === undefined) return;
    now.place.style.removeProperty('transform');
    delete now.place.dataset['carried'];
    const isDropped = now.moved && event.type === 'pointerup';
    if (isDropped && now.y - event.clientY > DRAG_PX) chooseIn(now.place);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const place = (event.target as Element).closest<HTMLElement>('[data-option]') ?? undefined;
      drag.current = { place, x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (now === undefined) return;
      const dx = event.clientX - now.x;
      const dy = event.clientY - now.y;
      if (!now.moved && Math.hypot(dx, dy) < CLICK_PX) return;
      if (!now.moved && event.pointerType === 'touch' && Math.abs(dx) > Math.abs(dy)) {
        const under = onGlide(event.clientX);
        const place = under?.dataset['option'] === undefined ? undefined : under;
        drag.current = { place, x: event.clientX, y: event.clientY, moved: false };
        return;
      }
      if (now.place === undefined) return;
      if (!now.moved) event.currentTarget.setPointerCapture(event.pointerId);
      now.moved = true;
      now.place.dataset['carried'] = -dy > DRAG_PX ? 'over-table' : 'up';
      now.place.style.transform = `translate(${dx}px, ${dy}px)`;
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

// Dragging a hand card up onto the table plays it for its Action; at other questions it selects the card, like a click. Works with mouse,
// pen and touch.
import type { PointerEvent } from 'react';
import { useRef } from 'react';

/** How far up a card must be dragged, in pixels. */
const DRAG_PX = 70;
/** Movement below this is a click. */
const CLICK_PX = 6;

interface Drag {
  /** Absent where the finger started on a card that cannot be selected. */
  place: HTMLElement | undefined;
  x: number;
  y: number;
  moved: boolean;
}

/**
 * Handlers for the element that holds the cards. Selectable places are marked with `data-option`. A finger that glides along the hand
 * reports its x, and drags the card under it at that moment.
 */
export function useDragToPlay(onGlide: (x: number) => HTMLElement | undefined) {
  const drag = useRef<Drag>(undefined);
  const drop = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    drag.current = undefined;
    if (now?.place === undefined) return;
    now.place.style.removeProperty('transform');
    delete now.place.dataset['carried'];
    if (!now.moved) return;
    if (event.type === 'pointerup' && now.y - event.clientY > DRAG_PX) chooseIn(now.place);
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

/** Selects the card of a place; a card dropped on the table for its Action is played at once. */
function chooseIn(place: HTMLElement): void {
  const card = place.querySelector<HTMLElement>('[data-choice]');
  card?.click();
  // The second click commits. If the first one did already, the second has no effect.
  if (card?.dataset['choice']?.startsWith('play:') === true) card.click();
}

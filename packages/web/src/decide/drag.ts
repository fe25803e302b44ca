// Dragging a hand card up onto the table chooses it, like a click does. Works with mouse, pen and finger.
import type { View } from '@eminent/engine';
import type { PointerEvent } from 'react';
import { useRef } from 'react';
import { choose } from './picks.ts';

/** How far up, in pixels, a card must be carried. */
const LIFT = 70;
/** Movement below this is a click. */
const SLACK = 6;

interface Carried {
  readonly place: HTMLElement;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/** Handlers for the element that holds the cards; each card's place names its option in `data-option`. */
export function useDragToChoose(view: View) {
  const carried = useRef<Carried>(undefined);
  const drop = (event: PointerEvent<HTMLElement>) => {
    const now = carried.current;
    carried.current = undefined;
    if (now === undefined) return;
    now.place.style.removeProperty('transform');
    delete now.place.dataset['carried'];
    if (!now.moved) return;
    if (event.type === 'pointerup' && now.y - event.clientY > LIFT) chooseOf(now.place, view);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const place = (event.target as Element).closest<HTMLElement>('[data-option]');
      if (place === null || event.button !== 0) return;
      carried.current = { place, x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = carried.current;
      if (now === undefined) return;
      const dx = event.clientX - now.x;
      const dy = event.clientY - now.y;
      if (!now.moved && Math.hypot(dx, dy) < SLACK) return;
      // A finger that goes sideways scrolls the hand.
      if (!now.moved && event.pointerType === 'touch' && Math.abs(dx) > Math.abs(dy)) {
        carried.current = undefined;
        return;
      }
      if (!now.moved) event.currentTarget.setPointerCapture(event.pointerId);
      now.moved = true;
      now.place.dataset['carried'] = -dy > LIFT ? 'over-table' : 'up';
      now.place.style.transform = `translate(${dx}px, ${dy}px)`;
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
}

function chooseOf(place: HTMLElement, view: View): void {
  const wanted = Number(place.dataset['option']);
  const option = view.decision?.options.find((one) => one.option === wanted);
  if (option !== undefined) choose(view, option);
}

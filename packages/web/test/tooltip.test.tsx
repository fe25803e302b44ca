// Tooltips for pointer, focus and touch: one at a time, and they close again.
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { RoleIcon, SlotIcon } from '../src/art/icons.tsx';
import { Piece } from '../src/cards/piece.tsx';
import { Tooltip } from '../src/ui/tooltip.tsx';

const shown: boolean[] = [];

beforeAll(() => {
  // The test environment lacks the popover API.
  Object.assign(HTMLElement.prototype, {
    showPopover: () => shown.push(true),
    hidePopover: () => shown.push(false),
  });
});
afterAll(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});
beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function plate(): string | undefined {
  return shown.at(-1) === true ? (document.querySelector('#tip')?.textContent ?? '') : undefined;
}
function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const sign = (id: string) => document.querySelector(`[data-tip="${id}"]`) as Element;
let x = 0;
const over = (target: Element, pointerType = 'mouse') => {
  const at = { pointerType, clientX: ++x };
  fireEvent.pointerOver(target, at);
  fireEvent.pointerMove(target, at);
};

function lay(): void {
  render(
    <>
      <RoleIcon role="survey" />
      <SlotIcon resource="food" filled={false} />
      <p>nothing</p>
      <button type="button" data-tip="handLimit">
        5/6
      </button>
      <button type="button">
        <RoleIcon role="trade" />
      </button>
      <Piece label="a piece" onInspect={() => undefined}>
        <RoleIcon role="warfare" />
      </Piece>
      <Tooltip />
    </>,
  );
}

test('an icon under the pointer shows its tooltip after a moment, and hides it when the pointer leaves', () => {
  lay();
  over(sign('symbol:survey'));
  wait(300);
  expect(plate()).toBeUndefined();
  wait(150);
  expect(plate()).toContain('Survey symbol');
  over(document.querySelector('p') as Element);
  wait(300);
  expect(plate()).toBeUndefined();
});

test('an icon that appears under a pointer at rest shows no tooltip until the pointer moves', () => {
  lay();
  const rest = { pointerType: 'mouse', clientX: ++x };
  fireEvent.pointerMove(document.body, rest);
  fireEvent.pointerOver(sign('symbol:survey'), rest);
  fireEvent.pointerMove(sign('symbol:survey'), rest);
  wait(2000);
  expect(plate()).toBeUndefined();
  fireEvent.pointerMove(sign('symbol:survey'), { ...rest, clientX: ++x });
  wait(450);
  expect(plate()).toContain('Survey symbol');
});

test('the pointer may rest on the tooltip; Escape closes it, and nothing below it', () => {
  lay();
  let reached = 0;
  addEventListener('keydown', () => reached++);
  over(sign('slot:food'));
  wait(450);
  sign('slot:food').dispatchEvent(new Event('pointerleave'));
  over(document.querySelector('#tip') as Element);
  wait(2000);
  expect(plate()).toContain('Empty slot: food');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(plate()).toBeUndefined();
  expect(reached).toBe(0);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(reached).toBe(1);
});

test('symbols on pieces have tooltips for the pointer, icons on other buttons do not', () => {
  lay();
  over(sign('symbol:trade'));
  wait(450);
  expect(plate()).toBeUndefined();
  over(sign('symbol:warfare'));
  wait(450);
  expect(plate()).toContain('Warfare symbol');
});

test('on touch a tap opens the tooltip, or a long press where a tap has an effect; a press on a piece is for the piece', () => {
  lay();
  const touch = { pointerType: 'touch', clientX: 5, clientY: 5 };
  fireEvent.pointerDown(sign('slot:food'), touch);
  fireEvent.pointerUp(sign('slot:food'), touch);
  fireEvent.pointerLeave(document.documentElement, touch);
  fireEvent.focusOut(sign('handLimit'));
  expect(plate()).toContain('Empty slot');
  fireEvent.pointerDown(document.querySelector('p') as Element, touch);
  expect(plate()).toBeUndefined();
  fireEvent.pointerDown(sign('symbol:warfare'), touch);
  wait(600);
  expect(plate()).toBeUndefined();
  fireEvent.pointerDown(sign('handLimit'), touch);
  fireEvent.pointerMove(sign('handLimit'), { ...touch, clientY: 90 });
  wait(600);
  expect(plate()).toBeUndefined();
  fireEvent.pointerDown(sign('handLimit'), touch);
  wait(600);
  fireEvent.pointerUp(sign('handLimit'), touch);
  expect(plate()).toContain('Hand limit');
});

test('the tooltip is the accessible description of its sign', () => {
  lay();
  over(sign('handLimit'));
  wait(450);
  expect(sign('handLimit').getAttribute('aria-describedby')).toBe('tip');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(sign('handLimit').hasAttribute('aria-describedby')).toBe(false);
});

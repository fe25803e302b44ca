// Double clicks and double taps where a single press was meant.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { isSecondPress, useSinglePresses } from '../src/online/double-press.ts';

afterEach(cleanup);

const done: string[] = [];

/** A list in which a press removes the name, so that the next one moves under the pointer. */
function List() {
  useSinglePresses();
  const [names, setNames] = useState(['a', 'b', 'c']);
  return names.map((name) => (
    <button
      key={name}
      type="button"
      onClick={() => {
        done.push(name);
        setNames(names.filter((one) => one !== name));
      }}
    >
      {name}
    </button>
  ));
}

function show(page: React.ReactNode) {
  done.length = 0;
  render(page);
}

const press = (detail: number) => {
  const [first] = screen.getAllByRole('button');
  if (first !== undefined) fireEvent.click(first, { detail });
};

function tap() {
  const [first] = screen.getAllByRole('button');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  Object.assign(event, { pointerType: 'touch' });
  if (first !== undefined) fireEvent(first, event);
}

test('the second half of a double click is not for the element that has moved under the pointer', () => {
  show(<List />);
  press(1);
  press(2);
  press(3);
  expect(done).toEqual(['a']);
  press(1);
  expect(done).toEqual(['a', 'b']);
});

test('nor is that of a double tap, which a browser may not count', () => {
  show(<List />);
  tap();
  tap();
  expect(done).toEqual(['a']);
});

test('keys always press their element', () => {
  show(<List />);
  press(0);
  press(0);
  expect(done).toEqual(['a', 'b']);
});

test('an element that stays in place receives both presses, and can detect the second', () => {
  const heard: boolean[] = [];
  function Stays() {
    useSinglePresses();
    return (
      <button type="button" onClick={() => heard.push(isSecondPress())}>
        +
      </button>
    );
  }
  show(<Stays />);
  press(1);
  press(2);
  expect(heard).toEqual([false, true]);
});

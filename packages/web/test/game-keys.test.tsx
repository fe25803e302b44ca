// Keyboard shortcuts while typing: a drawer with a text field takes the focus, and typing does not
// answer the question.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useSettings } from '../src/settings/settings.ts';
import { Drawer } from '../src/ui/drawer.tsx';
import { asks, furnish, layTable, viewAt } from './render-page.tsx';

beforeAll(() => {
  furnish();
  useSettings.getState().change({ settle: false, assistance: 'suggest' });
  Object.assign(document.documentElement.style, { fontSize: '16px' });
});

/** Its size determines whether drawers have room beside the table. */
let root: HTMLElement;
function sizeRoot(width: number, height: number): void {
  Object.defineProperties(root, {
    clientWidth: { value: width, configurable: true },
    clientHeight: { value: height, configurable: true },
  });
}
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  sizeRoot(1440, 900);
});
afterEach(() => {
  cleanup();
  root.remove();
});

test('typing in the chat plays nothing; Escape closes it', () => {
  const { answers } = layTable(viewAt(2, 'keys', asks('action')));
  const onClose = vi.fn<() => void>();
  const drawer = render(
    <Drawer title="Talk" onClose={onClose}>
      <ol tabIndex={-1} />
      <button type="button">Well played</button>
      <input type="text" aria-label="Say something" />
    </Drawer>,
  );
  const field = screen.getByLabelText('Say something');
  expect(document.activeElement).toBe(field);
  const phrase = screen.getByRole('button', { name: 'Well played' });
  for (const target of [field, phrase, document.body]) {
    for (const key of ['2', '2', 'Enter', 'l', ' ']) fireEvent.keyDown(target, { key });
  }
  expect(answers).toEqual([]);
  expect(screen.queryByRole('dialog', { name: 'Log' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  drawer.unmount();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(answers).toHaveLength(1);
});

test('the number row works without Shift where it has letters', () => {
  const view = viewAt(2, 'keys', asks('role'));
  const selectedBy = (event: { readonly key: string; readonly code: string }) => {
    layTable(view);
    fireEvent.keyDown(document.body, event);
    const primary = document.querySelector<HTMLElement>('[data-primary]');
    cleanup();
    return primary?.dataset['answers'];
  };
  const second = selectedBy({ key: '2', code: 'Digit2' });
  // A French and a Czech keyboard.
  expect(selectedBy({ key: 'é', code: 'Digit2' })).toBe(second);
  expect(selectedBy({ key: 'ě', code: 'Digit2' })).toBe(second);
  expect(selectedBy({ key: '&', code: 'Digit1' })).not.toBe(second);
});

test('Escape goes from a piece to the gold button', () => {
  layTable(viewAt(2, 'keys', asks('action')));
  const piece = document.querySelector<HTMLElement>('button[data-piece][data-legal]');
  piece?.focus();
  expect(document.activeElement).toBe(piece);
  fireEvent.keyDown(piece as HTMLElement, { key: 'Escape' });
  expect(document.activeElement).toBe(document.querySelector('[data-primary]'));
});

test.each([
  ['of another script count by their place', { key: 'д', code: 'KeyL' }],
  ['count with Caps Lock', { key: 'L', code: 'KeyL' }],
])('letters %s', (_, event) => {
  layTable(viewAt(2, 'keys', asks('role')));
  fireEvent.keyDown(document.body, event);
  expect(screen.getByRole('dialog', { name: 'Log' })).toBeDefined();
});

test('only a key that does something is taken from the browser', () => {
  layTable(viewAt(2, 'keys', asks('role')));
  // A canceled event returns false. There is nothing to undo, and a local game has no chat.
  const taken = ['h', 'u', 'c'].filter((key) => !fireEvent.keyDown(document.body, { key }));
  expect(taken).toEqual(['h']);
});

test.each([
  ['a mouse', true],
  ['a finger', false],
])('in a small window with %s the chat field has the focus: %s', (_, isFine) => {
  sizeRoot(700, 600);
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(pointer: fine)' && isFine }) as MediaQueryList,
  );
  render(
    <Drawer title="Talk" onClose={() => {}}>
      <input type="text" aria-label="Say something" />
    </Drawer>,
  );
  expect(document.activeElement === screen.getByLabelText('Say something')).toBe(isFine);
  vi.restoreAllMocks();
});

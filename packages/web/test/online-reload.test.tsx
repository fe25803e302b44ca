// A newer version of the page: when it is loaded, and what it waits for.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGameStore } from '../src/game/current-game.ts';
import { useConnection } from '../src/online/connection-status.ts';
import { useReloadWhenOutdated } from '../src/online/reload-outdated-client.ts';
import { asks, gameOf, viewAt } from './render-page.tsx';

const QUESTION = gameOf(viewAt(2, 'reload', asks('role')));
const { decision: _, ...WAITING } = QUESTION.view;
/** Longer than the interval in which the page checks whether it may reload. */
const SOME_MS = 5000;

const reload = vi.fn<() => void>();
/** Resolves when the service worker of the newer page is ready. */
let ready: PromiseWithResolvers<undefined>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  reload.mockClear();
  ready = Promise.withResolvers();
  ready.resolve(undefined);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => ready.promise } });
  sessionStorage.clear();
  useConnection.setState({ status: 'open', newerPage: true });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const pass = () => act(() => vi.advanceTimersByTimeAsync(SOME_MS));
const isAsked = (asked: boolean) =>
  act(() => useGameStore.setState({ game: asked ? QUESTION : { ...QUESTION, view: WAITING } }));

function beginMessage(): { readonly field: HTMLInputElement; readonly button: HTMLButtonElement } {
  document.body.innerHTML = '<div data-drawer><input type="text"></div><button></button>';
  const field = document.querySelector('input');
  const button = document.querySelector('button');
  if (field === null || button === null) throw new Error('the page is incomplete');
  field.value = 'half a sen';
  field.focus();
  return { field, button };
}

test('it is loaded once, when no question is open', async () => {
  isAsked(true);
  renderHook(useReloadWhenOutdated);
  await pass();
  expect(reload).not.toHaveBeenCalled();
  isAsked(false);
  await pass();
  expect(reload).toHaveBeenCalledOnce();
});

test('it waits for a begun message, also after its writer has pressed something else', async () => {
  const { field, button } = beginMessage();
  isAsked(true);
  renderHook(useReloadWhenOutdated);
  button.focus();
  isAsked(false);
  await pass();
  expect(reload).not.toHaveBeenCalled();
  field.value = '';
  await pass();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page without a connection waits only while the message is written', async () => {
  const { button } = beginMessage();
  useConnection.setState({ status: 'outdated' });
  isAsked(true);
  renderHook(useReloadWhenOutdated);
  await pass();
  expect(reload).not.toHaveBeenCalled();
  button.focus();
  await pass();
  expect(reload).toHaveBeenCalledOnce();
});

test('a question or a message that comes while its service worker is loaded defers it', async () => {
  ready = Promise.withResolvers();
  isAsked(false);
  renderHook(useReloadWhenOutdated);
  await pass();
  isAsked(true);
  ready.resolve(undefined);
  await pass();
  expect(reload).not.toHaveBeenCalled();

  ready = Promise.withResolvers();
  isAsked(false);
  await pass();
  const { field } = beginMessage();
  ready.resolve(undefined);
  await pass();
  expect(reload).not.toHaveBeenCalled();

  field.value = '';
  await pass();
  expect(reload).toHaveBeenCalledOnce();
});

// The copy button: it reports the result, and shows the text if the browser refuses to copy it.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from '../src/ui/copy-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function button(moment: number) {
  return <CopyButton label="Copy" copied="Done" text={() => `link ${moment}`} about={moment} />;
}

function allowClipboard(): string[] {
  const written: string[] = [];
  const writeText = (text: string) => Promise.resolve(void written.push(text));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  return written;
}

test('a copied text is announced until there is another text to copy', async () => {
  const written = allowClipboard();
  const { rerender } = render(button(1));
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Done' });
  rerender(button(2));
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Done' });
  expect(written).toEqual(['link 1', 'link 2']);
});

test('without a clipboard, as over plain HTTP, the text appears and can be selected', async () => {
  vi.stubGlobal('navigator', {});
  const { rerender } = render(button(1));
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  const shown = await screen.findByRole('textbox');
  expect(shown).toHaveProperty('value', 'link 1');
  expect(screen.getByRole('alert').textContent).toContain('Select the text');
  rerender(button(2));
  expect(screen.queryByRole('textbox')).toBeNull();
});

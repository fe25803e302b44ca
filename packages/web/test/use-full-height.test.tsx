// The layout attributes are set before other effects measure the page.
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { useFullHeight } from '../src/ui/use-full-height.ts';

test('the page is full height before its parts are measured, and only while it is shown', () => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const found: boolean[] = [];
  function Part() {
    useLayoutEffect(() => void found.push(root.hasAttribute('data-fills')));
    return null;
  }
  function Table() {
    useFullHeight();
    return <Part />;
  }
  const { unmount } = render(<Table />);
  expect(found).toEqual([true]);
  unmount();
  expect(root.hasAttribute('data-fills')).toBe(false);
  root.remove();
});

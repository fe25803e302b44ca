// The addresses and the HTML of the replay widget.
import { expect, test } from 'vitest';
import { embedCode, embeddedPly, embeddedTable } from '../src/replay/embed-address.ts';

test('only an address of the widget names a table', () => {
  expect(embeddedTable('/embed/r/abc123')).toBe('abc123');
  for (const path of ['/', '/r/abc123', '/embed/r/', '/embed/r/abc/x', '/embed/r/A']) {
    expect(embeddedTable(path)).toBeUndefined();
  }
});

test('the code leads to the moment, from the start without a fragment', () => {
  expect(embedCode('https://play.example', 'abc', 12)).toContain(
    'src="https://play.example/embed/r/abc#12"',
  );
  expect(embedCode('https://play.example', 'abc', 0)).toContain('/embed/r/abc"');
  expect([embeddedPly('#12'), embeddedPly(''), embeddedPly('#x')]).toEqual([12, 0, 0]);
});

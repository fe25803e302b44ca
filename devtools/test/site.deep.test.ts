// The documentation site refuses bad flags with one sentence and status 2.
import { expect, test } from 'vitest';
import { runNode } from '../../tools/run-process.ts';

test.each([['--port', 'x'], ['--open']])('site.ts refuses %s', async (...args) => {
  const { code, output } = await runNode('devtools/site.ts', args);
  expect(output).toMatch(/^.{10,400}\n$/);
  expect(code).toBe(2);
});

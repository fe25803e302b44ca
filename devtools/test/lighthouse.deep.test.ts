// The Lighthouse benchmark refuses bad flags with one sentence and status 2.
import { expect, test } from 'vitest';
import { runNode } from '../../tools/run-process.ts';

test('lighthouse.ts refuses unknown arguments', async () => {
  const { code, output } = await runNode('devtools/lighthouse.ts', ['--runs', 'x']);
  expect(output).toMatch(/^.{10,400}\n$/);
  expect(code).toBe(2);
});

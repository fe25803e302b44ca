// The histogram produces the same text as that of the library prom-client.
import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { LabeledHistogram } from '../src/telemetry/histogram.ts';

const BOUNDS = [0.001, 0.01, 2];
const TOOK = { read: [0.0005, 0.001, 0.0011, 5], sent: [2, 0.01], never: [] };

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '' && !line.includes('never'));
}

test('a histogram with several labels', async () => {
  const names = ['read', 'sent', 'never'] as const;
  const timings = new LabeledHistogram(names, BOUNDS);
  const register = new Registry();
  const usual = new Histogram({
    name: 'some_seconds',
    help: 'Some.',
    labelNames: ['part'],
    buckets: BOUNDS,
    registers: [register],
  });
  for (const part of names) {
    for (const seconds of TOOK[part]) {
      timings.observe(part, seconds);
      usual.observe({ part }, seconds);
    }
  }
  const text = timings.text('some_seconds', 'Some.', 'part');
  expect(linesOf(text)).toEqual(linesOf(await register.metrics()));
  expect(text).toContain('some_seconds_count{part="never"} 0');
});

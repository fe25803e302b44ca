// The example of docs/tutorials/train-a-player.md with tiny counts: the net learns, and the same
// seed gives the same net.
import { expect, test } from 'vitest';
import { measure, train } from './training.ts';
import type { ValueNet } from './value-net.ts';

const TINY = { watched: 2, played: 2, seed: 'test', every: 2 } as const;

test('training changes the net, reports it, and depends on the seed alone', () => {
  const reported: number[] = [];
  const nets: ValueNet[] = [];
  for (let i = 0; i < 2; i++) {
    nets.push(train({ ...TINY, report: (games) => void reported.push(games) }));
  }
  expect(reported).toEqual([2, 4, 2, 4]);
  const [first, second] = nets as [ValueNet, ValueNet];
  expect(first.weights).toEqual(second.weights);
  expect(first.weights.every((weight) => Number.isFinite(weight))).toBe(true);
  const share = measure(first, 'captain', 2, 'test');
  expect(share).toBeGreaterThanOrEqual(0);
  expect(share).toBeLessThanOrEqual(1);
});

test('a net moves towards what it learns', () => {
  const net = train({ ...TINY, played: 0, report: () => undefined });
  const features = { indexes: Uint16Array.of(0, 5), values: Float32Array.of(1, 1) };
  for (const target of [1, 0]) {
    for (let i = 0; i < 500; i++) net.learn(features, target, 0.01);
    expect(Math.abs(net.evaluate(features) - target)).toBeLessThan(0.1);
  }
});

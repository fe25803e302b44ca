// Counts presented frames in a trace.
import { expect, test } from 'vitest';
import { frameRates, MARK_PREFIX, type TraceEvent } from './trace-frames.ts';

const mark = (ts: number, sight: string): TraceEvent => ({
  name: MARK_PREFIX + sight,
  ph: 'I',
  ts,
  pid: 1,
});

const frame = (ts: number, frame_sequence: number, state: string, pid = 1): TraceEvent => ({
  name: 'PipelineReporter',
  ph: 'b',
  ts,
  pid,
  args: { frame_reporter: { state: `STATE_${state}`, frame_sequence } },
});

test('a frame counts once, as presented if either thread was on time', () => {
  const rates = frameRates([
    mark(10, 'flights'),
    frame(11, 1, 'DROPPED'),
    frame(12, 1, 'PRESENTED_PARTIAL'),
    frame(13, 2, 'DROPPED'),
    frame(14, 3, 'PRESENTED_ALL'),
    frame(15, 4, 'NO_UPDATE_DESIRED'),
  ]);
  expect(rates).toEqual({ flights: 45 });
});

test('frames count by animation, not between animations and not for other pages', () => {
  const rates = frameRates([
    frame(1, 1, 'DROPPED'),
    mark(10, 'flights'),
    frame(11, 2, 'PRESENTED_ALL'),
    frame(12, 2, 'DROPPED', 2),
    frame(12, 9, 'DROPPED', 2),
    mark(20, 'climax'),
    frame(21, 3, 'DROPPED'),
    frame(22, 4, 'PRESENTED_ALL'),
    mark(30, ''),
    frame(31, 5, 'DROPPED'),
  ]);
  expect(rates).toEqual({ flights: 60, climax: 30 });
});

test('without a mark there is no result', () => {
  expect(frameRates([frame(1, 1, 'PRESENTED_ALL')])).toEqual({});
});

// Counts presented frames in a trace. The compositor continues animations while the main thread is
// busy, so the page's own frame count would be too low.

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds. */
  readonly ts: number;
  readonly pid: number;
  readonly args?: {
    readonly frame_reporter?: { readonly state: string; readonly frame_sequence: number };
  };
}

/** Trace categories to record: frames, and the marks of the page. */
export const FRAME_CATEGORIES = [
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
];

/** Prefix of the page's marks. The name of the animation that starts follows, if any. */
export const MARK_PREFIX = 'sight:';

const SCREEN_FPS = 60;

/** The states of a frame that was presented in time, or for which nothing had changed. */
const IN_TIME: readonly string[] = [
  'STATE_PRESENTED_ALL',
  'STATE_PRESENTED_PARTIAL',
  'STATE_NO_UPDATE_DESIRED',
];

/** Frames per second by animation: SCREEN_FPS times the share of frames presented in time. */
export function frameRates(trace: readonly TraceEvent[]): Readonly<Record<string, number>> {
  const marks = trace
    .filter(({ name }) => name.startsWith(MARK_PREFIX))
    .toSorted((a, b) => a.ts - b.ts);
  const frames = new Map<number, { readonly sight: string; readonly isShown: boolean }>();
  for (const { name, ph, ts, pid, args } of trace) {
    const frame = args?.frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || frame === undefined) continue;
    if (pid !== marks[0]?.pid) continue;
    const sight = marks.findLast((mark) => mark.ts <= ts)?.name.slice(MARK_PREFIX.length) ?? '';
    // The main thread and the compositor report the same frame separately.
    const { isShown = false } = frames.get(frame.frame_sequence) ?? {};
    frames.set(frame.frame_sequence, { sight, isShown: isShown || IN_TIME.includes(frame.state) });
  }
  const bySight = Map.groupBy(frames.values(), ({ sight }) => sight);
  bySight.delete('');
  return Object.fromEntries(
    [...bySight].map(([sight, all]) => [
      sight,
      (SCREEN_FPS * all.filter(({ isShown }) => isShown).length) / all.length,
    ]),
  );
}

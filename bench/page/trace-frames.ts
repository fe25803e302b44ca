// Which frames reached the screen while something was to be seen, from a trace: what the compositor moves goes on there while the page's own
// thread is busy, so that the page's own count of frames tells of less than the eye sees.

/** What of a trace is needed. */
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

/** What must be traced. */
export const FRAME_CATEGORIES = [
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
];

/** Marks in the trace from where on something moves; without a name from where on nothing does. */
export const SIGHT = 'sight:';
/** The same from where on it is there to be moved. */
export const THERE = 'there:';

/** Frames of the screen in a second. */
const HERTZ = 60;

/** A frame was drawn, in full or without what the page's own thread was late with, or there was nothing new to draw. */
const IN_TIME: readonly string[] = [
  'STATE_PRESENTED_ALL',
  'STATE_PRESENTED_PARTIAL',
  'STATE_NO_UPDATE_DESIRED',
];

/** Frames a second by sight: as many as the screen has, less those for which something new came too late. */
export function frameRates(
  trace: readonly TraceEvent[],
  marked = SIGHT,
): Readonly<Record<string, number>> {
  const marks = trace.filter(({ name }) => name.startsWith(marked)).toSorted((a, b) => a.ts - b.ts);
  const frames = new Map<number, { readonly sight: string; readonly isShown: boolean }>();
  for (const { name, ph, ts, pid, args } of trace) {
    const frame = args?.frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || frame === undefined) continue;
    if (pid !== marks[0]?.pid) continue;
    const sight = marks.findLast((mark) => mark.ts <= ts)?.name.slice(marked.length) ?? '';
    // The two threads tell of one frame apart.
    const { isShown = false } = frames.get(frame.frame_sequence) ?? {};
    frames.set(frame.frame_sequence, { sight, isShown: isShown || IN_TIME.includes(frame.state) });
  }
  const bySight = Map.groupBy(frames.values(), ({ sight }) => sight);
  bySight.delete('');
  return Object.fromEntries(
    [...bySight].map(([sight, all]) => [
      sight,
      (HERTZ * all.filter(({ isShown }) => isShown).length) / all.length,
    ]),
  );
}

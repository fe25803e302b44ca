// The interface for tracing commands at tables. Tracing is off unless the host enables it.
import type { AnswerPart } from './metrics.ts';

/** Trace context sent to other nodes. */
export type TraceContext = Readonly<Record<string, string>>;

/** The only properties of a command that a trace contains. */
export interface TracedCommand {
  readonly kind: string;
  readonly table: string;
}

export interface Tracing {
  /** Runs the work of a command in a span from its arrival, `since` (a `performance.now` time). */
  command<T>(command: TracedCommand, since: number, work: () => T): T;
  /** Records a stage that has just ended after this many seconds. */
  part(part: AnswerPart, seconds: number): void;
  /** Records the outcome of the current command: `done`, or the reason of a refusal. */
  settled(how: string): void;
  /** The context of the current trace for other nodes, if any. */
  traceContext(): TraceContext | undefined;
  /** Runs work in a span that continues the trace of another node. */
  remote<T>(trace: TraceContext, table: string, work: () => T): T;
  /** Runs follow-up work, such as bot moves, outside the trace. */
  detached(work: () => void): void;
}

/** Undefined if tracing is off. The OpenTelemetry library is loaded only when used. */
export async function openTracing(isOn: boolean): Promise<Tracing | undefined> {
  return isOn ? new (await import('./opentelemetry.ts')).OpenTelemetryTracing() : undefined;
}

// Tracing of commands at tables. Off by default.
import type { AnswerPart } from './metrics.ts';

/** The context of a trace, as sent to other nodes. */
export type TraceContext = Readonly<Record<string, string>>;

export interface TracedCommand {
  readonly kind: string;
  readonly table: string;
}

export interface Tracing {
  /** Runs `work` in a new span that began at `since` (performance.now). */
  command<T>(command: TracedCommand, since: number, work: () => T): T;
  /** Records a stage of the current command that has just ended. */
  part(part: AnswerPart, seconds: number): void;
  settled(how: string): void;
  /** Returns the context of the current trace, to send to other nodes; undefined outside traces. */
  traceContext(): TraceContext | undefined;
  /** Runs `work` in a span that continues the trace of another node. */
  remote<T>(trace: TraceContext, table: string, work: () => T): T;
  /** Runs follow-up work, such as bot moves, outside the current trace. */
  detached(work: () => void): void;
}

/** Returns undefined if tracing is off. Loads the OpenTelemetry library only if it is on. */
export async function openTracing(isOn: boolean): Promise<Tracing | undefined> {
  return isOn ? new (await import('./opentelemetry.ts')).OpenTelemetryTracing() : undefined;
}

// The interface for tracing commands at tables. Used only if the host enabled it.
import type { AnswerPart } from './metrics.ts';

/** Trace context sent to other nodes. */
export type TraceContext = Readonly<Record<string, string>>;

/** What a trace contains of a command: kind and table only. */
export interface TracedCommand {
  readonly kind: string;
  readonly table: string;
}

export interface Tracing {
  /** Traces a command that arrived at `since` (`performance.now`). */
  command<T>(command: TracedCommand, since: number, work: () => T): T;
  /** Records a stage that has just ended. */
  part(part: AnswerPart, seconds: number): void;
  /** Records the outcome of the current command: done, or the refusal. */
  settled(how: string): void;
  /** The context of the current trace for other nodes, if any. */
  traceContext(): TraceContext | undefined;
  /** Traces work caused by another node. */
  remote<T>(trace: TraceContext, table: string, work: () => T): T;
  /** Runs follow-up work outside the trace, such as bots. */
  detached(work: () => void): void;
}

/** Undefined if tracing is off. The OpenTelemetry library is loaded only when used. */
export async function openTracing(isOn: boolean): Promise<Tracing | undefined> {
  return isOn ? new (await import('./opentelemetry.ts')).OpenTelemetryTracing() : undefined;
}

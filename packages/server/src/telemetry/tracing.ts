// What a server tells of an answer's way to whoever traces it. Nobody does unless the host asked for it; then nothing here is called.
import type { AnswerPart } from './metrics.ts';

/** Goes along with news to other nodes, so that what they do is known as part of the same answer. */
export type TraceContext = Readonly<Record<string, string>>;

/** What may be known of a wish: its kind and its table, and nothing of what it says. */
export interface TracedCommand {
  readonly kind: string;
  readonly table: string;
}

export interface Tracing {
  /** A wish that arrived at `since` (of `performance.now`), until it is settled. */
  command<T>(command: TracedCommand, since: number, work: () => T): T;
  /** A part of what goes on has just ended, and took so long. */
  part(part: AnswerPart, seconds: number): void;
  /** How the wish that goes on was settled: done, or why not. */
  settled(how: string): void;
  /** What belongs to the wish that goes on, for other nodes; nothing where none does. */
  traceContext(): TraceContext | undefined;
  /** What is done here because of what another node did. */
  remote<T>(trace: TraceContext, table: string, work: () => T): T;
  /** Work that follows from a wish and is no part of it, such as a bot's thoughts. */
  detached(work: () => void): void;
}

/** Loaded only where it is used. */
export async function openTracing(isOn: boolean): Promise<Tracing | undefined> {
  return isOn ? new (await import('./opentelemetry.ts')).OpenTelemetryTracing() : undefined;
}

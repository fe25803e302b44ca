// Tracing with the OpenTelemetry API. The operator must register an SDK (docs/operations.md).
// Without one, spans are dropped.
import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { AnswerPart } from './metrics.ts';
import type { TraceContext, TracedCommand, Tracing } from './tracing.ts';

/** Names of the span attributes. Spans never contain hands, chat or choices. */
export const ATTRIBUTES = {
  kind: 'eminent.command',
  table: 'eminent.table',
  settled: 'eminent.settled',
} as const;

export class OpenTelemetryTracing implements Tracing {
  private readonly tracer = trace.getTracer('eminent');

  command<T>({ kind, table }: TracedCommand, since: number, work: () => T): T {
    const attributes = { [ATTRIBUTES.kind]: kind, [ATTRIBUTES.table]: table };
    const options = { kind: SpanKind.SERVER, startTime: since, attributes };
    // Starts a new trace: a parent span for the socket would last as long as the connection.
    const span = this.tracer.startSpan('command', options, ROOT_CONTEXT);
    return withSpan(span, ROOT_CONTEXT, work);
  }

  part(part: AnswerPart, seconds: number): void {
    const now = performance.now();
    // These stages last nearly as long as the current span and need no span of their own.
    if (part === 'whole' || part === 'receive') return;
    if (trace.getActiveSpan()?.isRecording() !== true) return;
    this.tracer.startSpan(part, { startTime: now - seconds * 1000 }).end(now);
  }

  settled(how: string): void {
    trace.getActiveSpan()?.setAttribute(ATTRIBUTES.settled, how);
  }

  traceContext(): TraceContext | undefined {
    if (trace.getActiveSpan()?.isRecording() !== true) return undefined;
    const carrier: Record<string, string> = {};
    propagation.inject(context.active(), carrier);
    return carrier;
  }

  remote<T>(carrier: TraceContext, table: string, work: () => T): T {
    const from = propagation.extract(ROOT_CONTEXT, carrier);
    const attributes = { [ATTRIBUTES.table]: table };
    const span = this.tracer.startSpan('receive', { kind: SpanKind.CONSUMER, attributes }, from);
    return withSpan(span, from, work);
  }

  detached(work: () => void): void {
    context.with(ROOT_CONTEXT, work);
  }
}

/** Runs work within a span, and ends the span when the work or its promise ends. Marks failures. */
function withSpan<T>(span: Span, within: Context, work: () => T): T {
  const failed = () => span.setStatus({ code: SpanStatusCode.ERROR }).end();
  try {
    const result = context.with(trace.setSpan(within, span), work);
    if (result instanceof Promise) result.then(() => span.end(), failed);
    else span.end();
    return result;
  } catch (error) {
    failed();
    throw error;
  }
}

// An answer's way as spans of OpenTelemetry. Its interface alone is used here: what becomes of the spans is up to what the host registered
// (docs/operations.md), and without that nothing does.
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

/** The only things that are told of a span: figures and names, never what somebody holds, says or chooses. */
export const ATTRIBUTES = {
  kind: 'eminent.wish',
  table: 'eminent.table',
  settled: 'eminent.settled',
} as const;

export class OpenTelemetryTracing implements Tracing {
  private readonly tracer = trace.getTracer('eminent');

  command<T>({ kind, table }: TracedCommand, since: number, work: () => T): T {
    const attributes = { [ATTRIBUTES.kind]: kind, [ATTRIBUTES.table]: table };
    const options = { kind: SpanKind.SERVER, startTime: since, attributes };
    // What an instrumentation of the socket may have begun goes on for as long as the socket does.
    const span = this.tracer.startSpan('wish', options, ROOT_CONTEXT);
    return withSpan(span, ROOT_CONTEXT, work);
  }

  part(part: AnswerPart, seconds: number): void {
    const now = performance.now();
    // These two are what the span that goes on is about.
    if (part === 'whole' || part === 'heard') return;
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
    const span = this.tracer.startSpan('heard', { kind: SpanKind.CONSUMER, attributes }, from);
    return withSpan(span, from, work);
  }

  detached(work: () => void): void {
    context.with(ROOT_CONTEXT, work);
  }
}

/** The span is what goes on during some work, and ends with it. */
function withSpan<T>(span: Span, within: Context, work: () => T): T {
  const failed = () => span.setStatus({ code: SpanStatusCode.ERROR }).end();
  try {
    const made = context.with(trace.setSpan(within, span), work);
    if (made instanceof Promise) made.then(() => span.end(), failed);
    else span.end();
    return made;
  } catch (error) {
    failed();
    throw error;
  }
}

// What a host registers to follow answers on their way, with spans that stay in memory.
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { ATTRIBUTES } from '../../src/ops/spans.ts';

export function register(): InMemorySpanExporter {
  const spans = new InMemorySpanExporter();
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const spanProcessors = [new SimpleSpanProcessor(spans)];
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors }));
  return spans;
}

export function forget(): void {
  for (const api of [context, propagation, trace]) api.disable();
}

/** An answer, and all spans of its trace beside it. */
export interface TracedAnswer {
  readonly wish: ReadableSpan;
  readonly others: readonly ReadableSpan[];
}

export function answersIn(all: readonly ReadableSpan[]): readonly TracedAnswer[] {
  return all
    .filter(({ name, attributes }) => name === 'wish' && attributes[ATTRIBUTES.kind] === 'answer')
    .map((wish) => {
      const { traceId } = wish.spanContext();
      const others = all.filter((one) => one !== wish && one.spanContext().traceId === traceId);
      return { wish, others };
    });
}

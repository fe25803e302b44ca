// A tracer that a host could register, which keeps its spans in memory. Uses only the OpenTelemetry
// API.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import {
  type Attributes,
  type Context,
  type ContextManager,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  type SpanOptions,
  type SpanStatus,
  SpanStatusCode,
  type TextMapPropagator,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { ATTRIBUTES } from '../../server/src/telemetry/opentelemetry.ts';

const contexts = new AsyncLocalStorage<Context>();

const contextManager: ContextManager = {
  active: () => contexts.getStore() ?? ROOT_CONTEXT,
  with: (one, work, self, ...args) => contexts.run(one, () => work.call(self as never, ...args)),
  bind: (one, target) =>
    typeof target === 'function'
      ? // oxlint-disable-next-line typescript/no-unsafe-return
        (((...args: unknown[]) => contexts.run(one, () => target(...args))) as typeof target)
      : target,
  enable: () => contextManager,
  disable: () => contextManager,
};

const propagator: TextMapPropagator = {
  fields: () => ['traceparent'],
  inject(one, carrier, setter) {
    const span = trace.getSpanContext(one);
    if (span === undefined) return;
    setter.set(carrier, 'traceparent', `00-${span.traceId}-${span.spanId}-01`);
  },
  extract(one, carrier, getter) {
    const found = String(getter.get(carrier, 'traceparent') ?? '');
    const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(found) ?? [];
    if (traceId === undefined || spanId === undefined) return one;
    return trace.setSpanContext(one, {
      traceId,
      spanId,
      traceFlags: TraceFlags.SAMPLED,
      isRemote: true,
    });
  },
};

/** A span that is added to the list when it ends. */
class KeptSpan implements Span {
  readonly attributes: Attributes;
  readonly events: string[] = [];
  readonly links: unknown[] = [];
  readonly parentSpanContext: SpanContext | undefined;
  status: SpanStatus = { code: SpanStatusCode.UNSET };
  name: string;
  private readonly own: SpanContext;
  private readonly keep: (span: KeptSpan) => void;
  private isOpen = true;

  constructor(
    name: string,
    options: SpanOptions,
    parent: SpanContext | undefined,
    keep: (span: KeptSpan) => void,
  ) {
    this.name = name;
    this.attributes = { ...options.attributes };
    this.links.push(...(options.links ?? []));
    this.parentSpanContext = parent;
    this.keep = keep;
    this.own = {
      traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      traceFlags: TraceFlags.SAMPLED,
    };
  }

  spanContext(): SpanContext {
    return this.own;
  }

  setAttribute(name: string, value: Attributes[string] & {}): this {
    this.attributes[name] = value;
    return this;
  }

  setAttributes(attributes: Attributes): this {
    Object.assign(this.attributes, attributes);
    return this;
  }

  addEvent(name: string): this {
    this.events.push(name);
    return this;
  }

  addLink(link: unknown): this {
    this.links.push(link);
    return this;
  }

  addLinks(links: unknown[]): this {
    this.links.push(...links);
    return this;
  }

  setStatus(status: SpanStatus): this {
    this.status = status;
    return this;
  }

  updateName(name: string): this {
    this.name = name;
    return this;
  }

  recordException(): void {
    this.events.push('exception');
  }

  isRecording(): boolean {
    return this.isOpen;
  }

  end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.keep(this);
  }
}

export interface KeptSpans {
  getFinishedSpans(): readonly KeptSpan[];
  reset(): void;
}

export function register(): KeptSpans {
  let finished: KeptSpan[] = [];
  context.setGlobalContextManager(contextManager);
  propagation.setGlobalPropagator(propagator);
  const startSpan = (name: string, options: SpanOptions = {}, within = context.active()) =>
    new KeptSpan(name, options, trace.getSpanContext(within), (span) => finished.push(span));
  const startActiveSpan = (): never => {
    throw new Error('The server starts its spans by startSpan.');
  };
  trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan, startActiveSpan }) });
  return {
    getFinishedSpans: () => finished,
    reset: () => {
      finished = [];
    },
  };
}

export function forget(): void {
  for (const api of [context, propagation, trace]) api.disable();
}

/** The span of an answer, and the other spans of the same trace. */
export interface TracedAnswer {
  readonly command: KeptSpan;
  readonly others: readonly KeptSpan[];
}

export function answersIn(all: readonly KeptSpan[]): readonly TracedAnswer[] {
  return all
    .filter(
      ({ name, attributes }) => name === 'command' && attributes[ATTRIBUTES.kind] === 'answer',
    )
    .map((command) => {
      const { traceId } = command.spanContext();
      const others = all.filter((one) => one !== command && one.spanContext().traceId === traceId);
      return { command, others };
    });
}

// Sends the spans of `--tracing yes` to a collector by OTLP. Loaded before the server: NODE_OPTIONS="--import=/etc/eminent/tracing.mjs".
// Where to is told by OTEL_EXPORTER_OTLP_ENDPOINT (http://localhost:4318), as what by OTEL_SERVICE_NAME, how many of a hundred answers by
// EMINENT_TRACED (all). docs/operations.md says what to install beside this file.
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';

const share = Number(process.env.EMINENT_TRACED ?? 100) / 100;

context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator(new W3CTraceContextPropagator());
trace.setGlobalTracerProvider(
  new BasicTracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  }),
);

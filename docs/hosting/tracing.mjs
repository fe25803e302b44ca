// Sends the spans of `--tracing yes` to a collector by OTLP. Loaded before the server: NODE_OPTIONS="--import=/etc/eminent/tracing.mjs".
// Settings: OTEL_EXPORTER_OTLP_ENDPOINT is the collector (http://localhost:4318), OTEL_SERVICE_NAME the name of the service, and
// EMINENT_TRACED the percentage of answers to trace (100). docs/operations.md says what to install next to this file.
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

// Endpoints for operators: liveness, readiness, metrics and version.
import { WIRE_VERSION } from '@eminent/protocol/online';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';
import { isSame } from '../core/secrets.ts';
import { isOfThisMachine } from '../http/origin.ts';
import { Problem } from '../http/problem.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** A readiness check. Returns what is wrong; undefined if nothing is. */
export type Check = () => Promise<string | undefined>;

export interface OpsDeps {
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  readonly build: () => string;
  readonly isReadOnly: boolean;
  readonly checks: Readonly<Record<string, Check>>;
  /** Shown with the checks, but without effect on readiness. Undefined: no problem. */
  readonly notes?: Readonly<Record<string, () => string | undefined>>;
}

const CHECK_TIMEOUT_MS = 2000;

/** Runs a check. Returns `ok` or what is wrong. A check that throws or times out has failed. */
async function outcome(check: Check): Promise<string> {
  const timeout = new Promise<string>((resolve) => {
    setTimeout(() => resolve('takes too long'), CHECK_TIMEOUT_MS).unref();
  });
  return (await Promise.race([check().catch(() => 'fails'), timeout])) ?? 'ok';
}

/** Metrics are for programs on this machine, and for requests with the token. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const authorization = request.headers.authorization ?? '';
  const hasToken = token !== undefined && isSame(authorization, `Bearer ${token}`);
  return hasToken || isOfThisMachine(request);
}

export function addOpsRoutes(app: App, deps: OpsDeps): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const checkStates = Object.entries(deps.checks).map(
      async ([name, check]) => [name, await outcome(check)] as const,
    );
    const checks = Object.fromEntries(await Promise.all(checkStates));
    const isReady = Object.values(checks).every((state) => state === 'ok');
    const noteStates = Object.entries(deps.notes ?? {}).map(([name, note]) => [
      name,
      note() ?? 'ok',
    ]);
    const shown = { ...checks, ...Object.fromEntries(noteStates) };
    return reply
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : 'not ready', checks: shown });
  });
  // Only local requests get the Node version.
  app.get('/version', (request) => ({
    build: deps.build(),
    wire: WIRE_VERSION,
    ...(isOfThisMachine(request) ? { node: process.version } : {}),
    ...(deps.isReadOnly ? { readOnly: true } : {}),
  }));
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, deps.metricsToken)) {
      throw new Problem(403, 'not-allowed', 'Metrics are available on this machine only.');
    }
    return reply.type(deps.metrics.contentType).send(await deps.metrics.text());
  });
}

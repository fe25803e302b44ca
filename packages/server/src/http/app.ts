// The Fastify application, with the checks that run before every route. Passes all other URLs to
// the page.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { SharedCounters } from '../core/shared-counters.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { ServiceContext } from '../core/context.ts';
import type { User } from '../core/user.ts';
import { newId } from '../store/index.ts';
import { rateLimitStoreOver } from './rate-limit-store.ts';
import { type AllowedHosts, unknownHost } from './allowed-hosts.ts';
import { keyOf, IdempotentRequests } from './idempotency.ts';
import { listenerOf, type Timeouts } from './listener.ts';
import { refuseForeign } from './origin.ts';
import type { Page } from './page.ts';
import { notFound, Problem, problemBody, problemOf } from './problem.ts';
import type { Route } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    person: User | undefined;
  }
  interface FastifyInstance {
    metrics: Metrics;
  }
}

export const API = '/api/v1';
const HSTS_SECONDS = 365 * 24 * 3600;
const MAX_BODY_BYTES = 64 * 1024;

export interface AppDeps {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly trustProxy: string | false;
  readonly publicUrl: string | undefined;
  readonly hosts: AllowedHosts;
  /** Requests per minute, route and client address. 0 turns off the limits of all routes. */
  readonly perMinute: number;
  readonly connections: number;
  readonly timeouts?: Timeouts;
  /** Serves every URL that does not match SERVER_PATHS. */
  readonly page: Page | undefined;
  readonly context: ServiceContext;
  readonly counters?: SharedCounters | undefined;
  /** Called with every error that a handler or hook throws, including refusals. */
  readonly failed?: (error: unknown) => void;
  readonly authenticate: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<User | undefined>;
}

export type App = FastifyInstance;

const SERVER_PATHS =
  /^\/(?:api\/|healthz$|readyz$|metrics$|version$|t\/|r\/|puzzle\/|board\/|replay\/)/;

function isServerPath(url: string): boolean {
  return SERVER_PATHS.test(url.split('?', 1)[0] ?? '');
}

function isSecure({ publicUrl }: AppDeps): boolean {
  return publicUrl?.startsWith('https:') === true;
}

function listener(
  deps: AppDeps,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const { page, connections, timeouts, hosts } = deps;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (page === undefined || isServerPath(request.url ?? '/')) return handle(request, response);
    const unknown = hosts.unknownIn(request);
    if (unknown !== undefined) return refuseHost(response, unknown);
    if (isSecure(deps)) response.setHeader('strict-transport-security', `max-age=${HSTS_SECONDS}`);
    return page.handle(request, response);
  };
  return listenerOf(answer, connections, timeouts);
}

function refuseHost(response: ServerResponse, name: string): void {
  const { status, message } = unknownHost(name);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${message}\n`);
}

/** Creates the app with its checks and error handling. `addRoutes` adds the routes. */
export async function createApp(deps: AppDeps): Promise<App> {
  const logger: FastifyBaseLogger = deps.log;
  const app: App = Fastify({
    serverFactory: (handle) => listener(deps, handle),
    loggerInstance: logger,
    // Fastify would log URLs, which may contain invitation secrets.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    requestIdHeader: false,
    genReqId: () => randomBytes(9).toString('base64url'),
    frameworkErrors: (error, request, reply) => answerProblem(error, request, reply),
    routerOptions: { maxParamLength: 200 },
  });
  // A child logger per request would cost more than most requests.
  app.setChildLoggerFactory((logger) => logger);
  app.removeContentTypeParser('text/plain');
  app.decorate('metrics', deps.metrics);
  app.decorateRequest('person', undefined);
  await addGuards(app, deps);
  app.setErrorHandler<FastifyError>(answerProblem);
  app.setNotFoundHandler((request, reply) => answerProblem(notFound('address'), request, reply));
  return app;
}

async function addGuards(app: App, deps: AppDeps): Promise<void> {
  await app.register(helmet, {
    // API responses contain nothing to load or run. The page sets its own policy.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    strictTransportSecurity: isSecure(deps) && { maxAge: HSTS_SECONDS },
    xFrameOptions: { action: 'deny' },
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    global: false,
    // Counts a whole /64 network as one client: a household usually has one.
    ipv6Subnet: 64,
    ...(deps.counters === undefined ? {} : { store: rateLimitStoreOver(deps.counters) }),
    errorResponseBuilder: (_, { after }) =>
      new Problem(429, 'too-many', `Too many requests; try again in ${after}.`),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-request-id', request.id);
    refuseForeign(request, deps.publicUrl);
  });
  // Runs after the rate limits, so that a flood of requests causes no database lookups. Must also
  // run after the hooks of the WebSocket plugin, which close refused connections.
  app.addHook('preParsing', async (request, reply) => {
    const unknown = deps.hosts.unknownIn(request.raw);
    if (unknown !== undefined) throw unknownHost(unknown);
    request.person = await deps.authenticate(request, reply);
  });
  app.addHook('onError', async (_, __, error) => deps.failed?.(error));
  app.addHook('onResponse', async (request, reply) => {
    const { method, id } = request;
    const ms = Math.round(reply.elapsedTime);
    const route = request.routeOptions.url ?? 'unknown';
    deps.metrics.request(method, route, reply.statusCode, reply.elapsedTime / 1000);
    deps.log.debug({ request: id, method, route, status: reply.statusCode, ms }, 'answered');
  });
}

/** Answers every error with a Problem and counts it. Logs server errors (5xx). */
function answerProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error);
  request.server.metrics.refusal('http', problem.code);
  if (problem.status >= 500)
    request.log.error({ request: request.id, err: error }, 'request failed');
  void reply
    .status(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(problemBody(problem, request.id));
}

/** Adds routes below the API prefix, with their rate limits and idempotency keys. */
export function addRoutes(app: App, deps: AppDeps, routes: readonly Route[]): void {
  const idempotent = new IdempotentRequests(deps.context);
  for (const { description, handle } of routes) {
    const max = description.perMinute ?? deps.perMinute;
    app.route({
      method: description.method,
      url: API + description.url,
      bodyLimit: description.maxBytes ?? MAX_BODY_BYTES,
      config: { rateLimit: deps.perMinute === 0 ? false : { max, timeWindow: '1 minute' } },
      handler: async (request, reply) => {
        const { body, person } = request;
        const header = request.headers['idempotency-key'];
        const key = description.once === true ? keyOf(header, body) : undefined;
        const work = (id: string) => handle(request, reply, id);
        const answer =
          key === undefined || person === undefined
            ? await work(newId())
            : await idempotent.run(
                { owner: person.id, operation: `${description.method} ${request.url}`, key, body },
                work,
              );
        if (description.answer === undefined) return reply.status(204).send();
        if (description.media !== undefined) reply.type(description.media);
        return reply.status(description.status ?? 200).send(answer);
      },
    });
  }
}

// Prometheus metrics. Labels never contain ids of tables or users.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { LabeledHistogram } from './histogram.ts';

/** Durations in an answer. `receive` is measured on other nodes, the rest on the client's node. */
const ANSWER_PARTS = {
  parse: 'parse the message',
  wait: 'wait for the table',
  decide: 'check against the rules',
  commit: 'store durably',
  apply: 'apply the rules',
  publish: 'publish to subscribers',
  whole: 'total, from the wait to the end',
  receive: 'apply and publish an entry of another node',
} as const;
export type AnswerPart = keyof typeof ANSWER_PARTS;

export const WATCHED = {
  sockets: 'Open sockets.',
  users_online: 'Users with an open socket.',
  tables_in_memory: 'Tables in memory.',
  commits: 'Commits since the start.',
  log_entries: 'Log entries written since the start.',
  commit_seconds: 'Duration of the last commit.',
  commit_queue: 'Writes waiting for the next commit.',
  bot_queue: 'Decisions waiting for a bot.',
  nodes: 'Connected servers on the same database, including this one.',
} as const;
export type Watched = keyof typeof WATCHED;

const STAGE_BUCKET_SECONDS = [
  0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.5, 2,
];
const HTTP_BUCKET_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

export class Metrics {
  readonly #registry = new Registry();
  readonly #http = new Histogram({
    name: 'eminent_http_seconds',
    help: 'Time of requests over HTTP by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: HTTP_BUCKET_SECONDS,
    registers: [this.#registry],
  });
  readonly #commands = new Map<string, number>();
  readonly #parts = new LabeledHistogram(
    Object.keys(ANSWER_PARTS) as AnswerPart[],
    STAGE_BUCKET_SECONDS,
  );
  readonly #refusals = new Counter({
    name: 'eminent_refusals_total',
    help: 'Refusals by reason, over the socket and over HTTP.',
    labelNames: ['transport', 'reason'],
    registers: [this.#registry],
  });
  readonly #events = new Counter({
    name: 'eminent_events_total',
    help: 'Events: tables created, games ended, sockets dropped, notifications sent and so on.',
    labelNames: ['event'],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry, prefix: 'eminent_' });
    const commands: Counter<'kind'> = new Counter({
      name: 'eminent_commands_total',
      help: 'Commands executed, by type: answer, undo, say and so on.',
      labelNames: ['kind'],
      registers: [this.#registry],
      collect: () => {
        commands.reset();
        for (const [kind, count] of this.#commands) commands.inc({ kind }, count);
      },
    });
  }

  request(method: string, route: string, status: number, seconds: number): void {
    this.#http.observe({ method, route, status: String(status) }, seconds);
  }

  command(kind: string): void {
    this.#commands.set(kind, (this.#commands.get(kind) ?? 0) + 1);
  }

  part(part: AnswerPart, seconds: number): void {
    this.#parts.observe(part, seconds);
  }

  refusal(transport: 'socket' | 'http', reason: string): void {
    this.#refusals.inc({ transport, reason });
  }

  event(event: string, times = 1): void {
    this.#events.inc({ event }, times);
  }

  /** Registers a gauge. `value` is called at every scrape. */
  watch(name: Watched, value: () => number): void {
    const gauge: Gauge = new Gauge({
      name: `eminent_${name}`,
      help: WATCHED[name],
      registers: [this.#registry],
      collect: () => gauge.set(value()),
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    const help = 'Time of an answer by stage.';
    const parts = this.#parts.text('eminent_answer_seconds', help, 'part');
    return `${await this.#registry.metrics()}\n${parts}`;
  }
}

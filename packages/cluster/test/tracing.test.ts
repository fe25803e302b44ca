// An answer at one node and its effects at another are one trace, without private data of players.
import { WIRE_CLIENT_MESSAGES } from '@eminent/protocol/online';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { Peers } from '../src/peers.ts';
import { ATTRIBUTES } from '../../server/src/telemetry/opentelemetry.ts';
import { openTracing, type Tracing } from '../../server/src/telemetry/tracing.ts';
import { Client } from '../../server/test/tables/client.ts';
import { MemoryStore } from '../../server/test/tables/memory-store.ts';
import { newHub, openRoom, person, type Room, seated } from '../../server/test/tables/test-hub.ts';
import { answerOnce } from '../../server/test/tables/browser.ts';
import { answersIn, forget, type KeptSpans, register } from './span-recorder.ts';
import { Within } from './memory-pubsub.ts';

const [ADA, BEA] = [person('Ada'), person('Bea')];
const log = pino({ level: 'silent' });
/** The lease is so long that none expires on a slow machine. */
const TIMES = { hereMs: 20, leaseMs: 600_000 };
let spans: KeptSpans;

beforeEach(() => {
  spans = register();
});
afterEach(forget);

interface Played {
  readonly table: string;
  readonly within: Within;
  readonly store: MemoryStore;
  readonly clients: readonly Client[];
}

async function openNode(within: Within, store: MemoryStore, tracing: Tracing | undefined) {
  const peers = new Peers({ pubsub: within.open(), log, times: TIMES });
  const measured = tracing?.part.bind(tracing);
  const hub = newHub(store, { peers, tracing, measured });
  const room = await openRoom({ tracing, measured, peers }, store, hub);
  onTestFinished(async () => {
    await room.close();
    await peers.close();
  });
  return { room, peers };
}

async function look({ address, token }: Room, who: typeof ADA, table: string): Promise<Client> {
  const client = await Client.open(address, token(who));
  onTestFinished(() => client.close());
  await client.watch(table);
  return client;
}

async function play(tracing: Tracing | undefined, answers: number): Promise<Played> {
  const [within, store] = [new Within(), new MemoryStore()];
  const nodes = [
    await openNode(within, store, tracing),
    await openNode(within, store, tracing),
  ] as const;
  await expect.poll(() => nodes.map(({ peers }) => peers.count)).toEqual([1, 1]);
  const [a, b] = nodes;
  const table = await seated(a.room.hub, [ADA, BEA]);
  const clients = [await look(a.room, ADA, table), await look(b.room, BEA, table)];
  spans.reset();
  for (let i = 0; i < answers; i++) await answerOnce(clients);
  return { table, within, store, clients };
}

const commands = () => answersIn(spans.getFinishedSpans());

const PARTS = ['parse', 'wait', 'decide', 'commit', 'apply', 'publish', 'receive'];

test('one answer is one trace, from the socket to the subscribers at another node', async () => {
  const { table } = await play(await openTracing(true), 5);
  await expect
    .poll(() => commands().map(({ others }) => others.map(({ name }) => name).toSorted()))
    .toEqual(Array.from({ length: 5 }, () => PARTS.toSorted()));
  for (const { command, others } of commands()) {
    expect(command.parentSpanContext).toBeUndefined();
    expect(command.attributes).toEqual({
      [ATTRIBUTES.kind]: 'answer',
      [ATTRIBUTES.table]: table,
      [ATTRIBUTES.settled]: 'done',
    });
    for (const { parentSpanContext } of others) {
      expect(parentSpanContext?.spanId).toBe(command.spanContext().spanId);
    }
    const remote = others.find(({ name }) => name === 'receive');
    expect(remote?.parentSpanContext?.isRemote).toBe(true);
  }
});

test('spans of an answer contain its kind, its table and its outcome', async () => {
  const { table, store, within, clients } = await play(await openTracing(true), 60);
  const { length: spansBefore } = commands();
  await clients[0]?.ask({ type: 'say', text: 'nobody else is to read this' });
  const refused = await clients[0]?.ask({ type: 'vote', proposal: 7, yes: true });
  await expect.poll(() => spans.getFinishedSpans().length).toBeGreaterThan(spansBefore);
  const secrets = (await store.log.read(table, 0)).flatMap(({ body }) => textsIn(JSON.parse(body)));
  expect(secrets.length).toBeGreaterThan(60);
  const known = new Set<unknown>([table, 'done', refused?.type === 'refused' && refused.reason]);
  for (const kind of Object.keys(WIRE_CLIENT_MESSAGES)) known.add(kind);
  for (const { name, attributes, events, links, status } of spans.getFinishedSpans()) {
    expect(PARTS.concat('command')).toContain(name);
    expect(Object.keys(attributes).filter((one) => !isAttribute(one))).toEqual([]);
    for (const value of Object.values(attributes)) expect(known).toContain(value);
    expect([events, links, status.message]).toEqual([[], [], undefined]);
  }
  const all = JSON.stringify(
    spans.getFinishedSpans().map(({ name, attributes }) => [name, attributes]),
  );
  for (const secret of secrets) expect(all).not.toContain(secret);
  const carried = within.published.flatMap(({ text }) => {
    const { trace: one } = JSON.parse(text) as { trace?: object };
    return one === undefined ? [] : [one];
  });
  expect(carried.length).toBeGreaterThan(59);
  for (const one of carried) expect(Object.keys(one)).toEqual(['traceparent']);
});

function isAttribute(name: string): boolean {
  return Object.values<string>(ATTRIBUTES).includes(name);
}

/** Lists strings that are too long to occur in a span by chance: tokens, chat, secrets. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 8 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('without the setting nothing is traced, and messages carry no trace context', async () => {
  expect(await openTracing(false)).toBeUndefined();
  const { within } = await play(undefined, 3);
  expect(spans.getFinishedSpans()).toEqual([]);
  expect(within.published.some(({ text }) => text.includes('"written"'))).toBe(true);
  expect(within.published.filter(({ text }) => text.includes('traceparent'))).toEqual([]);
});

test('without a registered tracer nothing is traced', async () => {
  forget();
  const { within } = await play(await openTracing(true), 3);
  expect(within.published.filter(({ text }) => text.includes('"trace":{'))).toEqual([]);
});

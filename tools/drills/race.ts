// npm run tools -- drill:race: two nodes on one PostgreSQL answer the same question at the same moment, many times. Exactly one must win
// each time.
import { openRedis } from '../../packages/cluster/src/redis-pubsub.ts';
import { Peers } from '../../packages/cluster/src/peers.ts';
import { createLog } from '../../packages/server/src/telemetry/logging.ts';
import { openStore } from '../../packages/server/src/store/index.ts';
import type { Hub } from '../../packages/server/src/tables/hub.ts';
import { questionAt, newKey } from '../../packages/server/test/tables/autoplay.ts';
import { newHub, person, seated } from '../../packages/server/test/tables/test-hub.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../services/postgres.ts';
import { findRedis, NO_REDIS, startRedis } from '../services/redis.ts';
import { startProgram, readFlags, refuse, wholeNumber } from '../command-line.ts';

startProgram();
const flags = readFlags({
  answers: { type: 'string', default: '100000' },
  tables: { type: 'string', default: '40' },
  json: { type: 'boolean', default: false },
});
const wanted = wholeNumber('answers', flags.answers, 1, 1e8);
const tables = wholeNumber('tables', flags.tables, 1, 10_000);
if (findPostgres() === undefined) refuse(NO_POSTGRES);
if (findRedis() === undefined) refuse(NO_REDIS);

const PEOPLE = [person('Ada'), person('Bea')] as const;
const REPORT_EVERY = 10_000;
const log = createLog('silent');
const postgres = await startPostgres({ durable: true });
const redis = await startRedis();

async function newNode() {
  const store = await openStore({ folder: '', database: postgres.url() });
  const pubsub = await openRedis(redis.url);
  const peers = new Peers({ pubsub, log });
  return { store, hub: newHub(store as never, { peers }), peers };
}

const first = await newNode();
const second = await newNode();
const counts = { questions: 0, first: 0, second: 0, both: 0, neither: 0, missing: 0 };

/** Resolves when a node has caught up with a table. */
async function level(hub: Hub, table: string, seq: number): Promise<void> {
  while ((await hub.look(table, (tableState) => tableState.seq)) !== seq) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function answerBoth(table: string, pick: number): Promise<boolean> {
  const pending = await questionAt(first.hub, table, pick);
  const seq = await first.hub.look(table, (tableState) => tableState.seq);
  if (pending === undefined || seq === undefined) return false;
  await level(second.hub, table, seq);
  const { person: who, question, token } = pending;
  const give = (hub: Hub) =>
    hub.command(table, who, {
      type: 'answer',
      table,
      key: newKey(),
      question,
      tokens: [token],
      finish: false,
    });
  // Alternates which node is called first.
  const nodes = pick % 2 === 0 ? [first, second] : [second, first];
  const [one, other] = await Promise.all(nodes.map(({ hub }) => give(hub)));
  const byFirst = (pick % 2 === 0 ? one : other)?.ok === true;
  const bySecond = (pick % 2 === 0 ? other : one)?.ok === true;
  counts.questions++;
  if (byFirst && bySecond) counts.both++;
  else if (byFirst) counts.first++;
  else if (bySecond) counts.second++;
  else counts.neither++;
  if (!flags.json && counts.questions % REPORT_EVERY === 0) console.log(JSON.stringify(counts));
  await level(first.hub, table, seq + 1);
  return true;
}

/**
 * Plays one table after another until there are enough answers. Each log must hold one answer for
 * each question.
 */
async function play(lane: number): Promise<void> {
  for (let pick = lane; counts.questions < wanted; ) {
    const table = await seated(first.hub, PEOPLE);
    let given = 0;
    while (counts.questions < wanted && (await answerBoth(table, pick++))) given++;
    const rows = await first.store.log.read(table, 0);
    const answers = rows.filter(({ body }) => body.includes('"type":"answered"')).length;
    const isWhole = rows.every(({ seq }, at) => seq === at + 1);
    counts.missing += Math.abs(answers - given) + (isWhole ? 0 : 1);
  }
}

const begun = performance.now();
await Promise.all(Array.from({ length: tables }, (_, lane) => play(lane)));
const seconds = Math.round((performance.now() - begun) / 100) / 10;
for (const { hub, peers, store } of [first, second]) {
  await hub.close();
  await peers.close();
  await store.close();
}
await postgres.stop();
await redis.stop();
console.log(JSON.stringify({ ...counts, tables, seconds }));
if (counts.both + counts.neither + counts.missing > 0)
  refuse('A question had not exactly one answer.');
process.exit(0);

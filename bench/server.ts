// npm run tools -- bench:server: many tables with four sockets each on a real server process.
// Measures the latency from an answer to the last of the four players, CPU per answer and memory
// per table. Every answer is durable before a player sees it.
import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { version } from 'node:process';
import {
  legalOptions,
  newGame,
  playTrusted,
  randomFromSeed,
  SPECTATOR,
  view,
} from '@eminent/engine';
import { CLOCKS } from '@eminent/protocol/online';
import { findPostgres, NO_POSTGRES } from '../tools/services/postgres.ts';
import { findRedis, NO_REDIS } from '../tools/services/redis.ts';
import { inRoot } from '../tools/paths.ts';
import { run } from '../tools/run-process.ts';
import { startProgram, readFlags, refuse, wholeNumber } from '../tools/command-line.ts';
import { ServerProcess } from '../tools/online/server-process.ts';
import { BaselineProtocol, boardgame, colyseus } from './server/baselines.ts';
import { EminentProtocol } from './server/eminent.ts';
import { measureMachine } from './server/machine-speed.ts';
import { MeasuredServer, sharesOf } from './server/cluster.ts';
import { checkSocketLimit } from './server/socket-limit.ts';
import {
  Load,
  type LoadTable,
  newLoadTable,
  PAIR,
  SEATS,
  socketsOf,
  type ServerProtocol,
} from './server/load.ts';
import { gameOptions } from '../tools/game-options.ts';

const HELP = `npm run tools -- bench:server [--tables N] [--seconds S] [...]

Starts a server, opens tables of four players with a socket each, and sends random answers. Prints answersPerSecond; p50Ms and p99Ms from
sending an answer until the last player of the table sees it; cpuMsPerAnswer of the server, and peopleCpuMsPerAnswer of this program, which
plays for everyone; rssPerTableBytes; and the speed of the machine: gameNsPerDecision of the engine alone, and loopbackUsPerRound of a
message there and back, both in processor time.

  --tables N         number of tables (default 500)
  --pairs N          number of tables with two players, for machines that allow too few sockets (default 0)
  --seconds S        length of the measurement (default 10)
  --warm-up S        time before it (default 3); a new server compiles for half a minute
  --rate N           answers per second (default: one per table every four seconds)
  --limit            as many answers as possible; --window N of them at once (default 200)
  --ply N            number of answers at every table before the measurement
  --nodes N          number of servers, which share the tables, one PostgreSQL and one Redis; prints the cost of an answer by program and by
                     part, and what would be the first bottleneck
  --correspondence   a day for each decision, so that every answer also schedules notifications
  --spread           connects the four players of each table to different nodes
  --database postgres  uses PostgreSQL and Redis for one node, too
  --commit-delay MS  added to each commit, to simulate a slower disk
  --against          repeats the measurement with boardgame.io and @colyseus/core, which it installs in bench/baselines
  --profile FILE     writes a profile of the server's main thread
  --port N           port of the server; 0 for any free one
  --json             prints one object
`;

startProgram();
const flags = readFlags(
  {
    tables: { type: 'string', default: '500' },
    pairs: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '10' },
    'warm-up': { type: 'string', default: '3' },
    rate: { type: 'string' },
    limit: { type: 'boolean', default: false },
    window: { type: 'string', default: '200' },
    ply: { type: 'string', default: '0' },
    nodes: { type: 'string', default: '1' },
    correspondence: { type: 'boolean', default: false },
    spread: { type: 'boolean', default: false },
    database: { type: 'string' },
    'commit-delay': { type: 'string', default: '0' },
    against: { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
    profile: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
  HELP,
);
const count = wholeNumber('tables', flags.tables, 1, 20_000);
const pairs = wholeNumber('pairs', flags.pairs, 0, 20_000);
const seconds = wholeNumber('seconds', flags.seconds, 1, 3600);
const warmUp = wholeNumber('warm-up', flags['warm-up'], 1, 600);
const rate = wholeNumber('rate', flags.rate ?? String(Math.max(1, Math.round(count / 4))), 1);
const window = wholeNumber('window', flags.window, 1, 10_000);
const ply = wholeNumber('ply', flags.ply, 0, 600);
const commitDelayMs = wholeNumber('commit-delay', flags['commit-delay'], 0, 1000);
const nodes = wholeNumber('nodes', flags.nodes, 1, 16);
const { database = nodes > 1 ? 'postgres' : 'sqlite', spread, correspondence } = flags;
const clock = correspondence ? CLOCKS.day : CLOCKS.relaxed;
if (database !== 'postgres' && (database !== 'sqlite' || nodes > 1)) {
  refuse('--database: expected postgres, or sqlite for one node.');
}
const isOnPostgres = database === 'postgres';
if (isOnPostgres && findPostgres() === undefined) refuse(NO_POSTGRES);
if (isOnPostgres && findRedis() === undefined) refuse(NO_REDIS);
const port = wholeNumber('port', flags.port, 0, 65_535);
checkSocketLimit(count, pairs);

const sockets = socketsOf(count, pairs);
const AT_ONCE = 16;

function say(text: string): void {
  if (!flags.json) console.log(text);
}

async function forAll(
  tables: readonly LoadTable[],
  task: (table: LoadTable) => Promise<void>,
): Promise<void> {
  const left = tables.values();
  const worker = async () => {
    // oxlint-disable-next-line no-await-in-loop
    for (const table of left) await task(table);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function measure(
  server: Pick<MeasuredServer, 'stats' | 'ask'> & Partial<Pick<MeasuredServer, 'usage'>>,
  protocol: ServerProtocol,
  profile?: string,
) {
  const base = await server.stats(true);
  const load = new Load(protocol);
  // Pairs are distributed evenly among tables of four.
  const isPair = (id: number) =>
    Math.floor(((id + 1) * pairs) / count) > Math.floor((id * pairs) / count);
  const tables = Array.from({ length: count }, (_, id) =>
    newLoadTable(id, isPair(id) ? PAIR : SEATS),
  );
  const begun = performance.now();
  await forAll(tables, (table) => protocol.prepare(table));
  await forAll(tables, (table) => load.add(table));
  say(`${sockets} sockets after ${Math.round(performance.now() - begun)} ms`);
  await load.upTo(ply, window);
  await load.paced(warmUp, rate);

  if (profile !== undefined) await server.ask({ type: 'profile', to: undefined });
  const usedBefore = await server.usage?.();
  const before = await server.stats();
  const peopleBefore = process.cpuUsage();
  const found = flags.limit ? await load.limit(seconds, window) : await load.paced(seconds, rate);
  const people = process.cpuUsage(peopleBefore);
  const after = await server.stats();
  const usedAfter = await server.usage?.();
  if (profile !== undefined) await server.ask({ type: 'profile', to: resolve(profile) });
  // A requested collection delays V8's next one, so garbage is collected after the measurement.
  const full = await server.stats(true);
  protocol.close();
  const { answersPerSecond, p50Ms, p99Ms, ...rest } = found;
  const perAnswer = (ms: number) => Number((ms / found.answers).toFixed(3));
  return {
    answersPerSecond,
    p50Ms,
    p99Ms,
    cpuMsPerAnswer: perAnswer(after.cpuMs - before.cpuMs),
    mainCpuMsPerAnswer: perAnswer(after.mainCpuMs - before.mainCpuMs),
    peopleCpuMsPerAnswer: perAnswer((people.user + people.system) / 1000),
    rssPerTableBytes: Math.round((after.rssBytes - base.rssBytes) / count),
    heapPerTableBytes: Math.round((full.heapBytes - base.heapBytes) / count),
    ...rest,
    refused: tables.reduce((sum, one) => sum + one.refused, 0),
    ended: tables.filter((one) => one.ended).length,
    ...(usedBefore === undefined || usedAfter === undefined
      ? {}
      : sharesOf(usedBefore, usedAfter, found.answers)),
  };
}

async function measureOurs() {
  const place = await MeasuredServer.open({ nodes, isOnPostgres, port, commitDelayMs });
  try {
    return await measure(
      place,
      new EminentProtocol(place.ports, { isSpread: spread, clock }),
      flags.profile,
    );
  } finally {
    await place.close();
  }
}

/** Returns a view in mid-game: the public part, and the deciding seat's private part. */
function middleView(): string {
  const state = newGame(gameOptions({ players: SEATS }), 'bench server');
  const random = randomFromSeed('bench server');
  for (let n = 0; n < 300 && !state.over; n++) {
    const legal = legalOptions(state);
    playTrusted(state, legal[random.below(legal.length)] ?? 0);
  }
  const all = view(state, SPECTATOR);
  const mine = view(state, all.waiting?.seat ?? 0);
  const { hand = [], unseen = [] } = mine.players[mine.seat ?? 0] ?? {};
  return JSON.stringify({ all, own: { hand, unseen, decision: mine.decision } });
}

async function installBaselines(): Promise<void> {
  if (existsSync(inRoot('bench/baselines/node_modules'))) return;
  say('installing the two frameworks in bench/baselines');
  const words =
    'install --no-package-lock --ignore-scripts --no-audit --no-fund --legacy-peer-deps';
  const { code, output } = await run('npm', words.split(' '), { cwd: inRoot('bench/baselines') });
  if (code !== 0) refuse(`The frameworks could not be installed: ${output.slice(-300)}`);
}

async function measureBaseline(name: 'boardgame' | 'colyseus') {
  const server = await ServerProcess.run([inRoot(`bench/baselines/${name}.mjs`)], {
    EMINENT_VIEW: middleView(),
  });
  try {
    if (name === 'boardgame')
      return await measure(server, new BaselineProtocol(server.port, boardgame));
    const made = await server.ask({ type: 'rooms', count });
    const rooms = made.type === 'rooms' ? made.rooms : [];
    return await measure(server, new BaselineProtocol(server.port, colyseus(rooms)));
  } finally {
    await server.kill();
  }
}

const loadBefore = loadavg()[0];
const speed = await measureMachine();
const ours = await measureOurs();
const against: Record<string, object> = {};
if (flags.against) {
  await installBaselines();
  against['boardgame.io'] = await measureBaseline('boardgame');
  against['@colyseus/core'] = await measureBaseline('colyseus');
}
const wanted = {
  tables: count,
  pairs,
  sockets,
  nodes,
  spread,
  correspondence,
  database,
  seconds,
  rate: flags.limit ? undefined : rate,
  ply,
  commitDelayMs,
};
const machine = {
  ...speed,
  node: version,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  load: [loadBefore, loadavg()[0]],
};
const command = `npm run tools -- bench:server ${process.argv.slice(2).join(' ')}`;
const found = { ...ours, ...wanted, ...(flags.against ? { against } : {}), command, ...machine };
console.log(JSON.stringify(found, undefined, flags.json ? 0 : 2));
process.exit(0);

// npm run tools -- drill:storms: bad traffic over real sockets while other tables play: mass
// reconnects, a slow reader, floods, malformed frames, a full disk. None of it may disturb another
// table.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomFromSeed } from '@eminent/engine';
import { WIRE_VERSION } from '@eminent/protocol/online';
import { startProgram, readFlags, refuse, shortText, wholeNumber } from '../command-line.ts';
import { RawSocket } from '../online/raw-socket.ts';
import { ServerProcess } from '../online/server-process.ts';
import { type MadeTable, makeTable, Guest } from '../online/http-client.ts';
import { Workload, type WorkloadTable } from './workload.ts';
import { TableLog } from './table-log.ts';
import { malformedFrame } from './malformed-frames.ts';
import { until } from './timeouts.ts';
import { tableSetup } from '../online/table-setup.ts';

startProgram();
const flags = readFlags({
  tables: { type: 'string', default: '200' },
  frames: { type: 'string', default: '10000' },
  think: { type: 'string', default: '200' },
  port: { type: 'string', default: '0' },
  seed: { type: 'string' },
  json: { type: 'boolean', default: false },
});
const tables = wholeNumber('tables', flags.tables, 1, 5000);
const frames = wholeNumber('frames', flags.frames, 1, 1e6);
const think = wholeNumber('think', flags.think, 0, 60_000);
const port = wholeNumber('port', flags.port, 0, 65_535);
const seed = shortText('seed', flags.seed ?? `storms ${Date.now()}`, 200);

const ATTACKER_ADDRESS = '127.0.1.1';

interface Drill {
  readonly random: Random;
  readonly workload: Workload;
  readonly folder: string;
  server: ServerProcess;
}

interface Found {
  readonly figures: Record<string, number>;
  readonly faults: string[];
}

/** Whether `tables` games are in play and each changes within a minute. */
async function keepsPlaying({ workload, server }: Drill): Promise<boolean> {
  return (await workload.stuck(server.port, tables)).length === 0;
}

async function newTable({ server }: Drill): Promise<MadeTable> {
  const names = ['one', 'two'];
  const people = await Promise.all(names.map((name) => Guest.signIn(server.port, name)));
  return makeTable(server.port, tableSetup(2, { spectators: 'no' }), people);
}

async function watchingSocket({ server }: Drill, guest: Guest, table: string): Promise<RawSocket> {
  const socket = new RawSocket(server.port, { cookie: guest.cookie, address: ATTACKER_ADDRESS });
  await socket.answered;
  socket.send({ type: 'hello', versions: [WIRE_VERSION] });
  await socket.firstOf('welcome');
  socket.send({ type: 'watch', table });
  await socket.firstOf('table');
  return socket;
}

/** Restarts the server, so that all clients reconnect. */
async function reconnectAll(drill: Drill): Promise<Found> {
  const { workload, folder } = drill;
  await drill.server.kill();
  const begun = performance.now();
  drill.server = await ServerProcess.start({ data: folder, port, commitDelayMs: 0, limited: true });
  const listened = performance.now();
  workload.connect(drill.server.port);
  const back = await until(() => workload.away === 0);
  const shown = performance.now();
  const figures = {
    sockets: workload.people,
    startedMs: Math.round(listened - begun),
    allBackMs: Math.round(shown - listened),
  };
  return { figures, faults: back ? [] : [`${workload.away} did not come back`] };
}

/** With more changes a game is long: its snapshot is ten times larger than at the start. */
const LONG_GAME = 300;
/** The server must close the slow reader before it has requested this many snapshots. */
const MAX_REQUESTS = 2000;
/** Messages per second that the slow reader sends, within the server's rate limit. */
const ALLOWED = 18;

async function longTable({ workload }: Drill): Promise<WorkloadTable | undefined> {
  const find = () => workload.playing.find(({ moves }) => moves > LONG_GAME);
  await until(() => find() !== undefined);
  return find();
}

/** A client requests the whole table repeatedly and never reads the replies. */
async function slowReader(drill: Drill): Promise<Found> {
  const long = await longTable(drill);
  const guest = long?.players[0]?.setup.guest;
  if (long === undefined || guest === undefined) throw new Error('no game becomes long');
  const { table } = long;
  const reader = await watchingSocket(drill, guest, table);
  reader.socket.pause();
  const before = (await drill.server.stats()).rssBytes;
  let requests = 0;
  let isGone = false;
  void reader.closed.then(() => (isGone = true));
  while (!isGone && requests < MAX_REQUESTS) {
    reader.send({ type: 'watch', table });
    requests++;
    // oxlint-disable-next-line no-await-in-loop
    await sleep(1000 / ALLOWED);
  }
  const grown = (await drill.server.stats()).rssBytes - before;
  const isFine = await keepsPlaying(drill);
  const again = await watchingSocket(drill, guest, table);
  const isWhole = again.received.some(({ type }) => type === 'table');
  for (const socket of [reader, again]) socket.end();
  return {
    figures: { requests, grownBytes: grown },
    faults: [
      ...(isGone ? [] : ['a reader that never reads was kept']),
      ...(isFine ? [] : ['tables stopped beside a slow reader']),
      ...(isWhole ? [] : ['the slow reader did not get the whole table again']),
      ...(grown > 200e6 ? ['a slow reader cost the server 200 MB'] : []),
    ],
  };
}

async function flood(drill: Drill): Promise<Found> {
  const { table, people } = await newTable(drill);
  const [first] = people;
  if (first === undefined) throw new Error('the seat is empty');
  const flooder = await watchingSocket(drill, first, table);
  const answersBefore = drill.workload.acknowledged;
  const begun = performance.now();
  let sent = 0;
  while (flooder.isOpen && sent < 200_000) {
    for (let i = 0; i < 500; i++, sent++) flooder.send({ type: 'ping', id: sent });
    // oxlint-disable-next-line no-await-in-loop
    await sleep(1);
  }
  const bye = await flooder.firstOf('bye');
  const isFine = await keepsPlaying(drill);
  flooder.end();
  const seconds = (performance.now() - begun) / 1000;
  const answers = drill.workload.acknowledged - answersBefore;
  return {
    figures: { sent, othersAnswersPerSecond: Math.round(answers / seconds) },
    faults: [
      ...(bye?.reason === 'flood' ? [] : ['the flood was not stopped']),
      ...(isFine ? [] : ['tables stopped during the flood']),
    ],
  };
}

/** Sends malformed frames of all kinds, 25 on each socket. */
async function malformedInput(drill: Drill): Promise<Found> {
  const { table, people } = await newTable(drill);
  const [first] = people;
  if (first === undefined) throw new Error('the seat is empty');
  let sent = 0;
  let sockets = 0;
  while (sent < frames) {
    // oxlint-disable-next-line no-await-in-loop
    const socket = await watchingSocket(drill, first, table);
    sockets++;
    for (let i = 0; i < 25 && sent < frames; i++, sent++) socket.send(malformedFrame(drill.random));
    // When the server closes the socket or answers this ping, it has read all earlier frames.
    socket.send({ type: 'ping', id: sent });
    // oxlint-disable-next-line no-await-in-loop
    await socket.firstOf('pong');
    socket.end();
  }
  const isFine = await keepsPlaying(drill);
  const after = await watchingSocket(drill, first, table);
  const shown = after.received.find(({ type }) => type === 'table');
  after.end();
  // No frame may have been accepted as an answer.
  const quiet = shown?.type === 'table' && shown.game?.view.ply === 0;
  return {
    figures: { frames: sent, sockets },
    faults: [
      ...(isFine ? [] : ['tables stopped among the nonsense']),
      ...(quiet ? [] : ['nonsense changed a table']),
    ],
  };
}

/** Simulates a full disk by a limit on file sizes. Does nothing without `prlimit`. */
async function fullDisk(drill: Drill): Promise<Found> {
  const limit = (bytes: string) =>
    spawnSync('prlimit', ['--pid', String(drill.server.pid), `--fsize=${bytes}:`]).status === 0;
  if (!limit('1024')) return { figures: {}, faults: [] };
  const { workload, server } = drill;
  const unavailable = () => workload.refusals.get('unavailable') ?? 0;
  const before = unavailable();
  const isReported = await until(() => unavailable() > before);
  const ready = await fetch(`http://127.0.0.1:${server.port}/readyz`);
  limit('unlimited');
  const begun = performance.now();
  const isFine = await keepsPlaying(drill);
  return {
    figures: { refused: unavailable() - before, goesOnMs: Math.round(performance.now() - begun) },
    faults: [
      ...(isReported ? [] : ['no client learned that the disk is full']),
      ...(ready.status === 503 ? [] : ['a server that cannot write says that it is ready']),
      ...(isFine ? [] : ['tables stopped after the disk had room again']),
    ],
  };
}

const STORMS = {
  reconnectAll,
  slowReader,
  flood,
  malformedInput,
  fullDisk,
};

async function main(): Promise<void> {
  const random = randomFromSeed(seed);
  const folder = mkdtempSync(join(tmpdir(), 'eminent-storms-'));
  const server = await ServerProcess.start({ data: folder, port, commitDelayMs: 0, limited: true });
  const drill: Drill = {
    random,
    workload: new Workload(random, [Math.min(20, think), think]),
    folder,
    server,
  };
  const found: Record<string, object> = {};
  const faults: string[] = [];
  try {
    for (const [name, storm] of Object.entries(STORMS)) {
      // oxlint-disable no-await-in-loop
      await drill.workload.keepPlaying(drill.server.port, tables);
      const { figures, faults: wrong } = await storm(drill);
      // oxlint-enable no-await-in-loop
      found[name] = { ...figures, faults: wrong.length };
      faults.push(...wrong.map((one) => `${name}: ${one}`));
      if (!flags.json) console.log(name, figures, wrong);
    }
    if (!(await keepsPlaying(drill))) faults.push('a table does not continue');
    const { lost, doubled, gaps } = new TableLog(folder).look(drill.workload.tables);
    const { goneBack, different } = drill.workload;
    const wrong = { lost, doubled, gaps, goneBack, different };
    for (const [name, n] of Object.entries(wrong)) if (n > 0) faults.push(`${n} ${name}`);
    console.log(JSON.stringify({ ...found, ...wrong, faults, tables, seed }));
  } finally {
    drill.workload.close();
    await drill.server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  if (faults.length > 0) refuse('The drill found faults.');
}

await main();
process.exit(0);

// npm run tools -- drill:storms: bad traffic over real sockets while other tables play: mass reconnects, a slow reader, floods, malformed
// frames, a full disk. None of it may disturb another table.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Random, randomFromSeed } from '@eminent/engine';
import { WIRE_VERSION } from '@eminent/protocol/online';
import { startProgram, readFlags, refuse, shortText, wholeNumber } from '../command-line.ts';
import { RawSocket } from '../online/raw-socket.ts';
import { ServerProcess } from '../online/server-process.ts';
import { type MadeTable, makeTable, Guest } from '../online/http-client.ts';
import { Workload, type WorkloadTable } from './workload.ts';
import { TableLog } from './table-log.ts';
import { malformedFrame } from './malformed-frames.ts';
import { sleep, until } from './timeouts.ts';
import { tableSetup } from '../online/table-setup.ts';

startProgram();
const flags = readFlags({
  tables: { type: 'string', default: '200' },
  frames: { type: 'string', default: '10000' },
  /** Maximum thinking time in milliseconds. */
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

const EVIL = '127.0.1.1';

interface Drill {
  readonly random: Random;
  readonly crowd: Workload;
  readonly folder: string;
  server: ServerProcess;
}

/** The result of one storm: figures, and sentences about what went wrong. */
interface Found {
  readonly figures: Record<string, number>;
  readonly faults: string[];
}

/** Whether as many tables as at the start make progress from now on. */
async function keepsPlaying({ crowd, server }: Drill): Promise<boolean> {
  return (await crowd.stuck(server.port, tables)).length === 0;
}

async function newTable({ server }: Drill): Promise<MadeTable> {
  const names = ['one', 'two'];
  const people = await Promise.all(names.map((name) => Guest.signIn(server.port, name)));
  return makeTable(server.port, tableSetup(2, { spectators: 'no' }), people);
}

async function watchingSocket(
  { server }: Drill,
  visitor: Guest,
  table: string,
): Promise<RawSocket> {
  const socket = new RawSocket(server.port, { cookie: visitor.cookie, address: EVIL });
  await socket.answered;
  socket.send({ type: 'hello', versions: [WIRE_VERSION] });
  await socket.hears('welcome');
  socket.send({ type: 'watch', table });
  await socket.hears('table');
  return socket;
}

/** The server restarts and all clients reconnect. */
async function reconnectAll(scene: Drill): Promise<Found> {
  const { crowd, folder } = scene;
  await scene.server.kill();
  const begun = performance.now();
  scene.server = await ServerProcess.start({ data: folder, port, commitDelayMs: 0, limited: true });
  const listened = performance.now();
  crowd.connect(scene.server.port);
  const back = await until(() => crowd.away === 0);
  const shown = performance.now();
  const figures = {
    sockets: crowd.people,
    startedMs: Math.round(listened - begun),
    allBackMs: Math.round(shown - listened),
  };
  return { figures, faults: back ? [] : [`${crowd.away} did not come back`] };
}

/** Changes until a table is long: its snapshot is then ten times larger than at the start. */
const LONG_GAME = 300;
/** Number of snapshots requested by a slow reader before the test fails. */
const MAX_REQUESTS = 2000;
/** Messages per second that every client may send. */
const ALLOWED = 18;

async function longTable({ crowd }: Drill): Promise<WorkloadTable | undefined> {
  const find = () => crowd.playing.find(({ moves }) => moves > LONG_GAME);
  await until(() => find() !== undefined);
  return find();
}

/**
 * A client requests the whole table repeatedly and never reads, while the others at the table play.
 */
async function slowReader(scene: Drill): Promise<Found> {
  const long = await longTable(scene);
  const visitor = long?.players[0]?.setup.visitor;
  if (long === undefined || visitor === undefined) throw new Error('no game becomes long');
  const { table } = long;
  const reader = await watchingSocket(scene, visitor, table);
  reader.socket.pause();
  const before = (await scene.server.stats()).rssBytes;
  let requests = 0;
  let isGone = false;
  void reader.closed.then(() => (isGone = true));
  while (!isGone && requests < MAX_REQUESTS) {
    reader.send({ type: 'watch', table });
    requests++;
    // oxlint-disable-next-line no-await-in-loop
    await sleep(1000 / ALLOWED);
  }
  const grown = (await scene.server.stats()).rssBytes - before;
  const isFine = await keepsPlaying(scene);
  const again = await watchingSocket(scene, visitor, table);
  const isWhole = again.heard.some(({ type }) => type === 'table');
  for (const socket of [reader, again]) socket.end();
  return {
    figures: { requests, grownBytes: grown },
    faults: [
      ...(isGone ? [] : ['a reader that never reads was kept']),
      ...(isFine ? [] : ['tables stood still beside a slow reader']),
      ...(isWhole ? [] : ['the slow reader did not get the whole table again']),
      ...(grown > 200e6 ? ['a slow reader cost the server 200 MB'] : []),
    ],
  };
}

/** A client sends as fast as it can. */
async function flood(scene: Drill): Promise<Found> {
  const { table, people } = await newTable(scene);
  const [first] = people;
  if (first === undefined) throw new Error('the seat is empty');
  const flooder = await watchingSocket(scene, first, table);
  const answersBefore = scene.crowd.acknowledged;
  const begun = performance.now();
  let sent = 0;
  while (flooder.isOpen && sent < 200_000) {
    for (let i = 0; i < 500; i++, sent++) flooder.send({ type: 'ping', id: sent });
    // oxlint-disable-next-line no-await-in-loop
    await sleep(1);
  }
  const farewell = await flooder.hears('bye');
  const isFine = await keepsPlaying(scene);
  flooder.end();
  const seconds = (performance.now() - begun) / 1000;
  const answers = scene.crowd.acknowledged - answersBefore;
  return {
    figures: { sent, othersAnswersPerSecond: Math.round(answers / seconds) },
    faults: [
      ...(farewell?.reason === 'flood' ? [] : ['the flood was let in']),
      ...(isFine ? [] : ['tables stood still during the flood']),
    ],
  };
}

/** Sends malformed frames of all kinds from sockets that reconnect when the server closes them. */
async function malformedInput(scene: Drill): Promise<Found> {
  const { table, people } = await newTable(scene);
  const [first] = people;
  if (first === undefined) throw new Error('the seat is empty');
  let sent = 0;
  let sockets = 0;
  while (sent < frames) {
    // oxlint-disable-next-line no-await-in-loop
    const socket = await watchingSocket(scene, first, table);
    sockets++;
    for (let i = 0; i < 25 && sent < frames; i++, sent++) socket.send(malformedFrame(scene.random));
    // The server either closes the socket or answers this last ping. Either way it has read
    // everything.
    socket.send({ type: 'ping', id: sent });
    // oxlint-disable-next-line no-await-in-loop
    await socket.hears('pong');
    socket.end();
  }
  const isFine = await keepsPlaying(scene);
  const after = await watchingSocket(scene, first, table);
  const shown = after.heard.find(({ type }) => type === 'table');
  after.end();
  // Two players joined and the game was dealt. Nothing else may be in the log.
  const quiet = shown?.type === 'table' && shown.game?.view.ply === 0;
  return {
    figures: { frames: sent, sockets },
    faults: [
      ...(isFine ? [] : ['tables stood still among the nonsense']),
      ...(quiet ? [] : ['nonsense changed a table']),
    ],
  };
}

/** The disk is full for a while (on Linux: a temporary limit on file sizes). */
async function fullDisk(scene: Drill): Promise<Found> {
  const limit = (bytes: string) =>
    spawnSync('prlimit', ['--pid', String(scene.server.pid), `--fsize=${bytes}:`]).status === 0;
  if (!limit('1024')) return { figures: {}, faults: [] };
  const { crowd, server } = scene;
  const unavailable = () => crowd.refusals.get('unavailable') ?? 0;
  const before = unavailable();
  const isReported = await until(() => unavailable() > before);
  const ready = await fetch(`http://127.0.0.1:${server.port}/readyz`);
  limit('unlimited');
  const begun = performance.now();
  const isFine = await keepsPlaying(scene);
  return {
    figures: { refused: unavailable() - before, goesOnMs: Math.round(performance.now() - begun) },
    faults: [
      ...(isReported ? [] : ['no client was told that the disk is full']),
      ...(ready.status === 503 ? [] : ['a server that cannot write says that it is ready']),
      ...(isFine ? [] : ['tables stood still after the disk had room again']),
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
  const scene: Drill = {
    random,
    crowd: new Workload(random, [Math.min(20, think), think]),
    folder,
    server,
  };
  const found: Record<string, object> = {};
  const faults: string[] = [];
  try {
    for (const [name, storm] of Object.entries(STORMS)) {
      // oxlint-disable no-await-in-loop
      await scene.crowd.keepPlaying(scene.server.port, tables);
      const { figures, faults: mine } = await storm(scene);
      // oxlint-enable no-await-in-loop
      found[name] = { ...figures, faults: mine.length };
      faults.push(...mine.map((one) => `${name}: ${one}`));
      if (!flags.json) console.log(name, figures, mine);
    }
    if (!(await keepsPlaying(scene))) faults.push('a table of the crowd stands still');
    const { lost, doubled, gaps } = new TableLog(folder).look(scene.crowd.tables);
    const { goneBack, different } = scene.crowd;
    const wrong = { lost, doubled, gaps, goneBack, different };
    for (const [name, n] of Object.entries(wrong)) if (n > 0) faults.push(`${n} ${name}`);
    console.log(JSON.stringify({ ...found, ...wrong, faults, tables, seed }));
  } finally {
    scene.crowd.close();
    await scene.server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  if (faults.length > 0) refuse('The drill found faults.');
}

await main();
process.exit(0);

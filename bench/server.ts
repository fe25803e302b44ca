// npm run bench:server: many tables of four sockets on a real server process; from sent to seen by the last of the four, with what an
// answer costs the processor and a table the memory. Every answer of ours is durable before anybody sees it.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { version } from 'node:process';
import {
  checkOptions,
  legalOptions,
  newGame,
  playTrusted,
  randomFromSeed,
  SPECTATOR,
  view,
} from '@eminent/engine';
import { inRoot } from '../tools/paths.ts';
import { run } from '../tools/process.ts';
import { beginProgram, readFlags, refuse, wholeNumber } from '../tools/program.ts';
import { ServerProcess } from '../tools/online/server-process.ts';
import { AnchorSpeech, boardgame, colyseus } from './server/anchors.ts';
import { EminentSpeech } from './server/eminent.ts';
import type { Listener } from './server/listener.ts';
import { Load, type LoadTable, newLoadTable, SEATS, type Speech } from './server/load.ts';

beginProgram();
const flags = readFlags({
  tables: { type: 'string', default: '500' },
  seconds: { type: 'string', default: '10' },
  /** Answers a second, by default one of each table every four seconds. */
  rate: { type: 'string' },
  /** As many as go, instead of by schedule. */
  limit: { type: 'boolean', default: false },
  /** Answers under way at the limit. */
  window: { type: 'string', default: '64' },
  'commit-delay': { type: 'string', default: '0' },
  /** The same load on two frameworks too, which are installed for it in bench/anchors. */
  against: { type: 'boolean', default: false },
  port: { type: 'string', default: '0' },
  /** Flags of Node for our server, such as --cpu-prof. */
  node: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
});
const count = wholeNumber('tables', flags.tables, 1, 20_000);
const seconds = wholeNumber('seconds', flags.seconds, 1, 3600);
const rate = wholeNumber('rate', flags.rate ?? String(Math.max(1, Math.round(count / 4))), 1);
const window = wholeNumber('window', flags.window, 1, 10_000);
const commitDelayMs = wholeNumber('commit-delay', flags['commit-delay'], 0, 1000);
const port = wholeNumber('port', flags.port, 0, 65_535);

const AT_ONCE = 16;
const WARM_UP_SECONDS = 3;

function say(text: string): void {
  if (!flags.json) console.log(text);
}

async function forAll(
  tables: readonly LoadTable[],
  one: (table: LoadTable) => Promise<void>,
): Promise<void> {
  const left = tables.values();
  const worker = async () => {
    // oxlint-disable-next-line no-await-in-loop
    for (const table of left) await one(table);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function measure(server: ServerProcess, speech: Speech & { listener: Listener | undefined }) {
  const base = await server.stats(true);
  const load = new Load(speech);
  speech.listener = load;
  const tables = Array.from({ length: count }, (_, id) => newLoadTable(id));
  const begun = performance.now();
  await forAll(tables, (table) => speech.prepare(table));
  await forAll(tables, (table) => load.add(table));
  say(`${count * SEATS} sockets after ${Math.round(performance.now() - begun)} ms`);
  await load.paced(WARM_UP_SECONDS, rate);

  const full = await server.stats(true);
  const before = await server.stats();
  const found = flags.limit ? await load.limit(seconds, window) : await load.paced(seconds, rate);
  const after = await server.stats();
  speech.close();
  const { answersPerSecond, p50Ms, p99Ms, ...rest } = found;
  return {
    answersPerSecond,
    p50Ms,
    p99Ms,
    cpuMsPerAnswer: Number(((after.cpuMs - before.cpuMs) / found.answers).toFixed(3)),
    rssPerTableBytes: Math.round((full.rssBytes - base.rssBytes) / count),
    heapPerTableBytes: Math.round((full.heapBytes - base.heapBytes) / count),
    ...rest,
    refused: tables.reduce((sum, one) => sum + one.refused, 0),
    ended: tables.filter((one) => one.ended).length,
  };
}

async function measureOurs() {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-bench-'));
  const nodeFlags = flags.node.split(' ').filter((one) => one !== '');
  const server = await ServerProcess.start(
    { data: folder, port, commitDelayMs, limited: false },
    nodeFlags,
  );
  try {
    return await measure(server, new EminentSpeech(server.port));
  } finally {
    // A profile is written when it ends by itself.
    await (nodeFlags.length > 0 ? server.stop() : server.kill());
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A real view in mid-game, the public part and what one seat has beyond it. */
function middleView(): string {
  const options = checkOptions({ players: SEATS });
  if (!options.ok) throw new Error(options.error);
  const state = newGame(options.value, 'bench server');
  const random = randomFromSeed('bench server');
  for (let ply = 0; ply < 300 && !state.over; ply++) {
    const legal = legalOptions(state);
    playTrusted(state, legal[random.below(legal.length)] ?? 0);
  }
  const all = view(state, SPECTATOR);
  const mine = view(state, all.waiting?.seat ?? 0);
  const { hand = [], unseen = [] } = mine.players[mine.seat ?? 0] ?? {};
  return JSON.stringify({ all, own: { hand, unseen, decision: mine.decision } });
}

async function installAnchors(): Promise<void> {
  if (existsSync(inRoot('bench/anchors/node_modules'))) return;
  say('installing the two frameworks in bench/anchors');
  const words =
    'install --no-package-lock --ignore-scripts --no-audit --no-fund --legacy-peer-deps';
  const { code, output } = await run('npm', words.split(' '), { cwd: inRoot('bench/anchors') });
  if (code !== 0) refuse(`The frameworks could not be installed: ${output.slice(-300)}`);
}

async function measureAnchor(name: 'boardgame' | 'colyseus') {
  const server = await ServerProcess.run([inRoot(`bench/anchors/${name}.mjs`)], {
    EMINENT_VIEW: middleView(),
  });
  try {
    if (name === 'boardgame')
      return await measure(server, new AnchorSpeech(server.port, boardgame));
    const made = await server.ask({ type: 'rooms', count });
    const rooms = made.type === 'rooms' ? made.rooms : [];
    return await measure(server, new AnchorSpeech(server.port, colyseus(rooms)));
  } finally {
    await server.kill();
  }
}

const ours = await measureOurs();
const against: Record<string, object> = {};
if (flags.against) {
  await installAnchors();
  against['boardgame.io'] = await measureAnchor('boardgame');
  against['@colyseus/core'] = await measureAnchor('colyseus');
}
const asked = { tables: count, seconds, rate: flags.limit ? undefined : rate, commitDelayMs };
const machine = { node: version, cpu: cpus()[0]?.model, cores: cpus().length, load: loadavg()[0] };
const found = { ...ours, ...asked, ...machine, ...(flags.against ? { against } : {}) };
console.log(JSON.stringify(found, undefined, flags.json ? 0 : 2));
process.exit(0);

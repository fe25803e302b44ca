// A bot program at online tables: plays several games at once over the bot protocol, and its errors
// affect no other client.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { randomFromSeed } from '@eminent/engine';
import { type BotMessage, type HostMessage, parseHostMessage } from '@eminent/protocol';
import type { MyRow, TableRow } from '@eminent/protocol/online';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isDeep } from '../../../../tools/test-depth.ts';
import { openRoom, person, type Room, setupOf, watchersOf, WORDS } from '../tables/test-hub.ts';
import { Client } from '../tables/client.ts';
import type { SocketDeps } from '../../src/socket/socket.ts';

const bot = person('Automa', { kind: 'bot' });
const ada = person('Ada');

class Program {
  readonly received: HostMessage[] = [];
  closed: number | undefined;
  pings = 0;
  /** While true, it answers no questions. */
  isHolding = false;
  private readonly socket: WebSocket;
  private readonly random = randomFromSeed('a program at an online table');
  /** It sends this once instead of a legal option. */
  nonsense: string | undefined;

  constructor(room: Room, token: string, { headers = {}, autoPong = true } = {}) {
    const address = room.address.replace('/socket', '/bot');
    const authorization = `Bearer ${token}`;
    this.socket = new WebSocket(address, { headers: { ...headers, authorization }, autoPong });
    this.socket.on('ping', () => this.pings++);
    this.socket.on('message', (data: Buffer) => this.take(data.toString()));
    this.socket.on('close', (code) => {
      this.closed = code;
    });
    this.socket.on('error', () => undefined);
  }

  say(message: BotMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  sendRaw(text: string): void {
    this.socket.send(text);
  }

  of<T extends HostMessage['type']>(type: T): readonly Extract<HostMessage, { type: T }>[] {
    return this.received.filter(
      (one): one is Extract<HostMessage, { type: T }> => one.type === type,
    );
  }

  close(): void {
    this.socket.terminate();
  }

  private take(frame: string): void {
    const read = parseHostMessage(frame);
    if (!read.ok) throw new Error(read.error);
    const message = read.value;
    this.received.push(message);
    if (message.type === 'hello') this.say({ type: 'hello', protocol: 1, name: 'by chance' });
    if (message.type !== 'decide' || this.isHolding) return;
    const options = message.view.decision?.options ?? [];
    const token = this.nonsense ?? options[this.random.below(options.length)]?.token ?? '';
    this.nonsense = undefined;
    this.say({ type: 'choose', id: message.id, token });
  }
}

let room: Room;
/** Ids of the tables where the bot has a seat. */
let known: string[] = [];
let programs: Program[] = [];
/** Every request for the bot's tables waits for this promise. */
let slow: Promise<void> = Promise.resolve();
let lookups = 0;
beforeEach(async () => {
  slow = Promise.resolve();
  lookups = 0;
  known = [];
  room = await open();
  programs = [];
});
afterEach(async () => {
  for (const program of programs) program.close();
  await room.close();
});

function open(store?: Room['store'], more: Partial<SocketDeps> = {}): Promise<Room> {
  const mine = async (): Promise<MyRow[]> => {
    lookups++;
    await slow;
    const rows = await Promise.all(known.map((id) => room.hub.summary(id)));
    return rows.flatMap((row) => (row === undefined ? [] : [{ ...row, seat: 0 }]));
  };
  const ofMine = async (row: TableRow): Promise<MyRow | undefined> =>
    row.phase === 'over' ? undefined : { ...row, seat: 0 };
  const lists = { lobby: () => Promise.resolve([]), mine, ofMine, inLobby: (row: TableRow) => row };
  return openRoom({ lists, ...more }, store);
}

/** Opens a new server with other dependencies and an empty store. */
async function reopen(more: Partial<SocketDeps>): Promise<void> {
  await room.close();
  room = await open(undefined, more);
}

function connect(token = `${room.token(bot)}-long-enough`, more = {}): Program {
  const program = new Program(room, token, more);
  programs.push(program);
  return program;
}

async function until(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo).toBe(true);
}

async function table(): Promise<string> {
  const made = await room.hub.create(
    bot,
    setupOf(2, { seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }] }),
  );
  if (!made.ok) throw new Error(made.refusal.sentence);
  const sat = await room.hub.sit(made.table, bot, { words: WORDS });
  expect(sat.ok).toBe(true);
  known.push(made.table);
  return made.table;
}

test('plays two whole games at once, each with start, questions and end', async () => {
  const program = connect();
  await until(() => program.of('hello').length === 1);
  const tables = await Promise.all([table(), table()]);
  await until(() => program.of('end').length === 2);
  expect(new Set(program.of('start').map(({ game }) => game))).toEqual(new Set(tables));
  expect(program.of('error')).toEqual([]);
  const ids = program.of('decide').map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  for (const { view, position } of program.of('decide')) {
    expect(position.ply).toBe(view.ply);
    expect(position).not.toHaveProperty('random');
    expect(position).not.toHaveProperty('fair');
  }
  for (const { game, scores } of program.of('end')) {
    const row = await room.hub.summary(game ?? '');
    expect(row?.phase).toBe('over');
    expect(scores).toEqual(row?.seats.map(({ score }) => score));
  }
});

test('continues after a lost connection with the open question', async () => {
  const first = connect();
  await until(() => first.of('hello').length === 1);
  const id = await table();
  await until(() => first.of('decide').length > 3);
  first.close();
  expect((await room.hub.summary(id))?.phase).toBe('playing');
  await room.close();
  // A new server loads the same log, like after a restart.
  room = await open(room.store);
  const second = connect();
  await until(() => second.of('end').length === 1);
  expect(second.of('start')).toHaveLength(1);
  expect(second.of('error')).toEqual([]);
});

test('an invalid answer gets an error, and the default counts', async () => {
  const program = connect();
  program.nonsense = 'lead:victory';
  await until(() => program.of('hello').length === 1);
  await table();
  await until(() => program.of('end').length === 1);
  expect(program.of('error')).toHaveLength(1);
  const [error] = program.of('error');
  const openQuestion = program.of('decide').find(({ id }) => id === error?.id);
  const next = program.of('decide').find(({ id }) => id > (error?.id ?? 0));
  expect(next?.view.ply).toBeGreaterThan(openQuestion?.view.ply ?? 0);
});

test('only the token of a bot opens it', async () => {
  const unknownToken = connect('no-such-token-as-this-one');
  const human = connect(`${room.token(ada)}-long-enough`);
  await until(() => unknownToken.closed !== undefined && human.closed !== undefined);
  expect([unknownToken.closed, human.closed]).toEqual([1008, 1008]);
  expect([...unknownToken.received, ...human.received]).toEqual([]);
});

test('a flood of invalid messages closes the socket, and the table continues', async () => {
  const program = connect();
  await until(() => program.of('hello').length === 1);
  const id = await table();
  for (let i = 0; i < 100; i++) program.sendRaw('{"type":"choose","id":-1}');
  await until(() => program.closed !== undefined);
  expect(program.closed).toBe(1008);
  expect((await room.hub.summary(id))?.phase).toBe('playing');
  const watcher = await Client.open(room.address, room.token(ada));
  expect((await watcher.watch(id)).phase).toBe('playing');
  watcher.close();
});

test('a revoked token closes it', async () => {
  const program = connect();
  await until(() => program.of('hello').length === 1);
  await table();
  await until(() => program.of('decide').length > 0);
  room.sockets.signedOut(bot.id);
  await until(() => program.closed !== undefined);
  expect(program.closed).toBe(1008);
  expect(room.sockets.connections.size).toBe(0);
});

test('the answer of a bot banned in the meantime is refused', async () => {
  let isBanned = false;
  await reopen({ isBanned: () => isBanned });
  const program = connect();
  program.isHolding = true;
  await until(() => program.of('hello').length === 1);
  const id = await table();
  await until(() => program.of('decide').length === 1);
  const before = await room.hub.look(id, ({ answers }) => answers);
  isBanned = true;
  const [openQuestion] = program.of('decide');
  const token = openQuestion?.view.decision?.default ?? '';
  program.say({ type: 'choose', id: openQuestion?.id ?? 0, token });
  await until(() => program.closed !== undefined);
  expect(program.closed).toBe(1008);
  expect(await room.hub.look(id, ({ answers }) => answers)).toBe(before);
});

test('a bot has no more sockets than a user', async () => {
  await reopen({ limits: { sockets: 2 } });
  const first = [connect(), connect()];
  await until(() => first.every((one) => one.of('hello').length === 1));
  const third = connect();
  await until(() => third.closed !== undefined);
  expect(third.closed).toBe(1008);
  expect(third.received).toEqual([]);
  expect(first.map(({ closed }) => closed)).toEqual([undefined, undefined]);
  first[0]?.close();
  await until(() => room.sockets.connections.size === 1);
  const next = connect();
  await until(() => next.of('hello').length === 1);
});

test('socket limits per address apply, and pages of other origins are refused', async () => {
  await reopen({ limits: { socketsOfAddress: 2 } });
  const page = await Client.open(room.address, room.token(ada));
  const first = connect();
  await until(() => first.of('hello').length === 1);
  const more = connect();
  const foreign = connect(undefined, { headers: { origin: 'https://elsewhere.example' } });
  // The server refuses both upgrades, so no socket opens.
  await until(() => more.closed !== undefined && foreign.closed !== undefined);
  expect([more.closed, foreign.closed]).toEqual([1006, 1006]);
  page.close();
});

test('concurrent requests of one address do not exceed its socket limit', async () => {
  let signIn = () => {};
  const signedIn = new Promise<void>((resolve) => {
    signIn = resolve;
  });
  let waiting = 0;
  const authenticate = async () => {
    waiting++;
    await signedIn;
    return bot;
  };
  await reopen({ limits: { socketsOfAddress: 2 }, authenticate });
  const all = [connect(), connect(), connect(), connect()];
  await until(() => waiting === all.length);
  signIn();
  await until(() => all.filter(({ closed }) => closed !== undefined).length === 2);
  await until(() => all.filter((one) => one.of('hello').length === 1).length === 2);
  const codes = all.flatMap(({ closed }) => closed ?? []);
  expect(codes).toEqual([1013, 1013]);
});

test('a socket that closes during the lookup of its tables gets no message', async () => {
  const id = await table();
  let goOn = () => {};
  slow = new Promise((resolve) => {
    goOn = resolve;
  });
  const program = connect();
  await until(() => program.of('hello').length === 1 && lookups > 0);
  program.close();
  await until(() => room.sockets.connections.size === 0);
  goOn();
  await slow;
  for (let i = 0; i < 20; i++) await new Promise(setImmediate);
  expect(await watchersOf(room.hub, id)).toBe(0);
});

test('a live program is pinged and stays connected, a silent one is closed', async () => {
  await reopen({ limits: { idleMs: 100 } });
  const [tableState, silent] = [connect(), connect(undefined, { autoPong: false })];
  await until(() => silent.closed !== undefined);
  await until(() => tableState.pings > 2);
  expect(tableState.closed).toBeUndefined();
  expect(room.sockets.connections.size).toBe(1);
});

test('players see when the program connects and disconnects', async () => {
  await reopen({ limits: { graceMs: 20 } });
  const program = connect();
  program.isHolding = true;
  await until(() => program.of('hello').length === 1);
  const id = await table();
  const watcher = await Client.open(room.address, room.token(ada));
  await watcher.watch(id);
  const presence = () => watcher.shown?.seats.find(({ person: who }) => who === bot.id)?.presence;
  await watcher.until(() => presence() === 'here');
  program.close();
  await watcher.until(() => presence() === 'offline');
  expect(room.sockets.presence.size).toBe(1);
  watcher.close();
});

test.each([
  ['casual', false, true],
  ['rated', true, false],
] as const)(
  'a program agrees to pause, and to end a game unless it is rated: %s',
  async (_, rated, ends) => {
    const program = connect();
    program.isHolding = true;
    await until(() => program.of('hello').length === 1);
    const made = await room.hub.create(ada, setupOf(2, { rated }));
    if (!made.ok) throw new Error(made.refusal.sentence);
    known.push(made.table);
    for (const one of [ada, bot]) await room.hub.sit(made.table, one, { words: WORDS });
    const watcher = await Client.open(room.address, room.token(ada));
    await watcher.watch(made.table);
    for (const paused of [true, false]) {
      await watcher.ask({ type: 'propose', wish: { kind: paused ? 'pause' : 'resume' } });
      await watcher.until(() => watcher.shown?.clocks.paused === paused);
    }
    await watcher.ask({ type: 'propose', wish: { kind: 'end' } });
    await watcher.until(() => watcher.shown?.proposal === undefined);
    expect(watcher.shown?.phase).toBe(ends ? 'over' : 'playing');
    watcher.close();
  },
);

test('games beyond the limit start when one has ended', async () => {
  await reopen({ limits: { games: 1 } });
  const tables = [await table(), await table()];
  const program = connect();
  await until(() => program.of('end').length === 2);
  const kinds = program.received.flatMap(({ type }) =>
    type === 'start' || type === 'end' ? type : [],
  );
  expect(kinds).toEqual(['start', 'end', 'start', 'end']);
  expect(new Set(program.of('end').map(({ game }) => game))).toEqual(new Set(tables));
});

const python = spawnSync('python3', ['--version']).status === 0;

test.runIf(isDeep && python)(
  'the sample in Python plays a whole game with only its library',
  async () => {
    const { port } = new URL(room.address);
    const sample = fileURLToPath(new URL('../../../../examples/online_bot.py', import.meta.url));
    const env = { ...process.env, EMINENT_TOKEN: `${room.token(bot)}-long-enough` };
    const args = [sample, `http://127.0.0.1:${port}`, '--games', '1'];
    const child = spawn('python3', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = { out: '', err: '' };
    child.stdout.on('data', (data: Buffer) => {
      printed.out += data.toString();
    });
    child.stderr.on('data', (data: Buffer) => {
      printed.err += data.toString();
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await until(() => room.sockets.connections.size === 1);
    const id = await table();
    expect(await ended).toBe(0);
    expect(printed.err).toBe('');
    const row = await room.hub.summary(id);
    expect(printed.out.trim()).toBe(
      `${id}: [${row?.seats.map(({ score }) => String(score)).join(', ')}]`,
    );
  },
);

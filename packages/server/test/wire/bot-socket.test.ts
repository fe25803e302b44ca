// A program at online tables: it plays whole games over the bot protocol, several at once, and what it says wrong harms nobody.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { randomFromSeed } from '@eminent/engine';
import { type BotMessage, type HostMessage, parseHostMessage } from '@eminent/protocol';
import type { MyRow, TableRow } from '@eminent/protocol/online';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openRoom, person, type Room, setupOf, WORDS } from '../tables/room.ts';
import { Client } from '../tables/client.ts';

const bot = person('Automa', { kind: 'bot' });
const ada = person('Ada');

/** A program that answers by chance. */
class Program {
  readonly told: HostMessage[] = [];
  closed: number | undefined;
  private readonly socket: WebSocket;
  private readonly random = randomFromSeed('a program at an online table');
  /** What it answers in place of an option, once. */
  nonsense: string | undefined;

  constructor(room: Room, token: string) {
    const address = room.address.replace('/socket', '/bot');
    this.socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
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
    return this.told.filter((one): one is Extract<HostMessage, { type: T }> => one.type === type);
  }

  close(): void {
    this.socket.terminate();
  }

  private take(frame: string): void {
    const read = parseHostMessage(frame);
    if (!read.ok) throw new Error(read.error);
    const message = read.value;
    this.told.push(message);
    if (message.type === 'hello') this.say({ type: 'hello', protocol: 1, name: 'by chance' });
    if (message.type !== 'decide') return;
    const options = message.view.decision?.options ?? [];
    const token = this.nonsense ?? options[this.random.below(options.length)]?.token ?? '';
    this.nonsense = undefined;
    this.say({ type: 'choose', id: message.id, token });
  }
}

let room: Room;
/** The tables where the bot sits. */
let known: string[] = [];
let programs: Program[] = [];
beforeEach(async () => {
  room = await open();
  known = [];
  programs = [];
});
afterEach(async () => {
  for (const program of programs) program.close();
  await room.close();
});

/** A server that knows where the bot sits. */
function open(store?: Room['store']): Promise<Room> {
  const mine = async (): Promise<MyRow[]> => {
    const rows = await Promise.all(known.map((id) => room.hub.summary(id)));
    return rows.flatMap((row) => (row === undefined ? [] : [{ ...row, seat: 0 }]));
  };
  const ofMine = async (row: TableRow): Promise<MyRow | undefined> =>
    row.phase === 'over' ? undefined : { ...row, seat: 0 };
  const lists = { lobby: () => Promise.resolve([]), mine, ofMine, inLobby: (row: TableRow) => row };
  return openRoom({ lists }, store);
}

function connect(token = `${room.token(bot)}-long-enough`): Program {
  const program = new Program(room, token);
  programs.push(program);
  return program;
}

async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 4000 && !isSo(); i++) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isSo()).toBe(true);
}

/** A table of the bot and one of the server's own computer players. */
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

test('plays two whole games at once, each with its start, its questions and its end', async () => {
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

test('goes on after the connection was lost, with the question that is open', async () => {
  const first = connect();
  await until(() => first.of('hello').length === 1);
  const id = await table();
  await until(() => first.of('decide').length > 3);
  first.close();
  expect((await room.hub.summary(id))?.phase).toBe('playing');
  await room.close();
  // The same log under another server, as after a restart.
  room = await open(room.store);
  const second = connect();
  await until(() => second.of('end').length === 1);
  expect(second.of('start')).toHaveLength(1);
  expect(second.of('error')).toEqual([]);
});

test('an answer that is no option gets an error, and the default counts', async () => {
  const program = connect();
  program.nonsense = 'lead:victory';
  await until(() => program.of('hello').length === 1);
  await table();
  await until(() => program.of('end').length === 1);
  expect(program.of('error')).toHaveLength(1);
  const [error] = program.of('error');
  const asked = program.of('decide').find(({ id }) => id === error?.id);
  const next = program.of('decide').find(({ id }) => id > (error?.id ?? 0));
  expect(next?.view.ply).toBeGreaterThan(asked?.view.ply ?? 0);
});

test('only the token of a bot opens it', async () => {
  const nobody = connect('no-such-token-as-this-one');
  const human = connect(`${room.token(ada)}-long-enough`);
  await until(() => nobody.closed !== undefined && human.closed !== undefined);
  expect([nobody.closed, human.closed]).toEqual([1008, 1008]);
  expect([...nobody.told, ...human.told]).toEqual([]);
});

test('who floods it with nonsense is closed, and the table stands', async () => {
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

const python = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!python)(
  'the sample in Python plays a whole game with nothing but its library',
  async () => {
    const { port } = new URL(room.address);
    const sample = fileURLToPath(new URL('../../../../examples/online_bot.py', import.meta.url));
    const env = { ...process.env, EMINENT_TOKEN: `${room.token(bot)}-long-enough` };
    const args = [sample, `http://127.0.0.1:${port}`, '--games', '1'];
    const child = spawn('python3', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { out: '', err: '' };
    child.stdout.on('data', (data: Buffer) => {
      said.out += data.toString();
    });
    child.stderr.on('data', (data: Buffer) => {
      said.err += data.toString();
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await until(() => room.sockets.open === 1);
    const id = await table();
    expect(await ended).toBe(0);
    expect(said.err).toBe('');
    const row = await room.hub.summary(id);
    expect(said.out.trim()).toBe(
      `${id}: [${row?.seats.map(({ score }) => String(score)).join(', ')}]`,
    );
  },
);

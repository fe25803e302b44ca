// Runs the load on boardgame.io and Colyseus, for comparison, with hand-written client protocols.
// Their state has the size of a real view and each move is trivial, so the figures show the
// frameworks. Neither writes to disk before it publishes.
import { WebSocket } from 'ws';
import { ADDRESSES, type Listener, type LoadTable, type ServerProtocol } from './load.ts';

const CONNECT_MS = 60_000;

interface Dialect {
  readonly oneByOne: boolean;
  path(table: LoadTable, seat: number): string;
  /** Returns the replies to a frame of the transport; undefined for a frame of the game. */
  reply(frame: Buffer, table: LoadTable, seat: number): readonly (string | Buffer)[] | undefined;
  isState(frame: Buffer): boolean;
  isChange(frame: Buffer): boolean;
  answer(table: LoadTable, ply: number): string | Buffer;
}

/** Character codes of the packet types of Engine.IO and Socket.IO. */
const PACKET = { handshake: 48, ping: 50, message: 52, connected: 48 };

export const boardgame: Dialect = {
  // The first request creates the match, so two must not run at once.
  oneByOne: true,
  path: () => 'socket.io/?EIO=4&transport=websocket',
  reply(frame, table, seat) {
    const [kind, next] = frame;
    if (kind === PACKET.handshake) return ['40/bench,'];
    if (kind === PACKET.ping) return ['3'];
    if (kind !== PACKET.message || next !== PACKET.connected) return undefined;
    return [`42/bench,["sync","m${table.id}","${seat}",null,${table.seats}]`];
  },
  isState: (frame) => frame.includes('["sync"'),
  isChange: (frame) => frame.toString('latin1', 0, 22).includes('["update"'),
  answer({ id, seats }, ply) {
    const playerID = String(ply % seats);
    const payload = { type: 'answer', args: ['lead:warfare'], playerID, credentials: null };
    const move = JSON.stringify({ type: 'MAKE_MOVE', payload });
    return `42/bench,["update",${move},${ply},"m${id}","${playerID}"]`;
  },
};

const JOINED = 10;
const STATE = 14;
const PATCH = 15;

/** Creates the protocol of Colyseus. `rooms` holds the path of each seat by table. */
export function colyseus(rooms: readonly (readonly string[])[]): Dialect {
  const answer = Buffer.concat([
    Buffer.from([13, 0xa6]),
    Buffer.from('answer'),
    Buffer.from([0xac]),
    Buffer.from('lead:warfare'),
  ]);
  return {
    oneByOne: false,
    path: ({ id }, seat) => rooms[id]?.[seat] ?? '',
    reply: (frame) => (frame[0] === JOINED ? [Buffer.from([JOINED])] : undefined),
    isState: (frame) => frame[0] === STATE,
    isChange: (frame) => frame[0] === PATCH,
    answer: () => answer,
  };
}

export class BaselineProtocol implements ServerProtocol {
  bytes = 0;
  listener: Listener | undefined;
  private readonly port: number;
  private readonly dialect: Dialect;
  private readonly sockets = new Map<LoadTable, WebSocket[]>();
  private readonly plies = new Map<LoadTable, number>();

  constructor(port: number, dialect: Dialect) {
    this.port = port;
    this.dialect = dialect;
  }

  get oneByOne(): boolean {
    return this.dialect.oneByOne;
  }

  prepare(table: LoadTable): Promise<void> {
    this.sockets.set(table, []);
    return Promise.resolve();
  }

  connect(table: LoadTable, seat: number): Promise<void> {
    const { dialect, port } = this;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${dialect.path(table, seat)}`, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
      localAddress: `127.0.0.${2 + (table.id % ADDRESSES)}`,
    });
    const sockets = this.sockets.get(table);
    if (sockets !== undefined) sockets[seat] = socket;
    return new Promise((resolve, reject) => {
      const limit = setTimeout(
        () => reject(new Error('a socket did not get the state')),
        CONNECT_MS,
      );
      socket.on('message', (frame: Buffer) => {
        const replies = dialect.reply(frame, table, seat);
        if (replies !== undefined) for (const reply of replies) socket.send(reply);
        else if (dialect.isState(frame)) {
          clearTimeout(limit);
          resolve();
        } else if (dialect.isChange(frame)) {
          this.bytes += frame.length;
          this.listener?.seen(table, seat);
        }
      });
      socket.on('error', reject);
      socket.on('close', () => (table.ended = true));
    });
  }

  answer(table: LoadTable): boolean {
    const ply = this.plies.get(table) ?? 0;
    this.plies.set(table, ply + 1);
    this.sockets.get(table)?.[ply % table.seats]?.send(this.dialect.answer(table, ply));
    return true;
  }

  close(): void {
    for (const sockets of this.sockets.values()) for (const one of sockets) one.terminate();
  }
}

// What a socket is about to be sent: texts of the same moment, such as the answer to a wish and what came of it, leave as one piece of
// memory. They are framed here, since the socket's own way takes two pieces and two writes for each.
import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';

/** RFC 6455, 5.2: a whole text; and where the length does not fit into the second byte. */
const TEXT = 0x81;
const MEDIUM = 126;
const LONG = 127;
const MOST_SHORT = 125;
const MOST_MEDIUM = 0xffff;

/** Those that send something at the end of this turn. */
let due: Outgoing[] = [];

function flushAll(): void {
  const all = due;
  due = [];
  for (const one of all) one.flush();
}

export class Outgoing {
  private readonly socket: Pick<WebSocket, 'readyState' | 'OPEN'>;
  /** What the socket writes to; nothing is compressed on it. */
  private readonly stream: Duplex;
  private readonly texts: string[] = [];
  private characters = 0;

  constructor(socket: Pick<WebSocket, 'readyState' | 'OPEN'>, stream: Duplex) {
    this.socket = socket;
    this.stream = stream;
  }

  /** Bytes that the reader has not taken yet; of what has not been written, letters. */
  get waiting(): number {
    return this.stream.writableLength + this.characters;
  }

  add(text: string): void {
    if (this.texts.length === 0 && due.push(this) === 1) process.nextTick(flushAll);
    this.texts.push(text);
    this.characters += text.length;
  }

  /** Writes what waits, unless nobody is there any more. */
  flush(): void {
    const { texts, socket, stream } = this;
    if (texts.length === 0) return;
    this.characters = 0;
    const bytes = socket.readyState === socket.OPEN && stream.writable ? framed(texts) : undefined;
    // Emptied, not replaced: a list that became old would keep its texts from the collector of garbage until that looks through all that is old.
    texts.length = 0;
    if (bytes !== undefined) stream.write(bytes);
  }
}

/** Texts as one piece, each in a frame of its own. */
export function framed(texts: readonly string[]): Buffer {
  let size = 0;
  const lengths: number[] = [];
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    lengths.push(length);
    size += headOf(length) + length;
  }
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHead(bytes, at, lengths[i] ?? 0);
    at += bytes.write(text, at);
  }
  return bytes;
}

function headOf(length: number): number {
  return length <= MOST_SHORT ? 2 : length <= MOST_MEDIUM ? 4 : 10;
}

/** Returns where the text begins. */
function writeHead(bytes: Buffer, from: number, length: number): number {
  const at = bytes.writeUInt8(TEXT, from);
  if (length <= MOST_SHORT) return bytes.writeUInt8(length, at);
  if (length <= MOST_MEDIUM) return bytes.writeUInt16BE(length, bytes.writeUInt8(MEDIUM, at));
  return bytes.writeBigUInt64BE(BigInt(length), bytes.writeUInt8(LONG, at));
}

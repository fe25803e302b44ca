// Collects the outgoing messages of one tick and writes them at once. Builds the WebSocket frames
// itself, because the library `ws` writes twice per message.
import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';

/**
 * Frame headers (RFC 6455, 5.2): text frame, codes for medium and long payloads, maximum lengths.
 */
const TEXT = 0x81;
const MEDIUM = 126;
const LONG = 127;
const MAX_SHORT = 125;
const MAX_MEDIUM = 0xffff;

let pendingBuffers: SendBuffer[] = [];

function flushAll(): void {
  const all = pendingBuffers;
  pendingBuffers = [];
  for (const one of all) one.flush();
}

export class SendBuffer {
  private readonly socket: Pick<WebSocket, 'readyState' | 'OPEN'>;
  /** The TCP stream below the WebSocket. Frames are not compressed. */
  private readonly stream: Duplex;
  private readonly texts: string[] = [];
  private characters = 0;

  constructor(socket: Pick<WebSocket, 'readyState' | 'OPEN'>, stream: Duplex) {
    this.socket = socket;
    this.stream = stream;
  }

  /** Approximate number of bytes that wait to be sent. */
  get waiting(): number {
    return this.stream.writableLength + this.characters;
  }

  /** Adds a message, which is sent at the end of the tick. */
  add(text: string): void {
    if (this.texts.length === 0 && pendingBuffers.push(this) === 1) process.nextTick(flushAll);
    this.texts.push(text);
    this.characters += text.length;
  }

  /** Writes the collected messages. Drops them if the socket is closed. */
  flush(): void {
    const { texts, socket, stream } = this;
    if (texts.length === 0) return;
    this.characters = 0;
    const bytes = socket.readyState === socket.OPEN && stream.writable ? framed(texts) : undefined;
    // A new array would keep the old one's strings alive until a full garbage collection.
    texts.length = 0;
    if (bytes !== undefined) stream.write(bytes);
  }
}

/** Returns one buffer with a text frame for each text. */
export function framed(texts: readonly string[]): Buffer {
  let size = 0;
  const lengths: number[] = [];
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    lengths.push(length);
    size += headerLength(length) + length;
  }
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHeader(bytes, at, lengths[i] ?? 0);
    at += bytes.write(text, at);
  }
  return bytes;
}

function headerLength(length: number): number {
  return length <= MAX_SHORT ? 2 : length <= MAX_MEDIUM ? 4 : 10;
}

/** Writes a header for a payload of `length` bytes. Returns the offset of the payload. */
function writeHeader(bytes: Buffer, from: number, length: number): number {
  const at = bytes.writeUInt8(TEXT, from);
  if (length <= MAX_SHORT) return bytes.writeUInt8(length, at);
  if (length <= MAX_MEDIUM) return bytes.writeUInt16BE(length, bytes.writeUInt8(MEDIUM, at));
  return bytes.writeBigUInt64BE(BigInt(length), bytes.writeUInt8(LONG, at));
}

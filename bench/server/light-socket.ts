// A minimal WebSocket client, cheap enough for twenty thousand in one process. All sockets share
// one read buffer and keep no messages, so that garbage collection hardly disturbs the measurement.
import { connect, type Socket } from 'node:net';

export interface LightOptions {
  readonly port: number;
  readonly cookie: string;
  readonly from: string;
  /** Called with a complete text message. The bytes are valid only until it returns. */
  readonly onText: (bytes: Buffer) => void;
  readonly onOpen: () => void;
  readonly onEnd: (why: string) => void;
}

const READING = Buffer.allocUnsafe(256 * 1024);
const NOTHING = Buffer.alloc(0);
const HEAD_ENDS = '\r\n\r\n';
/** RFC 6455, 5.2: opcodes, flags, the mark of a long length, and the size of a mask. */
const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const FINAL = 0x80;
const MASKED = 0x80;
const LONG = 126;
const MASK_BYTES = 4;

export class LightSocket {
  private readonly socket: Socket;
  private readonly options: LightOptions;
  private isOpen = false;
  /** The start of a message whose rest has not arrived yet. */
  private rest = NOTHING;

  constructor(options: LightOptions) {
    this.options = options;
    const { port, from } = options;
    const callback = (count: number) => this.read(READING.subarray(0, count));
    this.socket = connect({
      port,
      host: '127.0.0.1',
      localAddress: from,
      noDelay: true,
      onread: { buffer: READING, callback },
    });
    this.socket.on('connect', () => this.socket.write(this.upgradeRequest()));
    this.socket.on('error', (error) => options.onEnd(error.message));
    this.socket.on('close', () => options.onEnd('it was closed'));
  }

  sendText(text: string): void {
    this.send(TEXT, text);
  }

  terminate(): void {
    this.socket.destroy();
  }

  private upgradeRequest(): string {
    const { port, cookie } = this.options;
    const host = `127.0.0.1:${port}`;
    const lines = [
      'GET /api/v1/socket HTTP/1.1',
      `Host: ${host}`,
      `Origin: http://${host}`,
      `Cookie: ${cookie}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: bG9hZCBvZiBhIGJlbmNoIQ==',
    ];
    return lines.join('\r\n') + HEAD_ENDS;
  }

  /** Client frames must be masked; a zero mask leaves the bytes unchanged. */
  private send(operation: number, text: string): void {
    const length = Buffer.byteLength(text);
    const isShort = length < LONG;
    const head = (isShort ? 2 : 4) + MASK_BYTES;
    const frame = Buffer.allocUnsafe(head + length).fill(0, 0, head);
    frame[0] = FINAL | operation;
    frame[1] = MASKED | (isShort ? length : LONG);
    if (!isShort) frame.writeUInt16BE(length, 2);
    frame.write(text, head);
    this.socket.write(frame);
  }

  private read(fresh: Buffer): boolean {
    let bytes = this.rest.length === 0 ? fresh : Buffer.concat([this.rest, fresh]);
    this.rest = NOTHING;
    if (!this.isOpen) bytes = this.open(bytes);
    if (this.isOpen) bytes = this.messages(bytes);
    // The rest must be copied, because the read buffer is reused.
    if (bytes.length > 0) this.rest = Buffer.from(bytes);
    return true;
  }

  /** Reads the HTTP head. Returns the bytes after it, or all bytes if it is incomplete. */
  private open(bytes: Buffer): Buffer {
    const end = bytes.indexOf(HEAD_ENDS);
    if (end < 0) return bytes;
    const first = bytes.toString('latin1', 0, bytes.indexOf('\r'));
    if (!first.includes(' 101 ')) {
      this.options.onEnd(`it was answered ${first}`);
      this.terminate();
      return NOTHING;
    }
    this.isOpen = true;
    this.options.onOpen();
    return bytes.subarray(end + HEAD_ENDS.length);
  }

  private messages(bytes: Buffer): Buffer {
    let at = 0;
    while (bytes.length - at >= 2) {
      const small = bytes[at + 1] ?? 0;
      const head = small < LONG ? 2 : small === LONG ? 4 : 10;
      if (bytes.length - at < head) break;
      const length =
        head === 2
          ? small
          : head === 4
            ? bytes.readUInt16BE(at + 2)
            : Number(bytes.readBigUInt64BE(at + 2));
      const end = at + head + length;
      if (end > bytes.length) break;
      this.receive((bytes[at] ?? 0) & 0xf, bytes.subarray(at + head, end));
      at = end;
    }
    return bytes.subarray(at);
  }

  private receive(operation: number, bytes: Buffer): void {
    if (operation === TEXT) this.options.onText(bytes);
    else if (operation === PING) this.send(PONG, bytes.toString());
    else if (operation === CLOSE) this.terminate();
  }
}

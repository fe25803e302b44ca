// Texts sent together arrive unchanged in separate frames, for every encoding of the length.
import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { framed, SendBuffer } from '../../src/socket/send-buffer.ts';

const OPEN = 1 as const;
const CLOSING = 2 as const;

function textsIn(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    expect(bytes[at]).toBe(0x81);
    const short = bytes[at + 1] ?? 0;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    const length =
      head === 2
        ? short
        : head === 4
          ? bytes.readUInt16BE(at + 2)
          : Number(bytes.readBigUInt64BE(at + 2));
    texts.push(bytes.toString('utf8', at + head, at + head + length));
    at += head + length;
  }
  return texts;
}

/** A stream that records writes and never completes them. */
function stalled() {
  const written: Buffer[] = [];
  const stream = new Duplex({
    write: (bytes: Buffer) => void written.push(bytes),
    read: () => undefined,
  });
  return { stream, written };
}

test('every text has its frame, whatever its length and characters', () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((length) => [
    'a'.repeat(length),
    'è€🂡'.repeat(length % 5000),
  ]);
  for (const text of texts) expect(textsIn(framed([text]))).toEqual([text]);
  expect(textsIn(framed(texts))).toEqual(texts);
});

test('texts sent together are one write, in order', async () => {
  const { stream, written } = stalled();
  const outgoing = new SendBuffer({ readyState: OPEN, OPEN }, stream);
  for (const text of ['done', 'told', 'told again']) outgoing.add(text);
  expect(written).toEqual([]);
  await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  expect(written.map(textsIn)).toEqual([['done', 'told', 'told again']]);
});

test('unread data counts from the moment it is sent', async () => {
  const { stream } = stalled();
  const outgoing = new SendBuffer({ readyState: OPEN, OPEN }, stream);
  outgoing.add('x'.repeat(1000));
  expect(outgoing.waiting).toBe(1000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(outgoing.waiting).toBe(1004);
});

test.each([
  ['a socket that says farewell', () => undefined, CLOSING],
  ['a stream that is gone', (stream: Duplex) => stream.destroy(), OPEN],
])('nothing is written to %s', async (_name, end, readyState) => {
  const { stream, written } = stalled();
  end(stream);
  const outgoing = new SendBuffer({ readyState, OPEN }, stream);
  outgoing.add('too late');
  outgoing.flush();
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual([]);
  expect(outgoing.waiting).toBe(0);
});

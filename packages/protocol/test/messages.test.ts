// Messages survive formatting and parsing; errors about bad lines name the place.
import { expect, test } from 'vitest';
import { fc } from '../../../tools/fast-check.ts';
import { formatMessage, LineReader, parseBotMessage, parseHostMessage } from '../src/index.ts';

test('messages of a bot survive their line', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string(), (id, token) => {
      const message = { type: 'choose', id, token } as const;
      expect(parseBotMessage(formatMessage(message))).toEqual({ ok: true, value: message });
    }),
  );
  const hello = { type: 'hello', protocol: 1, name: 'x' } as const;
  expect(parseBotMessage(formatMessage(hello))).toEqual({ ok: true, value: hello });
  expect(parseHostMessage(formatMessage(hello))).toEqual({ ok: true, value: hello });
});

test('messages of a host survive their line, without unknown fields', () => {
  const end = { type: 'end', scores: [3, 5], winners: [1] } as const;
  expect(parseHostMessage(formatMessage(end))).toEqual({ ok: true, value: end });
  const more = JSON.stringify({ ...end, weather: 'fine' });
  expect(parseHostMessage(more)).toEqual({ ok: true, value: end });
  const error = { type: 'error', id: 2, error: 'late' } as const;
  expect(parseHostMessage(formatMessage(error))).toEqual({ ok: true, value: error });
});

test('any text is read or refused, never thrown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (line) => {
      for (const parse of [parseBotMessage, parseHostMessage]) {
        const read = parse(line);
        expect(read.ok || read.error.startsWith('message')).toBe(true);
      }
    }),
  );
});

test.each([
  ['nonsense', 'message: not valid JSON'],
  ['[]', 'message: expected an object'],
  ['{"type":"dance"}', 'message.type: expected hello or choose, found "dance"'],
  ['{"type":"choose","id":-1,"token":"done"}', 'message.id: expected a whole number'],
  ['{"type":"choose","id":1}', 'message.token: expected a text, found nothing'],
  ['{"type":"hello","protocol":9,"name":"x"}', 'message.protocol: expected version 1, found 9'],
])('%s from a bot is refused', (line, sentence) => {
  const read = parseBotMessage(line);
  expect(read.ok).toBe(false);
  expect(read.ok ? '' : read.error).toContain(sentence);
});

test.each([
  [
    '{"type":"start","seat":0,"names":["a",2],"options":{}}',
    'message.names[1]: expected names, found 2',
  ],
  ['{"type":"decide","id":1,"view":3}', 'message.view: expected an object, found 3'],
  ['{"type":"end","scores":3}', 'message.scores: expected a list of numbers, found 3'],
])('%s from a host is refused', (line, sentence) => {
  const read = parseHostMessage(line);
  expect(read.ok ? '' : read.error).toContain(sentence);
});

test('lines come whole, however the stream is cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z{}]+$/), { maxLength: 6 }),
      fc.nat(9),
      (lines, size) => {
        const stream = lines.map((line) => `${line}\r\n`).join('');
        const reader = new LineReader();
        const found: string[] = [];
        for (let at = 0; at < stream.length; at += size + 1) {
          const taken = reader.take(stream.slice(at, at + size + 1));
          if (taken.ok) found.push(...taken.lines);
        }
        expect(found).toEqual(lines);
      },
    ),
  );
});

test('a line without end is refused, and the reader continues', () => {
  const reader = new LineReader(10);
  expect(reader.take('0123456789x')).toMatchObject({ ok: false });
  expect(reader.take('its tail\nabc\n')).toEqual({ ok: true, lines: ['abc'] });
  expect(reader.take(`${'y'.repeat(11)}\n`)).toMatchObject({ ok: false });
  expect(reader.take('abc\n')).toEqual({ ok: true, lines: ['abc'] });
});

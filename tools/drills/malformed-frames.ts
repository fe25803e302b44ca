// Creates random malformed frames: truncated, nested, mutated, oversized, of wrong types, binary.
import type { Random } from '@eminent/engine';
import { WIRE_VERSION } from '@eminent/protocol/online';

const VALID: readonly object[] = [
  { type: 'hello', versions: [WIRE_VERSION] },
  { type: 'watch', table: 'abcdefghij' },
  {
    type: 'answer',
    table: 'abcdefghij',
    key: 'a-key-of-8',
    question: 1,
    tokens: ['done'],
    finish: false,
  },
  { type: 'undo', table: 'abcdefghij', key: 'a-key-of-8', ply: 0, question: 1 },
  { type: 'prepare', table: 'abcdefghij', key: 'a-key-of-8', question: 1, answers: [] },
  { type: 'say', table: 'abcdefghij', key: 'a-key-of-8', text: 'hello' },
  { type: 'propose', table: 'abcdefghij', key: 'a-key-of-8', wish: { kind: 'pause' } },
  { type: 'explain', table: 'abcdefghij', id: 1, subject: { kind: 'role', role: 'survey' } },
  { type: 'follow', what: 'lobby', on: true },
];

const STRANGE: readonly unknown[] = [
  null,
  -1,
  1e308,
  0.5,
  '',
  '\u0000',
  '__proto__',
  'constructor',
  [],
  {},
  [[[[[]]]]],
  true,
  '💥'.repeat(50),
  '\ud800',
  Number.MAX_SAFE_INTEGER,
];

type Damage = (text: string, random: Random) => string | Buffer;

function pick<T>(from: readonly T[], random: Random): T {
  return from[random.below(from.length)] as T;
}

const DAMAGES: readonly Damage[] = [
  (text, random) => text.slice(0, random.below(text.length)),
  (text) => `${text}${text}`,
  (text, random) => text.replace(pick(['"', ':', '{', '}', ','], random), ''),
  (text, random) => {
    const message = JSON.parse(text) as Record<string, unknown>;
    message[pick(Object.keys(message), random)] = pick(STRANGE, random);
    return JSON.stringify(message);
  },
  (text, random) => {
    const message = JSON.parse(text) as Record<string, unknown>;
    message[pick(['__proto__', 'constructor', 'seat', 'person', 'toString'], random)] = 1;
    return JSON.stringify({ ...message, [pick(['seat', 'person', 'extra'], random)]: 0 });
  },
  (_, random) => '['.repeat(1 + random.below(5000)),
  (_, random) => JSON.stringify('x'.repeat(random.below(15_000))),
  (_, random) => JSON.stringify({ type: pick(STRANGE, random) }),
  (_, random) => Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256))),
  (_, random) => `{"type":"answer","question":${'9'.repeat(1 + random.below(400))}}`,
  (_, random) => pick(['', ' ', 'null', 'true', '0', 'NaN', '"', '\\', '{]', '<x/>'], random),
];

/** Returns a valid message with random damage, or random content. */
export function malformedFrame(random: Random): string | Buffer {
  return pick(DAMAGES, random)(JSON.stringify(pick(VALID, random)), random);
}

// User text is cleaned of characters that are invisible, rearrange text or cover other lines.
import { describe, expect, test } from 'vitest';
import { parseWireClientMessage } from '../src/online/index.ts';
import { normalizeUserText } from '../src/user-text.ts';

describe('a written text', () => {
  test.each([
    ['a direction override', 'safe \u202Etxt.exe', 'safe txt.exe'],
    ['a direction mark', 'a\u200Fb', 'ab'],
    ['NUL', 'a\0b', 'a b'],
    ['line breaks', 'one\r\ntwo\rthree\nfour', 'one two three four'],
    ['a line separator', 'a\u2028b', 'a b'],
    ['a stack of marks', `e${'\u0301'.repeat(60)}!`, 'é\u0301\u0301!'],
    ['blanks around it', '  hi  ', 'hi'],
    ['nothing that can be seen', '\u200B\u2060\u3164', ''],
  ])('loses %s', (_, raw, kept) => {
    expect(normalizeUserText(raw)).toBe(kept);
  });

  test.each(['Grüße, città, 日本語, עברית, ไทย', 'Việt Nam', '👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👍🏽', 'می‌خواهم'])(
    'keeps %s',
    (text) => {
      expect(normalizeUserText(text)).toBe(text.normalize('NFC'));
    },
  );
});

test('chat is normalized, and refused when nothing is left of it', () => {
  const say = (text: string) =>
    parseWireClientMessage(JSON.stringify({ type: 'say', table: 't', key: '12345678', text }));
  expect(say('a\u202Eb')).toMatchObject({ ok: true, value: { text: 'ab' } });
  expect(say(' \u200F\0 ')).toMatchObject({ ok: false });
});

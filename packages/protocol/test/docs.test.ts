// The example conversation of docs/bot-protocol.md is made of messages that our parsers accept.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOT_MESSAGES, HOST_MESSAGES, parseBotMessage, parseHostMessage } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');
const said = page.split('\n').filter((line) => /^[<>] \{/.test(line));

test.each(said)('%s', (line) => {
  const read = line.startsWith('>')
    ? parseHostMessage(line.slice(2))
    : parseBotMessage(line.slice(2));
  expect(read).toMatchObject({ ok: true });
});

test('the page shows both sides', () => {
  const types = new Set(said.map((line) => `${line[0]} ${/"type":"([a-z]+)"/.exec(line)?.[1]}`));
  expect([...types].sort()).toEqual(
    ['< choose', '< hello', '> decide', '> end', '> error', '> hello', '> start'].sort(),
  );
});

/** The fields that a table of the page lists, by message type. */
function listedIn(heading: string): Record<string, string[]> {
  const section = page.slice(page.indexOf(`## ${heading}`));
  const table = section.slice(0, section.indexOf('\n\n', section.indexOf('|---')));
  const rows = [...table.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)];
  return Object.fromEntries(
    rows.map(([, type = '', fields = '']) => [
      type,
      [...fields.matchAll(/`(\w+)`/g)].map(([, field = '']) => field).sort(),
    ]),
  );
}

test.each([
  ['Messages of the host', HOST_MESSAGES],
  ['Messages of the program', BOT_MESSAGES],
])('%s: the page lists every message with every field', (heading, messages) => {
  const fields = Object.entries(messages).map(([type, { entries }]) => [
    type,
    Object.keys(entries)
      .filter((field) => field !== 'type')
      .sort(),
  ]);
  expect(listedIn(heading)).toEqual(Object.fromEntries(fields));
});

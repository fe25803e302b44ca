// The example conversation of docs/bot-protocol.md is made of messages that our parsers accept.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseBotMessage, parseHostMessage } from '../src/index.ts';

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

// The conversations of docs/wire-protocol.md run against a real socket, and its schema is the one
// both sides use.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  WIRE_CLIENT_MESSAGES,
  WIRE_REFUSALS,
  WIRE_SERVER_MESSAGES,
  type WireServerMessage,
} from '@eminent/protocol/online';
import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openRoom, person, seated, setupOf } from './test-hub.ts';

const FOLDER = new URL('../../../../docs/', import.meta.url);
const text = readFileSync(new URL('wire-protocol.md', FOLDER), 'utf8');
const SCHEMA = new URL('wire-protocol.schema.json', FOLDER);

const conversations = [...text.matchAll(/```conversation\n([^]*?)```/g)].map(([, lines = '']) =>
  lines.trim().split('\n'),
);

test('every conversation matches the document', async () => {
  const room = await openRoom();
  onTestFinished(() => room.close());
  const [ada, bea] = [person('Ada'), person('Bea')];
  const table = await seated(room.hub, [ada, bea], setupOf(2, { first: 'first-seat' }));
  const socket = new WebSocket(room.address);
  onTestFinished(() => socket.terminate());
  const heard: WireServerMessage[] = [];
  let wake = (): void => undefined;
  socket.on('message', (data: Buffer) => {
    heard.push(JSON.parse(data.toString()));
    wake();
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const next = async (): Promise<WireServerMessage | undefined> => {
    while (heard.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return heard.shift();
  };
  let wishes = 0;
  const conversation: { found: unknown; written: object }[] = [];
  for (const line of conversations.flat()) {
    const message = line
      .slice(2)
      .replaceAll('"TABLE"', JSON.stringify(table))
      .replace('TOKEN-OF-ADA', room.token(ada));
    if (line.startsWith('> ')) {
      socket.send(message);
      wishes++;
      continue;
    }
    let found = await next();
    // Skips patches that only update presence. They may arrive at any moment.
    while (found?.type === 'patch' && found.seq === found.after) found = await next();
    conversation.push({ found, written: JSON.parse(message) });
  }
  for (const { found, written } of conversation) expect(found).toMatchObject(written);
  expect(wishes).toBeGreaterThan(12);
  expect(heard.filter((one) => one.type !== 'patch')).toEqual([]);
});

test('every message and every refusal reason is documented', () => {
  const names = [...Object.keys(WIRE_CLIENT_MESSAGES), ...Object.keys(WIRE_SERVER_MESSAGES)];
  for (const name of [...names, ...WIRE_REFUSALS])
    expect(text).toMatch(new RegExp(`\\b${name}\\b`));
});

test('the schema of all messages is up to date', () => {
  const described = (messages: object) =>
    Object.fromEntries(
      Object.entries(messages).map(([name, schema]) => {
        const { $schema: _, ...rest } = toJsonSchema(schema, {
          target: 'draft-2020-12',
          typeMode: 'input',
          errorMode: 'ignore',
          overrideSchema: ({ valibotSchema }) =>
            valibotSchema.type === 'custom' || valibotSchema.type === 'unknown'
              ? { type: 'object' }
              : undefined,
        });
        return [name, rest];
      }),
    );
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Messages of online tables, version 1',
    $defs: {
      client: described(WIRE_CLIENT_MESSAGES),
      server: described(WIRE_SERVER_MESSAGES),
    },
  };
  const written = `${JSON.stringify(schema, undefined, 2)}\n`;
  if (process.env['EMINENT_WRITE'] === '1') writeFileSync(SCHEMA, written);
  expect(JSON.parse(readFileSync(SCHEMA, 'utf8'))).toEqual(JSON.parse(written));
});

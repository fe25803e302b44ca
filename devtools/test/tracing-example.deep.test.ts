// docs/hosting/tracing.mjs, used as in docs/operations.md: a server started with it sends the spans
// of a command to a collector.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { Browser } from '../../packages/server/test/tables/browser.ts';
import { temporaryFolder } from '../../packages/server/test/test-server.ts';
import { setupOf, WORDS } from '../../packages/server/test/tables/test-hub.ts';

const ROOT = new URL('../..', import.meta.url);

/** Copies the example beside the packages that users install (docs/operations.md). */
function exampleFile(): string {
  const folder = mkdtempSync(fileURLToPath(new URL('../node_modules/.tracing-', import.meta.url)));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(new URL('docs/hosting/tracing.mjs', ROOT), `${folder}/tracing.mjs`);
  return `${folder}/tracing.mjs`;
}

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
}

/** Starts a local OpenTelemetry collector that stores the spans it receives. */
async function collector() {
  const spans: SentSpan[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(await text(request)) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
    };
    const scopes = body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
    spans.push(...scopes.flatMap((one) => one.spans));
    response.setHeader('content-type', 'application/json').end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { spans, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function serve(endpoint: string): Promise<string> {
  const words = '--port 0 --page none --log-level silent --tracing yes';
  const child = spawn(
    process.execPath,
    ['packages/cli/src/main.ts', 'server', 'start', ...words.split(' ')],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        EMINENT_DATA: temporaryFolder(),
        NODE_OPTIONS: `--import=${exampleFile()}`,
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        OTEL_BSP_SCHEDULE_DELAY: '50',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return /http:\S+\d/.exec(line)?.[0] ?? '';
}

test('the documented example sends the spans of an answer to a collector', async () => {
  const { spans, address: endpoint } = await collector();
  const node = { address: await serve(endpoint) };
  const ada = new Browser();
  await ada.ask(node, 'POST', '/session', { name: 'Ada' });
  const setup = setupOf(2, { seats: [{ kind: 'open' }, { kind: 'bot', bot: 'cadet' }] });
  const made = await ada.ask(node, 'POST', '/tables', { setup, words: WORDS });
  const { table } = made as { table: string };
  const client = await ada.socket(node);
  onTestFinished(() => client.close());
  await client.watch(table);
  expect(await client.ask({ type: 'say', text: 'hello' })).toMatchObject({ type: 'done' });
  const parts = ['apply', 'command', 'commit', 'decide', 'parse', 'publish', 'wait'];
  const traces = () => Map.groupBy(spans, ({ traceId }) => traceId).values();
  const found = () => [...traces()].map((one) => one.map(({ name }) => name).toSorted());
  await expect.poll(found, { timeout: 60_000 }).toContainEqual(parts);
});

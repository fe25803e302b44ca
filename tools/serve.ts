// npm start: brings the page up to date, serves it and prints its address.
import type { Server } from 'node:http';
import { parseArgs } from 'node:util';
import { buildPage, hasPage } from './build.ts';
import { distFolder } from './paths.ts';
import { serveFolder } from './static-server.ts';

const firstPort = 4173;
const portsToTry = 50;

const help = `npm start -- [--port N] [--host NAME]

Builds the page when it is missing or out of date and serves it.
  --port N     exactly this port (otherwise the first free one from ${firstPort})
  --host NAME  address to listen on (otherwise localhost only; 0.0.0.0 for the whole network)
`;

/** Listens on the port; false where somebody else already does. */
function listen(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

function fail(sentence: string, status: number): never {
  console.error(sentence);
  process.exit(status);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string', default: 'localhost' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${help}`, 2);
  }
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  return fail(`--port wants a number from 1 to 65535, not "${text}".`, 2);
}

async function main(): Promise<void> {
  const { port, host, help: wantsHelp } = readArguments();
  if (wantsHelp) return void process.stdout.write(help);
  const ports =
    port === undefined
      ? Array.from({ length: portsToTry }, (_, index) => firstPort + index)
      : [parsePort(port)];
  if (!hasPage()) fail('There is no page in packages/web yet.', 1);

  console.log('Building the page where it changed …');
  const built = await buildPage();
  if (!built.ok) fail(`${built.output}\nThe page could not be built.`, 1);

  const server = serveFolder(distFolder);
  for (const candidate of ports) {
    if (!(await listen(server, candidate, host))) continue;
    const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    console.log(`\nEminent Domain is ready: http://${shown}:${candidate}/\n(Ctrl-C ends it.)`);
    return;
  }
  fail(`Port ${ports.join(', ')} is in use; choose another with --port.`, 1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
await main();

// npm start: brings the page up to date, serves it and prints its address.
import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import { buildPage, hasPage } from './build.ts';
import { distFolder } from './paths.ts';
import {
  beginProgram,
  goOnAfterErrors,
  quoted,
  readFlags,
  refuse,
  sentenceOf,
  wholeNumber,
} from './program.ts';
import { serveFolder } from './static-server.ts';

const firstPort = 4173;
const portsToTry = 50;

const HELP = `npm start -- [--port N] [--host NAME]

Builds the page when it is missing or out of date and serves it.
  --port N     exactly this port (otherwise the first free one from ${firstPort})
  --host NAME  address to listen on (otherwise localhost only; 0.0.0.0 for the whole network)
`;

/** Why no port can be had at an address, by the system's word for it. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'is not permitted to you',
  EADDRNOTAVAIL: 'is not possible, since this machine does not have that address',
  EINVAL: 'is not possible',
};

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

/** The first port of the list that is free; listening on it. */
async function listenOnOne(server: Server, ports: readonly number[], host: string) {
  for (const port of ports) {
    try {
      if (await listen(server, port, host)) return port;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      return refuse(
        `Listening on port ${port} of ${quoted(host)} ${REASONS[code] ?? `failed (${code})`}.`,
      );
    }
  }
  return refuse(
    ports.length === 1
      ? `Port ${ports[0]} is in use; choose another with --port.`
      : `All ports from ${firstPort} to ${firstPort + portsToTry - 1} are in use; choose one with --port.`,
  );
}

/** Known before anything is built: a name that stands for no address is a slip of the pen. */
async function checkHost(host: string): Promise<void> {
  const isName = /^[\w.:%-]{1,253}$/.test(host);
  const found = isName && (await lookup(host).then(Boolean, () => false));
  if (!found) refuse(`--host ${quoted(host)}: no machine is known by that name.`);
}

/** The same for the port, though somebody may be quicker while the page is built. */
async function checkPort(ports: readonly number[], host: string): Promise<void> {
  const probe = createServer();
  await listenOnOne(probe, ports, host);
  await new Promise((resolve) => probe.close(resolve));
}

/** How Vite begins to say why. */
const FAILED = 'error during build:';
const LINES_OF_REASON = 3;

/** The lines of a failed build that say what is wrong, and where. */
function reasonOf(output: string): string {
  const told = stripVTControlCharacters(output.slice(Math.max(0, output.indexOf(FAILED))));
  const lines = told.split('\n').map((line) => line.trim());
  const telling = lines.filter(
    (line) => line !== '' && !/^at |^\[plugin [^\]]*\]$|Build failed with/.test(line),
  );
  const first = Math.max(
    0,
    telling.findIndex((line) => /^\w*Error\b/.test(line)),
  );
  return telling
    .slice(first, first + LINES_OF_REASON)
    .join(' ')
    .replace(FAILED, '')
    .trim();
}

async function main(): Promise<void> {
  const { port, host, help } = readFlags({
    port: { type: 'string' },
    host: { type: 'string', default: 'localhost' },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (help) return void process.stdout.write(HELP);
  const ports =
    port === undefined
      ? Array.from({ length: portsToTry }, (_, index) => firstPort + index)
      : [wholeNumber('port', port, 1, 65_535)];
  await checkHost(host);
  await checkPort(ports, host);
  if (!hasPage()) return refuse('There is no page in packages/web.');

  console.log('Building the page where it changed …');
  const built = await buildPage();
  if (!built.ok) {
    const reason = sentenceOf(reasonOf(built.output));
    return refuse(`The page could not be built (npm run build tells all): ${reason}`);
  }

  const server = serveFolder(distFolder);
  const found = await listenOnOne(server, ports, host);
  server.on('error', goOnAfterErrors());
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const address = shown.includes(':') ? `[${shown}]` : shown;
  console.log(`\nEminent Domain is ready: http://${address}:${found}/\n(Ctrl-C ends it.)`);
}

beginProgram();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(0));
}
await main();

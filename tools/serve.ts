// npm start: builds the page if needed, serves it with online tables and prints the addresses.
import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import { buildPage } from './build.ts';
import { distFolder } from './paths.ts';
import {
  startProgram,
  continueAfterErrors,
  quoted,
  readFlags,
  refuse,
  sentenceOf,
  wholeNumber,
} from './command-line.ts';
import {
  claimFolder,
  ConfigError,
  listenTrouble,
  networkAddresses,
  localAddress,
  readConfig,
  type Settings,
  SETTING_OPTIONS,
  serveFolder,
  settingsHelp,
  startServer,
} from '../packages/server/src/index.ts';

const firstPort = 4173;
const portsToTry = 50;
const MAX_TRIES = 5;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const HELP = `npm start -- [--offline] [--port N] [--host NAME] [--data FOLDER] …

Builds the page when it is missing or out of date and serves it, with the server of online tables.
  --offline  only the page, without online tables
Without --port it takes the first free port from ${firstPort}. Each flag can also be set in the environment, for example as EMINENT_PORT.
${settingsHelp()}
`;

/** Listens on the port; false if it is in use. */
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

async function listenOnOne(server: Server, ports: readonly number[], host: string) {
  for (const port of ports) {
    try {
      if (await listen(server, port, host)) return port;
    } catch (error) {
      return refuse(listenTrouble(error, quoted(host), port) ?? sentenceOf(error));
    }
  }
  return refuse(
    ports.length === 1
      ? `Port ${ports[0]} is in use; choose another with --port.`
      : `All ports from ${firstPort} to ${firstPort + portsToTry - 1} are in use; choose one with --port.`,
  );
}

/** Refuses a host name that does not resolve. */
async function checkHost(host: string): Promise<void> {
  const isName = /^[\w.:%-]{1,253}$/.test(host);
  const found = isName && (await lookup(host).then(Boolean, () => false));
  if (!found) refuse(`--host ${quoted(host)}: unknown host name.`);
}

/** Finds the first free port and releases it, so another program may still take it. */
async function freePort(ports: readonly number[], host: string): Promise<number> {
  const probe = createServer();
  const port = await listenOnOne(probe, ports, host);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Vite prints this before its error message. */
const FAILED = 'error during build:';
const LINES_OF_REASON = 3;

/** Returns the first lines of the error message in the output of a failed build. */
function reasonOf(output: string): string {
  const text = stripVTControlCharacters(output.slice(Math.max(0, output.indexOf(FAILED))));
  const lines = text.split('\n').map((line) => line.trim());
  const relevant = lines.filter(
    (line) => line !== '' && !/^at |^\[plugin [^\]]*\]$|Build failed with/.test(line),
  );
  const first = Math.max(
    0,
    relevant.findIndex((line) => /^\w*Error\b/.test(line)),
  );
  return relevant
    .slice(first, first + LINES_OF_REASON)
    .join(' ')
    .replace(FAILED, '')
    .trim();
}

async function serveAlone(ports: readonly number[], host: string): Promise<number> {
  const server = serveFolder(distFolder);
  const found = await listenOnOne(server, ports, host);
  server.on('error', continueAfterErrors());
  for (const signal of SIGNALS) process.on(signal, () => process.exit(0));
  return found;
}

async function serveAll(ports: readonly number[], host: string, flags: Settings): Promise<number> {
  const settings = { ...flags, host, page: distFolder };
  for (let tries = 1; ; tries++) {
    const port = await freePort(ports, host);
    try {
      const server = await startServer(readConfig({ ...settings, port: String(port) }));
      continueAfterErrors();
      const end = () => void server.close().then(() => process.exit(0));
      for (const signal of SIGNALS) process.on(signal, end);
      return port;
    } catch (error) {
      if (error instanceof ConfigError) return refuse(error.message);
      // Another program took the port between the check and the start.
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || tries === MAX_TRIES) throw error;
    }
  }
}

function defaultLogLevel(): string {
  return process.env['EMINENT_LOG_LEVEL'] || 'warn';
}

function check(settings: Settings): void {
  try {
    const { data, database } = readConfig({ ...settings, port: '0', page: 'none' });
    claimFolder(data, { isShared: database !== undefined }).release();
  } catch (error) {
    refuse(sentenceOf(error));
  }
}

async function main(): Promise<void> {
  const { offline, ...flags } = readFlags(
    {
      ...SETTING_OPTIONS,
      offline: { type: 'boolean', default: false },
    },
    HELP,
  );
  // An empty variable counts as unset; an empty flag is a mistake.
  const port = flags.port ?? (process.env['EMINENT_PORT'] || undefined);
  const host = flags.host ?? (process.env['EMINENT_HOST'] || 'localhost');
  const ports =
    port === undefined
      ? Array.from({ length: portsToTry }, (_, index) => firstPort + index)
      : [wholeNumber('port', port, 1, 65_535)];
  await checkHost(host);
  await freePort(ports, host);
  const settings = { ...flags, 'log-level': flags['log-level'] ?? defaultLogLevel() };
  if (!offline) check(settings);

  console.log('Building the page where it changed …');
  const built = await buildPage();
  if (!built.ok) {
    const reason = sentenceOf(reasonOf(built.output));
    return refuse(`The page could not be built (npm run build shows the errors): ${reason}`);
  }

  const found = offline ? await serveAlone(ports, host) : await serveAll(ports, host, settings);
  const all = [localAddress(host, found), ...networkAddresses(host, found)];
  const addresses = all.map((address) => `${address}/`).join('\n  ');
  console.log(`\nEminent Domain is ready: ${addresses}\n(Ctrl-C ends it.)`);
}

startProgram();
await main();

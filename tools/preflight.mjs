// Checks of `npm start` before anything is installed or built: the port and the data folder. Plain
// JavaScript without dependencies, because it also runs on Node 20.
import { accessSync, constants, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';

/** The value of a flag as `--name VALUE` or `--name=VALUE`; the last one counts. */
function flag(args, name) {
  const at = args.findLastIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  if (at === -1) return undefined;
  return args[at].includes('=') ? args[at].slice(name.length + 3) : args[at + 1];
}

/** Whether the port is in use. The server reports other problems when it starts. */
function isTaken(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', ({ code }) => done(code === 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => done(false)));
  });
}

/** Returns the system's error code if a folder can neither be used for data nor be created. */
function problemWith(folder) {
  try {
    if (!statSync(folder).isDirectory()) return 'ENOTDIR';
    accessSync(folder, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const parent = dirname(folder);
    return error.code === 'ENOENT' && parent !== folder ? problemWith(parent) : error.code;
  }
}

/** Returns the first problem as one sentence; undefined without one. */
export async function problemBeforeStart(root, args, env) {
  if (args.includes('--help') || args.includes('-h')) return undefined;
  const port = flag(args, 'port') ?? (env.EMINENT_PORT || undefined);
  const host = flag(args, 'host') ?? (env.EMINENT_HOST || 'localhost');
  const isPort = port !== undefined && /^\d{1,5}$/.test(port) && Number(port) < 65_536;
  if (isPort && port !== '0' && (await isTaken(Number(port), host))) {
    return `Port ${port} is in use; choose another with --port.`;
  }
  const data = flag(args, 'data') ?? (env.EMINENT_DATA || undefined);
  if (args.includes('--offline') || !data) return undefined;
  const problem = problemWith(resolve(root, data));
  return problem && `--data ${data}: the folder cannot be used (${problem}).`;
}

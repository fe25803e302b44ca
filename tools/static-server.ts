// A small web server for a folder of built files: no listing, nothing outside the folder, no hidden files.
import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { createGzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** The file that a request path means, or undefined where there is none to give out. */
export function fileFor(folder: string, url: string): string | undefined {
  const path = decodePath(url.split(/[?#]/, 1)[0] ?? '/');
  if (path === undefined || path.split(/[/\\]/).some((part) => part.startsWith('.'))) return;
  const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(folder + sep)) return;
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? file : undefined;
}

function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return;
  }
}

/** A server, not yet listening, that gives out the folder's files. */
export function serveFolder(folder: string): Server {
  return createServer((request, response) => answer(folder, request, response));
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  const file = fileFor(folder, request.url ?? '/');
  if (file === undefined) return refuse(response, 404);

  const type = types[extname(file)] ?? 'application/octet-stream';
  const gzip = type.includes('utf-8') && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    'content-type': type,
    // Vite puts a hash into the name of everything under assets/.
    'cache-control': file.startsWith(join(folder, 'assets') + sep)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(gzip ? { 'content-encoding': 'gzip' } : {}),
  });
  if (request.method === 'HEAD') return void response.end();
  const content = createReadStream(file).on('error', () => response.destroy());
  if (gzip) content.pipe(createGzip()).pipe(response);
  else content.pipe(response);
}

function refuse(response: ServerResponse, status: 404 | 405): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(status === 404 ? 'Not found.\n' : 'Only GET and HEAD are answered.\n');
}

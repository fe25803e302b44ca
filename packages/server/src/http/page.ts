// Serves the built web page: chooses the build and sets headers. The library sirv sends the files.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv, { type RequestHandler } from 'sirv';
import { listenerOf } from './listener.ts';
import { embedHeadersFor, headersFor } from './page-headers.ts';

/** A build of the page. sirv lists its files once and never looks for others on the disk. */
interface PageBuild {
  readonly folder: string;
  /** Hash of the build inputs; `unnamed` without a stamp file. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly embedHeaders: Readonly<Record<string, string>>;
  readonly answer: RequestHandler;
}

const BUILD_NAME_LENGTH = 16;
const UNNAMED = 'unnamed';

/** For `serveFolder`. Connections and open files share the 1,024 file descriptors of a process. */
const MAX_CONNECTIONS = 400;

/** URL of the replay widget, a view of the page (packages/web/src/replay/embedded-replay.tsx). */
const EMBED_PATH = /^\/embed\/r\/[0-9a-z]{1,40}(?:\?|$)/;

function openBuild(folder: string): PageBuild {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return {
    folder,
    name: nameOf(folder),
    headers: headersFor(page),
    embedHeaders: embedHeadersFor(page),
    answer: sirv(folder, { etag: true, gzip: true, brotli: true, extensions: ['html'] }),
  };
}

/** Reads the name from the stamp file (tools/build-stamp.ts). The page contains the same name. */
function nameOf(folder: string): string {
  try {
    const { inputs } = JSON.parse(readFileSync(join(folder, '.inputs'), 'utf8')) as {
      inputs?: unknown;
    };
    return typeof inputs === 'string' ? inputs.slice(0, BUILD_NAME_LENGTH) : UNNAMED;
  } catch {
    return UNNAMED;
  }
}

/** The newest build, and the one before it, from which open pages may still load files. */
class PageBuilds {
  readonly #link: string;
  #previous: PageBuild | undefined;
  #current: PageBuild;

  constructor(link: string) {
    this.#link = link;
    this.#current = openBuild(realpathSync(link));
  }

  current(): PageBuild {
    try {
      const folder = realpathSync(this.#link);
      if (folder !== this.#current.folder) {
        const next = openBuild(folder);
        this.#previous = this.#current;
        this.#current = next;
      }
    } catch {
      // The new build is not readable yet. Serve the previous one.
    }
    return this.#current;
  }

  previous(): PageBuild | undefined {
    return this.#previous !== undefined && existsSync(this.#previous.folder)
      ? this.#previous
      : undefined;
  }
}

/** Handles requests for the page. `build`: name of its newest build. */
export interface Page {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly build: () => string;
  readonly folder: () => string;
}

/** Opens the page in a folder, or behind a symbolic link to its newest build. */
export function openPage(folder: string): Page {
  const builds = new PageBuilds(folder);
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    try {
      answer(builds, request, response);
    } catch {
      if (response.headersSent) response.destroy();
      else refuse(response, 400);
    }
  };
  return { handle, build: () => builds.current().name, folder: () => builds.current().folder };
}

/** Returns a server that serves only a built page. It is not listening yet. */
export function serveFolder(folder: string): Server {
  return listenerOf(openPage(folder).handle, MAX_CONNECTIONS);
}

function answer(builds: PageBuilds, request: IncomingMessage, response: ServerResponse): void {
  const build = builds.current();
  const isEmbed = EMBED_PATH.test(request.url ?? '/');
  const headers = isEmbed ? build.embedHeaders : build.headers;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (isEmbed) request.url = '/';
  closeFileWithResponse(response);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  // Range requests are not supported: the whole file is sent.
  delete request.headers.range;
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('cache-control', cacheControl(request.url ?? '/'));
  build.answer(request, response, () => {
    const previous = builds.previous();
    if (previous === undefined) return refuse(response, 404);
    return previous.answer(request, response, () => refuse(response, 404));
  });
}

/** Files under assets/ never change: Vite puts a content hash into their names. */
function cacheControl(url: string): string {
  return url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Closes the file being sent when the response has ended or the client disconnects. */
function closeFileWithResponse(response: ServerResponse): void {
  response.on('pipe', (file: Readable) => {
    file.on('error', () => response.destroy());
    response.on('close', () => file.destroy());
  });
}

const sentences = {
  400: 'This request is not supported.\n',
  404: 'Not found.\n',
  405: 'Only GET and HEAD are supported.\n',
} as const;

function refuse(response: ServerResponse, status: keyof typeof sentences): void {
  response.setHeader('cache-control', 'no-store');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(sentences[status]);
}

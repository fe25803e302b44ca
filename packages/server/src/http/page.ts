// The built page: sirv gives out the files of one build, and this chooses the build and guards the door.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv, { type RequestHandler } from 'sirv';
import { listenerOf } from './listener.ts';
import { headersFor } from './page-headers.ts';

/** A build of the page. Its files are listed once: what a request names is looked up there and never in the file system. */
interface Edition {
  readonly folder: string;
  /** What the build was made of, in short; two pages with the same name are the same page. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: RequestHandler;
}

/** Characters of a build's name, and the name of one without a stamp. */
const BUILD_NAME_LENGTH = 16;
const UNNAMED = 'unnamed';

/** More than this many files and connections at once would use up the 1,024 descriptors of a process. */
const MOST_CONNECTIONS = 400;
function openEdition(folder: string): Edition {
  return {
    folder,
    name: nameOf(folder),
    headers: headersFor(readFileSync(join(folder, 'index.html'), 'utf8')),
    answer: sirv(folder, { etag: true, gzip: true, brotli: true, extensions: ['html'] }),
  };
}

/** The first characters of the hash that a build carries (tools/build-stamp.ts), which its page knows too. */
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

/** The newest build behind a folder that may be a link, and the one before it, whose pages may still ask for their parts. */
class Editions {
  readonly #link: string;
  #previous: Edition | undefined;
  #current: Edition;

  constructor(link: string) {
    this.#link = link;
    this.#current = openEdition(realpathSync(link));
  }

  current(): Edition {
    try {
      const folder = realpathSync(this.#link);
      if (folder !== this.#current.folder) {
        const next = openEdition(folder);
        this.#previous = this.#current;
        this.#current = next;
      }
    } catch {
      // A build that is being put in its place: the one before is still whole.
    }
    return this.#current;
  }

  previous(): Edition | undefined {
    return this.#previous !== undefined && existsSync(this.#previous.folder)
      ? this.#previous
      : undefined;
  }
}

/** A page that can be asked for. */
export interface Page {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** The name of the newest build. */
  readonly build: () => string;
}

/** The page in a folder that may be a link to its newest build. */
export function openPage(folder: string): Page {
  const editions = new Editions(folder);
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    try {
      answer(editions, request, response);
    } catch {
      if (response.headersSent) response.destroy();
      else refuse(response, 400);
    }
  };
  return { handle, build: () => editions.current().name };
}

/** A server, not yet listening, that gives out the files of a built page and nothing else. */
export function serveFolder(folder: string): Server {
  return listenerOf(openPage(folder).handle, MOST_CONNECTIONS);
}

function answer(editions: Editions, request: IncomingMessage, response: ServerResponse): void {
  const edition = editions.current();
  for (const [name, value] of Object.entries(edition.headers)) response.setHeader(name, value);
  endTogether(response);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  // Parts of a file are not given out: nothing here is long, and a part of a compressed file is none of the file.
  delete request.headers.range;
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('cache-control', cacheControl(request.url ?? '/'));
  edition.answer(request, response, () => {
    const previous = editions.previous();
    if (previous === undefined) return refuse(response, 404);
    return previous.answer(request, response, () => refuse(response, 404));
  });
}

/** Vite puts a hash of the content into the name of everything under assets/. */
function cacheControl(url: string): string {
  return url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The file behind an answer is closed with it, also when the other side goes away in the middle. */
function endTogether(response: ServerResponse): void {
  response.on('pipe', (file: Readable) => {
    file.on('error', () => response.destroy());
    response.on('close', () => file.destroy());
  });
}

const sentences = {
  400: 'This cannot be answered.\n',
  404: 'Not found.\n',
  405: 'Only GET and HEAD are answered.\n',
} as const;

function refuse(response: ServerResponse, status: keyof typeof sentences): void {
  response.setHeader('cache-control', 'no-store');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(sentences[status]);
}

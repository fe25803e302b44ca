// Makes the page an installable app (PWA) that works offline, with a web manifest and a service
// worker.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A file and the hash of its contents; null if the path already contains a hash. */
export type PrecacheEntry = readonly [path: string, revision: string | null];

const PRECACHED = /\.(?:js|css|html|svg|woff2|webmanifest|bin|webp)$/;
/** Fonts that only players' names need. The browser loads them on demand. */
const PLAYER_NAME_FONTS = /-(?:cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-[^/]*\.woff2$/;
/** Not precached: the browser itself stores the service worker and the script it imports. */
const SERVICE_WORKER_FILES = ['sw.js', 'push.js'];

/** Whether the service worker precaches a file of the build. */
export function isPrecached(path: string): boolean {
  return (
    PRECACHED.test(path) && !PLAYER_NAME_FONTS.test(path) && !SERVICE_WORKER_FILES.includes(path)
  );
}

export function entryOf(path: string, contents: string | Uint8Array): PrecacheEntry {
  if (path.startsWith('assets/')) return [path, null];
  return [path, createHash('sha256').update(contents).digest('hex').slice(0, 16)];
}

/** Inserts the list of files into the service worker. Throws if the source has no place for it. */
export function workerWith(source: string, entries: readonly PrecacheEntry[]): string {
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const list = `const ENTRIES = ${JSON.stringify(sorted)};`;
  const place = 'const ENTRIES = [];';
  if (!source.includes(place)) throw new Error(`the service worker has no line "${place}"`);
  return source.replace(place, () => list);
}

const MANIFEST = {
  name: 'Eminent Domain (unofficial)',
  short_name: 'Eminent',
  description: 'An unofficial fan version of the deck-building game Eminent Domain',
  start_url: './',
  scope: '/',
  lang: 'en',
  display: 'standalone',
  background_color: '#070a14',
  theme_color: '#0a0f1e',
  icons: [
    { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  ],
};

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'));
}

/** Adds the web manifest and the service worker to a build, and links the manifest in the page. */
export function offlineCopy(workerFile: string): Plugin {
  let publicFolder = '';
  return {
    name: 'offline-copy',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'manifest', href: '/manifest.webmanifest' },
        injectTo: 'head' as const,
      },
    ],
    generateBundle: {
      // Runs after all plugins that add files or change them, such as index.html.
      order: 'post',
      handler(_options, bundle) {
        const manifest = JSON.stringify(MANIFEST);
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest });
        const built = Object.values(bundle).map(
          (file) => [file.fileName, file.type === 'asset' ? file.source : file.code] as const,
        );
        const copied = filesIn(publicFolder).map(
          (path) => [path, readFileSync(join(publicFolder, path))] as const,
        );
        const files = new Map([...copied, ...built, ['manifest.webmanifest', manifest] as const]);
        const entries = [...files]
          .filter(([path]) => isPrecached(path))
          .map(([path, contents]) => entryOf(path, contents));
        const source = workerWith(readFileSync(workerFile, 'utf8'), entries);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

// The service worker: keeps the files of one build for visits without a network. The build writes the list of files (build/precache.ts).
// What a push says, and what a press on it opens.
importScripts('push.js');

/** The path of each file and the hash of its contents, or null where the path holds one. */
const ENTRIES = [];

/** Shared by all builds: what two of them have in common is fetched once. */
const CACHE = 'eminent-page';
/** The caches of the worker that earlier builds had. */
const OLD_PREFIX = 'workbox-';
/** How many files are fetched at once. */
const PARALLEL = 6;

const scope = self.registration.scope;
const addressOf = (path) => new URL(path, scope).href;
/** The revision is in the address under which a file is kept, so that another build's copy is never taken for it. */
const keyOf = ([path, revision]) =>
  revision === null ? addressOf(path) : `${addressOf(path)}?revision=${revision}`;
const keys = new Map(ENTRIES.map((entry) => [addressOf(entry[0]), keyOf(entry)]));

/** Addresses of the server. The page of an embedded replay has a frame policy that the kept page lacks. */
const SERVER_PATHS = /^\/(?:api|board|embed|puzzle|r|replay|t)\//;

/** Keeps a file, unless the build before had the same. */
async function keep(cache, entry) {
  const key = keyOf(entry);
  if ((await cache.match(key)) !== undefined) return;
  const [path, revision] = entry;
  const address = addressOf(path);
  // A hashed file never changes, so that the browser's own copy of it is as good. Others are asked for anew. No other address is followed,
  // since the page may not be an answer that was redirected.
  const cacheMode = revision === null ? 'default' : 'reload';
  const response = await fetch(address, { cache: cacheMode, redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  await cache.put(key, response);
}

/** The page is whole or not kept at all: one file that fails fails the installation, and the worker before goes on. */
async function install() {
  const cache = await caches.open(CACHE);
  const left = [...ENTRIES];
  const work = async () => {
    for (let entry = left.shift(); entry !== undefined; entry = left.shift()) {
      await keep(cache, entry);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  await self.skipWaiting();
}

/** Drops what only earlier builds had, their worker's caches too, and takes over the pages that are open. */
async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OLD_PREFIX));
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(CACHE);
  const wanted = new Set(keys.values());
  const kept = await cache.keys();
  const gone = kept.filter(({ url }) => !wanted.has(url));
  await Promise.all(gone.map((request) => cache.delete(request)));
  await self.clients.claim();
}

/** The key of what a request asks for; a visit to an address that is no file is answered with the page. */
function keyFor({ url, mode }) {
  const { href, origin, pathname } = new URL(url);
  if (SERVER_PATHS.test(pathname)) return undefined;
  if (mode === 'navigate') return keys.get(origin + pathname) ?? keys.get(addressOf('index.html'));
  return keys.get(href.replace(/#.*$/, ''));
}

async function answer(request, key) {
  const cache = await caches.open(CACHE);
  return (await cache.match(key)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const key = keyFor(request);
  if (key !== undefined) event.respondWith(answer(request, key));
});

// The service worker: caches the files of one build, so that the page works offline. The build
// fills in the list of files (build/pwa.ts).

// Shows push notifications and opens the page when one is clicked.
importScripts('push.js');

/** The path of each file with the hash of its contents; null if the path contains a hash. */
const ENTRIES = [];

/** All builds share one cache, so that a file that two builds have in common is fetched once. */
const CACHE = 'eminent-page';
/** Prefix of the caches of earlier builds, whose worker used the Workbox library. */
const OLD_PREFIX = 'workbox-';
/** How many files are fetched at once. */
const PARALLEL = 6;

const scope = self.registration.scope;
const addressOf = (path) => new URL(path, scope).href;
/** The cache key of a file: the address with the hash, so that builds have different keys. */
const keyOf = ([path, revision]) =>
  revision === null ? addressOf(path) : `${addressOf(path)}?revision=${revision}`;
const keys = new Map(ENTRIES.map((entry) => [addressOf(entry[0]), keyOf(entry)]));

/**
 * Paths that only the server answers. `/embed` is one of them, because the server sends it with a
 * frame policy that the cached page lacks.
 */
const SERVER_PATHS = /^\/(?:api|board|embed|puzzle|r|replay|t)\//;

/** Caches a file, unless it is cached already. */
async function cacheFile(cache, entry) {
  const key = keyOf(entry);
  if ((await cache.match(key)) !== undefined) return;
  const [path, revision] = entry;
  const address = addressOf(path);
  // A file with a hash in its path never changes, so the HTTP cache of the browser may answer. The
  // others are always fetched. A redirect is an error: a redirected response cannot answer a visit.
  const cacheMode = revision === null ? 'default' : 'reload';
  const response = await fetch(address, { cache: cacheMode, redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  await cache.put(key, response);
}

/** Caches all files. If one fails, the installation fails and the previous worker stays active. */
async function install() {
  const cache = await caches.open(CACHE);
  const left = [...ENTRIES];
  const work = async () => {
    for (let entry = left.shift(); entry !== undefined; entry = left.shift()) {
      await cacheFile(cache, entry);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  await self.skipWaiting();
}

/** Deletes the files and caches that only earlier builds used, and takes control of open pages. */
async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OLD_PREFIX));
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(CACHE);
  const wanted = new Set(keys.values());
  const cached = await cache.keys();
  const outdated = cached.filter(({ url }) => !wanted.has(url));
  await Promise.all(outdated.map((request) => cache.delete(request)));
  await self.clients.claim();
}

/**
 * The cache key of a request; undefined if the network answers it. A visit to an address that is no
 * file gets the page.
 */
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

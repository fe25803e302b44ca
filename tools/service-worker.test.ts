// The page's service worker in a fake global scope, with a cache and a network in memory.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { entryOf, isPrecached, type PrecacheEntry, workerWith } from '../packages/web/build/pwa.ts';
import { inRoot } from './paths.ts';

const SOURCE = readFileSync(inRoot('packages/web/service-worker.js'), 'utf8');
const SCOPE = 'http://localhost:4173/';

type Files = Readonly<Record<string, string>>;

class MemoryCache {
  readonly kept = new Map<string, Response>();
  match = (key: string) => Promise.resolve(this.kept.get(key)?.clone());
  put(key: string, response: Response) {
    this.kept.set(key, response);
    return Promise.resolve();
  }
  keys = () => Promise.resolve([...this.kept.keys()].map((url) => ({ url })));
  delete = ({ url }: { url: string }) => Promise.resolve(this.kept.delete(url));
}

class MemoryCaches {
  readonly all = new Map<string, MemoryCache>();
  open(name: string) {
    const cache = this.all.get(name) ?? new MemoryCache();
    this.all.set(name, cache);
    return Promise.resolve(cache);
  }
  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
}

/** A browser with one origin: its caches outlive each worker. */
class FakeBrowser {
  readonly caches = new MemoryCaches();
  readonly fetched: string[] = [];
  files: Files = {};

  worker(entries: readonly PrecacheEntry[]) {
    const listeners = new Map<string, (event: object) => void>();
    const calls: string[] = [];
    const record = (name: string) => () => {
      calls.push(name);
      return Promise.resolve();
    };
    const fetch = (requests: string | { url: string }, options: { cache?: string } = {}) => {
      const url = typeof requests === 'string' ? requests : requests.url;
      this.fetched.push(options.cache === undefined ? url : `${options.cache} ${url}`);
      const body = this.files[new URL(url).pathname.slice(1)];
      return Promise.resolve(new Response(body ?? '', { status: body === undefined ? 404 : 200 }));
    };
    const self = {
      registration: { scope: SCOPE },
      skipWaiting: record('skipWaiting'),
      clients: { claim: record('claim') },
      addEventListener: (type: string, listener: (event: object) => void) =>
        listeners.set(type, listener),
    };
    runInNewContext(workerWith(SOURCE, entries), {
      self,
      caches: this.caches,
      fetch,
      URL,
      importScripts: (path: string) => calls.push(`import ${path}`),
    });
    const life = (type: string) => {
      let work: Promise<unknown> = Promise.resolve();
      listeners.get(type)?.({
        waitUntil: (promise: Promise<unknown>) => {
          work = promise;
        },
      });
      return work;
    };
    /** The response as text; undefined if the worker leaves the request to the browser. */
    const ask = async (path: string, request: { mode?: string; method?: string } = {}) => {
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        request: { url: new URL(path, SCOPE).href, mode: 'cors', method: 'GET', ...request },
        respondWith: (promise: Promise<Response>) => {
          answer = promise;
        },
      });
      return (await answer)?.text();
    };
    return {
      calls,
      ask,
      install: () => life('install'),
      activate: () => life('activate'),
    };
  }
}

const entriesOf = (files: Files) =>
  Object.entries(files).map(([path, text]) => entryOf(path, text));

const OLDER: Files = { 'index.html': 'older', 'assets/a-1.js': 'a', 'assets/b-1.js': 'b' };
const NEWER: Files = { 'index.html': 'newer', 'assets/a-1.js': 'a', 'assets/b-2.js': 'c' };

async function running(files: Files, browser = new FakeBrowser()) {
  browser.files = files;
  const worker = browser.worker(entriesOf(files));
  await worker.install();
  await worker.activate();
  return { browser, worker };
}

test('everything needed offline is cached, by content hash if the name has none', () => {
  const paths = 'index.html first-frame.js favicon.svg manifest.webmanifest assets/i-latin-1.woff2';
  for (const path of [...paths.split(' '), 'assets/x.js', 'assets/x.css', 'assets/x.bin']) {
    expect([path, isPrecached(path)]).toEqual([path, true]);
  }
  for (const path of [
    'sw.js',
    'push.js',
    'assets/i-cyrillic-ext-1.woff2',
    'x.txt',
    'index.html.br',
  ]) {
    expect([path, isPrecached(path)]).toEqual([path, false]);
  }
  expect(entryOf('assets/x-1.js', 'one')).toEqual(['assets/x-1.js', null]);
  expect(entryOf('index.html', 'one')[1]).toMatch(/^[0-9a-f]{16}$/);
  expect(entryOf('index.html', 'one')).not.toEqual(entryOf('index.html', 'two'));
  expect(() => workerWith('no list here', [])).toThrow('the service worker has no line');
});

test('the worker imports the push code, takes over at once and answers from its cache', async () => {
  const { browser, worker } = await running(OLDER);
  expect(worker.calls).toEqual(['import push.js', 'skipWaiting', 'claim']);
  expect(browser.fetched.toSorted()).toEqual([
    `default ${SCOPE}assets/a-1.js`,
    `default ${SCOPE}assets/b-1.js`,
    `reload ${SCOPE}index.html`,
  ]);
  browser.files = {};
  browser.fetched.length = 0;
  expect(await worker.ask('assets/a-1.js')).toBe('a');
  expect(await worker.ask('/', { mode: 'navigate' })).toBe('older');
  expect(await worker.ask('/?pause=0#/rules', { mode: 'navigate' })).toBe('older');
  expect(await worker.ask('/some/where', { mode: 'navigate' })).toBe('older');
  expect(await worker.ask('/assets/a-1.js?x=1', { mode: 'navigate' })).toBe('a');
  expect(browser.fetched).toEqual([]);
});

test('requests outside the page are left to the browser', async () => {
  const { worker } = await running(OLDER);
  expect(await worker.ask('/api/v1/session')).toBeUndefined();
  expect(await worker.ask('/')).toBeUndefined();
  expect(await worker.ask('https://elsewhere.example/assets/a-1.js')).toBeUndefined();
  expect(await worker.ask('assets/a-1.js', { method: 'HEAD' })).toBeUndefined();
});

test.each([
  '/r/abc',
  '/t/abc',
  '/puzzle/1',
  '/board/abc',
  '/replay/c4.abc/7',
  '/embed/r/abc',
  '/api/v1/records/abc.txt',
])('a visit to %s is answered by the server, not by the kept page', async (path) => {
  const { worker } = await running(OLDER);
  expect(await worker.ask(path, { mode: 'navigate' })).toBeUndefined();
});

test('a newer worker only fetches changed files, and deletes the old cache when it takes over', async () => {
  const { browser, worker: older } = await running(OLDER);
  browser.files = NEWER;
  browser.fetched.length = 0;
  const newer = browser.worker(entriesOf(NEWER));
  await newer.install();
  expect(browser.fetched.toSorted()).toEqual([
    `default ${SCOPE}assets/b-2.js`,
    `reload ${SCOPE}index.html`,
  ]);
  // Until the newer worker takes over, the older one answers with its own page.
  expect(await older.ask('/', { mode: 'navigate' })).toBe('older');
  await newer.activate();
  expect(await newer.ask('/', { mode: 'navigate' })).toBe('newer');
  const [cache] = browser.caches.all.values();
  expect(cache?.kept.size).toBe(3);
});

test('an incomplete build is not installed', async () => {
  const { browser, worker: older } = await running(OLDER);
  browser.files = { 'index.html': 'newer' };
  await expect(browser.worker(entriesOf(NEWER)).install()).rejects.toThrow('answers 404');
  browser.files = {};
  expect(await older.ask('/', { mode: 'navigate' })).toBe('older');
});

test('caches of the previous worker are deleted, those of others are not', async () => {
  const browser = new FakeBrowser();
  const mine = 'eminent-push-words';
  for (const name of [`workbox-precache-v2-${SCOPE}`, mine]) await browser.caches.open(name);
  await running(OLDER, browser);
  expect([...browser.caches.all.keys()].toSorted()).toEqual(['eminent-page', mine]);
});

test('a file that the browser evicted from the cache is fetched', async () => {
  const { browser, worker } = await running(OLDER);
  browser.caches.all.get('eminent-page')?.kept.clear();
  expect(await worker.ask('assets/a-1.js')).toBe('a');
});

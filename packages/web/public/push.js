// Part of the service worker: says that a game waits, and opens it. The words are those that the page has put here in its language.
const WORDS = 'eminent-push-words';

async function wordsOf(type) {
  const cache = await caches.open(WORDS);
  const kept = await cache.match('/push-words');
  const words = kept === undefined ? {} : await kept.json();
  return words[type] ?? '';
}

async function show({ type, table, waiting }) {
  const words = await wordsOf(type);
  await self.registration.showNotification('Eminent Domain', {
    body: words,
    icon: 'favicon.svg',
    // The next word about the same table takes the place of this one.
    tag: table ?? type,
    data: { table },
  });
  // A refused badge changes nothing about the notification.
  if (waiting !== undefined) await navigator.setAppBadge?.(waiting).catch(() => undefined);
}

self.addEventListener('push', (event) => {
  let message;
  try {
    message = event.data.json();
  } catch {
    return;
  }
  event.waitUntil(show(message));
});

async function open(table) {
  const hash = table === undefined ? '#/online/games' : `#/online/t/${encodeURIComponent(table)}`;
  const address = new URL(hash, self.registration.scope).href;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [first] = windows;
  if (first === undefined) return self.clients.openWindow(address);
  // A browser that lets no page come forward still brings it there.
  await first.focus().catch(() => undefined);
  return first.navigate(address).catch(() => self.clients.openWindow(address));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table));
});

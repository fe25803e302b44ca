// Web push: requests permission and registers the subscription with the server.
import { madePush, PUSHES, pushDevices } from '@eminent/protocol/online';
import { type Locale, msg } from '@eminent/text';
import { worker } from '../../ui/register-service-worker.ts';
import { type Answer, ask, NOTHING } from '../api.ts';

export function canPush(): boolean {
  return (
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  );
}

/** The cache in which the service worker (public/push.js) finds its texts. */
const WORDS = 'eminent-push-words';

/** Stores the texts of a language for the service worker, which has none of its own. */
export async function keepPushWords(lang: Locale): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const words = Object.fromEntries(
    PUSHES.map((type) => [type, msg(lang, `online.notices.pushes.${type}`)]),
  );
  const cache = await caches.open(WORDS);
  await cache.put('/push-words', new Response(JSON.stringify(words)));
}

/** Decodes a key into the bytes that browsers expect. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function refused(code: string, sentence: string): Answer<never> {
  return { ok: false, refusal: { code, sentence } };
}

async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const before = await pushManager.getSubscription();
  // A subscription with another server's key is useless here.
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** Turns on notifications on this device. */
export async function beginPush(lang: Locale): Promise<Answer<unknown>> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return refused('push-denied', 'The browser does not allow notifications here.');
  }
  await keepPushWords(lang);
  const devices = await ask('GET', '/me/push', pushDevices);
  if (!devices.ok) return devices;
  try {
    const { endpoint, keys } = (await subscribe(devices.value.key)).toJSON();
    return await ask('POST', '/me/push', madePush, { endpoint, keys });
  } catch (error) {
    return refused('push-failed', error instanceof Error ? error.message : String(error));
  }
}

/** Turns off notifications on a device. */
export function endPush(id: string): Promise<Answer<unknown>> {
  return ask('DELETE', `/me/push/${encodeURIComponent(id)}`, NOTHING);
}

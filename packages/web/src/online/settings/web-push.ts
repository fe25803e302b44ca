// Web push: asks for permission, subscribes this device, and sends the subscription to the server.
import { madePush, PUSHES, pushDevices } from '@eminent/protocol/online';
import { type Locale, msg } from '@eminent/text';
import { readyServiceWorker } from '../../ui/register-service-worker.ts';
import { type Answer, ask, inPath, ANY_RESPONSE, refused } from '../api.ts';

export function canPush(): boolean {
  return (
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  );
}

/** The cache from which the service worker (public/push.js) reads the texts of notifications. */
const TEXT_CACHE = 'eminent-push-words';

/** Stores the translated texts of notifications for the service worker. */
export async function storePushTexts(lang: Locale): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const texts = Object.fromEntries(
    PUSHES.map((type) => [type, msg(lang, `online.notices.pushes.${type}`)]),
  );
  const cache = await caches.open(TEXT_CACHE);
  await cache.put('/push-words', new Response(JSON.stringify(texts)));
}

function decodeBase64Url(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await readyServiceWorker();
  const before = await pushManager.getSubscription();
  // An old subscription may have another server's key.
  await before?.unsubscribe();
  return pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: decodeBase64Url(key),
  });
}

/** Turns on notifications on this device. Asks the user for permission. */
export async function beginPush(lang: Locale): Promise<Answer<unknown>> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return refused('push-denied', 'The browser does not allow notifications here.');
  }
  await storePushTexts(lang);
  const devices = await ask('GET', '/me/push', pushDevices);
  if (!devices.ok) return devices;
  try {
    const { endpoint, keys } = (await subscribe(devices.value.key)).toJSON();
    return await ask('POST', '/me/push', madePush, { endpoint, keys });
  } catch (error) {
    return refused('push-failed', error instanceof Error ? error.message : String(error));
  }
}

/** Turns off notifications on a device of the user. */
export function endPush(id: string): Promise<Answer<unknown>> {
  return ask('DELETE', `/me/push/${inPath(id)}`, ANY_RESPONSE);
}

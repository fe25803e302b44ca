// Registers the service worker, which makes the page available offline.
import { whenIdleLater } from '../activity/when-idle.ts';

/** The active service worker, which caches the page and shows push messages. Registers it first. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/**
 * Registers the service worker when the page is idle. The worker downloads all files of the page,
 * and later only the new files of a newer version.
 */
export function registerServiceWorker(): void {
  // Not in development, where files change constantly. Service workers exist only on https and
  // localhost.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdleLater(() => void worker().catch(() => undefined));
}

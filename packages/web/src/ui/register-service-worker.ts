// Registers the service worker, which makes the page available offline.
import { whenIdleLater } from '../activity/when-idle.ts';

/** Registers the service worker and waits until it is active. It also shows push notifications. */
export async function readyServiceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/** Registers the service worker when the page is idle, because it downloads the whole page. */
export function registerServiceWorker(): void {
  // Not in development, where files change constantly, and not on plain HTTP.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdleLater(() => void readyServiceWorker().catch(() => undefined));
}

// Keeps the page on this device for visits without a network.
import { whenIdleLater } from '../activity/when-idle.ts';

/** The worker that keeps the page and shows what is pushed; at once, where one is there already. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/** The worker fetches all parts of the page once; of a newer page it fetches what is new. */
export function registerServiceWorker(): void {
  // Not with hot reload, which has other files at every moment. Browsers have workers where the page comes over https or from this machine.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdleLater(() => void worker().catch(() => undefined));
}

// Keeps the page on this device for visits without a network.
import { whenIdle } from './when-idle.ts';

/** Milliseconds in which the first screen is fetched and drawn: to keep everything else takes the line and the processor for itself. */
const FIRST_SCREEN_MS = 3000;

/** The worker that keeps the page and shows what is pushed; at once, where one is there already. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/** The worker fetches all parts of the page once; of a newer page it fetches what is new. */
export function keepWithoutNetwork(): void {
  // Not with hot reload, which has other files at every moment. Browsers have workers where the page comes over https or from this machine.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = () => void worker().catch(() => undefined);
  setTimeout(() => whenIdle(keep), FIRST_SCREEN_MS);
}

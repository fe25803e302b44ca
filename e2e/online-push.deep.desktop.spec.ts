/// <reference lib="dom" />
// Push notifications in a real browser. A local push service replaces the browser's own. Its
// messages are decrypted with the browser's keys and handed to the service worker, which shows them
// on a display of the test and opens the table.
import { type BrowserContext, expect, type Page, test, type Worker } from '@playwright/test';
import { PushService, Subscribed } from '../packages/server/test/notify/push-service.ts';
import { enter, seatByRequest } from './online.ts';
import { OnlineServer } from './server.ts';

let server: OnlineServer;
let service: PushService;

test.beforeAll(async () => {
  service = await PushService.start();
  server = new OnlineServer({ flags: ['--outgoing', 'any'] });
  await server.start();
});
test.afterAll(async () => {
  await server?.end();
  service?.close();
});

/**
 * Replaces the page's push manager, which would contact the browser vendor's service. Also sets the
 * permission, which reads as denied in a Chromium without a display for notifications.
 */
async function subscribesTo(context: BrowserContext, browser: Subscribed): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: server.address });
  await context.addInitScript((subscription) => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription);
  }, browser.toJSON());
}

/** Delivers a message to the service worker as the browser would, from a page of another origin. */
async function deliver(page: Page, message: unknown): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.address));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify(message);
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: server.address,
    registrationId,
    data,
  });
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

interface Displayed extends Shown {
  readonly data: unknown;
  readonly close: () => void;
}

/** What the test uses of the service worker's global scope, and what its display adds. */
interface PushWorker {
  readonly ServiceWorkerRegistration: { readonly prototype: object };
  readonly WorkerNavigator: { readonly prototype: object };
  readonly clients: { openWindow: (url: string | URL) => Promise<unknown> };
  readonly WindowClient: { readonly prototype: { focus: () => Promise<unknown> } };
  readonly dispatchEvent: (event: Event) => boolean;
  displayed: Map<string, Displayed>;
  badge: number | undefined;
}

/**
 * Gives the service worker a display. A Chromium without windows (`chromium-headless-shell`) has
 * none: it refuses every notification, and a badge set by a service worker ends the process of the
 * page too.
 */
function addDisplay(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const scope = self as unknown as PushWorker;
    scope.displayed = new Map();
    Object.assign(scope.ServiceWorkerRegistration.prototype, {
      showNotification(title: string, { body, tag, data }: Omit<Displayed, 'title' | 'close'>) {
        const close = () => void scope.displayed.delete(tag);
        scope.displayed.set(tag, { title, body, tag, data, close });
        return Promise.resolve();
      },
    });
    Object.assign(scope.WorkerNavigator.prototype, {
      setAppBadge(badge: number) {
        scope.badge = badge;
        return Promise.reject(new Error('refused'));
      },
    });
  });
}

function shownBy(worker: Worker): Promise<readonly Shown[]> {
  return worker.evaluate(() => {
    const { displayed } = self as unknown as PushWorker;
    return [...displayed.values()].map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

function badgeOf(worker: Worker): Promise<number | undefined> {
  return worker.evaluate(() => (self as unknown as PushWorker).badge);
}

/** Clicks a notification. Returns the URL of the window that it opens. */
function press(worker: Worker): Promise<string> {
  return worker.evaluate(() => {
    const scope = self as unknown as PushWorker;
    const [notification] = scope.displayed.values();
    if (notification === undefined) throw new Error('nothing is shown');
    return new Promise<string>((resolve, reject) => {
      scope.clients.openWindow = (url) => {
        resolve(String(url));
        return Promise.resolve(null);
      };
      scope.WindowClient.prototype.focus = function focus() {
        resolve('an open window');
        return Promise.resolve(this);
      };
      const waitUntil = (work: Promise<unknown>) => void work.catch(reject);
      const click = Object.assign(new Event('notificationclick'), { notification, waitUntil });
      scope.dispatchEvent(click);
    });
  });
}

test('a closed page gets a notification that a game waits, and a click opens the table', async ({
  browser,
}) => {
  const place = { browser, server };
  const subscribed = new Subscribed(service, '/ada');
  const ada = await enter(place, 'Ada', { lang: 'it', serviceWorkers: 'allow' });
  const bo = await enter(place, 'Bo');
  await subscribesTo(ada.context, subscribed);
  const { page } = ada;

  await test.step('the browser is subscribed from the settings', async () => {
    await page.goto('/?pause=0#/online/settings');
    await page.getByRole('button', { name: 'Avvisa su questo dispositivo' }).click();
    await expect(page.getByText('Questo dispositivo sarà avvisato.')).toBeVisible();
  });
  const worker =
    ada.context.serviceWorkers()[0] ?? (await ada.context.waitForEvent('serviceworker'));
  await addDisplay(worker);
  await page.goto('about:blank');

  const { table } = await seatByRequest(server, [ada, bo]);
  await expect.poll(() => service.delivered.length, { timeout: 60_000 }).toBeGreaterThan(0);
  const [sent] = service.delivered;
  if (sent === undefined) return;
  expect(sent.headers['content-encoding']).toBe('aes128gcm');
  expect(sent.headers.authorization).toMatch(/^vapid t=/);
  const message = subscribed.open(sent.body);
  expect(message).toEqual({ type: 'waiting', table, waiting: 1 });

  await test.step('it is shown in the language of the page', async () => {
    await deliver(page, message);
    await expect
      .poll(() => shownBy(worker))
      .toEqual([
        { title: 'Eminent Domain', body: 'Una partita aspetta la tua risposta.', tag: table },
      ]);
    await expect.poll(() => badgeOf(worker)).toBe(1);
    await deliver(page, { ...(message as object), type: 'reminder' });
    await expect
      .poll(() => shownBy(worker))
      .toMatchObject([{ body: 'Il tuo tempo per rispondere sta per finire.' }]);
  });

  await test.step('a press opens the table', async () => {
    const address = await press(worker);
    expect(address).toBe(`${server.address}/#/online/t/${table}`);
    await page.goto(address);
    await expect(page.locator('[data-ply]')).toBeVisible();
    expect(await shownBy(worker)).toEqual([]);
  });

  await test.step('an open page navigates there', async () => {
    await page.goto('/?pause=0#/online');
    await expect(page.getByRole('main')).toBeVisible();
    // The page updates its service worker when idle; an event at that moment is lost.
    await expect(async () => {
      await deliver(page, message);
      expect(await shownBy(worker)).toHaveLength(1);
    }).toPass();
    expect(await press(worker)).toBe('an open window');
    await expect(page).toHaveURL(`${server.address}/#/online/t/${table}`);
    await expect(page.locator('[data-ply]')).toBeVisible();
  });
  // about:blank has no storage for the test's settings.
  expect(ada.errors.filter((one) => !one.includes('Access is denied'))).toEqual([]);
  for (const { context } of [ada, bo]) await context.close();
});

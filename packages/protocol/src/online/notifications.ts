// How a person is told that a game waits: web push to browsers, webhooks to the chat of a group. Bodies and answers over HTTP.
import * as v from 'valibot';
import { fields, flag, list, oneOf, text, whole } from '../schema.ts';

const MOST_DEVICES = 20;
const MOST_URL = 1000;
const DAY_MINUTES = 24 * 60;

/** `away`: only while the page is open nowhere. */
export const NOTIFY_WHEN = ['away', 'always', 'never'] as const;

const minutes = v.pipe(whole, v.maxValue(DAY_MINUTES - 1, 'expected minutes of a day'));

/** GET and PUT /me/notifications. */
export const notifySettings = fields({
  /** A decision waits. */
  turn: oneOf(NOTIFY_WHEN),
  /** The time for a decision is almost over. */
  reminder: flag,
  /** A friend keeps a seat for the person. */
  invited: flag,
  /** A game is over. */
  over: flag,
  /** No push between these minutes of the day, at the person's place. */
  quiet: v.exactOptional(
    fields({
      from: minutes,
      to: minutes,
      /** Such as Europe/Rome. */
      zone: text(60),
    }),
  ),
});
export type NotifySettings = v.InferOutput<typeof notifySettings>;

/** POST /me/push: what `PushSubscription.toJSON()` of a browser says. */
export const newPush = fields({
  endpoint: text(MOST_URL),
  keys: fields({ p256dh: text(), auth: text() }),
});
export const madePush = fields({ id: text() });
/** GET /me/push. */
export const pushDevices = fields({
  /** The server's public key, `applicationServerKey` of a subscription. */
  key: text(),
  devices: list(
    fields({
      id: text(),
      device: text(),
      created: whole,
      /** When something was last sent there. */
      used: v.exactOptional(whole),
    }),
    'devices',
    MOST_DEVICES,
  ),
});
export type PushDevices = v.InferOutput<typeof pushDevices>;

/** What a push says; nothing of a game is in it but its table. The page's service worker has the words. */
export const PUSHES = ['waiting', 'reminder', 'invited', 'over', 'test'] as const;
export const pushMessage = fields({
  type: oneOf(PUSHES),
  table: v.exactOptional(text()),
  /** How many games wait for the person. */
  waiting: v.exactOptional(whole),
});
export type PushMessage = v.InferOutput<typeof pushMessage>;

/** POST /me/webhooks: for one table, or for all that the person is the host of. */
export const newWebhook = fields({
  url: text(MOST_URL),
  table: v.exactOptional(text()),
});
/** The secret signs what is sent; told once. */
export const madeWebhook = fields({ id: text(), secret: text() });
/** GET /me/webhooks. */
export const webhooks = fields({
  rows: list(
    fields({
      id: text(),
      /** Where it goes, without what may be a secret in its path. */
      to: text(),
      table: v.exactOptional(text()),
      created: whole,
      /** Why the last one could not be sent; it is given up after many. */
      trouble: v.exactOptional(text()),
    }),
    'webhooks',
    MOST_DEVICES,
  ),
});
export type Webhooks = v.InferOutput<typeof webhooks>;

/** What a webhook is sent, signed in the header `x-eminent-signature`. */
export const webhookMessage = fields({
  event: oneOf(['waiting', 'over', 'test']),
  table: v.exactOptional(text()),
  /** The table on the page. */
  link: v.exactOptional(text(MOST_URL)),
  /** Names of those whom the table waits for. */
  waiting: list(text(), 'names', 16),
  /** The same for chats: `text` is read by some, `content` by others. */
  text: text(2000),
  content: text(2000),
});
export type WebhookMessage = v.InferOutput<typeof webhookMessage>;

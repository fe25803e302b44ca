// HTTP schemas for notifications by web push to browsers and by webhooks to group chats.
import * as v from 'valibot';
import { fields, flag, list, oneOf, text, whole } from '../schema.ts';

const MAX_DEVICES = 20;
const MAX_URL = 1000;
const DAY_MINUTES = 24 * 60;

/** When to notify a user. `away`: only while no page of the user is visible. */
export const NOTIFY_WHEN = ['away', 'always', 'never'] as const;

const minutes = v.pipe(whole, v.maxValue(DAY_MINUTES - 1, 'expected minutes of a day'));

/** GET and PUT /me/notifications: the occasions for notifications. */
export const notifySettings = fields({
  turn: oneOf(NOTIFY_WHEN),
  /** The time for a decision is almost over. Sent only in correspondence games. */
  reminder: flag,
  /** A friend has reserved a seat for the user. */
  invited: flag,
  over: flag,
  /** Minutes of the day between which no push is sent. It is sent afterwards. */
  quiet: v.exactOptional(
    fields({
      from: minutes,
      to: minutes,
      /** An IANA time zone, such as Europe/Rome. */
      zone: text(60),
    }),
  ),
});
export type NotifySettings = v.InferOutput<typeof notifySettings>;

/** POST /me/push: the result of `PushSubscription.toJSON()` in a browser. */
export const newPush = fields({
  endpoint: text(MAX_URL),
  keys: fields({ p256dh: text(), auth: text() }),
});
export const madePush = fields({ id: text() });
/** GET /me/push: the browsers of the user that get push messages. */
export const pushDevices = fields({
  /** The server's public key, the `applicationServerKey` of a subscription. */
  key: text(),
  devices: list(
    fields({
      id: text(),
      device: text(),
      created: whole,
      /** Unix time of the last push in milliseconds. */
      used: v.exactOptional(whole),
    }),
    'devices',
    MAX_DEVICES,
  ),
});

/** Kinds of push messages. The service worker of the page adds the text. */
export const PUSHES = ['waiting', 'reminder', 'invited', 'over', 'test'] as const;
export interface PushMessage {
  readonly type: (typeof PUSHES)[number];
  readonly table?: string;
  /** Number of games waiting for the user. */
  readonly waiting?: number;
}

/** POST /me/webhooks: adds a webhook for one table, or for all tables that the user hosts. */
export const newWebhook = fields({
  url: text(MAX_URL),
  table: v.exactOptional(text()),
});
/** `secret` signs the webhook's messages. It is returned only once. */
export const madeWebhook = fields({ id: text(), secret: text() });
/** GET /me/webhooks. */
export const webhooks = fields({
  rows: list(
    fields({
      id: text(),
      /** Host of the target address. The path is left out, because it may contain a secret. */
      to: text(),
      table: v.exactOptional(text()),
      created: whole,
      /** Error of the last delivery. After many failures in a row, the server stops sending. */
      trouble: v.exactOptional(text()),
    }),
    'webhooks',
    MAX_DEVICES,
  ),
});
export type Webhooks = v.InferOutput<typeof webhooks>;

/** The body of a webhook, signed in the header `x-eminent-signature`. */
export interface WebhookMessage {
  readonly event: 'waiting' | 'test';
  readonly table?: string;
  readonly link?: string;
  /** Names of the players whose turn it is. */
  readonly waiting: readonly string[];
  /** The message for the chat. `content` repeats it, because some chat services read that field. */
  readonly text: string;
  readonly content: string;
}

// HTTP schemas for notifications by web push to browsers and by webhooks to group chats.
import * as v from 'valibot';
import { fields, flag, list, oneOf, text, whole } from '../schema.ts';

const MAX_DEVICES = 20;
const MAX_URL = 1000;
const DAY_MINUTES = 24 * 60;

/** When to notify a user. `away`: only if the user has the page open nowhere. */
export const NOTIFY_WHEN = ['away', 'always', 'never'] as const;

const minutes = v.pipe(whole, v.maxValue(DAY_MINUTES - 1, 'expected minutes of a day'));

/** GET and PUT /me/notifications: the occasions for notifications. */
export const notifySettings = fields({
  /** The user must decide. */
  turn: oneOf(NOTIFY_WHEN),
  /** The user's time for a decision is almost over. */
  reminder: flag,
  /** A friend has reserved a seat for the user. */
  invited: flag,
  /** A game of the user is over. */
  over: flag,
  /** No push between these minutes of the day, in the user's time zone. */
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
/** GET /me/push. */
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

/**
 * Kinds of push messages. A message contains no game data except the table id; the service worker
 * of the page adds the text.
 */
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
/** The id of a new webhook and its signing secret, which is returned only once. */
export const madeWebhook = fields({ id: text(), secret: text() });
/** GET /me/webhooks. */
export const webhooks = fields({
  rows: list(
    fields({
      id: text(),
      /** The target address without its path, which may contain a secret. */
      to: text(),
      table: v.exactOptional(text()),
      created: whole,
      /** The last delivery error. After many failures, the server disables the webhook. */
      trouble: v.exactOptional(text()),
    }),
    'webhooks',
    MAX_DEVICES,
  ),
});
export type Webhooks = v.InferOutput<typeof webhooks>;

/** The body of a webhook, signed in the header `x-eminent-signature`. */
export interface WebhookMessage {
  readonly event: 'waiting' | 'over' | 'test';
  readonly table?: string;
  /** Link to the table. */
  readonly link?: string;
  /** Names of the players who must decide. */
  readonly waiting: readonly string[];
  /** The text of the message. `content` has the same text, because some chat services read that. */
  readonly text: string;
  readonly content: string;
}

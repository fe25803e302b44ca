// HTTP schemas for turn notifications: web push to browsers, webhooks to group chats.
import * as v from 'valibot';
import { fields, flag, list, oneOf, text, whole } from '../schema.ts';

const MAX_DEVICES = 20;
const MAX_URL = 1000;
const DAY_MINUTES = 24 * 60;

/** `away`: only if the page is not open anywhere. */
export const NOTIFY_WHEN = ['away', 'always', 'never'] as const;

const minutes = v.pipe(whole, v.maxValue(DAY_MINUTES - 1, 'expected minutes of a day'));

/** GET and PUT /me/notifications. */
export const notifySettings = fields({
  /** A decision is waiting. */
  turn: oneOf(NOTIFY_WHEN),
  /** The time for a decision is almost over. */
  reminder: flag,
  /** A friend has reserved a seat for the user. */
  invited: flag,
  /** A game is over. */
  over: flag,
  /** No push between these minutes of the day, in the user's time zone. */
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
      /** When it was last used. */
      used: v.exactOptional(whole),
    }),
    'devices',
    MAX_DEVICES,
  ),
});

/**
 * Kinds of push messages. They contain no game data except the table; the service worker of the
 * page has the texts.
 */
export const PUSHES = ['waiting', 'reminder', 'invited', 'over', 'test'] as const;
export interface PushMessage {
  readonly type: (typeof PUSHES)[number];
  readonly table?: string;
  /** Number of games waiting for the user. */
  readonly waiting?: number;
}

/** POST /me/webhooks: for one table, or for all tables the user hosts. */
export const newWebhook = fields({
  url: text(MAX_URL),
  table: v.exactOptional(text()),
});
/** The signing secret, returned only once. */
export const madeWebhook = fields({ id: text(), secret: text() });
/** GET /me/webhooks. */
export const webhooks = fields({
  rows: list(
    fields({
      id: text(),
      /** The target without its path, which may be a secret. */
      to: text(),
      table: v.exactOptional(text()),
      created: whole,
      /** The last delivery error. The webhook is disabled after many failures. */
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
  /** Names of the players the table is waiting for. */
  readonly waiting: readonly string[];
  /** The same text twice: some chat services read `text`, others `content`. */
  readonly text: string;
  readonly content: string;
}

// Database rows of notifications. Times are milliseconds since 1970.

interface PushDevicesRow {
  id: string;
  person: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
  created: number;
  used: number | null;
}

interface NotifySettingsRow {
  person: string;
  settings: string;
}

interface WebhooksRow {
  id: string;
  person: string;
  url: string;
  secret: string;
  /** Null: all tables that the user hosts. */
  table: string | null;
  created: number;
  /** Number of consecutive failures. */
  failures: number;
  /** Error of the last delivery; null after a success. */
  trouble: string | null;
}

/** Values of the server itself, such as signing keys. */
interface KeptRow {
  name: string;
  value: string;
}

export interface NotifyTables {
  kept: KeptRow;
  push_devices: PushDevicesRow;
  notify_settings: NotifySettingsRow;
  webhooks: WebhooksRow;
}

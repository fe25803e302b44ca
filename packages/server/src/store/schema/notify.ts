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
  /** Settings as JSON. */
  settings: string;
}

interface WebhooksRow {
  id: string;
  person: string;
  url: string;
  secret: string;
  /** The only table to report; null for all tables that the user hosts. */
  table: string | null;
  created: number;
  /** Consecutive failures. */
  failures: number;
  /** The last error; null after a success. */
  trouble: string | null;
}

/** Server-wide values, such as keys. */
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

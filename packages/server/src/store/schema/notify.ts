// What is kept of where people want to be told that a game waits. Times are milliseconds since 1970.

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
  /** JSON of the settings. */
  settings: string;
}

interface WebhooksRow {
  id: string;
  person: string;
  url: string;
  secret: string;
  /** Only this table; without one all whose host the person is. */
  table: string | null;
  created: number;
  /** In a row. */
  failures: number;
  trouble: string | null;
}

/** What the server itself must keep. */
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

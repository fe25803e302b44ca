// Stores notification settings, and computes quiet hours.
import { readValue } from '@eminent/protocol';
import { type NotifySettings, notifySettings } from '@eminent/protocol/online';
import { Problem } from '../http/problem.ts';
import { type ServiceContext, MINUTE } from '../core/context.ts';

export const DEFAULT_NOTIFY_SETTINGS: NotifySettings = {
  turn: 'away',
  reminder: true,
  invited: true,
  over: true,
};

const DAY_MINUTES = 24 * 60;

export async function settingsOf({ db }: ServiceContext, person: string): Promise<NotifySettings> {
  const row = await db
    .selectFrom('notify_settings')
    .select('settings')
    .where('person', '=', person)
    .executeTakeFirst();
  if (row === undefined) return DEFAULT_NOTIFY_SETTINGS;
  const read = readValue(JSON.parse(row.settings), notifySettings, 'settings');
  return read.ok ? read.value : DEFAULT_NOTIFY_SETTINGS;
}

/** Stores settings. Throws a Problem if the time zone of the quiet hours is unknown. */
export async function saveSettings(
  { db }: ServiceContext,
  person: string,
  settings: NotifySettings,
): Promise<void> {
  if (settings.quiet !== undefined && !isZone(settings.quiet.zone)) {
    throw new Problem(
      422,
      'bad-zone',
      'body.quiet.zone: expected a time zone such as Europe/Rome.',
    );
  }
  const row = { person, settings: JSON.stringify(settings) };
  await db
    .insertInto('notify_settings')
    .values(row)
    .onConflict((already) => already.column('person').doUpdateSet(row))
    .execute();
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function minuteOfDay(now: number, zone: string): number {
  const format = { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en', format).formatToParts(now);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return value('hour') * 60 + value('minute');
}

/** Returns when the current quiet hours end; undefined outside quiet hours. */
export function quietUntil({ quiet }: NotifySettings, now: number): number | undefined {
  if (quiet === undefined || quiet.from === quiet.to) return undefined;
  const at = minuteOfDay(now, quiet.zone);
  const length = (quiet.to - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const passed = (at - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  return passed < length ? now + (length - passed) * MINUTE : undefined;
}

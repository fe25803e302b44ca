// Formats dates in the language of the page. All times are milliseconds since 1970.
import { languageOf, type Locale } from '@eminent/text';

const DAY_MS = 86_400_000;

/** Cached, because formats are slow to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(
  lang: Locale,
  name: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${lang} ${name}`;
  const cached = formats.get(key) ?? new Intl.DateTimeFormat(languageOf(lang), options);
  formats.set(key, cached);
  return cached;
}

/** Formats a date: `29 Nov 2026`. */
export function dateText(lang: Locale, at: number): string {
  return format(lang, 'date', { dateStyle: 'medium' }).format(at);
}

/** Formats a date and time of day: `29 Nov 2026, 20:15`. */
export function dateTimeText(lang: Locale, at: number): string {
  return format(lang, 'time', { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Formats a day: the weekday within the last six days, otherwise the date. */
export function dayText(lang: Locale, at: number, now: number): string {
  if (now - at < 6 * DAY_MS) return format(lang, 'weekday', { weekday: 'long' }).format(at);
  return dateText(lang, at);
}

export function monthText(lang: Locale, at: number): string {
  return format(lang, 'month', { month: 'long', year: 'numeric' }).format(at);
}

/** Formats a date such as `2026-11-29` in words, in any time zone of the reader. */
export function isoDateText(lang: Locale, date: string): string {
  const at = Date.parse(`${date}T00:00:00Z`);
  return format(lang, 'iso', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

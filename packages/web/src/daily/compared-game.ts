// Reads the games to compare: one finished on this device, one that a friend shared.
import type { Locale } from '@eminent/text';
import { recordOfLink } from '../records/record-link.ts';
import { Timeline } from '../records/timeline.ts';
import type { FinishedGame } from '../storage/finished-games.ts';
import type { ComparedGame } from './comparison.tsx';
import { isSameDeal } from './shared-records.ts';

/** The player's finished game; undefined if its record is damaged. */
export function ownGame(lang: Locale, game: FinishedGame): ComparedGame | undefined {
  const read = Timeline.read(game.record, lang);
  return read.ok
    ? { record: game.record, timeline: read.value, replay: encodeURIComponent(game.id) }
    : undefined;
}

/** Why a shared game cannot be compared: a message of `daily`. */
export type SharedProblem = 'damaged' | 'otherDeal';

/** Reads a game that a friend shared. It must be finished and have this deal. */
export function friendGame(
  lang: Locale,
  compact: string,
  deal: Parameters<typeof isSameDeal>[0],
): ComparedGame | SharedProblem {
  const text = recordOfLink(compact);
  const read = text?.ok === true ? Timeline.read(text.value, lang) : undefined;
  if (text?.ok !== true || read?.ok !== true || !read.value.isOver) return 'damaged';
  if (!isSameDeal(read.value.record, deal)) return 'otherDeal';
  return { record: text.value, timeline: read.value, replay: compact };
}

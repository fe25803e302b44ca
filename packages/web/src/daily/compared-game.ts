// Reads the two games of a comparison: one finished on this device, one shared by a friend.
import type { Locale } from '@eminent/text';
import { recordOfLink } from '../records/record-link.ts';
import { Timeline } from '../records/timeline.ts';
import type { FinishedGame } from '../storage/finished-games.ts';
import type { ComparedGame } from './comparison.tsx';
import { isSameDeal } from './shared-records.ts';

/** Reads the player's finished game. Undefined if its record is damaged. */
export function ownGame(lang: Locale, game: FinishedGame): ComparedGame | undefined {
  const read = Timeline.read(game.record, lang);
  return read.ok
    ? { record: game.record, timeline: read.value, replay: encodeURIComponent(game.id) }
    : undefined;
}

/** Why a shared game cannot be compared. An unfinished game counts as damaged. */
export type SharedProblem = 'damaged' | 'otherDeal';

/** Reads a game that a friend shared. It must be finished and have the given deal. */
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

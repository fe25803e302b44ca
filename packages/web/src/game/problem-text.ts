// Texts for problems with the open game.
import { oneLine, REFUSALS, type RefusalReason } from '@eminent/protocol';
import { type Locale, msg } from '@eminent/text';
import type { GameRefusalReason } from './game-channel.ts';
import type { Problem } from './game-store.ts';

/** All problems except full storage, which `StorageWarning` shows. */
type ShownProblem = Exclude<Problem, { kind: 'full' }>;

export function problemText(lang: Locale, problem: ShownProblem): string {
  switch (problem.kind) {
    case 'refused':
      return refusalText(lang, problem.reason);
    case 'damaged':
      return msg(lang, 'ui.keep.damagedGame');
    case 'not-loaded':
      return msg(lang, 'ui.keep.notLoaded');
    case 'stopped':
      return msg(lang, 'ui.keep.stopped', { reason: oneLine(problem.sentence) });
  }
}

function isOfTable(reason: GameRefusalReason): reason is RefusalReason {
  const known: readonly string[] = REFUSALS;
  return known.includes(reason);
}

/** Explains why a game refused a request. */
export function refusalText(lang: Locale, reason: GameRefusalReason): string {
  if (reason === 'paused') return msg(lang, 'online.table.paused');
  return isOfTable(reason)
    ? msg(lang, `ui.refused.${reason}`)
    : msg(lang, `online.table.refused.${reason}`);
}

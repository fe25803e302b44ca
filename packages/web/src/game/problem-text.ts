// What went wrong with the game of the page, in words.
import { oneLine, REFUSALS, type RefusalReason } from '@eminent/protocol';
import type { WireRefusal } from '@eminent/protocol/online';
import { type Locale, msg } from '@eminent/text';
import type { Problem } from './game-store.ts';

export function problemText(lang: Locale, problem: Problem): string {
  switch (problem.kind) {
    case 'refused':
      return refusalText(lang, problem.reason);
    case 'full':
      return msg(lang, 'ui.keep.full');
    case 'damaged':
      return msg(lang, 'ui.keep.damagedGame');
    case 'not-loaded':
      return msg(lang, 'ui.keep.notLoaded');
    case 'stopped':
      return msg(lang, 'ui.keep.stopped', { reason: oneLine(problem.sentence) });
  }
}

function isOfTable(reason: RefusalReason | WireRefusal): reason is RefusalReason {
  const known: readonly string[] = REFUSALS;
  return known.includes(reason);
}

/** Why a table, or the server that runs it, does not do something. */
export function refusalText(lang: Locale, reason: RefusalReason | WireRefusal): string {
  return isOfTable(reason)
    ? msg(lang, `ui.refused.${reason}`)
    : msg(lang, `online.table.refused.${reason}`);
}

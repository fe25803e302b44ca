// What went wrong with the game of the page, in words.
import { oneLine } from '@eminent/protocol';
import { type Locale, msg } from '@eminent/text';
import type { Problem } from './game-store.ts';

export function problemText(lang: Locale, problem: Problem): string {
  switch (problem.kind) {
    case 'refused':
      return msg(lang, `ui.refused.${problem.reason}`);
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

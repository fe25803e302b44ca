// Formats the percentages of an analysis, and describes its mistakes and draws in words.
import { type Locale, moveText, msg, seatName } from '@eminent/text';
import type { Analysis, Judged } from '../worker/worker-messages.ts';
import { markOf, type Moment } from './analysis-scope.ts';
import type { Timeline } from '../records/timeline.ts';

/** Converts a share from 0 to 1 to whole percent. */
export function percent(share: number): number {
  return Math.round(share * 100);
}

/** Returns how much of an analysis is computed, in whole percent. */
export function percentDone(analysis: Analysis | undefined): number {
  return Math.floor(((analysis?.done ?? 0) / Math.max(1, analysis?.of ?? 1)) * 100);
}

/** Formats a share from 0 to 1 in percent with up to one decimal, without the percent sign. */
export function percentText(lang: Locale, share: number): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(share * 100);
}

/** Describes the chosen and the best answer at a ply. A token that is no option stays as it is. */
export function movesOf(
  lang: Locale,
  timeline: Timeline,
  names: readonly string[],
  { ply, seat, chosen, best }: Pick<Judged, 'ply' | 'seat' | 'chosen' | 'best'>,
): { readonly chosen: string; readonly best: string } {
  const view = timeline.viewAt(ply, seat);
  const { decision } = view;
  const words = (token: string): string => {
    const option = decision?.options.find((one) => one.token === token);
    if (decision === undefined || option === undefined) return token;
    return moveText(lang, option, { decision, view, names });
  };
  return { chosen: words(chosen), best: words(best) };
}

/** Returns the label of the button that opens a moment. */
export function markText(lang: Locale, names: readonly string[], moment: Moment): string {
  const { turn, seat } = moment;
  const change = moment.kind === 'mistake' ? moment.lost : Math.abs(moment.gained);
  return msg(lang, `ui.analysis.${markOf(moment)}Mark`, {
    turn,
    name: seatName({ names }, seat),
    points: percent(change),
  });
}

export function momentText(
  lang: Locale,
  timeline: Timeline,
  names: readonly string[],
  moment: Moment,
): string {
  const name = seatName({ names }, moment.seat);
  if (moment.kind === 'mistake') {
    const moves = movesOf(lang, timeline, names, moment);
    return msg(lang, 'ui.analysis.contrast', { name, ...moves, points: percent(moment.lost) });
  }
  const key = moment.gained > 0 ? 'ui.analysis.lucky' : 'ui.analysis.unlucky';
  return msg(lang, key, { name, points: percent(Math.abs(moment.gained)) });
}

// Hints: the options that the strongest bot level would consider, with reasons. Ranks them by
// chance to win, or by expected points if the chances are too similar.
import type { Bot, BotRequest, Budget, Ranked } from './bot.ts';
import { emperor } from './net-bots.ts';
import type { Reason } from './reason.ts';
import { type Lead, reasonsFor } from './find-reasons.ts';
import { expectedPoints } from './search/expected-points.ts';
import { guidedRanking } from './search/guided-ranking.ts';

export interface Advice {
  readonly token: string;
  /** From 0 to 1. */
  readonly winChance: number;
  /** Expected lead over the best opponent in points, if options are ranked by points. */
  readonly points?: number;
  readonly reasons: readonly Reason[];
}

const MAX_HINT_OPTIONS = 3;
const MAX_COMPARED_BY_POINTS = 6;
/** The game counts as decided if every chance is within this distance of 0, or every one of 1. */
const DECIDED_MARGIN = 0.01;

/** Whether the best three chances differ in whole percentage points in an undecided game. */
export function areChancesDistinct(ranking: readonly Ranked[]): boolean {
  const chances = ranking.slice(0, MAX_HINT_OPTIONS).map(({ winChance }) => winChance);
  const shown = new Set(chances.map((chance) => Math.round(chance * 100)));
  return (
    shown.size > 1 &&
    !chances.every((chance) => chance < DECIDED_MARGIN) &&
    !chances.every((chance) => chance > 1 - DECIDED_MARGIN)
  );
}

/** Drops options above the bot's choice: few simulations, or careful play passed them over. */
function topRanked(ranking: readonly Ranked[]): readonly Ranked[] {
  const top = ranking[0]?.winChance ?? 1;
  return ranking.filter(({ winChance }) => winChance <= top);
}

/** Adds reasons to each option. The reasons of the first one include its lead over the second. */
function withReasons<Option extends { readonly token: string }>(
  { view }: BotRequest,
  options: readonly Option[],
  leadOf: (best: Option, next: Option) => Lead,
): readonly (Option & Pick<Advice, 'reasons'>)[] {
  const [, next] = options;
  return options.map((one, i) => {
    const lead =
      i === 0 && next !== undefined ? { ...leadOf(one, next), over: next.token } : undefined;
    return { ...one, reasons: reasonsFor(view, one.token, lead) };
  });
}

function byChance(request: BotRequest, ranking: readonly Ranked[]): readonly Advice[] {
  const best = ranking
    .slice(0, MAX_HINT_OPTIONS)
    .map(({ token, winChance }) => ({ token, winChance }));
  return withReasons(request, best, (one, next) => ({ chance: one.winChance - next.winChance }));
}

function byPoints(
  request: BotRequest,
  ranking: readonly Ranked[],
  budget: Budget,
): readonly Advice[] {
  const compared = ranking.slice(0, MAX_COMPARED_BY_POINTS);
  const margins = expectedPoints(
    request,
    compared.map(({ token }) => token),
    budget,
  );
  const ranked = compared
    .map(({ token, winChance }, i) => ({ token, winChance, points: margins[i] ?? 0 }))
    .sort((a, b) => b.points - a.points)
    .slice(0, MAX_HINT_OPTIONS);
  return withReasons(request, ranked, (one, next) => ({ points: one.points - next.points }));
}

/**
 * Returns at most three options, best first; none if there is no choice. Uses the budget for the
 * bot's choice, and again if it compares expected points.
 */
export function advise(
  request: BotRequest,
  budget: Budget,
  strongest: Bot = emperor,
): readonly Advice[] {
  const { ranking = guidedRanking(request, budget) } = strongest.choose({ ...request, budget });
  const top = topRanked(ranking);
  return areChancesDistinct(top) || ranking.length === 0
    ? byChance(request, top)
    : byPoints(request, ranking, budget);
}

// Hints: the options that the strongest level would consider, with reasons. If their chances to win
// are too similar, as in a decided game, options are ranked by expected points instead.
import type { Bot, BotRequest, Budget, Ranked } from './bot.ts';
import { emperor } from './net-bots.ts';
import type { Reason } from './reason.ts';
import { type Lead, reasonsFor } from './find-reasons.ts';
import { expectedPoints } from './search/expected-points.ts';
import { guidedRanking } from './search/guided-ranking.ts';

/** An option that a strong player would consider. */
export interface Advice {
  readonly token: string;
  /** From 0 to 1. */
  readonly winChance: number;
  /** Expected lead at the end in points. Present only if options are ranked by points. */
  readonly points?: number;
  readonly reasons: readonly Reason[];
}

/** Maximum number of options in a hint. */
const MAX_ADVICE = 3;
/** Maximum number of options compared by points. */
const MAX_COMPARED = 6;
/** If all chances are this close to 0, or all to 1, the game is decided. */
const DECIDED = 0.01;

/** Whether the best options differ in whole percentage points and the game is not decided. */
export function areChancesDistinct(ranking: readonly Ranked[]): boolean {
  const chances = ranking.slice(0, MAX_ADVICE).map(({ winChance }) => winChance);
  const shown = new Set(chances.map((chance) => Math.round(chance * 100)));
  return (
    shown.size > 1 &&
    !chances.every((chance) => chance < DECIDED) &&
    !chances.every((chance) => chance > 1 - DECIDED)
  );
}

/** Drops options with a higher chance than the bot's choice: they have too few simulations. */
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
  const best = ranking.slice(0, MAX_ADVICE).map(({ token, winChance }) => ({ token, winChance }));
  return withReasons(request, best, (one, next) => ({ chance: one.winChance - next.winChance }));
}

function byPoints(
  request: BotRequest,
  ranking: readonly Ranked[],
  budget: Budget,
): readonly Advice[] {
  const compared = ranking.slice(0, MAX_COMPARED);
  const margins = expectedPoints(
    request,
    compared.map(({ token }) => token),
    budget,
  );
  const ranked = compared
    .map(({ token, winChance }, i) => ({ token, winChance, points: margins[i] ?? 0 }))
    .sort((a, b) => b.points - a.points)
    .slice(0, MAX_ADVICE);
  return withReasons(request, ranked, (one, next) => ({ points: one.points - next.points }));
}

/**
 * Returns up to three of the best options of a question, best first; none if there is no choice.
 * Spends the budget once, or twice if it compares expected points.
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

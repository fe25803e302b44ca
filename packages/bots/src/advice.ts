// The hint: the options the strongest level would consider, with reasons. If the win chances are
// too similar, as in a decided game, options are ranked by expected points instead.
import type { Bot, BotRequest, Budget, Ranked } from './bot.ts';
import { emperor } from './net-bots.ts';
import type { Reason } from './reason.ts';
import { reasonsFor } from './reasons.ts';
import { expectedPoints } from './search/expected-points.ts';
import { guidedRanking } from './search/guided-ranking.ts';

/** An option that a strong player would consider. */
export interface Advice {
  readonly token: string;
  /** From 0 to 1. */
  readonly winChance: number;
  /**
   * Expected margin at the end in points; negative when behind. Only if the chances are too
   * similar.
   */
  readonly points?: number;
  readonly reasons: readonly Reason[];
}

/** Maximum number of options in a hint. */
const MAX_ADVICE = 3;
/** Maximum number of options compared by points. */
const MAX_COMPARED = 6;
/** Chances this close to 0 or 1 only show that the game is decided. */
const DECIDED = 0.01;

/** Whether the best options have visibly different chances. */
export function areChancesDistinct(ranking: readonly Ranked[]): boolean {
  const chances = ranking.slice(0, MAX_ADVICE).map(({ winChance }) => winChance);
  const shown = new Set(chances.map((chance) => Math.round(chance * 100)));
  return (
    shown.size > 1 &&
    !chances.every((chance) => chance < DECIDED) &&
    !chances.every((chance) => chance > 1 - DECIDED)
  );
}

/**
 * The best option and its alternatives. Options that seem better than the choice are dropped: they
 * were explored too rarely to be reliable.
 */
function topRanked(ranking: readonly Ranked[]): readonly Ranked[] {
  const top = ranking[0]?.winChance ?? 1;
  return ranking.filter(({ winChance }) => winChance <= top);
}

function nextBest(ranking: readonly Ranked[]): { readonly over?: string } {
  const over = ranking[1]?.token;
  return over === undefined ? {} : { over };
}

function byChance(request: BotRequest, ranking: readonly Ranked[]): readonly Advice[] {
  return ranking.slice(0, MAX_ADVICE).map(({ token, winChance }, i) => {
    const chance = i === 0 ? winChance - (ranking[1]?.winChance ?? winChance) : 0;
    const lead = { chance, ...(i === 0 ? nextBest(ranking) : {}) };
    return { token, winChance, reasons: reasonsFor(request.view, token, lead) };
  });
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
  return ranked.map((one, i) => {
    const points = i === 0 ? one.points - (ranked[1]?.points ?? one.points) : 0;
    const lead = { points, ...(i === 0 ? nextBest(ranked) : {}) };
    return { ...one, reasons: reasonsFor(request.view, one.token, lead) };
  });
}

/**
 * The best options of a question, best first; empty if there is no choice. Spends the budget once,
 * or twice if points are needed.
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

// Decides whether newly trained weights (the candidate) replace the shipped weights, or the
// fallback if none are shipped: they must win the match and be no worse against any style.
import type { GameOptions } from '@eminent/engine';
import { type ArenaResult, arena } from '../../cli/src/arena.ts';
import { STRONGEST, type StyleName, STYLES } from '../src/registry.ts';

/** Maximum loss in Elo points against a style, without search. */
const TOLERANCE = 30;
/** Games with search of each net against a style, relative to the games of the match. */
const SEARCH_PART = 1 / 6;
/** Games without search, relative to the match: these are fast, and their results are closer. */
const NET_PART = 3;

export interface Trial {
  /** The file of the candidate's weights. */
  readonly file: string;
  /** The two-player game to play. */
  readonly options: GameOptions;
  /** Whether no weights are shipped yet. Then nothing is compared without search. */
  readonly isFirst: boolean;
  /** The budget of both sides, such as `ms=100`. */
  readonly budget: string;
  /** Number of games of the match between the candidate and the shipped weights. */
  readonly games: number;
  readonly seed: string;
}

/** The results of candidate and shipped weights against a style, in the same deals. */
export interface StyleVerdict {
  /** Elo points that the candidate gains without search; absent if no weights are shipped. */
  readonly net?: number;
  /** Win rates with search: candidate, then shipped weights. */
  readonly search: readonly [candidate: number, shipped: number];
}

export interface Verdict {
  readonly trial: Pick<Trial, 'budget' | 'games' | 'seed'>;
  readonly promoted: boolean;
  /** Reasons against promotion, one sentence each. */
  readonly reasons: readonly string[];
  /** The candidate's win rate against the shipped weights, with its 95 % interval. */
  readonly match: { readonly share: number; readonly ci95: readonly [number, number] };
  readonly styles: Readonly<Partial<Record<StyleName, StyleVerdict>>>;
}

type Report = (sentence: string) => void;

/** The first bot's win rate, with half the width of its 95 % confidence interval. */
function firstSeat({ winShare, ci95 }: ArenaResult): { share: number; half: number } {
  const share = winShare[0] ?? 0;
  const [low, high] = ci95[0] ?? [0, 1];
  return { share, half: Math.max(share - low, high - share) };
}

/**
 * Whether the win rate of `one` is significantly lower than that of `other`. Used instead of an Elo
 * limit, because near 100 % a single game changes the Elo by more than the tolerance.
 */
function surelyBelow(one: ArenaResult, other: ArenaResult): boolean {
  const [a, b] = [firstSeat(one), firstSeat(other)];
  return b.share - a.share > Math.hypot(a.half, b.half);
}

/** Runs the trial. Calls `report` with the result of each part. */
export async function tryOut(
  { file, options, isFirst, budget, games, seed }: Trial,
  report: Report,
): Promise<Verdict> {
  const playMatch = (first: string, second: string, count: number) =>
    arena({ bots: [first, second], options, seed, games: count, timeMs: 1000 }, () => undefined);
  const shipped = `${STRONGEST}:${budget}`;
  const candidate = `${STRONGEST}@${file}:${budget}`;

  const match = await playMatch(candidate, shipped, games);
  const { share } = firstSeat(match);
  const [low, high] = match.ci95[0] ?? [0, 0];
  report(
    `against the shipped weights: ${share.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`,
  );
  const reasons: string[] = [];
  if (low <= 0.5) reasons.push(`it does not surely beat the shipped weights (${low.toFixed(3)})`);

  const styles: Partial<Record<StyleName, StyleVerdict>> = {};
  for (const style of STYLES) {
    const now = await playMatch(candidate, style, Math.ceil(games * SEARCH_PART));
    const before = await playMatch(shipped, style, Math.ceil(games * SEARCH_PART));
    const search = [firstSeat(now).share, firstSeat(before).share] as const;
    const shares = search.map((one) => one.toFixed(3)).join(', before ');
    report(`against ${style}: with search ${shares}`);
    if (surelyBelow(now, before)) reasons.push(`its result against ${style} falls with search`);
    styles[style] = { search };
    if (isFirst) continue;
    const netNow = await playMatch(`net@${file}`, style, games * NET_PART);
    const netBefore = await playMatch('net', style, games * NET_PART);
    const net = Math.round((netNow.elo[0] ?? 0) - (netBefore.elo[0] ?? 0));
    report(`against ${style}: ${net} Elo points more than the shipped weights without search`);
    if (net < -TOLERANCE)
      reasons.push(`its result against ${style} falls by ${-net} without search`);
    styles[style] = { net, search };
  }
  return {
    trial: { budget, games, seed },
    promoted: reasons.length === 0,
    reasons,
    match: { share, ci95: [low, high] },
    styles,
  };
}

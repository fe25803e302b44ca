// Decides whether a candidate's weights replace the shipped ones, or the fallback if none are
// shipped: it must win the match and be no worse against any style.
import type { GameOptions } from '@eminent/engine';
import { type ArenaResult, arena } from '../../cli/src/arena.ts';
import { STRONGEST, type StyleName, STYLES } from '../src/registry.ts';

/** Allowed loss in Elo against a style, without search. */
const TOLERANCE = 30;
/** Games with search of each net against a style, relative to the games of the match. */
const SEARCH_PART = 1 / 6;
/** The same without search, where games are cheap and neither side wins nearly all of them. */
const NET_PART = 3;

export interface Trial {
  /** The file of the candidate's weights. */
  readonly file: string;
  /** The two-player game to play. */
  readonly options: GameOptions;
  /** No weights are shipped yet. The candidate need not beat the fallback without search. */
  readonly isFirst: boolean;
  /** The budget of both, such as `ms=100`; the shipped default of the strongest level. */
  readonly budget: string;
  /** Games of the match between the two. */
  readonly games: number;
  readonly seed: string;
}

/** The candidate's result against a style, in the same deals as the shipped weights. */
export interface StyleVerdict {
  /** Elo difference to the shipped weights without search; absent if none are shipped. */
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

type Tell = (sentence: string) => void;

/** The first seat's win rate, with half of its 95 % interval. */
function firstSeat({ winShare, ci95 }: ArenaResult): { share: number; half: number } {
  const share = winShare[0] ?? 0;
  const [low, high] = ci95[0] ?? [0, 1];
  return { share, half: Math.max(share - low, high - share) };
}

/**
 * Whether a win rate is significantly lower than another. Near 100 % a single game is worth more
 * Elo than the tolerance, so an Elo limit alone would measure luck.
 */
function surelyBelow(one: ArenaResult, other: ArenaResult): boolean {
  const [a, b] = [firstSeat(one), firstSeat(other)];
  return b.share - a.share > Math.hypot(a.half, b.half);
}

/** Runs the trial; `tell` is called with progress after each part. */
export async function tryOut(
  { file, options, isFirst, budget, games, seed }: Trial,
  tell: Tell,
): Promise<Verdict> {
  const meet = (first: string, second: string, count: number) =>
    arena({ bots: [first, second], options, seed, games: count, timeMs: 1000 }, () => undefined);
  const shipped = `${STRONGEST}:${budget}`;
  const candidate = `${STRONGEST}@${file}:${budget}`;

  const match = await meet(candidate, shipped, games);
  const { share } = firstSeat(match);
  const [low, high] = match.ci95[0] ?? [0, 0];
  tell(`against the shipped weights: ${share.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`);
  const reasons: string[] = [];
  if (low <= 0.5) reasons.push(`it does not surely beat the shipped weights (${low.toFixed(3)})`);

  const styles: Partial<Record<StyleName, StyleVerdict>> = {};
  for (const style of STYLES) {
    const now = await meet(candidate, style, Math.ceil(games * SEARCH_PART));
    const before = await meet(shipped, style, Math.ceil(games * SEARCH_PART));
    const search = [firstSeat(now).share, firstSeat(before).share] as const;
    const shares = search.map((one) => one.toFixed(3)).join(', before ');
    tell(`against ${style}: with search ${shares}`);
    if (surelyBelow(now, before)) reasons.push(`its result against ${style} falls with search`);
    styles[style] = { search };
    if (isFirst) continue;
    const netNow = await meet(`net@${file}`, style, games * NET_PART);
    const netBefore = await meet('net', style, games * NET_PART);
    const net = Math.round((netNow.elo[0] ?? 0) - (netBefore.elo[0] ?? 0));
    tell(`against ${style}: ${net} Elo points more than the shipped weights without search`);
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

// Whether a candidate's weights may replace those that ship, or what plays where none do: it must beat them, and do no worse against any
// style.
import type { GameOptions } from '@eminent/engine';
import { type ArenaResult, arena } from '../../cli/src/arena.ts';
import { STRONGEST, type StyleName, STYLES } from '../src/registry.ts';

/** A style's result without search may fall by so many Elo points. */
const TOLERANCE = 30;
/** Games with search of each against a style, as a part of the games of the match between them. */
const SEARCH_PART = 1 / 6;
/** The same without search, where games cost little and neither wins nearly all of them. */
const NET_PART = 3;

export interface Trial {
  /** The file of the candidate's weights. */
  readonly file: string;
  /** The game that is played, for two. */
  readonly options: GameOptions;
  /** No weights ship yet: the candidate need not play as well without search as what plays there. */
  readonly isFirst: boolean;
  /** What both may think, such as `ms=100`: what the strongest level ships with. */
  readonly budget: string;
  /** Games of the match between the two. */
  readonly games: number;
  readonly seed: string;
}

/** What the candidate does against a style, in the deals that the shipped weights have too. */
export interface StyleVerdict {
  /** Elo points, without search, above those of the shipped weights; absent where none ship. */
  readonly net?: number;
  /** Shares of wins with search: of the candidate, then of the shipped weights. */
  readonly search: readonly [candidate: number, shipped: number];
}

export interface Verdict {
  readonly trial: Pick<Trial, 'budget' | 'games' | 'seed'>;
  readonly promoted: boolean;
  /** Why not, one sentence each. */
  readonly reasons: readonly string[];
  /** The candidate's share of wins against the shipped weights, with its 95 % interval. */
  readonly match: { readonly share: number; readonly ci95: readonly [number, number] };
  readonly styles: Readonly<Partial<Record<StyleName, StyleVerdict>>>;
}

type Tell = (sentence: string) => void;

/** The first seat's share of wins, with half of its 95 % interval. */
function firstSeat({ winShare, ci95 }: ArenaResult): { share: number; half: number } {
  const share = winShare[0] ?? 0;
  const [low, high] = ci95[0] ?? [0, 1];
  return { share, half: Math.max(share - low, high - share) };
}

/**
 * Whether a share lies below another by more than chance explains. Near 100 % a single game is worth more Elo points than the tolerance,
 * so that a limit in Elo would judge luck.
 */
function surelyBelow(one: ArenaResult, other: ArenaResult): boolean {
  const [a, b] = [firstSeat(one), firstSeat(other)];
  return b.share - a.share > Math.hypot(a.half, b.half);
}

/** Plays the trial out; `tell` hears of each part as it ends. */
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

// Whether a candidate's weights may replace those that ship: it must beat them, and do no worse against any style.
import { STYLES } from '@eminent/bots';
import { checkOptions } from '@eminent/engine';
import { arena } from '../../packages/cli/src/arena.ts';

/** A style's result may fall by so many Elo points. */
const TOLERANCE = 30;
/** Games of each against a style, as a part of the games of the match between them. */
const STYLE_PART = 0.5;

export interface Trial {
  /** The file of the candidate's weights. */
  readonly file: string;
  /** What both may think, such as `ms=100`: what the strongest level ships with. */
  readonly budget: string;
  /** Games of the match between the two. */
  readonly games: number;
  readonly seed: string;
}

export interface Verdict {
  readonly promoted: boolean;
  /** Why not, one sentence each. */
  readonly reasons: readonly string[];
  /** The candidate's share of wins against the shipped weights, with its 95 % interval. */
  readonly match: { readonly share: number; readonly ci95: readonly [number, number] };
  /** By style: Elo points of the candidate above those of the shipped weights, in the same deals. */
  readonly styles: Readonly<Record<string, number>>;
}

type Tell = (sentence: string) => void;

/** Plays the trial out; `tell` hears of each part as it ends. */
export async function tryOut({ file, budget, games, seed }: Trial, tell: Tell): Promise<Verdict> {
  const options = checkOptions({ players: 2 });
  if (!options.ok) throw new Error(options.error);
  const shipped = `emperor:${budget}`;
  const candidate = `emperor@${file}:${budget}`;
  const meet = (bots: readonly string[], count: number) =>
    arena({ bots, options: options.value, seed, games: count, timeMs: 1000 }, () => undefined);

  const match = await meet([candidate, shipped], games);
  const share = match.winShare[0] ?? 0;
  const [low, high] = match.ci95[0] ?? [0, 0];
  tell(`against the shipped weights: ${share.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`);
  const reasons: string[] = [];
  if (low <= 0.5) reasons.push(`it does not surely beat the shipped weights (${low.toFixed(3)})`);

  const styles: Record<string, number> = {};
  for (const style of STYLES) {
    const count = Math.ceil(games * STYLE_PART);
    const [before, after] = [
      await meet([shipped, style], count),
      await meet([candidate, style], count),
    ].map((result) => result.elo[0] ?? 0);
    const gain = (after ?? 0) - (before ?? 0);
    styles[style] = Math.round(gain);
    tell(`against ${style}: ${Math.round(gain)} Elo points more than the shipped weights`);
    if (gain < -TOLERANCE) reasons.push(`its result against ${style} falls by ${-styles[style]}`);
  }
  return { promoted: reasons.length === 0, reasons, match: { share, ci95: [low, high] }, styles };
}

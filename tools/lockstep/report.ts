// What comes out of repeating one game, and the names of the known differences (docs/lockstep.md).

export interface GameReport {
  readonly id: string;
  decisions: number;
  /** Decisions after which every zone agreed as it is. */
  full: number;
  /** Decisions after which every zone agreed once a known difference in timing was taken out, by its name. */
  normalised: Map<string, number>;
  /** Decisions not compared, by reason. */
  skipped: Map<string, number>;
  /** Differences without a known reason; the first one ends the game. */
  unexplained: string[];
}

export const MOBILIZATION = 'Mobilization attacks before the others follow (deviation 8)';
export const ASIDE = 'aside cards kept out of a reshuffle (deviation 9)';
export const PLANETS =
  'planet deck rebuilt before the rejected planets are discarded (deviation 11)';
export const EARLY = 'leader puts cards away before the others follow (deviation 16)';
export const PAID = 'influence paid at the end of the turn (deviation 23)';
export const AUTOMATIC = 'a follower without cards and symbols is not asked';
export const NO_EFFECT = 'a card played that can do nothing (ours refuses it, RULES T18)';
export const END_LATER = 'the end is noted once the role is over';
export const EMPTY_HAND = 'leader asked with an empty hand';

/** Counts one more of a name. */
export function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

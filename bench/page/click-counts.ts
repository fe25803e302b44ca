// Groups one seat's clicks by own turn and by round of the opponents' turns, and summarizes them.

export interface Given {
  readonly turn: number;
  /** The seat whose turn it is. */
  readonly leader: number;
  /** Clicks of the counted seat; 0 for answers of others. */
  readonly clicks: number;
}

export interface Counted {
  readonly ownTurns: readonly number[];
  readonly othersRounds: readonly number[];
}

/** Clicks by own turn, and by round of opponents' turns between two own turns. */
export function countClicks(answers: readonly Given[], seat: number): Counted {
  const ownTurns: number[] = [];
  const othersRounds: number[] = [];
  let turn: number | undefined;
  let ofTurn = 0;
  let ofRound = 0;
  for (const given of answers) {
    if (given.leader !== seat) {
      ofRound += given.clicks;
      continue;
    }
    if (given.turn !== turn) {
      if (turn !== undefined) {
        ownTurns.push(ofTurn);
        othersRounds.push(ofRound);
      }
      turn = given.turn;
      ofTurn = 0;
      ofRound = 0;
    }
    ofTurn += given.clicks;
  }
  if (turn !== undefined) ownTurns.push(ofTurn);
  return { ownTurns, othersRounds };
}

export interface Spread {
  readonly median: number;
  readonly mean: number;
  readonly max: number;
  readonly count: number;
}

/** Summary of some figures. The median of an even number lies between the middle two. */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b);
  const { length } = sorted;
  const at = (place: number): number => sorted[place] ?? Number.NaN;
  const sum = sorted.reduce((so, one) => so + one, 0);
  return {
    median: (at(Math.floor((length - 1) / 2)) + at(Math.floor(length / 2))) / 2,
    mean: Number((sum / length).toFixed(2)),
    max: at(length - 1),
    count: length,
  };
}

export interface Cost {
  readonly answers: number;
  readonly clicks: number;
}

export function costsByKind(
  given: readonly { readonly kind: string; readonly clicks: number }[],
): Readonly<Record<string, Cost>> {
  const costs = new Map<string, Cost>();
  for (const { kind, clicks } of given) {
    const before = costs.get(kind) ?? { answers: 0, clicks: 0 };
    costs.set(kind, { answers: before.answers + 1, clicks: before.clicks + clicks });
  }
  return Object.fromEntries([...costs].sort(([, a], [, b]) => b.clicks - a.clicks));
}

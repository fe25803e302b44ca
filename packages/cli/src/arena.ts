// Measures the strength of bots. Each bot plays every deal once from each seat.
import { FaultLog, faultText } from './bot-programs/faults.ts';
import { type ArenaProgress, NO_PROGRESS } from './arena-progress.ts';
import { type GameResult, type Match, type Played, playGames } from './simulate.ts';
import { estimateOf, eloOf, intervalOf, meanOf, type Meeting, rate, varianceOf } from './stats.ts';

export interface ArenaTask extends Match {
  /** Number of games, rounded up: each bot plays every deal from each seat. */
  readonly games: number;
  readonly timeMs: number;
  /** Whether to also compute the results without the luck of the cards. */
  readonly measuresLuck?: boolean;
}

/** The result of a match. All lists except `faults` are in the order of `seats`, the bot names. */
export interface ArenaResult {
  readonly seats: readonly string[];
  readonly games: number;
  /** Share of the games that each bot won. A shared victory is divided among its winners. */
  readonly winShare: readonly number[];
  /** Elo points above the opponents, on the assumption that all of these are equally strong. */
  readonly elo: readonly number[];
  readonly ci95: readonly (readonly [low: number, high: number])[];
  readonly msPerDecision: readonly number[];
  /** CPU time per decision of the thread that plays; excludes the processes of bot programs. */
  readonly cpuMsPerDecision: readonly number[];
  readonly longestMs: readonly number[];
  readonly adjusted?: Adjusted;
  readonly faults: readonly string[];
}

/** Win shares minus the luck of each bot at shuffles, draws and planets, which vary less. */
export interface Adjusted {
  readonly winShare: readonly number[];
  readonly ci95: readonly (readonly [low: number, high: number])[];
  /** Variance of the adjusted results divided by that of the plain ones; absent if that is 0. */
  readonly varianceRatio?: number;
}

/** Returns a bot's share of the victory in a game: 0 if it lost, less than 1 in a tie. */
function shareOf({ bots, winners }: GameResult, bot: number): number {
  return winners.includes(bots.indexOf(bot)) ? 1 / winners.length : 0;
}

/** Returns a bot's mean share of the victory for each deal, minus its luck if `withoutLuck`. */
function dealShares(
  results: readonly GameResult[],
  count: number,
  bot: number,
  withoutLuck = false,
): readonly number[] {
  const deals = new Map<number, number[]>();
  for (const result of results) {
    const deal = Math.floor(result.game / count);
    const luck = withoutLuck ? (result.luck?.[result.bots.indexOf(bot)] ?? 0) : 0;
    deals.set(deal, [...(deals.get(deal) ?? []), shareOf(result, bot) - luck]);
  }
  return [...deals.values()].map((all) => meanOf(all));
}

function adjustedResults(results: readonly GameResult[], count: number): Adjusted {
  const raw = Array.from({ length: count }, (_, bot) => dealShares(results, count, bot));
  const adjusted = Array.from({ length: count }, (_, bot) => dealShares(results, count, bot, true));
  const total = (shares: readonly (readonly number[])[]): number =>
    shares.reduce((sum, one) => sum + varianceOf(one), 0);
  return {
    winShare: adjusted.map(meanOf),
    ci95: adjusted.map((shares) => {
      const half = intervalOf(shares);
      return [meanOf(shares) - half, meanOf(shares) + half] as const;
    }),
    ...(total(raw) > 0 && { varianceRatio: total(adjusted) / total(raw) }),
  };
}

function perDecision(results: readonly GameResult[], bot: number, time: 'ms' | 'cpuMs'): number {
  let ms = 0;
  let decisions = 0;
  for (const result of results) {
    const seat = result.bots.indexOf(bot);
    ms += result[time][seat] ?? 0;
    decisions += result.decisions[seat] ?? 0;
  }
  return decisions === 0 ? 0 : ms / decisions;
}

function longestMs(results: readonly GameResult[], bot: number): number {
  return Math.max(0, ...results.map((result) => result.longestMs[result.bots.indexOf(bot)] ?? 0));
}

export function wholeDeals({ bots, games }: Pick<ArenaTask, 'bots' | 'games'>): number {
  return Math.ceil(games / bots.length) * bots.length;
}

/** Plays the games of a match that are not in `saved`, adds them, and returns all games. */
async function playMissing(
  task: ArenaTask,
  progress: (done: number) => void,
  saved: ArenaProgress,
): Promise<Played> {
  const games = wholeDeals(task);
  const before = saved
    .resultsOf(task)
    .filter(({ game, luck }) => game < games && (task.measuresLuck !== true || luck !== undefined));
  const done = new Set(before.map(({ game }) => game));
  const gamesPerDeal = task.bots.length;
  const { faults, results } = await playGames(
    { ...task, games, done, gamesPerDeal },
    (n, result) => {
      saved.add(task, result);
      progress(before.length + n);
    },
  );
  // The sum of floating-point numbers depends on their order, so the order is always the same.
  return { faults, results: [...before, ...results].sort((a, b) => a.game - b.game) };
}

/** Plays a match, except the games in `saved`, and adds the new ones there. */
export async function arena(
  task: ArenaTask,
  progress: (done: number) => void,
  saved: ArenaProgress = NO_PROGRESS,
): Promise<ArenaResult> {
  const count = task.bots.length;
  const { faults, results } = await playMissing(task, progress, saved);
  const games = results.length;
  const estimates = task.bots.map((_, bot) => estimateOf(dealShares(results, count, bot)));
  return {
    seats: task.bots,
    games,
    winShare: estimates.map(({ mean }) => mean),
    elo: estimates.map(({ mean }) => eloOf(mean, count, games)),
    ci95: estimates.map(({ low, high }) => [low, high] as const),
    msPerDecision: task.bots.map((_, bot) => perDecision(results, bot, 'ms')),
    cpuMsPerDecision: task.bots.map((_, bot) => perDecision(results, bot, 'cpuMs')),
    longestMs: task.bots.map((_, bot) => longestMs(results, bot)),
    ...(task.measuresLuck === true && { adjusted: adjustedResults(results, count) }),
    faults: faults.map(faultText),
  };
}

export interface LadderRow {
  readonly bot: string;
  readonly elo: number;
  /** Half-width of the 95 % confidence interval of `elo`. */
  readonly half: number;
  readonly games: number;
  readonly winShare: number;
}

export interface Ladder {
  /** Strongest first. */
  readonly rows: readonly LadderRow[];
  readonly faults: readonly string[];
}

/** Yields the pairings of a round robin, in which all pairs of bots meet about equally often. */
function* pairingsOf(bots: number, size: number): Generator<readonly number[]> {
  if (size === 2) {
    for (let a = 0; a < bots; a++) for (let b = a + 1; b < bots; b++) yield [a, b];
    return;
  }
  for (let step = 1; step * (size - 1) < bots; step++) {
    for (let first = 0; first < bots; first++) {
      yield Array.from({ length: size }, (_, i) => (first + i * step) % bots);
    }
  }
}

/** Plays a round robin with at least `task.games` games per pairing, and rates all bots. */
export async function ladder(
  task: ArenaTask,
  progress: (done: number, total: number) => void,
  saved: ArenaProgress = NO_PROGRESS,
): Promise<Ladder> {
  const size = task.options.players;
  const pairings = [...pairingsOf(task.bots.length, size)];
  const perPairing = wholeDeals({ bots: task.bots.slice(0, size), games: task.games });
  const meetings: Meeting[] = [];
  const faults = new FaultLog();
  for (const [n, pairing] of pairings.entries()) {
    const bots = pairing.map((bot) => task.bots[bot] ?? '');
    const { results, faults: found } = await playMissing(
      { ...task, bots, seed: `${task.seed} ${pairing.join('-')}` },
      (done) => progress(n * perPairing + done, pairings.length * perPairing),
      saved,
    );
    for (const fault of found) faults.add(fault);
    for (const result of results) {
      meetings.push({ players: pairing, shares: pairing.map((_, bot) => shareOf(result, bot)) });
    }
  }
  const ratings = rate(task.bots.length, meetings);
  const rows = task.bots
    .map((bot, i) => {
      const shares = meetings.flatMap(
        (meeting) => meeting.shares[meeting.players.indexOf(i)] ?? [],
      );
      return {
        bot,
        elo: ratings[i]?.elo ?? 0,
        half: ratings[i]?.half ?? 0,
        games: shares.length,
        winShare: meanOf(shares),
      };
    })
    .sort((a, b) => b.elo - a.elo);
  return { rows, faults: faults.all.map(faultText) };
}

// Careful play where chances no longer tell options apart: in a decided game end it, then take
// points; and boost with cards that are free. Otherwise a bot that has won wanders about.
import {
  decidingSeat,
  formatOption,
  type GameState,
  legalOptions,
  parseOption,
  type PlayerView,
  playTrusted,
  pointsOf,
  type Role,
  type View,
  winnersOf,
} from '@eminent/engine';
import { type BotRequest, decisionOf, type Ranked, type Reply } from './bot.ts';
import { own, faceDown, symbolsInHand } from './view-queries.ts';

/** From this chance on, and below its complement, a game is decided. */
const DECIDED = 0.95;
/** Chances that differ by less are within the error of the net. */
const SAME_CHANCE = 0.005;
/** A free boost may seem to cost this much: the net values cards in hand a little too highly. */
const FREE_CHANCE = 0.02;
/** Estimates of options that were tried less often are not compared. */
const ENOUGH_VISITS = 3;
/** More symbols show no more planets that matter. */
const MAX_SURVEYED = 7;

/** Whether hardly anything can change who wins. */
function isDecided(chance: number): boolean {
  return chance >= DECIDED || chance <= 1 - DECIDED;
}

/** The number of cards in hand with a symbol of the role. */
export function cardsFor(role: Role, player: PlayerView): number {
  return (player.hand ?? []).filter((card) => symbolsInHand(player, card, role) > 0).length;
}

/**
 * Whether another card for the role in progress costs nothing that matters. In a Survey one card is
 * kept for the next turn, unless the game is decided.
 */
function isBoostFree(view: View, decided: boolean): boolean {
  const { decision } = view;
  if (decision?.step !== 'boost') return false;
  const player = own(view);
  const { role, symbols } = decision;
  switch (role) {
    case 'survey':
      return symbols < MAX_SURVEYED && cardsFor(role, player) > (decided ? 0 : 1);
    case 'produce':
      return symbols < player.slotsFree;
    case 'trade':
      return symbols < player.slotsFilled;
    case 'warfare':
    case 'colonize':
      return decided && faceDown(player).length > 0;
    case 'research':
      return false;
  }
}

/** A victory outweighs the announced end of the game, and this any number of points. */
const VICTORY = 1000;
const END_ANNOUNCED = 100;
/** A card fewer in the stack that runs out first brings the end closer. */
const CARD_OF_STACK = 0.05;

function scarcest({ stacks }: GameState): number {
  return Math.min(...stacks.filter((left) => left > 0));
}

/** The worth of an option in a decided game: the end if ahead, then points. */
function worthOfEnding(position: GameState, seat: number, option: number): number {
  const after = position.clone();
  playTrusted(after, option);
  const points = pointsOf(after, seat);
  if (after.over) {
    const winners = winnersOf(after);
    return winners.length === 1 && winners[0] === seat ? VICTORY : points;
  }
  const isAhead = after.players.every(
    (_, other) => other === seat || pointsOf(after, other) < points,
  );
  if (!isAhead) return points;
  const announced = after.ending === position.ending ? 0 : END_ANNOUNCED;
  return points + announced - CARD_OF_STACK * scarcest(after);
}

/** The options within a margin of the best one, best first. */
function equallyGood(ranking: readonly Ranked[], margin: number): readonly Ranked[] {
  const least = (ranking[0]?.winChance ?? 0) - margin;
  return ranking.filter(
    ({ visits = ENOUGH_VISITS, winChance }, i) =>
      i === 0 || (winChance >= least && visits >= ENOUGH_VISITS),
  );
}

/** Number of deals in which a Survey is played on. */
const SURVEYS = 6;

/** The option after which the seat's chance is best. */
function bestByChance(state: GameState, seat: number, chanceOf: ChanceOf): number {
  let best = -1;
  let bestChance = Number.NEGATIVE_INFINITY;
  for (const option of legalOptions(state)) {
    const after = state.clone();
    playTrusted(after, option);
    const chance = chanceOf(after, seat);
    if (chance > bestChance) {
      best = option;
      bestChance = chance;
    }
  }
  return best;
}

/** A seat's estimated chance right after a choice. */
type ChanceOf = (state: GameState, seat: number) => number;

/**
 * The chance after some answers and the choice of a planet. Right after a boost a net overlooks the
 * planet that is still to be chosen.
 */
function chanceAfterSurvey(
  request: BotRequest,
  chanceOf: ChanceOf,
  tokens: readonly string[],
): number {
  let sum = 0;
  for (let i = 0; i < SURVEYS; i++) {
    const state = request.sample(request.random);
    const seat = decidingSeat(state);
    for (const token of tokens) playTrusted(state, parseOption(state, token) ?? -1);
    const isChoosing = (): boolean =>
      !state.over &&
      decidingSeat(state) === seat &&
      formatOption(state, legalOptions(state)[0] ?? -1).startsWith('keep:');
    while (isChoosing()) playTrusted(state, bestByChance(state, seat, chanceOf));
    sum += chanceOf(state, seat);
  }
  return sum / SURVEYS;
}

/** The best free boost, if stopping is the answer; undefined if there is none. */
function freeBoost(
  request: BotRequest,
  reply: Reply,
  decided: boolean,
  chanceOf: ChanceOf | undefined,
): Ranked | undefined {
  const { view } = request;
  const { options } = decisionOf(view);
  const done = options.find(({ kind }) => kind === 'done')?.token;
  if (done !== reply.token || !isBoostFree(view, decided)) return undefined;
  const boosts = options.flatMap((one) => (one.kind === 'boost' && one.symbols > 0 ? [one] : []));
  const ranked = (reply.ranking ?? []).filter(({ token }) =>
    boosts.some((boost) => boost.token === token),
  );
  if (view.decision?.role !== 'survey' || chanceOf === undefined) {
    const good = equallyGood(reply.ranking ?? [], FREE_CHANCE);
    return ranked.find((one) => good.includes(one));
  }
  const [best] = ranked;
  if (best === undefined) return undefined;
  const stopping = chanceAfterSurvey(request, chanceOf, [done]);
  const boosting = chanceAfterSurvey(request, chanceOf, [best.token, done]);
  return boosting >= stopping - FREE_CHANCE ? best : undefined;
}

/** The equally good option that ends the game soonest, or else brings most points. */
function bestEnding(request: BotRequest, ranking: readonly Ranked[]): Ranked | undefined {
  const position = request.sample(request.random);
  const { seat } = own(request.view);
  let best: Ranked | undefined;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const one of equallyGood(ranking, SAME_CHANCE)) {
    const option = parseOption(position, one.token);
    const worth = option === undefined ? bestWorth : worthOfEnding(position, seat, option);
    if (worth > bestWorth) {
      best = one;
      bestWorth = worth;
    }
  }
  return best;
}

/**
 * The same answer, or an equally good one that a careful player would prefer. The ranking begins
 * with the answer. With a net, Surveys are judged by the planets that they find.
 */
export function careful(request: BotRequest, reply: Reply, chanceOf?: ChanceOf): Reply {
  const { ranking = [], winChance } = reply;
  if (ranking.length < 2 || winChance === undefined) return reply;
  const decided = isDecided(winChance);
  const chosen =
    freeBoost(request, reply, decided, chanceOf) ??
    (decided ? bestEnding(request, ranking) : undefined);
  if (chosen === undefined || chosen.token === reply.token) return reply;
  return {
    ...reply,
    token: chosen.token,
    winChance: chosen.winChance,
    ranking: [chosen, ...ranking.filter((one) => one !== chosen)],
  };
}

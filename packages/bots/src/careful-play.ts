// Careful play where chances no longer tell options apart. In a decided game, the bot ends the game
// or takes points; in any game, it boosts with cards that cost it nothing. Without this, a bot that
// is certain to win prolongs the game with pointless moves.
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
import { bestOptionOfState, type BotRequest, decisionOf, type Ranked, type Reply } from './bot.ts';
import { faceDown, symbolsInHand, viewingPlayer } from './view-queries.ts';

/** A game is decided from this chance to win on, and from the same chance to lose. */
const DECIDED = 0.95;
/** Chances that differ by less are within the error of the net. */
const SAME_CHANCE = 0.005;
/** A free boost may seem to cost this much: the net values cards in hand a little too highly. */
const FREE_CHANCE = 0.02;
/** Estimates of options that were visited less often in the search are ignored. */
const ENOUGH_VISITS = 3;
/** A Survey with more symbols is hardly ever better. */
const MAX_SURVEYED = 7;

function isDecided(chance: number): boolean {
  return chance >= DECIDED || chance <= 1 - DECIDED;
}

/** The number of cards in hand with a symbol of the role. */
export function cardsFor(role: Role, player: PlayerView): number {
  return (player.hand ?? []).filter((card) => symbolsInHand(player, card, role) > 0).length;
}

/**
 * Whether adding another card to the role in progress costs nothing that matters. In a Survey one
 * card is kept for the next turn, unless the game is decided.
 */
function isBoostFree(view: View, decided: boolean): boolean {
  const { decision } = view;
  if (decision?.step !== 'boost') return false;
  const player = viewingPlayer(view);
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

/** Worth of a victory and of triggering the end of the game. Both outweigh any number of points. */
const VICTORY = 1000;
const END_ANNOUNCED = 100;
/** Worth of each card taken from the smallest stack, which brings the end closer. */
const CARD_OF_STACK = 0.05;

/** The size of the smallest stack that is not empty. */
function smallestStack({ stacks }: GameState): number {
  return Math.min(...stacks.filter((left) => left > 0));
}

/** The worth of an option in a decided game: for the leader the end of the game, then points. */
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
  return points + announced - CARD_OF_STACK * smallestStack(after);
}

/** The options within a margin of the best one, best first. */
function equallyGood(ranking: readonly Ranked[], margin: number): readonly Ranked[] {
  const least = (ranking[0]?.winChance ?? 0) - margin;
  return ranking.filter(
    ({ visits = ENOUGH_VISITS, winChance }, i) =>
      i === 0 || (winChance >= least && visits >= ENOUGH_VISITS),
  );
}

/** Number of determinizations in which a Survey is played until a planet is chosen. */
const SURVEYS = 6;

/** A seat's estimated chance right after a choice. */
type ChanceOf = (state: GameState, seat: number) => number;

/**
 * The chance after some answers and the choice of a planet, because right after a boost a net
 * overlooks the planet that is still to be chosen.
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
    while (isChoosing()) {
      playTrusted(
        state,
        bestOptionOfState(state, (after) => chanceOf(after, seat)),
      );
    }
    sum += chanceOf(state, seat);
  }
  return sum / SURVEYS;
}

/** The best free boost, if the bot would stop boosting; undefined if there is none. */
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

/** Of the equally good options, the one that ends the game soonest, or else brings most points. */
function bestEnding(request: BotRequest, ranking: readonly Ranked[]): Ranked | undefined {
  const position = request.sample(request.random);
  const { seat } = viewingPlayer(request.view);
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
 * with the answer. With `chanceOf`, Surveys are judged by the planets that they find.
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

// Careful play: decides between options with about the same chance to win. It boosts where that
// costs nothing. In a decided game, it ends the game or gains points. Without it, a bot that is
// certain to win would prolong the game with pointless moves.
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

/** A game is decided if the chance to win, or the chance to lose, is at least this. */
const DECIDED = 0.95;
/** Chances that differ by at most this are equal within the error of the net. */
const SAME_CHANCE = 0.005;
/** A free boost lowers the chance by at most this. The net slightly overrates cards in hand. */
const MAX_BOOST_LOSS = 0.02;
/** Options with fewer visits in the search are ignored: their estimates are unreliable. */
const MIN_VISITS = 3;
/** A Survey with this many symbols is not boosted further, because more symbols rarely help. */
const MAX_SURVEYED = 7;

function isDecided(chance: number): boolean {
  return chance >= DECIDED || chance <= 1 - DECIDED;
}

/** Returns the number of cards in hand with a symbol of the role. */
export function cardsFor(role: Role, player: PlayerView): number {
  return (player.hand ?? []).filter((card) => symbolsInHand(player, card, role) > 0).length;
}

/** Whether a boost may be worth its card, from the view alone. A Survey usually keeps one card. */
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

/** Worth in points of winning alone at once. It outweighs any number of points. */
const VICTORY = 1000;
/** Worth in points of triggering the end of the game while ahead. */
const END_TRIGGERED = 100;
/** Points subtracted while ahead for each card of the smallest stack, to end the game sooner. */
const STACK_CARD_PENALTY = 0.05;

/** Infinity if all stacks are empty. */
function smallestStack({ stacks }: GameState): number {
  return Math.min(...stacks.filter((left) => left > 0));
}

/** A seat's points after an option. A seat that is ahead prefers a sooner end of the game. */
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
  const announced = after.ending === position.ending ? 0 : END_TRIGGERED;
  return points + announced - STACK_CARD_PENALTY * smallestStack(after);
}

/** Returns the first option, and others at most `margin` below it that have enough visits. */
function equallyGood(ranking: readonly Ranked[], margin: number): readonly Ranked[] {
  const minimum = (ranking[0]?.winChance ?? 0) - margin;
  return ranking.filter(
    ({ visits = MIN_VISITS, winChance }, i) =>
      i === 0 || (winChance >= minimum && visits >= MIN_VISITS),
  );
}

/** Number of determinizations in which a Survey is played until its planets are chosen. */
const SURVEY_SAMPLES = 6;

type ChanceOf = (state: GameState, seat: number) => number;

/**
 * Estimates the deciding seat's chance after `tokens` and the choice of planets to keep. Right
 * after a boost, the net cannot foresee these planets.
 */
function chanceAfterSurvey(
  request: BotRequest,
  chanceOf: ChanceOf,
  tokens: readonly string[],
): number {
  let sum = 0;
  for (let i = 0; i < SURVEY_SAMPLES; i++) {
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
  return sum / SURVEY_SAMPLES;
}

/** Returns a free boost if the bot stops boosting and there is one. */
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
    const equal = equallyGood(reply.ranking ?? [], MAX_BOOST_LOSS);
    return ranked.find((one) => equal.includes(one));
  }
  const [best] = ranked;
  if (best === undefined) return undefined;
  const stopping = chanceAfterSurvey(request, chanceOf, [done]);
  const boosting = chanceAfterSurvey(request, chanceOf, [best.token, done]);
  return boosting >= stopping - MAX_BOOST_LOSS ? best : undefined;
}

/** Returns the best option for a decided game among those with about the same chance. */
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
 * Replaces the option of a bot's reply by a free boost or, in a decided game, by an option of about
 * the same chance that ends the game or gains points. The option comes first in `ranking`.
 * `chanceOf` rates boosts of Survey by the planets that are found.
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

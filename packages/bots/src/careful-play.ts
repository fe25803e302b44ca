// Careful play where chances no longer tell options apart: in a decided game end it, then take
// points; and boost with cards that are free. Otherwise a bot that has won wanders about.
import {
  type GameState,
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
export const SAME_CHANCE = 0.005;
/** Estimates of options that were tried less often are not compared. */
const ENOUGH_VISITS = 3;
/** More symbols show no more planets that matter. */
const MOST_SURVEYED = 7;

/** Whether hardly anything can change who wins. */
export function isDecided(chance: number): boolean {
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
export function isBoostFree(view: View, decided: boolean): boolean {
  const { decision } = view;
  if (decision?.step !== 'boost') return false;
  const player = own(view);
  const { role, symbols } = decision;
  switch (role) {
    case 'survey':
      return symbols < MOST_SURVEYED && cardsFor(role, player) > (decided ? 0 : 1);
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
export function worthOfEnding(position: GameState, seat: number, option: number): number {
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

/** The options as good as the best one, best first. */
export function equallyGood(ranking: readonly Ranked[]): readonly Ranked[] {
  const [best] = ranking;
  if (best === undefined) return [];
  return ranking.filter(
    (one) =>
      one === best ||
      (one.winChance >= best.winChance - SAME_CHANCE &&
        (one.visits ?? ENOUGH_VISITS) >= ENOUGH_VISITS),
  );
}

/** The free boost among options; undefined if there is none. */
function freeBoost(view: View, options: readonly Ranked[], decided: boolean): Ranked | undefined {
  if (!isBoostFree(view, decided)) return undefined;
  const boosts = decisionOf(view).options.filter(
    ({ kind, ...option }) => kind === 'boost' && 'symbols' in option && option.symbols > 0,
  );
  return options.find(({ token }) => boosts.some((boost) => boost.token === token));
}

function bestEnding(
  request: BotRequest,
  seat: number,
  options: readonly Ranked[],
): Ranked | undefined {
  const position = request.sample(request.random);
  let best: Ranked | undefined;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const one of options) {
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
 * with the answer.
 */
export function careful(request: BotRequest, reply: Reply): Reply {
  const { ranking = [], winChance } = reply;
  const options = equallyGood(ranking);
  if (options.length < 2 || winChance === undefined) return reply;
  const { view } = request;
  const decided = isDecided(winChance);
  const chosen =
    freeBoost(view, options, decided) ??
    (decided ? bestEnding(request, own(view).seat, options) : undefined);
  if (chosen === undefined || chosen.token === reply.token) return reply;
  return {
    ...reply,
    token: chosen.token,
    winChance: chosen.winChance,
    ranking: [chosen, ...ranking.filter((one) => one !== chosen)],
  };
}

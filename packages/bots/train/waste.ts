// Finds wasteful moves: choices that a careful player would not make, whatever the plan. Also
// counts the occasions for each kind, so that a share can be computed.
import {
  type GameState,
  legalOptions,
  parseOption,
  playTrusted,
  type View,
  winnersOf,
} from '@eminent/engine';
import { cardsFor } from '../src/careful-play.ts';
import { type Reason, reasonsFor, type Reply } from '../src/index.ts';
import { faceDown, viewingPlayer } from '../src/view-queries.ts';

/** The kinds of wasteful moves. */
export const WASTES = [
  /** The seat could have won at once but did not. */
  'victory missed',
  /** A Survey is not boosted although two or more hand cards have Survey symbols. */
  'Survey cards kept',
  /** The seat declines to win a planet or to trade a resource. */
  'gain declined',
  /** The seat leads Warfare without need: enough fighters, no face-down planet, a smaller stack. */
  'fighters without use',
] as const;

export type Waste = (typeof WASTES)[number];

/** An occasion for a kind of waste, and whether the choice is wasteful. */
export interface Occasion {
  readonly kind: Waste;
  readonly isWasteful: boolean;
}

/** The highest Warfare cost of a planet in the official game. */
const ENOUGH_FIGHTERS = 6;

/** Whether the seat alone has won after an option. */
function wins(position: GameState, seat: number, option: number): boolean {
  const after = position.clone();
  playTrusted(after, option);
  if (!after.over) return false;
  const winners = winnersOf(after);
  return winners.length === 1 && winners[0] === seat;
}

/** Yields the occasions in a decision answered with `token`; `position` fits the view. */
export function* occasionsIn(view: View, position: GameState, token: string): Generator<Occasion> {
  const { decision } = view;
  const player = viewingPlayer(view);
  if (decision === undefined) return;
  const { options, step } = decision;
  const chosen = options.find((one) => one.token === token);
  if (chosen === undefined) return;
  const winning = legalOptions(position).filter((option) => wins(position, player.seat, option));
  if (winning.length > 0) {
    const option = parseOption(position, token);
    yield { kind: 'victory missed', isWasteful: option === undefined || !winning.includes(option) };
  }
  if (step === 'boost' && decision.role === 'survey' && cardsFor('survey', player) > 1) {
    yield { kind: 'Survey cards kept', isWasteful: chosen.kind === 'done' };
  }
  if (options.some(({ kind }) => kind === 'settle' || kind === 'attack' || kind === 'trade')) {
    yield { kind: 'gain declined', isWasteful: chosen.kind === 'done' };
  }
  if (
    view.options.ruleset !== 'escalation' &&
    chosen.kind === 'lead' &&
    faceDown(player).length === 0
  ) {
    const left = (card: string): number => view.stacks[card] ?? 0;
    const stacks = Object.values(view.stacks).filter((n) => n > 0);
    const isIdle =
      chosen.role === 'warfare' &&
      player.fighters >= ENOUGH_FIGHTERS &&
      left(view.stackOf.warfare) > Math.min(...stacks);
    yield { kind: 'fighters without use', isWasteful: isIdle };
  }
}

/** Kinds of reasons that fit many options. */
const GENERIC: ReadonlySet<Reason['kind']> = new Set([
  'playing-on',
  'spends-nothing',
  'role-first',
  'gains-card',
  'action',
  'makes-room',
]);

/** Whether a hint for the answer of this reply would have only generic reasons. */
export function isHintGeneric(view: View, { ranking = [], token }: Reply): boolean {
  const [best, next] = ranking;
  const chance = (best?.winChance ?? 0) - (next?.winChance ?? 0);
  const lead = { chance, ...(next === undefined ? {} : { over: next.token }) };
  return reasonsFor(view, token, lead).every(({ kind }) => GENERIC.has(kind));
}

// Standing orders: automatic answers to the questions whether to follow. An order holds for one
// game, until the player changes it.
import type { View } from '@eminent/engine';
import { create } from 'zustand';

/** When to dissent: in this turn only, whenever following is impossible, or always. */
export const STANDING_ORDERS = ['turn', 'cannot', 'always'] as const;

export interface StandingOrder {
  readonly kind: (typeof STANDING_ORDERS)[number];
  /** The game and the turn in which the order was set. */
  readonly game: string;
  readonly turn: number;
}

interface Orders {
  readonly order: StandingOrder | undefined;
  readonly give: (order: StandingOrder | undefined) => void;
}

export const useStandingOrders = create<Orders>()((set) => ({
  order: undefined,
  give: (order) => set({ order }),
}));

/** The order, if it applies to a game in a turn; otherwise undefined. */
export function standingOrderFor(
  order: StandingOrder | undefined,
  game: string,
  turn: number,
): StandingOrder | undefined {
  if (order?.game !== game) return undefined;
  return order.kind === 'turn' && order.turn !== turn ? undefined : order;
}

/** Whether an order dissents at the question of a view. */
export function ordersDissent(order: StandingOrder | undefined, { decision }: View): boolean {
  if (order === undefined || decision?.step !== 'follow-or-dissent') return false;
  return order.kind !== 'cannot' || decision.options.every(({ kind }) => kind !== 'follow');
}

// Standing orders: automatic answers to the questions whether to follow. An order holds for one
// game or turn, until the player changes it or reloads the page.
import type { View } from '@eminent/engine';
import { create } from 'zustand';

/** When to dissent: for the rest of this turn, whenever following is impossible, or always. */
export const STANDING_ORDERS = ['turn', 'cannot', 'always'] as const;

export interface StandingOrder {
  readonly kind: (typeof STANDING_ORDERS)[number];
  readonly game: string;
  readonly turn: number;
}

interface Orders {
  readonly order: StandingOrder | undefined;
  readonly setOrder: (order: StandingOrder | undefined) => void;
}

export const useStandingOrders = create<Orders>()((set) => ({
  order: undefined,
  setOrder: (order) => set({ order }),
}));

/** Returns the order if it applies to a game in a turn. */
export function standingOrderFor(
  order: StandingOrder | undefined,
  game: string,
  turn: number,
): StandingOrder | undefined {
  if (order?.game !== game) return undefined;
  return order.kind === 'turn' && order.turn !== turn ? undefined : order;
}

/** Whether an order dissents from the question of a view. */
export function ordersDissent(order: StandingOrder | undefined, { decision }: View): boolean {
  if (order === undefined || decision?.step !== 'follow-or-dissent') return false;
  return order.kind !== 'cannot' || decision.options.every(({ kind }) => kind !== 'follow');
}

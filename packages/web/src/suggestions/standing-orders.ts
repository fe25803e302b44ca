// Standing orders: automatic answers when others lead, for one game, until the player changes them.
import type { View } from '@eminent/engine';
import { create } from 'zustand';

/** Dissent this turn only, whenever following is impossible, or always. */
export const STANDING_ORDERS = ['turn', 'cannot', 'always'] as const;

export interface StandingOrder {
  readonly kind: (typeof STANDING_ORDERS)[number];
  /** The game and the turn in which it was set. */
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

/** The order that applies to a game at a turn. */
export function standingOrderFor(
  order: StandingOrder | undefined,
  game: string,
  turn: number,
): StandingOrder | undefined {
  if (order?.game !== game) return undefined;
  return order.kind === 'turn' && order.turn !== turn ? undefined : order;
}

/** What an order answers to the question of a view. */
export function answerOf(
  order: StandingOrder | undefined,
  { decision }: View,
): 'dissent' | undefined {
  if (order === undefined || decision?.step !== 'follow-or-dissent') return undefined;
  const canFollow = decision.options.some(({ kind }) => kind === 'follow');
  return order.kind === 'cannot' && canFollow ? undefined : 'dissent';
}

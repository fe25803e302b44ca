// Streamlining and Hyperefficiency: removing hand cards in the own turn while nothing is resolving (RULES 4.3, 4.4).
import { REMOVE } from '../../model/option.ts';
import { hasPower } from '../../facts/pieces.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { removeFromHand } from '../../verbs/verbs.ts';

/** Appends a removal for each kind in hand from a kind on, if the leader may remove one now. */
export function listTrims(state: GameState, seat: number, from: number, out: number[]): void {
  const player = playerAt(state, seat);
  if (player.powers === 0) return;
  const once = hasPower(player, 'streamlining') && !state.turn.streamlined;
  if (!once && !hasPower(player, 'hyperefficiency')) return;
  listKinds(player.hand, from, REMOVE, out);
}

/** Carries out a removal. Hyperefficiency goes first, so that Streamlining stays available. */
export function trim(state: GameState, seat: number, kind: number): void {
  if (!hasPower(playerAt(state, seat), 'hyperefficiency')) state.turn.streamlined = true;
  removeFromHand(state, seat, kind);
}

/** Appends `base + kind` once for each kind of an ascending hand, from a kind on. */
export function listKinds(
  hand: readonly number[],
  from: number,
  base: number,
  out: number[],
): void {
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i] as number;
    if (kind >= from && kind !== last) out.push(base + kind);
    last = kind;
  }
}

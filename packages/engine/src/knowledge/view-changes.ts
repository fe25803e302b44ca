// Whose part of a view can have changed: whoever tells a game after every answer makes and compares anew only what the answer touched.
import { NONE } from '../model/names.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';

interface Seen {
  /** The player as it was, brought up to date in place: a copy for every answer would outlive it, and be work for the collector of garbage. */
  readonly player: Player;
  /** Cards of the leader that lie at no place of the player's. */
  resolving: number;
  acted: number;
  /** The moment at which it was compared last. */
  state: GameState;
  ply: number;
  /** Not asked for since they changed. */
  isPlayerNew: boolean;
  isHandNew: boolean;
}

/** For the positions of one game, in the order in which they come. */
export class ViewChanges {
  private readonly seen: Seen[] = [];

  /** Whether what all see of a player (`playerView`) may say something else than when this was asked last; true the first time. */
  hasPlayerChanged(state: GameState, seat: number): boolean {
    const seen = this.seenOf(state, seat);
    const isNew = seen.isPlayerNew;
    seen.isPlayerNew = false;
    return isNew;
  }

  /** The same of what only the player sees of itself (`ownHand`). */
  hasHandChanged(state: GameState, seat: number): boolean {
    const seen = this.seenOf(state, seat);
    const isNew = seen.isHandNew;
    seen.isHandNew = false;
    return isNew;
  }

  private seenOf(state: GameState, seat: number): Seen {
    const { turn, leader, ply } = state;
    const known = this.seen[seat];
    // Every answer is another ply, and a game that went back is another state.
    if (known?.state === state && known.ply === ply) return known;
    const player = playerAt(state, seat);
    const resolving = seat === leader ? turn.resolving : NONE;
    const acted = seat === leader ? turn.acted : NONE;
    if (known === undefined) {
      const all = { isPlayerNew: true, isHandNew: true };
      return (this.seen[seat] = { player: player.clone(), resolving, acted, state, ply, ...all });
    }
    const isSameTurn = known.resolving === resolving && known.acted === acted;
    if (known.player.copyFrom(player) || !isSameTurn) {
      known.resolving = resolving;
      known.acted = acted;
      known.isPlayerNew = true;
      known.isHandNew = true;
    }
    known.state = state;
    known.ply = ply;
    return known;
  }
}

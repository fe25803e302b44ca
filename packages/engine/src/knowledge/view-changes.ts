// Detects which players' views may have changed since the last call, so that a server builds and
// compares only those.
import { NONE } from '../model/names.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';

interface Seen {
  /**
   * A copy of the player at the last call, updated in place. A new copy for every answer would slow
   * down garbage collection.
   */
  readonly player: Player;
  /** The leader's cards that are in no zone of the player; NONE for other players. */
  resolving: number;
  acted: number;
  /** Whether the player is the leader, for whom hand cards can have more symbols. */
  isLeader: boolean;
  /** The state and ply of the last call. */
  state: GameState;
  ply: number;
  /** True from a change to the next query. */
  isPlayerNew: boolean;
  isHandNew: boolean;
}

/** Tracks changes through the successive positions of one game. */
export class ViewChanges {
  private readonly seen: Seen[] = [];

  /**
   * Whether a player's public view (`playerView`) may have changed since the last call; true the
   * first time.
   */
  hasPlayerChanged(state: GameState, seat: number): boolean {
    const seen = this.seenOf(state, seat);
    const isNew = seen.isPlayerNew;
    seen.isPlayerNew = false;
    return isNew;
  }

  /** Whether a player's private view (`privateHandView`) may have changed since the last call. */
  hasHandChanged(state: GameState, seat: number): boolean {
    const seen = this.seenOf(state, seat);
    const isNew = seen.isHandNew;
    seen.isHandNew = false;
    return isNew;
  }

  private seenOf(state: GameState, seat: number): Seen {
    const { turn, leader, ply } = state;
    const known = this.seen[seat];
    // Each answer increases the ply, and an undo creates another state object.
    if (known?.state === state && known.ply === ply) return known;
    const player = playerAt(state, seat);
    const isLeader = seat === leader;
    const resolving = isLeader ? turn.resolving : NONE;
    const acted = isLeader ? turn.acted : NONE;
    if (known === undefined) {
      const flags = { isPlayerNew: true, isHandNew: true };
      const moment = { resolving, acted, isLeader, state, ply };
      return (this.seen[seat] = { player: player.clone(), ...moment, ...flags });
    }
    const isSameTurn = known.resolving === resolving && known.acted === acted;
    if (known.player.copyFrom(player) || !isSameTurn) {
      known.resolving = resolving;
      known.acted = acted;
      known.isPlayerNew = true;
      known.isHandNew = true;
    }
    if (known.isLeader !== isLeader) {
      known.isLeader = isLeader;
      known.isHandNew = true;
    }
    known.state = state;
    known.ply = ply;
    return known;
  }
}

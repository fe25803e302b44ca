// Detects which players' views may have changed, so that a server builds and compares only those.
import { NONE } from '../model/names.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';

interface TrackedPlayer {
  /** Updated in place. One new copy per answer would slow down garbage collection. */
  readonly player: Player;
  /** Cards of the leader that are in no zone of the player; NONE for other players. */
  resolving: number;
  acted: number;
  /** A leader's hand cards can have more symbols. */
  isLeader: boolean;
  state: GameState;
  ply: number;
  /** True after a change, until `hasPlayerChanged` or `hasHandChanged` reports it. */
  isPlayerNew: boolean;
  isHandNew: boolean;
}

export class ViewChanges {
  private readonly tracked: TrackedPlayer[] = [];

  /**
   * Whether `playerView` may have changed since the last call for this seat. True the first time.
   */
  hasPlayerChanged(state: GameState, seat: number): boolean {
    const tracked = this.track(state, seat);
    const isNew = tracked.isPlayerNew;
    tracked.isPlayerNew = false;
    return isNew;
  }

  /**
   * Whether `privateHandView` may have changed since the last call for this seat. True the first
   * time.
   */
  hasHandChanged(state: GameState, seat: number): boolean {
    const tracked = this.track(state, seat);
    const isNew = tracked.isHandNew;
    tracked.isHandNew = false;
    return isNew;
  }

  private track(state: GameState, seat: number): TrackedPlayer {
    const { turn, leader, ply } = state;
    const known = this.tracked[seat];
    // Each answer raises the ply, and an undo creates another state object.
    if (known?.state === state && known.ply === ply) return known;
    const player = playerAt(state, seat);
    const isLeader = seat === leader;
    const resolving = isLeader ? turn.resolving : NONE;
    const acted = isLeader ? turn.acted : NONE;
    if (known === undefined) {
      const flags = { isPlayerNew: true, isHandNew: true };
      const moment = { resolving, acted, isLeader, state, ply };
      return (this.tracked[seat] = { player: player.clone(), ...moment, ...flags });
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

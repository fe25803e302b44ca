// What was made for views of one game, kept as long as nothing changes from which it follows: whoever shows a game after every answer makes
// anew only what the answer touched, and finds the rest by identity.
import { NONE } from '../model/names.ts';
import { isSameList } from '../state/lists.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';

interface Kept<Shown, Hand> {
  /** The player as it was, brought up to date in place: a copy for every answer would outlive it, and be work for the collector of garbage. */
  readonly player: Player;
  /** Cards of the leader that lie at no place of the player's. */
  resolving: number;
  acted: number;
  /** The moment at which it was compared last. */
  state: GameState;
  ply: number;
  shown: Shown | undefined;
  hand: Hand | undefined;
}

interface KeptList {
  readonly from: readonly number[];
  readonly made: unknown;
}

/** For the positions of one game. */
export class ViewMemory<Shown, Hand> {
  private readonly kept: Kept<Shown, Hand>[] = [];
  private readonly lists = new Map<string, KeptList>();

  /** What all may see of a player: as `make` makes it of the player alone, or made before. */
  shown(state: GameState, seat: number, make: () => Shown): Shown {
    const kept = this.keptOf(state, seat);
    kept.shown ??= make();
    return kept.shown;
  }

  /** What only the player may see of it. */
  hand(state: GameState, seat: number, make: () => Hand): Hand {
    const kept = this.keptOf(state, seat);
    kept.hand ??= make();
    return kept.hand;
  }

  /** What a list of the state alone comes to, by name, or what was made of it before. */
  list<Made>(name: string, from: readonly number[], make: (from: readonly number[]) => Made): Made {
    const known = this.lists.get(name);
    // One name always has the same maker.
    if (known !== undefined && isSameList(known.from, from)) return known.made as Made;
    const made = make(from);
    this.lists.set(name, { from: from.slice(), made });
    return made;
  }

  private keptOf(state: GameState, seat: number): Kept<Shown, Hand> {
    const { turn, leader, ply } = state;
    const known = this.kept[seat];
    // Every answer is another ply, and a game that went back is another state.
    if (known?.state === state && known.ply === ply) return known;
    const player = playerAt(state, seat);
    const resolving = seat === leader ? turn.resolving : NONE;
    const acted = seat === leader ? turn.acted : NONE;
    if (known === undefined) {
      const made = { resolving, acted, state, ply, shown: undefined, hand: undefined };
      return (this.kept[seat] = { player: player.clone(), ...made });
    }
    const isSameTurn = known.resolving === resolving && known.acted === acted;
    if (known.player.become(player) || !isSameTurn) {
      known.resolving = resolving;
      known.acted = acted;
      known.shown = undefined;
      known.hand = undefined;
    }
    known.state = state;
    known.ply = ply;
    return known;
  }
}

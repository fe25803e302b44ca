// Everything that belongs to one seat.
import { type Abilities, NO_ABILITIES } from './abilities.ts';
import { type PlayerExpansion, NO_PLAYER_EXPANSION } from './expansion-state.ts';
import { copyList, isSameList } from './sorted-list.ts';
import type { Planet } from './planet.ts';

const NO_CARDS: readonly number[] = [];

export class Player {
  /** Ascending. */
  hand: number[] = [];
  /** The cards in hand that all players saw being taken, ascending. */
  known: number[] = [];
  /**
   * Other cards in hand that all players can deduce by counting: those in hand when the discard
   * pile became the deck (RULES T14). Ascending; never changed in place, so clones share it.
   */
  counted: readonly number[] = NO_CARDS;
  /** The last item is drawn next. */
  deck: number[] = [];
  discard: number[] = [];
  /** Cards spent in the Role phase of the current turn: the role card first, then the boosts. */
  play: number[] = [];
  /** The empire, in the order in which planets were gained. Indexes never change. */
  planets: Planet[] = [];
  permanents: number[] = [];
  /** The combined abilities of the permanents; shared by copies and replaced as a whole. */
  abilities: Abilities = NO_ABILITIES;
  fighters = 0;
  influence = 0;
  /** Expansion state; shared by copies and replaced as a whole. */
  expansion: PlayerExpansion = NO_PLAYER_EXPANSION;

  clone(): Player {
    const copy = new Player();
    copy.hand = this.hand.slice();
    copy.known = this.known.slice();
    copy.counted = this.counted;
    copy.deck = this.deck.slice();
    copy.discard = this.discard.slice();
    copy.play = this.play.slice();
    const planets: Planet[] = [];
    for (let i = 0; i < this.planets.length; i++) {
      planets.push((this.planets[i] as Planet).clone());
    }
    copy.planets = planets;
    copy.permanents = this.permanents.slice();
    copy.abilities = this.abilities;
    copy.fighters = this.fighters;
    copy.influence = this.influence;
    copy.expansion = this.expansion;
    return copy;
  }

  /**
   * Copies the values of the same player from another state into the existing lists, which avoids
   * allocations when called repeatedly. Returns whether anything changed. Shared objects count as
   * changed if they are not identical.
   */
  copyFrom(other: Player): boolean {
    let changed = copyList(this.hand, other.hand);
    changed = copyList(this.known, other.known) || changed;
    changed = copyList(this.deck, other.deck) || changed;
    changed = copyList(this.discard, other.discard) || changed;
    changed = copyList(this.play, other.play) || changed;
    changed = this.becomePlanets(other) || changed;
    changed = copyList(this.permanents, other.permanents) || changed;
    const isSame =
      isSameList(this.counted, other.counted) &&
      this.abilities === other.abilities &&
      this.fighters === other.fighters &&
      this.influence === other.influence &&
      this.expansion === other.expansion;
    if (isSame) return changed;
    this.counted = other.counted;
    this.abilities = other.abilities;
    this.fighters = other.fighters;
    this.influence = other.influence;
    this.expansion = other.expansion;
    return true;
  }

  private becomePlanets({ planets }: Player): boolean {
    let changed = this.planets.length !== planets.length;
    for (let i = 0; i < planets.length; i++) {
      const planet = planets[i] as Planet;
      const mine = this.planets[i];
      if (mine?.id === planet.id) changed = mine.copyFrom(planet) || changed;
      else {
        this.planets[i] = planet.clone();
        changed = true;
      }
    }
    this.planets.length = planets.length;
    return changed;
  }
}

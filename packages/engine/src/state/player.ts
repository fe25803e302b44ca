// Everything that belongs to one seat.
import { type Abilities, NO_ABILITIES } from './abilities.ts';
import { type PlayerExpansion, NO_EXTRA } from './expansion-state.ts';
import { copyList, isSameList } from './sorted-list.ts';
import type { Planet } from './planet.ts';

const NO_CARDS: readonly number[] = [];

export class Player {
  /** Ascending. */
  hand: number[] = [];
  /** The part of the hand that everyone saw being taken into it, ascending. */
  known: number[] = [];
  /**
   * A part of the rest of the hand that everyone can prove by counting: what was in hand when the own discard pile became the deck
   * (RULES T14). Ascending; never changed in place, so that clones share it.
   */
  counted: readonly number[] = NO_CARDS;
  /** The next card to draw is the last one. */
  deck: number[] = [];
  discard: number[] = [];
  /** Cards spent in the Role phase of the current turn: the role card first, then the boosts. */
  play: number[] = [];
  /** The empire, in the order in which the planets came; places never change. */
  planets: Planet[] = [];
  permanents: number[] = [];
  /** What the permanents come to: shared, replaced as a whole when one comes or goes. */
  abilities: Abilities = NO_ABILITIES;
  fighters = 0;
  influence = 0;
  /** What only an expansion gives: shared, replaced as a whole. */
  expansion: PlayerExpansion = NO_EXTRA;

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
   * Becomes what a player is at another moment of the game, in the lists that it has: who looks again and again makes nothing new. Returns
   * whether it was something else. What is shared counts as changed when it is not the same.
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

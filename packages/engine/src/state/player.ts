// Everything that belongs to one seat.
import { type Abilities, NO_ABILITIES } from './abilities.ts';
import { type Extra, NO_EXTRA } from './extra.ts';
import { become, isSameList } from './lists.ts';
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
  extra: Extra = NO_EXTRA;

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
    copy.extra = this.extra;
    return copy;
  }

  /**
   * Becomes what a player is at another moment of the game, in the lists that it has: who looks again and again makes nothing new. Returns
   * whether it was something else. What is shared counts as changed when it is not the same.
   */
  become(other: Player): boolean {
    let changed = become(this.hand, other.hand);
    changed = become(this.known, other.known) || changed;
    changed = become(this.deck, other.deck) || changed;
    changed = become(this.discard, other.discard) || changed;
    changed = become(this.play, other.play) || changed;
    changed = this.becomePlanets(other) || changed;
    changed = become(this.permanents, other.permanents) || changed;
    const isSame =
      isSameList(this.counted, other.counted) &&
      this.abilities === other.abilities &&
      this.fighters === other.fighters &&
      this.influence === other.influence &&
      this.extra === other.extra;
    if (isSame) return changed;
    this.counted = other.counted;
    this.abilities = other.abilities;
    this.fighters = other.fighters;
    this.influence = other.influence;
    this.extra = other.extra;
    return true;
  }

  private becomePlanets({ planets }: Player): boolean {
    let changed = this.planets.length !== planets.length;
    for (let i = 0; i < planets.length; i++) {
      const planet = planets[i] as Planet;
      const mine = this.planets[i];
      if (mine?.id === planet.id) changed = mine.become(planet) || changed;
      else {
        this.planets[i] = planet.clone();
        changed = true;
      }
    }
    this.planets.length = planets.length;
    return changed;
  }
}

// Everything that belongs to one seat.
import { type Abilities, NO_ABILITIES } from './abilities.ts';
import { type Extra, NO_EXTRA } from './extra.ts';
import { isSameList } from './lists.ts';
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

  /** Whether nothing of a player has changed between two moments of a game. What is shared must be the same. */
  isSameAs(other: Player): boolean {
    return (
      isSameList(this.hand, other.hand) &&
      isSameList(this.known, other.known) &&
      isSameList(this.counted, other.counted) &&
      isSameList(this.deck, other.deck) &&
      isSameList(this.discard, other.discard) &&
      isSameList(this.play, other.play) &&
      this.hasSamePlanets(other) &&
      isSameList(this.permanents, other.permanents) &&
      this.abilities === other.abilities &&
      this.fighters === other.fighters &&
      this.influence === other.influence &&
      this.extra === other.extra
    );
  }

  private hasSamePlanets({ planets }: Player): boolean {
    if (this.planets.length !== planets.length) return false;
    for (let i = 0; i < planets.length; i++) {
      if (!(this.planets[i] as Planet).isSameAs(planets[i] as Planet)) return false;
    }
    return true;
  }
}

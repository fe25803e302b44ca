// The state of one player: cards, planets, tokens and abilities.
import { type Abilities, NO_ABILITIES } from './abilities.ts';
import { type PlayerExpansion, NO_PLAYER_EXPANSION } from './expansion-state.ts';
import { copyList, isSameList } from './sorted-list.ts';
import type { Planet } from './planet.ts';

const NO_CARDS: readonly number[] = [];

export class Player {
  /** Ascending. */
  hand: number[] = [];
  /** The hand cards that all players saw being taken, ascending. */
  known: number[] = [];
  /**
   * Further hand cards that all players know, because they were in hand when the discard pile
   * became the deck: at that moment all other cards were visible (RULES T14). Ascending; never
   * changed in place, so copies share the list.
   */
  counted: readonly number[] = NO_CARDS;
  /** The last item is drawn next. */
  deck: number[] = [];
  discard: number[] = [];
  /** Cards played in the current Role phase: the role card first, then the boosts. */
  play: number[] = [];
  /** The planets of the empire, in the order in which they were gained. */
  planets: Planet[] = [];
  permanents: number[] = [];
  /** Replaced, never changed in place, so copies share it. */
  abilities: Abilities = NO_ABILITIES;
  fighters = 0;
  influence = 0;
  /** Replaced, never changed in place, so copies share it. */
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
   * Copies the values of the same player from another state. Reuses the lists, so that repeated
   * calls allocate little. Returns whether anything changed; abilities and expansion count as
   * changed if they are other objects.
   */
  copyFrom(other: Player): boolean {
    let changed = copyList(this.hand, other.hand);
    changed = copyList(this.known, other.known) || changed;
    changed = copyList(this.deck, other.deck) || changed;
    changed = copyList(this.discard, other.discard) || changed;
    changed = copyList(this.play, other.play) || changed;
    changed = this.copyPlanets(other) || changed;
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

  private copyPlanets({ planets }: Player): boolean {
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

// The state of one player: card kinds, planets, tokens and abilities.
import { type Abilities, NO_ABILITIES } from './abilities.ts';
import { type PlayerExpansion, NO_PLAYER_EXPANSION } from './expansion-state.ts';
import { copyList, isSameList } from './sorted-list.ts';
import type { Planet } from './planet.ts';

const NO_CARDS: readonly number[] = [];

export class Player {
  /** Ascending. */
  hand: number[] = [];
  /** Hand cards that all players saw when the player took them, ascending. */
  known: number[] = [];
  /**
   * Further hand cards that all players know: those held when the discard pile became the deck,
   * because all other cards were visible then (RULES T14). Ascending. Never changed in place.
   */
  counted: readonly number[] = NO_CARDS;
  /** The last item is drawn next. */
  deck: number[] = [];
  discard: number[] = [];
  /** Cards played in the current Role phase: the role card first, then the boosts. */
  play: number[] = [];
  /** In the order in which the player gained them. */
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
   * Copies all values from `other`, reusing the lists. Returns whether anything changed; new
   * `abilities` or `expansion` objects count as a change even if they have equal content.
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

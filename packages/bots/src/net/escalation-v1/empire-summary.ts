// Summarizes what a seat owns: cards in all zones, planets, slots, symbols and points.
import { BATTLECRUISER_POINTS, type GameState, PLANET_DEFS } from '@eminent/engine';
import { indexVocabulary } from '../vocabulary.ts';
import {
  CARD_INFLUENCE,
  CARD_LEVEL,
  CARD_SYMBOLS,
  IS_TECHNOLOGY,
  PLANET_SYMBOLS,
  PLANET_TYPE,
} from './card-tables.ts';
import { LEVELS } from './layout.ts';
import { VOCABULARY } from './vocabulary.ts';

export type Player = GameState['players'][number];
/** A planet of an empire, or the start planet that a seat has chosen before the first turn. */
export type Planet = Pick<
  Player['planets'][number],
  'id' | 'up' | 'colonies' | 'filled' | 'blocked'
>;

const ROLE_WORDS = VOCABULARY.roles.length;

export const PLACES = indexVocabulary(VOCABULARY);

/** `filled` has one bit for each of up to four slots. */
function countFilled(filled: number): number {
  return (filled & 1) + ((filled >> 1) & 1) + ((filled >> 2) & 1) + ((filled >> 3) & 1);
}

/** The summary of one seat. One object is reused for all seats. */
export class Empire {
  /** By card kind, in all zones. */
  readonly owned = new Int8Array(PLACES.kinds);
  /** Kinds without duplicates. */
  technologies: number[] = [];
  /** Number of `technologies` by level. */
  readonly byLevel = new Int8Array(LEVELS + 1);
  readonly upByType = new Int8Array(VOCABULARY.planetTypes.length);
  /** On face-up planets and permanents, by role. */
  readonly symbols = new Int8Array(ROLE_WORDS);
  down: Planet[] = [];
  points = 0;
  slotsFree = 0;
  slotsFull = 0;
  handLimit = 0;
  deckSize = 0;

  /** Recomputes the summary. `isPrivate` includes a start planet that the seat chose in secret. */
  read(state: GameState, seat: number, player: Player, isPrivate: boolean): void {
    this.clear();
    this.points = player.influence + player.expansion.battlecruisers * BATTLECRUISER_POINTS;
    this.addCards(state, seat, player);
    for (const planet of player.planets) this.addPlanet(planet, player.abilities.doubleSlots);
    this.addPermanents(player);
    if (isPrivate) this.addChosen(state.offers[seat] ?? []);
  }

  private clear(): void {
    this.owned.fill(0);
    this.technologies = [];
    this.byLevel.fill(0);
    this.upByType.fill(0);
    this.symbols.fill(0);
    this.down = [];
    this.slotsFree = 0;
    this.slotsFull = 0;
    this.handLimit = 0;
    this.deckSize = 0;
  }

  private addCards({ leader, turn }: GameState, seat: number, player: Player): void {
    this.add(player.hand);
    this.add(player.deck);
    this.add(player.discard);
    this.add(player.play);
    this.add(player.permanents);
    this.add(player.expansion.spent);
    this.add(player.expansion.colonies);
    for (const { colonies } of player.planets) this.add(colonies);
    if (seat !== leader) return;
    if (turn.resolving >= 0) this.addCard(turn.resolving);
    if (turn.acted >= 0) this.addCard(turn.acted);
  }

  private add(cards: readonly number[]): void {
    for (let i = 0; i < cards.length; i++) this.addCard(cards[i] as number);
  }

  private addCard(kind: number): void {
    const before = this.owned[kind] as number;
    this.owned[kind] = before + 1;
    if (IS_TECHNOLOGY[kind] !== true) {
      if ((PLACES.roleCard[kind] as number) >= 0) this.deckSize++;
      return;
    }
    if (before > 0) return;
    this.deckSize++;
    this.technologies.push(kind);
    this.points += CARD_INFLUENCE[kind] as number;
    const level = CARD_LEVEL[kind] as number;
    this.byLevel[level] = (this.byLevel[level] as number) + 1;
  }

  private addPlanet(planet: Planet, doubleSlots: boolean): void {
    const def = PLANET_DEFS[planet.id];
    if (def === undefined) return;
    if (!planet.up) {
      this.down.push(planet);
      return;
    }
    this.points += def.influence;
    this.handLimit += def.handLimit;
    const type = PLANET_TYPE[planet.id] as number;
    if (type >= 0) this.upByType[type] = (this.upByType[type] as number) + 1;
    for (const symbol of PLANET_SYMBOLS[planet.id] as readonly number[]) this.addSymbols(symbol, 1);
    if (!planet.blocked) this.addSlots(def.slots.length, planet.filled, doubleSlots);
  }

  /** The chosen start planet is the only one that is left on offer. */
  private addChosen([chosen, other]: readonly number[]): void {
    if (chosen === undefined || other !== undefined) return;
    this.down.push({ id: chosen, up: false, colonies: [], filled: 0, blocked: false });
  }

  private addPermanents({ permanents, abilities, expansion }: Player): void {
    for (let i = 0; i < permanents.length; i++) {
      const row = (permanents[i] as number) * ROLE_WORDS;
      for (let role = 0; role < ROLE_WORDS; role++) {
        this.addSymbols(role, CARD_SYMBOLS[row + role] as number);
      }
    }
    this.handLimit += abilities.handLimit;
    this.addSlots(abilities.slots, expansion.store, abilities.doubleSlots);
  }

  private addSymbols(role: number, n: number): void {
    if (role >= 0) this.symbols[role] = (this.symbols[role] as number) + n;
  }

  private addSlots(slots: number, filled: number, doubleSlots: boolean): void {
    const full = countFilled(filled);
    this.slotsFull += full;
    this.slotsFree += slots * (doubleSlots ? 2 : 1) - full;
  }
}

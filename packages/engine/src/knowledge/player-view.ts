// The view of one player. Contains only fields that are added here explicitly.
import { cardId } from '../cards/catalog.ts';
import { faceUpOfType } from '../queries/costs.ts';
import { handLimit } from '../queries/hand-limit.ts';
import { type Score, scoreOf } from '../queries/score.ts';
import { scenarioAt } from '../queries/starting-setup.ts';
import { fightersOf, shipsOf } from '../queries/ships.ts';
import { heldAt, slotCount } from '../queries/resource-slots.ts';
import { empireSymbols, symbolsOf } from '../queries/symbols.ts';
import { provenHand } from '../queries/hand-deduction.ts';
import {
  ANY_RESOURCE,
  BATTLECRUISER,
  DESTROYER,
  NONE,
  type PlanetType,
  ROLES,
  type Role,
  type Ship,
} from '../model/names.ts';
import type { Player } from '../state/player.ts';
import { sortAscending } from '../state/random.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { byRole, byType } from './by-name.ts';
import { mayReadFront, mayReadHand } from './visibility.ts';
import { type Draft, type PlanetView, planetView, type SlotView, slotView } from './planet-view.ts';

export type Ships = Readonly<Record<Ship, number>>;

export interface PlayerView {
  readonly seat: number;
  readonly handSize: number;
  /** In catalog order; only for the owner. */
  readonly hand?: readonly string[];
  /** The symbols of each hand card, by card id; only for the owner. */
  readonly handSymbols?: Readonly<Record<string, Symbols>>;
  /** Hand cards that all players can deduce (queries/hand-deduction.ts). */
  readonly knownHand: readonly string[];
  readonly deckSize: number;
  /** Cards of the deck; for other viewers than the owner, also of the hand. In catalog order. */
  readonly unseen: readonly string[];
  readonly discard: readonly string[];
  readonly play: readonly string[];
  readonly planets: readonly PlanetView[];
  readonly permanents: readonly string[];
  readonly symbols: Readonly<Record<Role, number>>;
  readonly planetsUp: Readonly<Record<PlanetType, number>>;
  /** Resource slots, except on blocked planets. */
  readonly slotsFree: number;
  readonly slotsFilled: number;
  /** Includes fighters in replenishing slots. */
  readonly fighters: number;
  /** `ships` and `fleet` exist only in games with fleets. */
  readonly ships?: Ships;
  readonly fleet?: FleetSide;
  readonly store?: readonly SlotView[];
  /** Ships in replenishing slots of permanents, also counted in `ships`. */
  readonly docked?: Readonly<Record<'fighter' | 'destroyer', number>>;
  readonly shipColonies?: readonly string[];
  /** Cards played in earlier Role phases of this turn; absent if none. */
  readonly spent?: readonly string[];
  readonly scenario?: string;
  readonly influence: number;
  readonly handLimit: number;
  readonly score: Score;
}

/** `broken` is the basic side, which can no longer be improved. */
export type FleetSide = 'basic' | 'improved' | 'broken';

export type Symbols = Readonly<Partial<Record<Role, number>>>;

/** Returns the symbols of hand cards: for leading in the seat's own turn, else for following. */
export function handSymbols(state: GameState, seat: number): Record<string, Symbols> {
  const player = playerAt(state, seat);
  const leading = seat === state.leader;
  const byCard: Record<string, Symbols> = {};
  for (const kind of player.hand) byCard[cardId(kind)] = symbolsOfCard(player, kind, leading);
  return byCard;
}

/** Base of the cache key. Must exceed the symbols of a card in any role. */
const KEY_BASE = 16;
/** Frozen objects that all views share. */
const symbolsByKey = new Map<number, Symbols>();

function symbolsOfCard(player: Player, kind: number, leading: boolean): Symbols {
  let key = 0;
  for (const role of ROLES.keys()) {
    key = key * KEY_BASE + symbolsOf(player, kind, role, leading);
  }
  const known = symbolsByKey.get(key);
  if (known !== undefined) return known;
  const symbols: Partial<Record<Role, number>> = {};
  for (const [role, name] of ROLES.entries()) {
    const worth = symbolsOf(player, kind, role, leading);
    if (worth > 0) symbols[name] = worth;
  }
  symbolsByKey.set(key, Object.freeze(symbols));
  return symbols;
}

/** Returns the view of a player for `viewer`, a seat or SPECTATOR. */
export function playerView(state: GameState, owner: number, viewer: number): PlayerView {
  const player = playerAt(state, owner);
  const isOwner = mayReadHand(viewer, owner);
  const unseen = isOwner ? player.deck.slice() : player.deck.concat(player.hand);
  sortAscending(unseen);
  const shown: Draft<PlayerView> = {
    seat: owner,
    handSize: player.hand.length,
    knownHand: provenHand(player).map(cardId),
    deckSize: player.deck.length,
    unseen: unseen.map(cardId),
    discard: player.discard.map(cardId),
    play: player.play.map(cardId),
    planets: player.planets.map((planet) =>
      planetView(player, planet, mayReadFront(state, viewer, owner, planet)),
    ),
    permanents: player.permanents.map(cardId),
    symbols: byRole((role) => empireSymbols(player, role)),
    planetsUp: byType((type) => faceUpOfType(player, type)),
    slotsFree: slotCount(player, false),
    slotsFilled: slotCount(player, true),
    fighters: fightersOf(player),
    influence: player.influence,
    handLimit: handLimit(state, player),
    score: scoreOf(state, owner),
  };
  if (isOwner) {
    shown.hand = player.hand.map(cardId);
    shown.handSymbols = handSymbols(state, owner);
  }
  addExpansionFields(shown, state, player);
  return shown;
}

const SIDES: readonly FleetSide[] = ['basic', 'improved', 'broken'];

function addExpansionFields(shown: Draft<PlayerView>, state: GameState, player: Player): void {
  const { expansion, abilities } = player;
  if (state.rules.fleet) {
    shown.ships = {
      fighter: fightersOf(player),
      destroyer: shipsOf(player, DESTROYER),
      battlecruiser: shipsOf(player, BATTLECRUISER),
    };
    shown.fleet = SIDES[expansion.fleet - 1] ?? 'basic';
  }
  if (abilities.slots > 0) {
    shown.store = Array.from({ length: abilities.slots }, (_, slot) =>
      slotView('any', heldAt(expansion.store, slot, ANY_RESOURCE)),
    );
  }
  if (abilities.fighterSlots + abilities.destroyerSlots > 0) {
    shown.docked = { fighter: expansion.cardFighters, destroyer: expansion.dockedDestroyers };
  }
  if (abilities.holdsColonies) shown.shipColonies = expansion.colonies.map(cardId);
  if (expansion.spent.length > 0) shown.spent = expansion.spent.map(cardId);
  if (expansion.scenario !== NONE) shown.scenario = scenarioAt(expansion.scenario).id;
}

// The few verbs that change a state. Each writes its own event when a log is attached.
import {
  CARD_PERMANENT,
  CARD_POWER,
  cardId,
  kindOf,
  OTHER_FACE,
  PLANET_COLONIZE,
  PLANET_SLOTS,
  PLANET_TYPE,
  PLANET_WARFARE,
  planetAt,
} from '../cards/catalogue.ts';
import type { CardSource, InfluenceSource } from '../model/events.ts';
import { NONE, nameAt, PLANET_TYPES, RESOURCES } from '../model/names.ts';
import { PRODUCE_RESOURCES } from '../model/steps.ts';
import type { PlanetBack } from '../model/planet.ts';
import { attackCost, fightersLeft, hasPower } from '../facts/pieces.ts';
import { insertSorted, removeOne, without } from '../state/lists.ts';
import { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';
import { shuffle } from '../state/random.ts';
import { type GameState, PLANET_PILE, playerAt, push } from '../state/state.ts';
import { ENDS_BY_INFLUENCE, ENDS_BY_STACKS, NOT_ENDING } from '../model/end.ts';

const ABUNDANCE = kindOf('abundance');
/** What the later text of Abundance produces when it enters play, and for each planet settled or attacked (RULES AB). */
const ABUNDANCE_ON_ENTRY = 4;
const ABUNDANCE_PER_FLIP = 2;

/** The back of a planet, as everyone sees it. */
export function backOf(planet: number): PlanetBack {
  return {
    type: nameAt(PLANET_TYPES, PLANET_TYPE[planet] as number),
    colonizeCost: PLANET_COLONIZE[planet] as number,
    warfareCost: PLANET_WARFARE[planet] as number,
  };
}

function shufflePile(state: GameState, cards: number[], pile: number): void {
  state.reveals++;
  if (state.script !== undefined) state.script(cards, pile);
  else shuffle(cards, state.random);
  state.log?.push(
    pile === PLANET_PILE
      ? { type: 'shuffle', count: cards.length }
      : { type: 'shuffle', seat: pile, count: cards.length },
  );
}

/** Draws up to n cards into hand; the discard pile is shuffled when a card is due and the deck is empty (RULES T14). */
export function draw(state: GameState, seat: number, n: number): void {
  const player = playerAt(state, seat);
  const drawn: number[] | undefined = state.log === undefined ? undefined : [];
  let count = 0;
  for (; count < n; count++) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) break;
      if (drawn !== undefined && drawn.length > 0) logDraw(state, seat, drawn.splice(0));
      const empty = player.deck;
      player.deck = player.discard;
      player.discard = empty;
      player.counted = unseenPart(player);
      shufflePile(state, player.deck, seat);
    }
    const card = player.deck.pop() as number;
    insertSorted(player.hand, card);
    if (drawn !== undefined) insertSorted(drawn, card);
  }
  if (count > 0) state.reveals++;
  if (drawn !== undefined && drawn.length > 0) logDraw(state, seat, drawn);
}

/** The hand without what everyone saw being taken: with an empty deck it is all that is left of the cards that can be counted. */
function unseenPart(player: Player): readonly number[] {
  const rest = [...player.hand];
  for (const kind of player.known) removeOne(rest, kind);
  return rest;
}

/** In ascending order, like the hand: the order of drawing tells nothing more. */
function logDraw(state: GameState, seat: number, kinds: readonly number[]): void {
  state.log?.push({ type: 'draw', seat, count: kinds.length, cards: kinds.map(cardId) });
}

/** Takes a card out of a hand, for every verb that spends hand cards. */
export function takeFromHand(player: Player, kind: number): void {
  if (!removeOne(player.hand, kind)) throw new Error(`no ${cardId(kind)} in hand`);
  if (player.known.length > 0 && removeOne(player.known, kind)) return;
  if (player.counted.length > 0) player.counted = without(player.counted, kind);
}

/** Puts a card openly into a hand: everyone knows it is there. */
function gainToHand(player: Player, kind: number): void {
  insertSorted(player.hand, kind);
  insertSorted(player.known, kind);
}

export function discardFromHand(state: GameState, seat: number, kind: number): void {
  const player = playerAt(state, seat);
  takeFromHand(player, kind);
  player.discard.push(kind);
  state.log?.push({ type: 'discard', seat, card: cardId(kind) });
}

/** Removes a hand card from the game: into the box, never back to a stack (RULES 3.7). */
export function removeFromHand(state: GameState, seat: number, kind: number): void {
  takeFromHand(playerAt(state, seat), kind);
  removeCard(state, seat, kind, 'hand');
}

/** Removes a card of the own discard pile from the game. */
export function removeFromDiscard(state: GameState, seat: number, kind: number): void {
  removeOne(playerAt(state, seat).discard, kind);
  removeCard(state, seat, kind, 'discard');
}

/** The card whose Action is being carried out leaves the game. */
export function removeResolving(state: GameState, seat: number): void {
  const kind = state.turn.resolving;
  state.turn.resolving = NONE;
  removeCard(state, seat, kind, 'resolving');
}

function removeCard(state: GameState, seat: number, kind: number, from: CardSource): void {
  state.removed.push(kind);
  state.log?.push({ type: 'remove', seat, card: cardId(kind), from });
}

/** Takes the top card off a stack that is not empty; the end is triggered when enough stacks are empty (RULES 5). */
function takeOffStack(state: GameState, kind: number): void {
  const left = (state.stacks[kind] as number) - 1;
  state.stacks[kind] = left;
  if (left > 0) return;
  state.log?.push({ type: 'stack-empty', card: cardId(kind) });
  let empty = 0;
  for (const stack of state.rules.stackKinds) if (state.stacks[stack] === 0) empty++;
  if (empty >= state.rules.stacksToEnd) triggerEnd(state, ENDS_BY_STACKS);
}

/** The leader takes the card of the role (RULES T2). */
export function takeRoleCard(state: GameState, seat: number, kind: number): void {
  playerAt(state, seat).play.push(kind);
  takeOffStack(state, kind);
}

/** A role card goes from its stack into hand. */
export function takeIntoHand(state: GameState, seat: number, kind: number): void {
  gainToHand(playerAt(state, seat), kind);
  state.log?.push({ type: 'take', seat, card: cardId(kind) });
  takeOffStack(state, kind);
}

/** Remembers the first reason for the end; it is never taken back (RULES 5). */
export function triggerEnd(state: GameState, cause: number): void {
  if (state.ending !== NOT_ENDING) return;
  state.ending = cause;
  state.log?.push({
    type: 'end-triggered',
    cause: cause === ENDS_BY_INFLUENCE ? 'influence' : 'stacks',
  });
}

/** Influence from the supply, then from the reserve and proxies without limit (RULES 3.5), unless the supply is a hard limit. */
export function gainInfluence(
  state: GameState,
  seat: number,
  n: number,
  source: InfluenceSource,
): void {
  const count = state.rules.influenceLimited ? Math.min(n, state.supply) : n;
  if (count <= 0) return;
  playerAt(state, seat).influence += count;
  state.supply = Math.max(0, state.supply - count);
  state.log?.push({ type: 'influence', seat, count, source });
  if (state.supply === 0) triggerEnd(state, ENDS_BY_INFLUENCE);
}

export function gainFighters(state: GameState, seat: number, n: number): void {
  const count = Math.min(n, fightersLeft(state));
  if (count <= 0) return;
  playerAt(state, seat).fighters += count;
  state.log?.push({ type: 'fighters', seat, count });
}

/** Spends a hand card for its symbols. */
export function boostFromHand(state: GameState, seat: number, kind: number): void {
  const player = playerAt(state, seat);
  takeFromHand(player, kind);
  player.play.push(kind);
}

/** Tucks a card under a face-down planet as a colony (RULES 3.3). */
export function tuck(state: GameState, seat: number, at: number, kind: number): void {
  const planet = playerAt(state, seat).planets[at] as Planet;
  planet.colonies = [...planet.colonies, kind];
  state.log?.push({ type: 'colony', seat, at, card: cardId(kind) });
}

/** Turns a planet face up; its colonies go to the owner's discard pile at once (RULES R-COL6). */
function flip(state: GameState, player: Player, planet: Planet): void {
  if (state.rules.frontsHidden) state.reveals++;
  planet.up = true;
  for (const kind of planet.colonies) player.discard.push(kind);
  if (planet.colonies.length > 0) planet.colonies = [];
}

/** Settles a planet whose cost is met. */
export function settle(state: GameState, seat: number, at: number): void {
  const player = playerAt(state, seat);
  const planet = player.planets[at] as Planet;
  flip(state, player, planet);
  state.log?.push({ type: 'settle', seat, at, planet: planetAt(planet.id).id });
  arrive(state, seat, at);
}

/** Attacks a planet: pays its cost, turns it up; under Scorched Earth a fighter blocks it for good (RULES SEP). */
export function attack(state: GameState, seat: number, at: number): void {
  const player = playerAt(state, seat);
  const planet = player.planets[at] as Planet;
  const paid = attackCost(player, planet);
  player.fighters -= paid;
  planet.blocked = hasPower(player, 'scorched-earth-policy');
  flip(state, player, planet);
  state.log?.push({ type: 'attack', seat, at, planet: planetAt(planet.id).id, paid });
  arrive(state, seat, at);
}

/** Abundance, when a planet has been settled or attacked (RULES AB). */
function arrive(state: GameState, seat: number, at: number): void {
  const player = playerAt(state, seat);
  if (!hasPower(player, 'abundance')) return;
  if (state.rules.abundanceProduces) push(state, PRODUCE_RESOURCES, seat, NONE, ABUNDANCE_PER_FLIP);
  else arriveFull(state, seat, at);
}

/** The 2011 text: the planet arrives with its slots full, which is not producing (RULES AB). */
function arriveFull(state: GameState, seat: number, at: number): void {
  const planet = playerAt(state, seat).planets[at] as Planet;
  const slots = PLANET_SLOTS[planet.id] as readonly number[];
  if (planet.blocked || slots.length === 0) return;
  planet.filled = (1 << slots.length) - 1;
  state.log?.push({ type: 'arrive-full', seat, at, resources: planetAt(planet.id).slots });
}

/** Produces one resource onto an empty slot. */
export function produce(state: GameState, seat: number, at: number, slot: number): void {
  const planet = playerAt(state, seat).planets[at] as Planet;
  planet.filled |= 1 << slot;
  const type = (PLANET_SLOTS[planet.id] as readonly number[])[slot] as number;
  state.log?.push({ type: 'produce', seat, at, resource: nameAt(RESOURCES, type) });
  if (seat !== state.leader) return;
  const turn = state.turn;
  if ((turn.produced >> type) & 1) return;
  turn.produced |= 1 << type;
  gainInfluence(state, seat, turn.genetics, 'genetic-engineering');
}

/** Trades one resource for one influence, with the bonuses of the leader's turn effects (RULES TURN). */
export function trade(state: GameState, seat: number, at: number, slot: number): void {
  const planet = playerAt(state, seat).planets[at] as Planet;
  planet.filled &= ~(1 << slot);
  const type = (PLANET_SLOTS[planet.id] as readonly number[])[slot] as number;
  state.log?.push({ type: 'trade', seat, at, resource: nameAt(RESOURCES, type) });
  gainInfluence(state, seat, 1, 'trade');
  if (seat !== state.leader) return;
  const turn = state.turn;
  const before = turn.traded[type] as number;
  turn.traded[type] = before + 1;
  if (before === 0) gainInfluence(state, seat, turn.markets, 'diverse-markets');
  gainInfluence(state, seat, turn.specialized[type] as number, 'specialization');
}

/** Trades a fighter; it is no resource type and earns no bonus (RULES TURN). */
export function tradeFighter(state: GameState, seat: number): void {
  playerAt(state, seat).fighters--;
  state.log?.push({ type: 'trade-fighter', seat });
  gainInfluence(state, seat, 1, 'trade');
}

/** Buys a technology: into hand, or a permanent into the empire; the other face is gone for everybody (RULES 3.7). */
export function buy(state: GameState, seat: number, kind: number): void {
  const player = playerAt(state, seat);
  removeOne(state.technologies, kind);
  const other = OTHER_FACE[kind] as number;
  if (other !== NONE) removeOne(state.technologies, other);
  state.log?.push({ type: 'buy', seat, card: cardId(kind) });
  if (CARD_PERMANENT[kind] as boolean) {
    insertSorted(player.permanents, kind);
    player.powers |= CARD_POWER[kind] as number;
    if (kind === ABUNDANCE && state.rules.abundanceProduces) {
      push(state, PRODUCE_RESOURCES, seat, NONE, ABUNDANCE_ON_ENTRY);
    }
  } else if (state.rules.technologyToPlay) player.play.push(kind);
  else gainToHand(player, kind);
}

/** Takes the top planet off the deck; an empty deck is rebuilt from the planet discard. NONE when there is no planet left. */
export function takePlanet(state: GameState): number {
  rebuildPlanetDeck(state);
  if (state.planetDeck.length === 0) return NONE;
  state.reveals++;
  return state.planetDeck.pop() as number;
}

/** Rebuilds an empty planet deck as soon as there is a discard to rebuild it from (RULES 3.1). */
export function rebuildPlanetDeck(state: GameState): void {
  if (state.planetDeck.length > 0 || state.planetDiscard.length === 0) return;
  const empty = state.planetDeck;
  state.planetDeck = state.planetDiscard;
  state.planetDiscard = empty;
  shufflePile(state, state.planetDeck, PLANET_PILE);
}

/** A planet comes into the empire face down. */
export function gainPlanet(state: GameState, seat: number, planet: number): void {
  const planets = playerAt(state, seat).planets;
  planets.push(new Planet(planet));
  state.log?.push({
    type: 'planet',
    seat,
    at: planets.length - 1,
    back: backOf(planet),
    ...(state.rules.frontsHidden ? {} : { planet: planetAt(planet).id }),
  });
}

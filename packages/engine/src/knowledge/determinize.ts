// Determinization: a copy of a state with everything hidden from one seat dealt again, which that
// seat cannot distinguish from the original.
import { checkSeat } from '../model/argument-error.ts';
import { CARD_TYPE, PLANET_BACK } from '../cards/catalog.ts';
import { NONE } from '../model/names.ts';
import { insertSorted, removeOne } from '../state/sorted-list.ts';
import { Planet } from '../state/planet.ts';
import { type Random, shuffle, sortAscending } from '../state/random.ts';
import { type GameState, playerAt } from '../state/state.ts';
import {
  isLooking,
  isTopBackSeen,
  mayReadFront,
  mayReadHand,
  mayReadLookedAt,
  mayReadOffer,
  mayReadPlanetDeck,
} from './visibility.ts';
import { provenHand, unseenCards } from '../queries/hand-deduction.ts';

/**
 * An independent copy with hidden cards dealt again at random: the order of all decks, opponents'
 * hands (except cards that all players saw being taken), the fronts of opponents' face-down planets
 * and the planet deck (visible backs stay), and all future shuffles. `view(determinize(s, k, r),
 * k)` equals `view(s, k)`.
 */
export function determinize(state: GameState, seat: number, random: Random): GameState {
  checkSeat(state.players.length, seat);
  const world = state.clone();
  world.random = random.clone();
  random.next();
  for (let other = 0; other < world.players.length; other++) {
    if (mayReadHand(seat, other)) shuffle(playerAt(world, other).deck, random);
    else redealHand(world, other, random);
  }
  if (mayReadPlanetDeck(world, seat)) redealOrder(world, random);
  else redealPlanets(world, seat, random);
  redealStartPlanets(world, seat, random);
  redealOffers(world, seat, random);
  redealTechnologies(world, seat, random);
  return world;
}

function redealHand(world: GameState, seat: number, random: Random): void {
  const player = playerAt(world, seat);
  const size = player.hand.length;
  const pool = unseenCards(player);
  player.hand = provenHand(player);
  shuffle(pool, random);
  while (player.hand.length < size) insertSorted(player.hand, pool.pop() as number);
  player.deck = pool;
}

/** Planets in empires whose front is hidden from the seat. Their backs are visible. */
function hiddenPlanets(world: GameState, seat: number, start: boolean): Planet[] {
  const isStart = (planet: Planet): boolean => world.rules.startPlanets.includes(planet.id);
  return world.players.flatMap((player, other) =>
    player.planets.filter(
      (one) => !mayReadFront(world, seat, other, one) && isStart(one) === start,
    ),
  );
}

function redealPlanets(world: GameState, seat: number, random: Random): void {
  const hidden = hiddenPlanets(world, seat, false);
  const knowsLooking = mayReadLookedAt(world, seat);
  const pool = [...world.planetDeck, ...hidden.map((planet) => planet.id)];
  if (!knowsLooking) pool.push(...world.looking);
  sortAscending(pool);
  const top = world.planetDeck.at(-1);
  const seesTop = top !== undefined && isTopBackSeen(world);
  const newTop = seesTop ? [drawWithBack(pool, top, random)] : [];
  replaceFronts(world, hidden, (id) => drawWithBack(pool, id, random));
  if (!knowsLooking) world.looking = world.looking.map((id) => drawWithBack(pool, id, random));
  shuffle(pool, random);
  world.planetDeck = [...pool, ...newTop];
}

/** Shuffles a planet deck whose content is known. The top planet keeps its back. */
function redealOrder(world: GameState, random: Random): void {
  const pool = [...world.planetDeck];
  const top = drawWithBack(pool, pool.at(-1) as number, random);
  shuffle(pool, random);
  world.planetDeck = [...pool, top];
}

/**
 * Start planets that other seats choose from or have chosen: one old and one new planet each, or
 * one of either.
 */
function redealOffers(world: GameState, seat: number, random: Random): void {
  const { rules, offers } = world;
  const own = offers[seat] ?? [];
  const pool = rules.startPlanets.filter((planet) => !own.includes(planet));
  const draw = (isNew: boolean): number => {
    const fitting = pool.filter((planet) => rules.newStartPlanets.includes(planet) === isNew);
    const planet = fitting[random.below(fitting.length)] as number;
    removeOne(pool, planet);
    return planet;
  };
  world.offers = offers.map((offer, other) => {
    if (mayReadOffer(seat, other)) return offer;
    return offer.length > 1 ? [draw(false), draw(true)] : [draw(random.below(2) === 1)];
  });
}

/** Face-down technology decks. Cards that another seat is looking at are drawn from their deck. */
function redealTechnologies(world: GameState, seat: number, random: Random): void {
  const lookedAt = world.lookingCards[0];
  const type =
    lookedAt === undefined || isLooking(world, seat) ? NONE : (CARD_TYPE[lookedAt] ?? NONE);
  for (const [index, deck] of world.technologyDecks.entries()) {
    const count = index === type ? world.lookingCards.length : 0;
    if (count > 0) deck.push(...world.lookingCards);
    shuffle(deck, random);
    if (count > 0) world.lookingCards = deck.splice(deck.length - count);
  }
}

/** Start planets, including unused ones, which may also be in opponents' empires. */
function redealStartPlanets(world: GameState, seat: number, random: Random): void {
  const hidden = hiddenPlanets(world, seat, true);
  const placed = new Set(
    world.players.flatMap((player) =>
      player.planets.filter((planet) => !hidden.includes(planet)).map((planet) => planet.id),
    ),
  );
  const pool = world.rules.startPlanets.filter((id) => !placed.has(id));
  replaceFronts(world, hidden, (id) => drawWithBack(pool, id, random));
}

function replaceFronts(
  world: GameState,
  hidden: readonly Planet[],
  front: (id: number) => number,
): void {
  for (const player of world.players) {
    player.planets = player.planets.map((planet) =>
      hidden.includes(planet)
        ? new Planet(
            front(planet.id),
            false,
            planet.colonies,
            planet.filled,
            planet.blocked,
            planet.ships,
          )
        : planet,
    );
  }
}

/** Takes a random planet with the same back from the pool. */
function drawWithBack(pool: number[], like: number, random: Random): number {
  const fitting = pool.filter((id) => PLANET_BACK[id] === PLANET_BACK[like]);
  const drawn = fitting[random.below(fitting.length)] as number;
  removeOne(pool, drawn);
  return drawn;
}

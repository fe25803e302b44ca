// Determinization: a copy of a state in which everything hidden from one seat is dealt again. The
// seat cannot distinguish it from the original.
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
 * hands (except cards that all players can deduce), the fronts of opponents' face-down planets
 * and the planet deck (visible backs stay), and all future shuffles. `view(determinize(s, k, r),
 * k)` equals `view(s, k)`.
 */
export function determinize(state: GameState, seat: number, random: Random): GameState {
  checkSeat(state.players.length, seat);
  const copy = state.clone();
  copy.random = random.clone();
  random.next();
  for (let other = 0; other < copy.players.length; other++) {
    if (mayReadHand(seat, other)) shuffle(playerAt(copy, other).deck, random);
    else redealHand(copy, other, random);
  }
  if (mayReadPlanetDeck(copy, seat)) redealOrder(copy, random);
  else redealPlanets(copy, seat, random);
  redealStartPlanets(copy, seat, random);
  redealOffers(copy, seat, random);
  redealTechnologies(copy, seat, random);
  return copy;
}

/** Deals hand and deck again, except cards that must be in the hand. */
function redealHand(copy: GameState, seat: number, random: Random): void {
  const player = playerAt(copy, seat);
  const size = player.hand.length;
  const pool = unseenCards(player);
  player.hand = provenHand(player);
  shuffle(pool, random);
  while (player.hand.length < size) insertSorted(player.hand, pool.pop() as number);
  player.deck = pool;
}

/** The planets in empires whose front is hidden from the seat: start planets, or all others. */
function hiddenPlanets(copy: GameState, seat: number, start: boolean): Planet[] {
  const isStart = (planet: Planet): boolean => copy.rules.startPlanets.includes(planet.id);
  return copy.players.flatMap((player, other) =>
    player.planets.filter((one) => !mayReadFront(copy, seat, other, one) && isStart(one) === start),
  );
}

/** Deals the planet deck and hidden planets in empires again. Visible backs stay. */
function redealPlanets(copy: GameState, seat: number, random: Random): void {
  const hidden = hiddenPlanets(copy, seat, false);
  const knowsLooking = mayReadLookedAt(copy, seat);
  const pool = [...copy.planetDeck, ...hidden.map((planet) => planet.id)];
  if (!knowsLooking) pool.push(...copy.looking);
  sortAscending(pool);
  const top = copy.planetDeck.at(-1);
  const seesTop = top !== undefined && isTopBackSeen(copy);
  const newTop = seesTop ? [drawWithBack(pool, top, random)] : [];
  replaceFronts(copy, hidden, (id) => drawWithBack(pool, id, random));
  if (!knowsLooking) copy.looking = copy.looking.map((id) => drawWithBack(pool, id, random));
  shuffle(pool, random);
  copy.planetDeck = [...pool, ...newTop];
}

/** Shuffles a planet deck whose content the seat knows. The top planet keeps its back. */
function redealOrder(copy: GameState, random: Random): void {
  const pool = [...copy.planetDeck];
  const top = drawWithBack(pool, pool.at(-1) as number, random);
  shuffle(pool, random);
  copy.planetDeck = [...pool, top];
}

/**
 * Deals the start planets again that other seats choose from (an old and a new one) or have chosen
 * (one of either).
 */
function redealOffers(copy: GameState, seat: number, random: Random): void {
  const { rules, offers } = copy;
  const known = offers[seat] ?? [];
  const pool = rules.startPlanets.filter((planet) => !known.includes(planet));
  const draw = (isNew: boolean): number => {
    const fitting = pool.filter((planet) => rules.newStartPlanets.includes(planet) === isNew);
    const planet = fitting[random.below(fitting.length)] as number;
    removeOne(pool, planet);
    return planet;
  };
  copy.offers = offers.map((offer, other) => {
    if (mayReadOffer(seat, other)) return offer;
    return offer.length > 1 ? [draw(false), draw(true)] : [draw(random.below(2) === 1)];
  });
}

/** Shuffles technology decks. Cards that another seat looks at are mixed into their deck before. */
function redealTechnologies(copy: GameState, seat: number, random: Random): void {
  const lookedAt = copy.lookingCards[0];
  const type =
    lookedAt === undefined || isLooking(copy, seat) ? NONE : (CARD_TYPE[lookedAt] ?? NONE);
  for (const [index, deck] of copy.technologyDecks.entries()) {
    const count = index === type ? copy.lookingCards.length : 0;
    if (count > 0) deck.push(...copy.lookingCards);
    shuffle(deck, random);
    if (count > 0) copy.lookingCards = deck.splice(deck.length - count);
  }
}

/** Deals hidden start planets again, with those that are not in the game. */
function redealStartPlanets(copy: GameState, seat: number, random: Random): void {
  const hidden = hiddenPlanets(copy, seat, true);
  const placed = new Set(
    copy.players.flatMap((player) =>
      player.planets.filter((planet) => !hidden.includes(planet)).map((planet) => planet.id),
    ),
  );
  const pool = copy.rules.startPlanets.filter((id) => !placed.has(id));
  replaceFronts(copy, hidden, (id) => drawWithBack(pool, id, random));
}

/** Replaces hidden planets in empires; `front` gives the new planet for an old one. */
function replaceFronts(
  copy: GameState,
  hidden: readonly Planet[],
  front: (id: number) => number,
): void {
  for (const player of copy.players) {
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

/** Takes a random planet with the same back as `like` from the pool. */
function drawWithBack(pool: number[], like: number, random: Random): number {
  const fitting = pool.filter((id) => PLANET_BACK[id] === PLANET_BACK[like]);
  const drawn = fitting[random.below(fitting.length)] as number;
  removeOne(pool, drawn);
  return drawn;
}

// Determinization: copies a state and deals everything hidden from one seat again at random. To
// that seat, copy and original look the same.
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
 * Returns a copy in which everything that the seat does not know is dealt again: decks, hands,
 * planets, start planets, technologies and later shuffles. What the seat can see or deduce stays:
 * `view(determinize(s, k, r), k)` equals `view(s, k)`. Advances `random`.
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

/** Cards that everyone can deduce to be in the hand stay there. */
function redealHand(copy: GameState, seat: number, random: Random): void {
  const player = playerAt(copy, seat);
  const size = player.hand.length;
  const pool = unseenCards(player);
  player.hand = provenHand(player);
  shuffle(pool, random);
  while (player.hand.length < size) insertSorted(player.hand, pool.pop() as number);
  player.deck = pool;
}

/** Planets in empires that the seat cannot see: start planets if `start`, else all others. */
function hiddenPlanets(copy: GameState, seat: number, start: boolean): Planet[] {
  const isStart = (planet: Planet): boolean => copy.rules.startPlanets.includes(planet.id);
  return copy.players.flatMap((player, other) =>
    player.planets.filter((one) => !mayReadFront(copy, seat, other, one) && isStart(one) === start),
  );
}

/** Deals again the planets that the seat does not see. Visible backs stay. */
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

/** The seat knows the content of the deck. The top planet keeps its back. */
function redealOrder(copy: GameState, random: Random): void {
  const pool = [...copy.planetDeck];
  const top = drawWithBack(pool, pool.at(-1) as number, random);
  shuffle(pool, random);
  copy.planetDeck = [...pool, top];
}

/** A seat chooses from an old and a new start planet, or has chosen one of either. */
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

/** Cards that another seat looks at are first put back into their deck, then drawn again. */
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

/** Deals hidden start planets again, together with those that are not in the game. */
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

/** Removes a random planet with the back of `like` from the pool and returns it. */
function drawWithBack(pool: number[], like: number, random: Random): number {
  const fitting = pool.filter((id) => PLANET_BACK[id] === PLANET_BACK[like]);
  const drawn = fitting[random.below(fitting.length)] as number;
  removeOne(pool, drawn);
  return drawn;
}

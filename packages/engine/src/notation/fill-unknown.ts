// Completes a position with unknown parts: replaces each `?` by a card or planet that can be there.
import {
  backNumber,
  cardId,
  findKind,
  findPlanet,
  PLANET_BACK,
  planetAt,
} from '../cards/catalog.ts';
import { PLANET_CATEGORIES } from '../model/card.ts';
import { nameAt, PLANET_KINDS, PLANET_TYPES, SHIPS } from '../model/names.ts';
import type { Rules } from '../model/rules.ts';
import { rulesFor } from '../rulesets/registry.ts';
import { checkOptions } from '../rulesets/check-options.ts';
import { type Random, randomFromSeed, shuffle } from '../state/random.ts';
import { fail, readId, readInt, readList, readWord } from '../model/json-reader.ts';
import { UNKNOWN } from '../model/unknown.ts';

type Json = Record<string, unknown>;

/** Fills every `?` as the seed determines. The caller must parse and check the result. */
export function fillUnknown(input: unknown, seed: string): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const { seat: _seat, fair: _fair, ...position } = input as Json;
  const random = randomFromSeed(seed);
  const players = readList(position.players, 'position.players').map((player, seat) =>
    fillPlayer(player, `position.players[${seat}]`, random),
  );
  const planets = new PlanetPool({ ...position, players }, random);
  const { deckPlanets: _deckPlanets, ...rest } = position;
  return {
    ...rest,
    players: players.map((player, seat) => planets.fillEmpire(player, `position.players[${seat}]`)),
    ...planets.fillOffers(position.offers),
    looking: planets.fillPile(position.looking ?? [], 'position.looking'),
    planetDeck: planets.fillDeck(position.planetDeck, position.deckPlanets),
    ...fillTechnologies(position, random),
    random: [random.next(), random.next(), random.next(), random.next()],
  };
}

function fillPlayer(input: unknown, place: string, random: Random): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const { unseen, ...player } = input as Json;
  const pool = readList(unseen ?? [], `${place}.unseen`).map((id, i) =>
    readId(id, `${place}.unseen[${i}]`, 'card', findKind),
  );
  shuffle(pool, random);
  const next = (card: unknown): unknown => {
    if (card !== UNKNOWN) return card;
    const kind = pool.pop();
    if (kind === undefined) fail(`${place}.unseen`, 'fewer cards than ? in hand and deck');
    return cardId(kind);
  };
  const filled = {
    ...player,
    hand: readList(player.hand, `${place}.hand`).map(next),
    deck: readList(player.deck, `${place}.deck`).map(next),
  };
  if (pool.length > 0) fail(`${place}.unseen`, 'more cards than ? in hand and deck');
  return filled;
}

function rulesOf(position: Json): Rules {
  const options = checkOptions(position.options ?? {});
  return options.ok ? rulesFor(options.value) : fail('position', options.error);
}

/** Collects all strings. Recursive, so the caller must check the size first. */
function wordsIn(part: unknown, words = new Set<string>()): ReadonlySet<string> {
  if (typeof part === 'string') words.add(part);
  else if (typeof part === 'object' && part !== null) {
    for (const inner of Object.values(part)) wordsIn(inner, words);
  }
  return words;
}

/** Fills in technologies of the right type that the position does not name. */
function fillTechnologies(position: Json, random: Random): Json {
  const { technologyDecks: decks, lookingCards } = position;
  if (typeof decks !== 'object' || decks === null) return {};
  const seen = wordsIn([position.players, position.turn, position.removed, lookingCards]);
  const filled: Json = {};
  let looked = readList(lookingCards ?? [], 'position.lookingCards');
  for (const [index, kinds] of rulesOf(position).technologyDecks.entries()) {
    const pool = kinds.filter((kind) => !seen.has(cardId(kind)));
    shuffle(pool, random);
    const type = nameAt(PLANET_TYPES, index);
    const deck = readList((decks as Json)[type], `position.technologyDecks.${type}`);
    const place = `position.technologyDecks.${type}`;
    const next = (card: unknown): unknown => {
      if (card !== UNKNOWN) return card;
      const kind = pool.pop();
      return kind === undefined ? fail(place, 'more cards than the game has') : cardId(kind);
    };
    filled[type] = deck.map(next);
    if (looked.includes(UNKNOWN) && pool.length === looked.length) looked = looked.map(next);
  }
  return { technologyDecks: filled, ...(looked.length === 0 ? {} : { lookingCards: looked }) };
}

/** The planets that the position does not name. Each is used once. */
class PlanetPool {
  private readonly deckPlanets: number[];
  private readonly startPlanets: number[];
  private readonly oldStartPlanets: readonly number[];
  private readonly newStartPlanets: readonly number[];
  private readonly random: Random;

  constructor(position: Json, random: Random) {
    const rules = rulesOf(position);
    const { players, planetDeck, deckPlanets, planetDiscard, looking, offers } = position;
    const seen = wordsIn([players, planetDeck, deckPlanets, planetDiscard, looking, offers]);
    const isUnseen = (planet: number): boolean => !seen.has(planetAt(planet).id);
    this.deckPlanets = rules.planets.filter(isUnseen);
    this.startPlanets = rules.startPlanets.filter(isUnseen);
    this.newStartPlanets = rules.newStartPlanets;
    this.oldStartPlanets = rules.startPlanets.filter((id) => !rules.newStartPlanets.includes(id));
    this.random = random;
  }

  fillEmpire(player: unknown, place: string): unknown {
    if (typeof player !== 'object' || player === null) return player;
    const planets = readList((player as Json).planets, `${place}.planets`).map((planet, i) => {
      if (typeof planet !== 'object' || planet === null) return planet;
      const { back, ...rest } = planet as Json;
      if (rest.planet !== UNKNOWN) return rest;
      return { ...rest, planet: this.draw(back, `${place}.planets[${i}]`) };
    });
    return { ...player, planets };
  }

  /** A seat chooses from an old and a new start planet, or has chosen one of either. */
  fillOffers(input: unknown): Json {
    if (input === undefined) return {};
    const draw = (from: readonly number[]): string => {
      const fitting = from.filter((id) => this.startPlanets.includes(id));
      const id = fitting[this.random.below(Math.max(1, fitting.length))];
      if (id === undefined) return fail('position.offers', 'more start planets than the game has');
      this.startPlanets.splice(this.startPlanets.indexOf(id), 1);
      return planetAt(id).id;
    };
    const offers = readList(input, 'position.offers').map((offer, seat) => {
      const planets = readList(offer, `position.offers[${seat}]`);
      const pools =
        planets.length > 1 ? [this.oldStartPlanets, this.newStartPlanets] : [this.startPlanets];
      return planets.map((planet, i) => (planet === UNKNOWN ? draw(pools[i] ?? []) : planet));
    });
    return { offers };
  }

  /** Fills the planet deck. `known` lists its planets if the seat is looking through the deck. */
  fillDeck(input: unknown, known: unknown): unknown[] {
    if (known !== undefined) {
      const place = 'position.deckPlanets';
      const planets = readList(known, place).map((id, i) =>
        readId(id, `${place}[${i}]`, 'planet', findPlanet),
      );
      this.deckPlanets.splice(0, this.deckPlanets.length, ...planets);
    }
    return this.fillPile(input, 'position.planetDeck');
  }

  /** Fills a pile of planets: first those with a given back, then the others. */
  fillPile(input: unknown, place: string): unknown[] {
    const pile = readList(input, place);
    const withBacks = pile.map((planet, i) =>
      typeof planet === 'object' && planet !== null
        ? this.draw((planet as Json).back, `${place}[${i}]`)
        : planet,
    );
    if (!withBacks.includes(UNKNOWN)) return withBacks;
    shuffle(this.deckPlanets, this.random);
    return withBacks.map((planet) => {
      if (planet !== UNKNOWN) return planet;
      const id = this.deckPlanets.pop();
      return id === undefined ? fail(place, 'more planets than the game has') : planetAt(id).id;
    });
  }

  private draw(back: unknown, place: string): string {
    if (typeof back !== 'object' || back === null) fail(place, 'expected the back beside ?');
    const wanted = readBack(back as Json, place);
    for (const pool of [this.deckPlanets, this.startPlanets]) {
      const fitting = pool.filter((id) => PLANET_BACK[id] === wanted);
      if (fitting.length === 0) continue;
      const id = fitting[this.random.below(fitting.length)] ?? 0;
      pool.splice(pool.indexOf(id), 1);
      return planetAt(id).id;
    }
    return fail(`${place}.back`, 'no planet that is still unknown has such a back');
  }
}

function readBack(back: Json, place: string): number {
  const { type, category, colonizeCost, warfareCost, warfareShip } = back;
  const word = <T extends string>(input: unknown, name: string, words: readonly T[]): T =>
    nameAt(words, readWord(input, `${place}.back.${name}`, words));
  return backNumber({
    type: word(type, 'type', PLANET_KINDS),
    ...(category === undefined ? {} : { category: word(category, 'category', PLANET_CATEGORIES) }),
    colonizeCost: readInt(colonizeCost, `${place}.back.colonizeCost`, 0, 99),
    warfareCost: readInt(warfareCost, `${place}.back.warfareCost`, 0, 19),
    ...(warfareShip === undefined ? {} : { warfareShip: word(warfareShip, 'warfareShip', SHIPS) }),
  });
}

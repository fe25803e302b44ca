// Turns a position with unknown parts into a complete one: `?` becomes a card or planet that may be there.
import { cardId, findKind, PLANET_BACK, planetAt } from '../cards/catalogue.ts';
import { nameAt, PLANET_TYPES } from '../model/names.ts';
import { rulesFor } from '../rulesets/registry.ts';
import { checkOptions } from '../rulesets/options.ts';
import { type Random, randomFromSeed, shuffle } from '../state/random.ts';

import { fail, readId, readInt, readList, readWord } from '../model/read.ts';
import { UNKNOWN } from '../model/unknown.ts';

type Json = Record<string, unknown>;

/** Fills every `?` from the seed. The result is still to be read and checked like any position. */
export function fillUnknown(input: unknown, seed: string): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const { seat: _seat, fair: _fair, ...position } = input as Json;
  const random = randomFromSeed(seed);
  const players = readList(position.players, 'position.players').map((player, seat) =>
    fillPlayer(player, `position.players[${seat}]`, random),
  );
  const planets = new PlanetPool({ ...position, players }, random);
  return {
    ...position,
    players: players.map((player) => planets.fillEmpire(player)),
    looking: planets.fillPile(position.looking ?? [], 'position.looking'),
    planetDeck: planets.fillPile(position.planetDeck, 'position.planetDeck'),
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

/** Every text anywhere in a part of a position, whose size has been checked. */
function wordsIn(part: unknown, words = new Set<string>()): ReadonlySet<string> {
  if (typeof part === 'string') words.add(part);
  else if (typeof part === 'object' && part !== null) {
    for (const inner of Object.values(part)) wordsIn(inner, words);
  }
  return words;
}

/** Unknown cards of the technology decks, of their own type each. */
function fillTechnologies(position: Json, random: Random): Json {
  const { technologyDecks: decks, lookingCards } = position;
  if (typeof decks !== 'object' || decks === null) return {};
  const options = checkOptions(position.options ?? {});
  if (!options.ok) fail('position', options.error);
  const seen = wordsIn([position.players, position.turn, position.removed, lookingCards]);
  const filled: Json = {};
  let looked = readList(lookingCards ?? [], 'position.lookingCards');
  for (const [index, kinds] of rulesFor(options.value).technologyDecks.entries()) {
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

/** The planets that lie nowhere in sight; backs that are seen are honoured first. */
class PlanetPool {
  private readonly deckPlanets: number[];
  private readonly startPlanets: number[];
  private readonly random: Random;

  constructor(position: Json, random: Random) {
    const options = checkOptions(position.options ?? {});
    if (!options.ok) fail('position', options.error);
    const rules = rulesFor(options.value);
    const { players, planetDeck, planetDiscard, looking } = position;
    const seen = wordsIn([players, planetDeck, planetDiscard, looking]);
    const isUnseen = (planet: number): boolean => !seen.has(planetAt(planet).id);
    this.deckPlanets = rules.planets.filter(isUnseen);
    this.startPlanets = rules.startPlanets.filter(isUnseen);
    this.random = random;
  }

  fillEmpire(player: unknown): unknown {
    if (typeof player !== 'object' || player === null) return player;
    const planets = readList((player as Json).planets, 'planets').map((planet) => {
      if (typeof planet !== 'object' || planet === null) return planet;
      const { back, ...rest } = planet as Json;
      return rest.planet === UNKNOWN ? { ...rest, planet: this.draw(back, 'planets') } : rest;
    });
    return { ...player, planets };
  }

  fillPile(input: unknown, place: string): unknown[] {
    const pile = readList(input, place);
    const withBacks = pile.map((planet) =>
      typeof planet === 'object' && planet !== null
        ? this.draw((planet as Json).back, place)
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

  /** A planet with this back, at random. */
  private draw(back: unknown, place: string): string {
    if (typeof back !== 'object' || back === null) fail(place, 'expected the back beside ?');
    const { type, colonizeCost, warfareCost } = back as Json;
    const wanted =
      readWord(type, `${place}.back.type`, PLANET_TYPES) * 1000 +
      readInt(colonizeCost, `${place}.back.colonizeCost`, 0, 49) * 20 +
      readInt(warfareCost, `${place}.back.warfareCost`, 0, 19);
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

// Edits a draft, a position that is set up by hand: moves cards and planets between piles, and sets
// tokens. Pure functions on the position format of docs/notation.md; they return a new draft.
import {
  CARDS,
  findKind,
  findPlanet,
  formatPosition,
  type GameOptions,
  legalOptions,
  newGame,
  PLANET_DEFS,
  PLANET_TYPES,
  planetAt,
  type PlanetPosition,
  type PlayerPosition,
  playTrusted,
  type Position,
  type Resource,
  RESOURCES,
  rulesFor,
  type TechnologyDef,
} from '@eminent/engine';

/**
 * The id of a place for cards or planets: `stacks`, `offer`, `removed`, `planetDeck`,
 * `planetDiscard`, `box` (start planets that no player has), or `technologies.TYPE`. A seat has
 * `hand.SEAT`, `deck.SEAT`, `discard.SEAT`, `permanents.SEAT`, `empire.SEAT`, and, for a planet
 * with an index in its empire, `colonies.SEAT.INDEX`.
 */
export type PileId = string;

const HAND_PILES = ['hand', 'deck', 'discard'] as const;

/** Returns a new game at the start of its first turn. Earlier choices take the first option. */
export function newDraft(options: GameOptions, seed: string): Position {
  const state = newGame(options, seed);
  while (state.turnNumber === 0 && !state.over) playTrusted(state, legalOptions(state)[0] ?? -1);
  const draft = formatPosition(state);
  return { ...draft, players: draft.players.map(withoutKnown) };
}

/** Removes what all players know about the hand, which an edit of the hand would make wrong. */
function withoutKnown({ known: _known, counted: _counted, ...player }: PlayerPosition) {
  return player;
}

/**
 * Returns the draft at the start of a seat's turn in the round that contains `turn`. Discards cards
 * in play, returns looked-at cards to their decks, and undoes extra rounds, extra turns and the
 * end.
 */
export function atTurnOf(draft: Position, seat: number, turn: number): Position {
  const { frames } = newDraft(draft.options, 'frames');
  const { looking, lookingCards, offers: _offers, ending: _ending, ...rest } = draft;
  const { inExtraRound: _extra, inLogisticsTurn: _logistics, over: _over, ...kept } = rest;
  const planets = (looking ?? []).filter((planet) => typeof planet === 'string');
  const cleared: Position = {
    ...kept,
    planetDeck: [...planets, ...draft.planetDeck],
    players: draft.players.map(clearedPlayer),
    frames: frames.map((frame) => ({ ...frame, seat })),
    turn: { number: turnFor(seat, turn, draft.players.length), leader: seat },
  };
  return (lookingCards ?? []).reduce(
    (next, card) => put(next, `technologies.${technologyOf(card)?.type}`, card),
    cleared,
  );
}

/** Returns the number of a seat's turn in the round that contains `turn`. Turns count from 1. */
export function turnFor(seat: number, turn: number, players: number): number {
  const round = Math.max(0, Math.floor((Math.trunc(turn) - 1) / players));
  return round * players + seat + 1;
}

function clearedPlayer(player: PlayerPosition): PlayerPosition {
  const { play = [], extra, ...rest } = withoutKnown(player);
  const { spent = [], ...other } = extra ?? {};
  return {
    ...rest,
    discard: [...player.discard, ...play, ...spent],
    ...(Object.keys(other).length === 0 ? {} : { extra: other }),
  };
}

function technologyOf(card: string): TechnologyDef | undefined {
  const kind = findKind(card);
  const definition = kind === undefined ? undefined : CARDS[kind];
  return definition?.family === 'technology' ? definition : undefined;
}

function isPlanet(piece: string): boolean {
  return findPlanet(piece) !== undefined;
}

function unusedStartPlanets(draft: Position): readonly string[] {
  const placed = new Set(draft.players.flatMap(({ planets }) => planets.map((one) => one.planet)));
  return rulesFor(draft.options)
    .startPlanets.map((planet) => planetAt(planet).id)
    .filter((planet) => !placed.has(planet));
}

/** Returns the piles that belong to no seat, in the order in which the page shows them. */
export function sharedPiles(draft: Position): readonly PileId[] {
  const decks = draft.technologyDecks === undefined ? [] : PLANET_TYPES;
  return [
    'stacks',
    'offer',
    ...decks.map((type) => `technologies.${type}`),
    'planetDeck',
    'planetDiscard',
    'removed',
    'box',
  ];
}

/** Returns the piles of a seat, in order. Only face-down planets have a pile for colonies. */
export function pilesOf(draft: Position, seat: number): readonly PileId[] {
  const planets = draft.players[seat]?.planets ?? [];
  return [
    ...HAND_PILES.map((name) => `${name}.${seat}`),
    `permanents.${seat}`,
    `empire.${seat}`,
    ...planets.flatMap((planet, at) => (planet.up === true ? [] : [`colonies.${seat}.${at}`])),
  ];
}

export function allPiles(draft: Position): readonly PileId[] {
  return [...draft.players.flatMap((_, seat) => pilesOf(draft, seat)), ...sharedPiles(draft)];
}

/** Returns the card or planet ids of a pile, in order; none for an unknown pile. */
export function contentOf(draft: Position, pile: PileId): readonly string[] {
  const [name = '', at = '', planet = ''] = pile.split('.');
  const player = draft.players[Number(at)];
  switch (name) {
    case 'stacks':
      return Object.entries(draft.stacks).flatMap(([card, n]) => Array<string>(n).fill(card));
    case 'offer':
      return draft.technologies;
    case 'technologies':
      return draft.technologyDecks?.[at as keyof typeof draft.technologyDecks] ?? [];
    case 'planetDeck':
      return draft.planetDeck.filter((one) => typeof one === 'string');
    case 'planetDiscard':
      return draft.planetDiscard;
    case 'removed':
      return draft.removed;
    case 'box':
      return unusedStartPlanets(draft);
    case 'hand':
    case 'deck':
    case 'discard':
      return player?.[name] ?? [];
    case 'permanents':
      return player?.permanents ?? [];
    case 'empire':
      return player?.planets.map((one) => one.planet) ?? [];
    case 'colonies':
      return player?.planets[Number(planet)]?.colonies ?? [];
    default:
      return [];
  }
}

/** Whether a card or planet may be moved to a pile. */
export function accepts(draft: Position, pile: PileId, piece: string): boolean {
  const [name = '', type] = pile.split('.');
  if (isPlanet(piece)) {
    const isStart = PLANET_DEFS.some(({ id, start }) => id === piece && start);
    if (name === 'box') return isStart;
    return name === 'empire' || (!isStart && (name === 'planetDeck' || name === 'planetDiscard'));
  }
  const technology = technologyOf(piece);
  switch (name) {
    case 'stacks':
      return Object.hasOwn(draft.stacks, piece);
    case 'offer':
      return technology !== undefined && draft.technologyDecks === undefined;
    case 'technologies':
      return technology?.type === type;
    case 'permanents':
      return technology?.permanent === true;
    case 'hand':
    case 'deck':
    case 'discard':
    case 'removed':
      return true;
    case 'colonies': {
      const kind = findKind(piece);
      return kind !== undefined && CARDS[kind]?.symbols.includes('colonize') === true;
    }
    default:
      return false;
  }
}

function withPlayer(
  draft: Position,
  seat: number,
  change: (player: PlayerPosition) => PlayerPosition,
): Position {
  const players = draft.players.map((player, at) =>
    at === seat ? change(withoutKnown(player)) : player,
  );
  return { ...draft, players };
}

/** Replaces the content of a pile. Ignores `stacks`, `offer`, `box` and `empire.SEAT`. */
function withList(draft: Position, pile: PileId, list: readonly string[]): Position {
  const [name = '', at = '', planet = ''] = pile.split('.');
  const seat = Number(at);
  switch (name) {
    case 'technologies':
      return {
        ...draft,
        technologyDecks: { ...draft.technologyDecks, [at]: list } as NonNullable<
          Position['technologyDecks']
        >,
      };
    case 'planetDeck':
    case 'planetDiscard':
    case 'removed':
      return { ...draft, [name]: list };
    case 'hand':
    case 'deck':
    case 'discard':
    case 'permanents':
      return withPlayer(draft, seat, (player) => ({ ...player, [name]: list }));
    case 'colonies':
      return withPlanet(draft, seat, Number(planet), ({ colonies: _colonies, ...one }) =>
        list.length === 0 ? one : { ...one, colonies: list },
      );
    default:
      return draft;
  }
}

function withPlanet(
  draft: Position,
  seat: number,
  at: number,
  change: (planet: PlanetPosition) => PlanetPosition,
): Position {
  return withPlayer(draft, seat, (player) => ({
    ...player,
    planets: player.planets.map((planet, i) => (i === at ? change(planet) : planet)),
  }));
}

/** The ids of all faces of a card. The offer lists both faces of a technology or neither. */
function facesOf(card: string): readonly string[] {
  const other = technologyOf(card)?.otherFace;
  return other === undefined ? [card] : [card, other];
}

function take(draft: Position, pile: PileId, piece: string): Position {
  const [name = '', seat = ''] = pile.split('.');
  if (name === 'stacks') {
    const left = Math.max(0, (draft.stacks[piece] ?? 0) - 1);
    return { ...draft, stacks: { ...draft.stacks, [piece]: left } };
  }
  if (name === 'offer') {
    const faces = facesOf(piece);
    return { ...draft, technologies: draft.technologies.filter((one) => !faces.includes(one)) };
  }
  if (name === 'empire') return withoutPlanet(draft, Number(seat), piece);
  const content = contentOf(draft, pile);
  const at = content.indexOf(piece);
  return withList(draft, pile, at < 0 ? content : content.toSpliced(at, 1));
}

function withoutPlanet(draft: Position, seat: number, id: string): Position {
  return withPlayer(draft, seat, (player) => {
    const at = player.planets.findIndex((one) => one.planet === id);
    return {
      ...player,
      planets: player.planets.filter((_, i) => i !== at),
      discard: [...player.discard, ...(player.planets[at]?.colonies ?? [])],
    };
  });
}

function put(draft: Position, pile: PileId, piece: string): Position {
  const [name = '', seat = ''] = pile.split('.');
  if (name === 'stacks') {
    return { ...draft, stacks: { ...draft.stacks, [piece]: (draft.stacks[piece] ?? 0) + 1 } };
  }
  if (name === 'offer') {
    return { ...draft, technologies: [...new Set([...draft.technologies, ...facesOf(piece)])] };
  }
  if (name === 'empire') {
    return withPlayer(draft, Number(seat), (player) => ({
      ...player,
      planets: [...player.planets, { planet: piece }],
    }));
  }
  return withList(draft, pile, [...contentOf(draft, pile), piece]);
}

/**
 * Moves up to `count` equal cards, or a planet. Returns the same draft if `from` has none, if `to`
 * does not accept the piece, or if both piles are the same.
 */
export function move(
  draft: Position,
  piece: string,
  from: PileId,
  to: PileId,
  count = 1,
): Position {
  const available = contentOf(draft, from).filter((one) => one === piece).length;
  let next = draft;
  if (from === to || !accepts(draft, to, piece)) return draft;
  for (let n = Math.min(count, available); n > 0; n--)
    next = put(take(next, from, piece), to, piece);
  return next;
}

/** Sets the influence or fighters of a seat. The supply gets the influence that no player has. */
export function setTokens(
  draft: Position,
  seat: number,
  name: 'influence' | 'fighters',
  n: number,
): Position {
  const next = withPlayer(draft, seat, (player) => ({ ...player, [name]: n }));
  const taken = next.players.reduce((sum, { influence }) => sum + influence, 0);
  const supply = Math.max(0, rulesFor(draft.options).influenceSupply - taken);
  return { ...next, supply };
}

/** Sets the number of larger ships of a seat, in games with a fleet. */
export function setShips(
  draft: Position,
  seat: number,
  name: 'destroyers' | 'battlecruisers',
  n: number,
): Position {
  return withPlayer(draft, seat, (player) => ({
    ...player,
    extra: { ...player.extra, [name]: n },
  }));
}

/** States of the fleet tile, with the number that `extra.fleet` of a position has for each. */
export const FLEET_SIDES = { basic: 1, improved: 2, broken: 3 } as const;

/** Sets the state of a seat's fleet tile, in games with a fleet. */
export function setFleet(draft: Position, seat: number, side: keyof typeof FLEET_SIDES): Position {
  return withPlayer(draft, seat, (player) => ({
    ...player,
    extra: { ...player.extra, fleet: FLEET_SIDES[side] },
  }));
}

/** Turns a planet over. Its colonies go to the owner's discard pile; its resources are removed. */
export function turnOver(draft: Position, seat: number, at: number): Position {
  const planet = draft.players[seat]?.planets[at];
  const colonies = planet?.colonies ?? [];
  const turned = withPlanet(draft, seat, at, ({ planet: id, up }) =>
    up === true ? { planet: id } : { planet: id, up: true },
  );
  return withPlayer(turned, seat, (player) => ({
    ...player,
    discard: [...player.discard, ...colonies],
  }));
}

/** Returns the resource in each slot of a planet, or `''` for an empty slot. */
export function slotsOf({ planet, resources = [] }: PlanetPosition): readonly (Resource | '')[] {
  const types = PLANET_DEFS.find(({ id }) => id === planet)?.slots ?? [];
  const left = [...resources];
  return types.map((type) => {
    const at = left.findIndex((one) => type === 'any' || one === type);
    return at < 0 ? '' : (left.splice(at, 1)[0] ?? '');
  });
}

/** Returns the resources that a slot of a planet can hold; none if there is no such slot. */
export function resourcesFor(planet: string, slot: number): readonly Resource[] {
  const type = PLANET_DEFS.find(({ id }) => id === planet)?.slots[slot];
  return type === 'any' ? RESOURCES : type === undefined ? [] : [type];
}

/** Puts a resource into a slot of a planet; `''` empties the slot. */
export function setResource(
  draft: Position,
  seat: number,
  at: number,
  slot: number,
  resource: Resource | '',
): Position {
  return withPlanet(draft, seat, at, ({ resources: _resources, ...planet }) => {
    const before = draft.players[seat]?.planets[at];
    const held = before === undefined ? [] : slotsOf(before);
    const resources = held
      .map((one, i) => (i === slot ? resource : one))
      .filter((one): one is Resource => one !== '');
    return resources.length === 0 ? planet : { ...planet, resources };
  });
}

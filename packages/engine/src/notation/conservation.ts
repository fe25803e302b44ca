// Checks that a position contains each card, planet and token of its game exactly once.
import {
  CARD_PERMANENT,
  CARDS,
  cardId,
  OTHER_FACE,
  PLANET_DEFS,
  planetAt,
} from '../cards/catalog.ts';
import { NONE } from '../model/names.ts';
import { scenariosOf, stackSizes, startDeck } from '../queries/starting-setup.ts';
import { forEachOwnedCard } from '../queries/score.ts';
import { fightersLeft } from '../queries/supply.ts';
import type { GameState } from '../state/state.ts';

/** The first violation, as a sentence; undefined if there is none. */
export function conservationProblem(state: GameState): string | undefined {
  return (
    absentCardProblem(state) ??
    absentPlanetProblem(state) ??
    roleCardProblem(state) ??
    technologyProblem(state) ??
    technologyDeckProblem(state) ??
    planetProblem(state) ??
    empireProblem(state) ??
    influenceProblem(state) ??
    fighterProblem(state)
  );
}

/** The number of cards of each kind outside the stacks and the technology offer. */
function countOwned(state: GameState): number[] {
  const counts = CARDS.map(() => 0);
  const count = (kind: number): void => {
    counts[kind] = (counts[kind] ?? 0) + 1;
  };
  for (let seat = 0; seat < state.players.length; seat++) forEachOwnedCard(state, seat, count);
  for (const kind of state.removed) count(kind);
  return counts;
}

/** Rejects an effect in progress without its card, which would remove or tuck a missing card. */
function absentCardProblem(state: GameState): string | undefined {
  return countOwned(state)[NONE] === undefined
    ? undefined
    : 'a card is used that is no longer there';
}

/** Rejects an offer without start planets, from which a missing planet would be chosen. */
function absentPlanetProblem({ players }: GameState): string | undefined {
  return players.some(({ planets }) => planets.some(({ id }) => id === NONE))
    ? 'a planet is used that is no longer there'
    : undefined;
}

function roleCardProblem(state: GameState): string | undefined {
  const { rules } = state;
  const owned = countOwned(state);
  const scenarios = scenariosOf(state);
  const sizes = stackSizes(rules, scenarios);
  const dealt = new Map<number, number>();
  for (const seat of scenarios.keys()) {
    if (rules.choosesScenarios && state.turnNumber === 0) break;
    for (const kind of startDeck(rules, seat, scenarios)) {
      dealt.set(kind, (dealt.get(kind) ?? 0) + 1);
    }
  }
  for (const [kind, card] of CARDS.entries()) {
    if (card.family !== 'role') continue;
    const stack = rules.stackKinds.indexOf(kind);
    const expected = (dealt.get(kind) ?? 0) + (stack < 0 ? 0 : (sizes[stack] ?? 0));
    const found = (owned[kind] ?? 0) + (stack < 0 ? 0 : (state.stacks[kind] ?? 0));
    if (found !== expected) {
      const how = found > expected ? 'too many' : 'too few';
      return `${how} ${card.id} cards: ${found} instead of ${expected}`;
    }
  }
  return undefined;
}

function technologyProblem(state: GameState): string | undefined {
  const owned = countOwned(state);
  for (const [kind, card] of CARDS.entries()) {
    if (card.family !== 'technology') continue;
    const used = owned[kind] ?? 0;
    const offered = state.technologies.filter((one) => one === kind).length;
    if (state.rules.technologyDecks.some((deck) => deck.includes(kind))) {
      const drawn = [...state.technologyDecks.flat(), ...state.lookingCards];
      const count = used + drawn.filter((one) => one === kind).length;
      if (count !== 1) return `${card.id} is there ${count} times; it exists once`;
      continue;
    }
    if (!state.rules.technologies.includes(kind)) {
      if (used + offered > 0) return `${card.id} is not part of this game`;
      continue;
    }
    if (used + offered > 1) return `${card.id} is there ${used + offered} times; it exists once`;
    const other = OTHER_FACE[kind] ?? NONE;
    const otherUsed = other === NONE ? 0 : (owned[other] ?? 0);
    if (used + otherUsed > 1) return `${card.id} and ${cardId(other)} are faces of one card`;
    const free = used + otherUsed === 0;
    if (free !== offered > 0) {
      return free
        ? `${card.id} is missing: nobody has it, and it is not on offer`
        : `${card.id} is on offer although the card is taken`;
    }
  }
  return undefined;
}

/**
 * Checks that face-down technology decks contain exactly the technologies of their type, including
 * cards being looked at.
 */
function technologyDeckProblem(state: GameState): string | undefined {
  const { technologyDecks } = state.rules;
  for (const [index, deck] of state.technologyDecks.entries()) {
    const strange = deck.find((kind) => technologyDecks[index]?.includes(kind) !== true);
    if (strange !== undefined) return `${cardId(strange)} does not belong in its technology deck`;
  }
  const looked = state.lookingCards.find((kind) => !technologyDecks.flat().includes(kind));
  return looked === undefined ? undefined : `${cardId(looked)} is looked at and is in no deck`;
}

function planetProblem(state: GameState): string | undefined {
  const counts = PLANET_DEFS.map(() => 0);
  const inEmpires = state.players.flatMap((player) => player.planets.map((planet) => planet.id));
  const offered = state.offers.flat();
  const places = [state.planetDeck, state.planetDiscard, state.looking, inEmpires, offered];
  for (const id of places.flat()) {
    counts[id] = (counts[id] ?? 0) + 1;
  }
  for (const [id, count] of counts.entries()) {
    const name = planetAt(id).id;
    if (count > 1) return `${name} is there ${count} times; it exists once`;
    const start = state.rules.startPlanets.includes(id);
    const inGame = start || state.rules.planets.includes(id);
    if (count > 0 && !inGame) return `${name} is not part of this game`;
    if (count > 0 && start && !inEmpires.includes(id) && !offered.includes(id)) {
      return `${name} is a start planet: it belongs in an empire or nowhere`;
    }
    if (count === 0 && inGame && !start) return `${name} is missing`;
  }
  return undefined;
}

function empireProblem(state: GameState): string | undefined {
  for (const [seat, player] of state.players.entries()) {
    const place = `players[${seat}]`;
    for (const [at, planet] of player.planets.entries()) {
      const name = `${place}.planets[${at}] (${planetAt(planet.id).id})`;
      if (planet.up && planet.colonies.length > 0) return `${name} is face up and has colonies`;
      if (!planet.up && planet.ships > 0) return `${name} is face down and has ships`;
      if (!planet.up && planet.filled > 0) return `${name} is face down and holds resources`;
      if (planet.blocked && planet.filled > 0) return `${name} is blocked and holds resources`;
      if (planet.blocked && !planet.up) return `${name} is face down and blocked`;
    }
    const docked = player.planets.reduce((sum, { ships }) => sum + ships, 0);
    if (player.expansion.docked !== docked + player.expansion.cardFighters) {
      return `${place} has other fighters in slots than its planets and permanents`;
    }
    if (player.expansion.cardFighters > player.abilities.fighterSlots) {
      return `${place} has more fighters in slots than slots`;
    }
    if (player.expansion.dockedDestroyers > player.abilities.destroyerSlots) {
      return `${place} has more destroyers in slots than slots`;
    }
    if (player.expansion.colonies.length > 0 && !player.abilities.holdsColonies) {
      return `${place} has colonies on a ship that it does not have`;
    }
    const permanent = player.permanents.find((kind) => CARD_PERMANENT[kind] !== true);
    if (permanent !== undefined) return `${place}.permanents: ${cardId(permanent)} is none`;
    const unproven = firstNotIn([...player.known, ...player.counted], player.hand);
    if (unproven !== undefined) {
      return `${place}.known and counted: ${cardId(unproven)} is not in hand`;
    }
  }
  return undefined;
}

function firstNotIn(cards: readonly number[], all: readonly number[]): number | undefined {
  const rest = [...all];
  for (const card of cards) {
    const at = rest.indexOf(card);
    if (at < 0) return card;
    rest.splice(at, 1);
  }
  return undefined;
}

function fighterProblem(state: GameState): string | undefined {
  return fightersLeft(state) < 0
    ? `more fighters than the ${state.rules.fighterLimit} of the game`
    : undefined;
}

function influenceProblem(state: GameState): string | undefined {
  const taken = state.players.reduce((sum, player) => sum + player.influence, 0);
  const expected = Math.max(0, state.rules.influenceSupply - taken);
  return state.supply === expected
    ? undefined
    : `supply is ${state.supply}, but ${taken} influence is taken, so ${expected} should be left`;
}

// Our state written in the words of a recorded one, with the known differences in timing taken out (docs/lockstep.md).
import { type GameState, cardAt, decidingSeat, planetAt, pointsOf } from '@eminent/engine';
import { kindOfRecorded, RESOURCE_LETTERS, recordedCard, recordedPlanet } from './ids.ts';
import { without } from './multiset.ts';

/** Hand cards that the recorded leader has already put away while ours waits for the own discard. */
export interface Deferred {
  readonly trims: number[];
  /** Undefined while the discard is still to be asked. */
  discards: number[] | undefined;
}

type Flat = Record<string, unknown>;

const STACKS = ['survey', 'warfare', 'colonize', 'produce', 'research'];

/** Influence that Diverse Markets and Genetic Engineering have paid this turn; recorded games pay it at its end. */
export function paidAhead(state: GameState): number {
  const { turn } = state;
  const traded = turn.traded.filter((count) => count > 0).length;
  let produced = 0;
  for (let bits = turn.produced; bits !== 0; bits >>= 1) produced += bits & 1;
  return turn.markets * traded + turn.genetics * produced;
}

/** All compared zones of our state by path. */
export function projectState(state: GameState, deferred: Deferred | undefined): Flat {
  const early = paidAhead(state);
  const tokens = state.players.reduce((sum, player) => sum + player.influence, 0) - early;
  const supply = Math.max(0, state.rules.influenceSupply - tokens);
  const flat: Flat = {
    over: state.over,
    active: state.over ? [] : [decidingSeat(state)],
    turn: state.leader,
    end_triggered: Number(isEnding(state, supply)),
    extra_round: Number(state.inExtraRound),
    logistics_extra: Number(state.inLogisticsTurn),
    techs: cards(state.technologies),
    planet_deck: state.planetDeck.map(recordedPlanet).reverse(),
    planet_discard: state.planetDiscard.map(recordedPlanet).sort(),
    influence_supply: supply,
    removed: cards([...state.removed, ...(deferred?.trims ?? [])]),
  };
  for (const name of STACKS) {
    const kind = kindOfRecorded(`card_role_${name}`);
    flat[`stacks.${name}`] = state.rules.stackKinds.includes(kind) ? state.stacks[kind] : 0;
  }
  state.players.forEach((_, seat) => {
    const own = seat === state.leader;
    projectSeat(state, seat, own ? deferred : undefined, own ? early : 0, flat);
  });
  return flat;
}

/** The end as it stands without the influence paid ahead: stacks and supply never fill again. */
function isEnding(state: GameState, supply: number): boolean {
  const empty = state.rules.stackKinds.filter((kind) => state.stacks[kind] === 0).length;
  return supply === 0 || empty >= state.rules.stacksToEnd;
}

function projectSeat(
  state: GameState,
  seat: number,
  deferred: Deferred | undefined,
  early: number,
  flat: Flat,
): void {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  const trims = deferred?.trims ?? [];
  const discards = deferred?.discards ?? [];
  const hand = without(player.hand, [...trims, ...discards]);
  if (hand === undefined) throw new Error('a card put away early is not in hand');
  const resolving = seat === state.leader && state.turn.resolving >= 0;
  const spent = [...player.discard, ...player.play, ...discards];
  if (resolving) spent.push(state.turn.resolving);
  const path = `players[${seat}]`;
  flat[`${path}.score`] = pointsOf(state, seat) - early - trims.reduce(addInfluence, 0);
  flat[`${path}.hand`] = cards(hand);
  flat[`${path}.hand_limit`] = player.planets
    .filter((planet) => planet.up)
    .reduce((sum, planet) => sum + planetAt(planet.id).handLimit, state.rules.handSize);
  flat[`${path}.deck`] = player.deck.map(recordedCard).reverse();
  flat[`${path}.discard+aside`] = cards(spent);
  flat[`${path}.permanents`] = cards(player.permanents);
  flat[`${path}.fighters`] = player.fighters;
  flat[`${path}.influence`] = player.influence - early;
  flat[`${path}.looking_at`] =
    seat === decidingSeat(state) ? state.looking.map(recordedPlanet).sort() : [];
  flat[`${path}.planets`] = player.planets
    .map((planet) => ({
      id: recordedPlanet(planet.id),
      up: Number(planet.up),
      colonies: cards(planet.colonies),
      res: planetAt(planet.id)
        .slots.filter((_, slot) => (planet.filled >> slot) & 1)
        .map((resource) => RESOURCE_LETTERS[resource])
        .sort(),
      blocked: Number(planet.blocked),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function addInfluence(sum: number, kind: number): number {
  const card = cardAt(kind);
  return sum + (card.family === 'technology' ? card.influence : 0);
}

function cards(kinds: readonly number[]): string[] {
  return kinds.map(recordedCard).sort();
}

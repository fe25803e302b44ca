// Sets up seats and stacks at the start of a game (RULES 1.2, E1, E9).
import { OTHER_FACE, ROLE_CARD_KINDS } from '../cards/catalog.ts';
import { BASIC_FLEET, IMPROVED_FLEET } from '../cards/escalation/fleet.ts';
import {
  scenarioAt,
  scenarioPlanet,
  scenariosOf,
  seatSetup,
  stackSizes,
  startDeck,
} from '../queries/starting-setup.ts';
import { NONE } from '../model/names.ts';
import { removeOne } from '../state/sorted-list.ts';
import { Planet } from '../state/planet.ts';
import { shuffle } from '../state/random.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { draw } from '../mutations/hand.ts';
import { shufflePile } from '../mutations/shuffle.ts';
import { putIntoPlay, refreshAbilities } from '../mutations/technologies.ts';

/** Gives a seat its fleet tile, scenario, and the battlecruiser and permanents of the scenario. */
export function equip(state: GameState, seat: number, scenario: number): void {
  const player = playerAt(state, seat);
  const hasBattlecruiser = scenario !== NONE && scenarioAt(scenario).battlecruiser === true;
  if (state.rules.fleet) {
    player.expansion = {
      ...player.expansion,
      fleet: hasBattlecruiser ? IMPROVED_FLEET : BASIC_FLEET,
    };
  }
  if (scenario !== NONE) player.expansion = { ...player.expansion, scenario };
  if (hasBattlecruiser) player.expansion = { ...player.expansion, battlecruisers: 1 };
  refreshAbilities(state, seat);
  for (const kind of seatSetup(state.rules, seat, scenario).permanents) {
    putIntoPlay(state, seat, kind);
  }
}

/** Removes technologies that seats start with, and their other faces, from the offer. */
export function takeOffOffer(state: GameState): void {
  for (const [seat, scenario] of scenariosOf(state).entries()) {
    const { deck, permanents } = seatSetup(state.rules, seat, scenario);
    for (const kind of [...deck, ...permanents]) {
      removeOne(state.technologies, kind);
      removeOne(state.technologies, OTHER_FACE[kind] as number);
    }
  }
}

/** Fills the stacks with the role cards that the starting decks leave. */
export function fillStacks(state: GameState): void {
  const { rules } = state;
  const sizes = stackSizes(rules, scenariosOf(state));
  state.stacks = Array.from(
    { length: ROLE_CARD_KINDS },
    (_, kind) => sizes[rules.stackKinds.indexOf(kind)] ?? 0,
  );
}

export function drawFirstHands(state: GameState): void {
  for (const [seat, player] of state.players.entries()) {
    draw(state, seat, seatSetup(state.rules, seat, player.expansion.scenario).firstHand);
  }
}

/**
 * Sets up all seats after they have chosen scenarios. Shuffles decks in seat order, then the old
 * start planets that no scenario names.
 */
export function dealScenarios(state: GameState): void {
  const { rules } = state;
  const scenarios = scenariosOf(state);
  for (const [seat, scenario] of scenarios.entries()) {
    equip(state, seat, scenario);
    const player = playerAt(state, seat);
    player.deck = [...startDeck(rules, seat, scenarios)];
    shufflePile(state, player.deck, seat);
  }
  takeOffOffer(state);
  fillStacks(state);
  const claimed = scenarios.map(scenarioPlanet);
  const open = oldStartPlanets(state).filter((planet) => !claimed.includes(planet));
  shuffle(open, state.random.nextGenerator());
  for (const [seat, planet] of claimed.entries()) {
    const start = planet === NONE ? (open.pop() ?? NONE) : planet;
    playerAt(state, seat).planets = [new Planet(start, rules.startPlanetsUp)];
  }
  drawFirstHands(state);
}

function oldStartPlanets({ rules }: GameState): number[] {
  return rules.startPlanets.filter((planet) => !rules.newStartPlanets.includes(planet));
}

// Starts a game, lists the legal options, plays one.
import { formatOption, tokenOf } from './option-token.ts';
import { describeValue } from '../model/argument-error.ts';
import { NONE } from '../model/names.ts';
import { type GameOptions, rulesFor } from '../rulesets/registry.ts';
import type { Rules } from '../model/rules.ts';
import type { Frame } from '../state/frame.ts';
import { Planet } from '../state/planet.ts';
import { Player } from '../state/player.ts';
import { type ShuffleSource, shuffleSourceOf, shuffle } from '../state/random.ts';
import { GameState } from '../state/state.ts';
import { openScenarios, scenarioPlanet, startDeck } from '../queries/starting-setup.ts';
import { drawFirstHands, equip, fillStacks, takeOffOffer } from '../rules/seat-setup.ts';
import { beginStep } from '../rules/steps/game-start.ts';
import { begin, type Step } from '../rules/steps/step.ts';
import { STEPS, stepOf } from '../rules/steps/registry.ts';
import { startTurn } from '../rules/steps/turn.ts';

/** Thrown for an option that is not legal now. The game has not changed. */
export class IllegalOptionError extends Error {
  override name = 'IllegalOptionError';
}

/**
 * Sets up a game and plays automatic steps up to the first decision. The same options, seed and
 * version give the same game on every machine (docs/notation.md). Seat 0 starts; the caller decides
 * which player that is. `version` is a rules version, by default the current one.
 */
export function newGame(options: GameOptions, seed: string, version?: number): GameState {
  const rules = rulesFor(options, version);
  const random = shuffleSourceOf(seed);
  const scenarios = dealtScenarios(rules, random);
  const decks = rules.seats.map((_, seat) => {
    if (rules.choosesScenarios) return [];
    const deck = [...startDeck(rules, seat, scenarios)];
    shuffle(deck, random.nextGenerator());
    return deck;
  });
  const startPlanets = dealtStartPlanets(rules, scenarios, random);
  const planetDeck = [...rules.planets];
  shuffle(planetDeck, random.nextGenerator());
  const technologyDecks = rules.technologyDecks.map((cards) => {
    const deck = [...cards];
    shuffle(deck, random.nextGenerator());
    return deck;
  });
  const deal = { decks, planetDeck, technologyDecks, scenarios, ...startPlanets };
  return setUp(rules, deal, new GameState(rules, random));
}

/** Skips scenarios that an earlier one excludes (RULES E9). */
function dealtScenarios(rules: Rules, random: ShuffleSource): number[] {
  if (rules.scenarios.length === 0 || rules.choosesScenarios) return [];
  const pile = [...rules.scenarios];
  shuffle(pile, random.nextGenerator());
  const dealt: number[] = [];
  for (const _seat of rules.seats) {
    const open = openScenarios(rules, dealt);
    dealt.push(pile.findLast((one) => open.includes(one)) ?? NONE);
  }
  return dealt;
}

/** A scenario may name the start planet of its seat. */
function dealtStartPlanets(
  rules: Rules,
  scenarios: readonly number[],
  random: ShuffleSource,
): Pick<Deal, 'startPlanets' | 'offers'> {
  if (rules.choosesScenarios) return { startPlanets: [] };
  const claimed = scenarios.map(scenarioPlanet);
  const isNew = (planet: number): boolean => rules.newStartPlanets.includes(planet);
  const old = rules.startPlanets.filter((planet) => !isNew(planet) && !claimed.includes(planet));
  shuffle(old, random.nextGenerator());
  old.reverse();
  if (rules.choosesStartPlanet) {
    const recent = [...rules.newStartPlanets];
    shuffle(recent, random.nextGenerator());
    const offers = rules.seats.map((_, seat) => [old[seat] ?? NONE, recent[seat] ?? NONE]);
    return { startPlanets: [], offers };
  }
  const startPlanets = rules.seats.map((_, seat) => {
    const named = claimed[seat] ?? NONE;
    return named === NONE ? (old.shift() ?? NONE) : named;
  });
  return { startPlanets };
}

/** What is dealt at the start. The last item of a pile is its top card. */
export interface Deal {
  readonly decks: readonly (readonly number[])[];
  /** Empty if seats choose from `offers`, or choose their scenarios. */
  readonly startPlanets: readonly number[];
  readonly planetDeck: readonly number[];
  /** By planet type; absent in games without technology decks. */
  readonly technologyDecks?: readonly (readonly number[])[];
  /** By seat: index in SCENARIOS, or NONE. Only if scenarios are dealt. */
  readonly scenarios?: readonly number[];
  /** Two start planets for each seat to choose from, instead of `startPlanets`. */
  readonly offers?: readonly (readonly number[])[];
}

/** Sets up a game from given piles, for recorded games. Later shuffles use the seed. */
export function newGameFromDeal(options: GameOptions, deal: Deal, seed: string): GameState {
  const rules = rulesFor(options);
  return setUp(rules, deal, new GameState(rules, shuffleSourceOf(seed)));
}

function setUp(rules: Rules, deal: Deal, state: GameState): GameState {
  state.technologies = [...rules.technologies];
  state.technologyDecks = (deal.technologyDecks ?? []).map((deck) => [...deck]);
  state.planetDeck = [...deal.planetDeck];
  state.supply = rules.influenceSupply;
  const hasNoPlanets = deal.offers !== undefined || deal.startPlanets.length === 0;
  state.players = deal.decks.map((deck, seat) => {
    const player = new Player();
    player.deck = [...deck];
    player.planets = hasNoPlanets
      ? []
      : [new Planet(deal.startPlanets[seat] ?? NONE, rules.startPlanetsUp)];
    return player;
  });
  for (const seat of rules.seats.keys()) equip(state, seat, deal.scenarios?.[seat] ?? NONE);
  takeOffOffer(state);
  fillStacks(state);
  if (!rules.choosesScenarios) drawFirstHands(state);
  state.offers = deal.offers ?? [];
  if (hasNoPlanets) begin(state, beginStep, 0);
  else startTurn(state, 0);
  advance(state);
  return state;
}

/** Runs automatic steps up to the next decision or the end of the game. */
export function advance(state: GameState): void {
  while (!state.over) {
    const frame = state.frames[state.frames.length - 1] as Frame;
    if (!(STEPS[frame.step] as Step).run(state, frame)) return;
  }
}

/** Returns the seat that must decide, or NONE if the game is over. */
export function decidingSeat(state: GameState): number {
  return state.frames[state.frames.length - 1]?.seat ?? NONE;
}

/**
 * Returns the legal options of the pending decision, ascending; empty if the game is over. Reuses
 * and returns `out` if given.
 */
export function legalOptions(state: GameState, out: number[] = []): number[] {
  // Setting the length to 0 would free memory that the next question allocates again.
  while (out.length > 0) out.pop();
  const frame = state.frames[state.frames.length - 1];
  if (frame !== undefined) (STEPS[frame.step] as Step).options(state, frame, out);
  return out;
}

/** Plays an option from `legalOptions` without checking it. For searches and playouts. */
export function playTrusted(state: GameState, option: number): void {
  const frame = state.frames[state.frames.length - 1] as Frame;
  (STEPS[frame.step] as Step).choose(state, frame, option);
  state.ply++;
  advance(state);
}

/** Plays an option. Throws IllegalOptionError and changes nothing if it is not legal now. */
export function play(state: GameState, option: number): void {
  if (!isLegal(state, option)) throw new IllegalOptionError(illegalSentence(state, option));
  playTrusted(state, option);
}

/** Whether an option is legal now. */
export function isLegal(state: GameState, option: number): boolean {
  return legalOptions(state).includes(option);
}

function illegalSentence(state: GameState, option: number): string {
  if (state.over) return 'the game is over: nothing can be played';
  const frame = state.frames[state.frames.length - 1] as Frame;
  const legal = legalOptions(state).map((one) => formatOption(state, one));
  const given = tokenOf(state, option) ?? describeValue(option);
  return `${given} is not possible in step ${stepOf(frame).name} of seat ${frame.seat}; possible are ${legal.join(', ')}`;
}

// Starting a game, listing the legal answers, and playing one.
import { formatOption, tokenOf } from './token.ts';
import { spell } from '../model/argument-error.ts';
import { ROLE_CARD_KINDS } from '../cards/catalogue.ts';
import { NONE } from '../model/names.ts';
import { COLLECT, DISSENT, DONE, LEAD } from '../model/option.ts';
import { type GameOptions, rulesFor } from '../rulesets/registry.ts';
import type { Rules } from '../model/rules.ts';
import type { Frame } from '../state/frame.ts';
import { Planet } from '../state/planet.ts';
import { Player } from '../state/player.ts';
import { chanceOf, shuffle } from '../state/random.ts';
import { GameState } from '../state/state.ts';
import { draw } from '../verbs/hand.ts';
import { putIntoPlay } from '../verbs/technologies.ts';
import type { Step } from '../rules/steps/step.ts';
import { STEPS, stepOf } from '../rules/steps/steps.ts';
import { startTurn } from '../rules/steps/turn.ts';

/** An answer that is not among the legal options; the game has not changed. */
export class IllegalOptionError extends Error {
  override name = 'IllegalOptionError';
}

/**
 * Sets up a game and runs it to its first decision. The same options and seed give the same game everywhere: the starting decks
 * are shuffled in seat order, then the start planets (seat i gets the i-th from the top), then the planet deck, then technology decks.
 * Seat 0 begins; who sits there is the table's business. `version` asks for the rules of an older version (RULES_VERSION).
 */
export function newGame(options: GameOptions, seed: string, version?: number): GameState {
  const rules = rulesFor(options, version);
  const random = chanceOf(seed);
  const decks = rules.seats.map((seat) => {
    const deck = [...seat.deck];
    shuffle(deck, random.forShuffle());
    return deck;
  });
  const startPlanets = [...rules.startPlanets];
  shuffle(startPlanets, random.forShuffle());
  const planetDeck = [...rules.planets];
  shuffle(planetDeck, random.forShuffle());
  const technologyDecks = rules.technologyDecks.map((cards) => {
    const deck = [...cards];
    shuffle(deck, random.forShuffle());
    return deck;
  });
  const deal = { decks, startPlanets: startPlanets.reverse(), planetDeck, technologyDecks };
  return setUp(rules, deal, new GameState(rules, random));
}

/** An order of all shuffled piles at the start. In `decks` and `planetDeck` the top card is the last one. */
export interface Deal {
  readonly decks: readonly (readonly number[])[];
  /** One for each seat; further ones leave the game. */
  readonly startPlanets: readonly number[];
  readonly planetDeck: readonly number[];
  /** By planet type; absent in games without such decks. */
  readonly technologyDecks?: readonly (readonly number[])[];
}

/** Sets up a game from given piles, for recorded games; chance after the deal comes from the seed. */
export function newGameFromDeal(options: GameOptions, deal: Deal, seed: string): GameState {
  const rules = rulesFor(options);
  return setUp(rules, deal, new GameState(rules, chanceOf(seed)));
}

function setUp(rules: Rules, deal: Deal, state: GameState): GameState {
  state.stacks = Array.from(
    { length: ROLE_CARD_KINDS },
    (_, kind) => rules.stackSizes[rules.stackKinds.indexOf(kind)] ?? 0,
  );
  state.technologies = [...rules.technologies];
  state.technologyDecks = (deal.technologyDecks ?? []).map((deck) => [...deck]);
  state.planetDeck = [...deal.planetDeck];
  state.supply = rules.influenceSupply;
  state.players = deal.decks.map((deck, seat) => {
    const player = new Player();
    player.deck = [...deck];
    player.planets = [new Planet(deal.startPlanets[seat] ?? NONE, rules.startPlanetsUp)];
    return player;
  });
  for (const [seat, { firstHand, permanents }] of rules.seats.entries()) {
    for (const kind of permanents) putIntoPlay(state, seat, kind);
    draw(state, seat, firstHand);
  }
  startTurn(state, 0);
  advance(state);
  return state;
}

/** Runs everything that needs no answer, up to the next decision or the end. */
export function advance(state: GameState): void {
  while (!state.over) {
    const frame = state.frames[state.frames.length - 1] as Frame;
    if (!(STEPS[frame.step] as Step).run(state, frame)) return;
  }
}

/** The seat that must decide, or NONE when the game is over. */
export function decidingSeat(state: GameState): number {
  return state.frames[state.frames.length - 1]?.seat ?? NONE;
}

/** The legal options of the pending decision, ascending, at least one; empty only when the game is over. */
export function legalOptions(state: GameState, out: number[] = []): number[] {
  out.length = 0;
  const frame = state.frames[state.frames.length - 1];
  if (frame !== undefined) (STEPS[frame.step] as Step).options(state, frame, out);
  return out;
}

/** Plays an option that the caller took from `legalOptions`; nothing is checked. For search and playouts. */
export function playTrusted(state: GameState, option: number): void {
  const frame = state.frames[state.frames.length - 1] as Frame;
  (STEPS[frame.step] as Step).choose(state, frame, option);
  state.ply++;
  advance(state);
}

/** Plays an option. Throws IllegalOptionError, and changes nothing, when it is not legal now. */
export function play(state: GameState, option: number): void {
  if (!isLegal(state, option)) throw new IllegalOptionError(illegalSentence(state, option));
  playTrusted(state, option);
}

/** Whether an option may be played now. */
export function isLegal(state: GameState, option: number): boolean {
  return legalOptions(state).includes(option);
}

function illegalSentence(state: GameState, option: number): string {
  if (state.over) return 'the game is over: nothing can be played';
  const frame = state.frames[state.frames.length - 1] as Frame;
  const legal = legalOptions(state).map((one) => formatOption(state, one));
  const given = tokenOf(state, option) ?? spell(option);
  return `${given} is not possible in step ${stepOf(frame).name} of seat ${frame.seat}; possible are ${legal.join(', ')}`;
}

/** The answer that the engine gives for a seat that does not: the most cautious one. */
export function defaultOption(state: GameState): number {
  const options = legalOptions(state);
  for (const cautious of [DONE, DISSENT, COLLECT]) if (options.includes(cautious)) return cautious;
  return options.find((option) => option >= LEAD) ?? (options[0] as number);
}

// What n symbols of each role buy in the prototype of January 2010 (docs/rulesets.md, PROTOTYPE 2.4).
import { NONE } from '../../model/names.ts';
import { anyPlanet, anySlot, fightersLeft, isFaceDown } from '../../facts/pieces.ts';
import { looks } from '../../facts/reach.ts';
import { type GameState, playerAt, push } from '../../state/state.ts';
import { CHOOSE_DECK, KEEP_PLANET, TUCK_TOGETHER } from '../../model/steps.ts';
import { openDecks } from '../steps/technology-deck.ts';
import { produce } from './produce.ts';
import { type RoleDef, roleDef } from './role-def.ts';
import { keepPlanet, lookAtPlanets } from './survey.ts';
import { trade } from './trade.ts';
import { warfare } from './warfare.ts';

/** Followers of Survey and Research use two symbols less than they have. */
export const FOLLOWERS_LOOK_LESS = 2;

/** Look at the backs of as many planets as there are symbols, keep one. */
const survey = roleDef({
  empireCounts: true,
  followerNeeds: FOLLOWERS_LOOK_LESS + 1,
  matters: (state) => state.planetDeck.length > 0,
  resolve(state, seat, symbols, leading) {
    lookAtPlanets(state, seat, looks(state, symbols, leading));
    if (state.looking.length === 1) keepPlanet(state, seat, 0);
    else if (state.looking.length > 1) push(state, KEEP_PLANET, seat);
  },
});

/** All cards played go under one face-down planet. */
const colonize = roleDef({
  empireCounts: false,
  settlesFirst: true,
  matters: (state, seat) => anyPlanet(playerAt(state, seat), isFaceDown),
  resolve: (state, seat) => push(state, TUCK_TOGETHER, seat),
});

/** Look at as many cards of a deck as there are symbols, one goes to the own discard pile. */
const research = roleDef({
  empireCounts: true,
  followerNeeds: FOLLOWERS_LOOK_LESS + 1,
  matters: (state, seat) => openDecks(state, seat).length > 0,
  resolve(state, seat, symbols, leading) {
    push(state, CHOOSE_DECK, seat, NONE, looks(state, symbols, leading));
  },
});

function hasFreeSlot(state: GameState, seat: number): boolean {
  return anySlot(playerAt(state, seat), false);
}

function hasTrade(state: GameState, seat: number): boolean {
  return anySlot(playerAt(state, seat), true) && state.supply > 0;
}

/** By role number. */
export const PROTOTYPE_ROLES: readonly RoleDef[] = [
  survey,
  { ...warfare, matters: (state) => fightersLeft(state) > 0 },
  colonize,
  { ...produce, matters: hasFreeSlot },
  { ...trade, matters: hasTrade },
  research,
];

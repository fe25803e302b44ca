// Recon: puts one planet or card of a deck on top. The order of the rest stays hidden (RULES E8.2).
import { listKinds } from '../../queries/hand-kinds.ts';
import { RECON_CARD, RECON_PLANET } from '../../model/option.ts';
import { sortAscending } from '../../state/random.ts';
import { playerAt } from '../../state/state.ts';
import { rebuildDeck, reconDeck as putOnTop } from '../../mutations/hand.ts';
import { rebuildPlanetDeck, reconPlanet } from '../../mutations/planets.ts';
import { begin, pop, step } from '../steps/step.ts';
import { effect } from './effect.ts';

const reconPlanetsStep = step('recon-planets', {
  run: (state) => state.planetDeck.length === 0 && pop(state),

  options(state, _frame, out) {
    const planets = [...state.planetDeck];
    sortAscending(planets);
    for (const planet of planets) out.push(RECON_PLANET + planet);
  },

  question: () => ({ step: 'recon-planets', several: false }),

  choose(state, frame, option) {
    pop(state);
    reconPlanet(state, frame.seat, option - RECON_PLANET);
  },
});

const reconDeckStep = step('recon-deck', {
  run: (state, frame) => playerAt(state, frame.seat).deck.length === 0 && pop(state),

  options(state, frame, out) {
    const cards = [...playerAt(state, frame.seat).deck];
    sortAscending(cards);
    listKinds(cards, 0, RECON_CARD, out);
  },

  question: () => ({ step: 'recon-deck', several: false }),

  choose(state, frame, option) {
    pop(state);
    putOnTop(state, frame.seat, option - RECON_CARD);
  },
});

export const reconPlanets = effect('recon-planets', {
  isPossible: (state) => state.planetDeck.length + state.planetDiscard.length > 0,
  carryOut(state, seat, _effect, card) {
    rebuildPlanetDeck(state);
    state.reveals++;
    state.log?.push({ type: 'recon', seat, deck: 'planets', chosen: false });
    begin(state, reconPlanetsStep, seat, card);
  },
  missing: () => 'survey',
  steps: [reconPlanetsStep],
});

export const reconDeck = effect('recon-deck', {
  isPossible: () => true,
  carryOut(state, seat, _effect, card) {
    rebuildDeck(state, seat);
    state.reveals++;
    state.log?.push({ type: 'recon', seat, deck: 'own', chosen: false });
    begin(state, reconDeckStep, seat, card);
  },
  steps: [reconDeckStep],
});

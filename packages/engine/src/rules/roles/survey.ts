// Survey: look at planets and keep one, or two with Thorough Survey (RULES 3.1, E7).
import { backOf, planetAt } from '../../cards/catalog.ts';
import { surveyDepth } from '../../queries/survey-depth.ts';
import { NONE } from '../../model/names.ts';
import { DONE, KEEP, KEEP_TWO } from '../../model/option.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { gainPlanet, rebuildPlanetDeck, takePlanet } from '../../mutations/planets.ts';
import { begin, pop, type Step, step } from '../steps/step.ts';
import { behavior } from './behavior.ts';

/** `count` planets are kept after this one; `at` is the lowest index that can be kept. */
const keepStep: Step<'keep-planet'> = step('keep-planet', {
  run: () => false,

  options(state, frame, out) {
    for (let i = frame.at; i < state.looking.length - frame.count; i++) out.push(KEEP + i);
  },

  question: (state) => ({ step: 'keep-planet', several: false, planets: state.looking.length }),

  choose(state, frame, option) {
    pop(state);
    const index = option - KEEP;
    if (frame.count === 0) keepPlanet(state, frame.seat, index);
    else {
      const [planet] = state.looking.splice(index, 1);
      gainPlanet(state, frame.seat, planet as number);
      begin(state, keepStep, frame.seat, NONE, frame.count - 1, index);
    }
  },
});

/** Price of keeping two planets: how many fewer a seat looks at (Thorough Survey). */
const KEEP_TWO_PRICE = 2;

/** Asks whether to look at fewer planets and keep two (RULES E7). `count` is how many otherwise. */
const surveyDepthStep = step('survey-depth', {
  run: () => false,

  options: (_state, _frame, out) => out.push(DONE, KEEP_TWO),

  question: () => ({ step: 'survey-depth', several: false }),

  choose(state, frame, option) {
    pop(state);
    const thorough = option === KEEP_TWO;
    lookAndKeep(state, frame.seat, frame.count - (thorough ? KEEP_TWO_PRICE : 0), thorough ? 2 : 1);
  },
});

/** The seat looks at up to n planets and keeps `keeps` of them, or all if there are fewer. */
function lookAndKeep(state: GameState, seat: number, n: number, keeps: number): void {
  lookAtPlanets(state, seat, n);
  const { looking } = state;
  if (looking.length > keeps) begin(state, keepStep, seat, NONE, keeps - 1);
  else {
    while (looking.length > 1) gainPlanet(state, seat, looking.shift() as number);
    if (looking.length === 1) keepPlanet(state, seat, 0);
  }
}

/** The leader looks at one planet per symbol, followers at fewer (RULES 3.1). */
export const survey = behavior('look-and-keep', {
  resolve(state, seat, symbols, leading) {
    const n = surveyDepth(state, symbols, leading);
    if (
      playerAt(state, seat).abilities.keepsTwo &&
      n - KEEP_TWO_PRICE >= 2 &&
      planetsLeft(state) >= 2
    ) {
      begin(state, surveyDepthStep, seat, NONE, n);
    } else lookAndKeep(state, seat, n, 1);
  },
  steps: [keepStep, surveyDepthStep],
});

function planetsLeft(state: GameState): number {
  return state.planetDeck.length + state.planetDiscard.length;
}

function lookAtPlanets(state: GameState, seat: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const planet = takePlanet(state);
    if (planet === NONE) break;
    state.looking.push(planet);
  }
  if (state.log === undefined || state.looking.length === 0) return;
  state.log.push({
    type: 'look',
    seat,
    backs: state.looking.map(backOf),
    ...(state.rules.frontsHidden
      ? {}
      : { planets: state.looking.map((planet) => planetAt(planet).id) }),
  });
}

/** The other planets go to the discard pile or, in the prototype, under the deck. */
function keepPlanet(state: GameState, seat: number, index: number): void {
  const looking = state.looking;
  state.looking = [];
  gainPlanet(state, seat, looking[index] as number);
  const rejected = looking.filter((_, i) => i !== index);
  if (state.rules.rejectedToBottom) {
    state.planetDeck = [...rejected.reverse(), ...state.planetDeck];
    return;
  }
  for (const planet of rejected) state.planetDiscard.push(planet);
  if (rejected.length > 0) {
    state.log?.push({
      type: 'reject',
      seat,
      planets: rejected.map((planet) => planetAt(planet).id),
    });
  }
  rebuildPlanetDeck(state);
}

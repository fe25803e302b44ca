// Colonize (RULES 3.3): tucks every card played as a colony, or the leader settles one planet.
import { cardId } from '../../cards/catalog.ts';
import { canSettle } from '../../queries/costs.ts';
import { anyPlanet, listColonyPlaces, listPlanets } from '../../queries/empire-planets.ts';
import { mayUseLeaderOption } from '../../queries/following.ts';
import { cardsAlike } from '../../queries/hand-kinds.ts';
import { DONE, SETTLE, TUCK } from '../../model/option.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { returnTokens } from '../../mutations/hand.ts';
import { tuck } from '../../mutations/planets.ts';
import {
  cancelMoveColonies,
  moveColonies,
  settlePlanet,
  tuckAutomatically,
} from '../settle-and-attack.ts';
import { begin, pop, type Step, step } from '../steps/step.ts';
import { behavior } from './behavior.ts';

const colonizeOrSettleStep = step('colonize-or-settle', {
  run(state, frame) {
    if (anyPlanet(playerAt(state, frame.seat), canSettle)) return false;
    pop(state);
    begin(state, tuckStep, frame.seat);
    return true;
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    if (player.play.length === 0) out.push(DONE);
    listPlanets(player, canSettle, SETTLE, out);
    if (player.play.length > 0) listColonyPlaces(player, TUCK, out);
  },

  question(state, frame) {
    const [first] = playerAt(state, frame.seat).play;
    return {
      step: 'colonize-or-settle',
      several: false,
      ...(first === undefined ? {} : { card: cardId(first) }),
    };
  },

  choose(state, frame, option) {
    pop(state);
    if (option === DONE) return;
    if (option < TUCK) {
      cancelMoveColonies(state, frame.seat);
      returnTokens(playerAt(state, frame.seat));
      settlePlanet(state, frame.seat, option - SETTLE);
    } else tuckPlayed(state, frame.seat, option - TUCK);
  },
});

/**
 * Tucks the cards played one by one. `card` is the kind tucked last, `at` its place. Equal cards go
 * to places in ascending order, so that there is only one way to choose each distribution.
 */
const tuckStep: Step<'tuck'> = step('tuck', {
  run: tuckAutomatically,

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    const from = player.play[0] === frame.card ? frame.at : 0;
    listColonyPlaces(player, TUCK, out, from);
  },

  question(state, frame) {
    const { play } = playerAt(state, frame.seat);
    const alike = cardsAlike(play);
    const card = cardId(play[0] as number);
    return alike > 1
      ? { step: 'tuck', several: true, most: alike, card, cardsAlike: alike }
      : { step: 'tuck', several: false, card, cardsAlike: alike };
  },

  choose(state, frame, option) {
    pop(state);
    tuckPlayed(state, frame.seat, option - TUCK);
  },
});

function tuckPlayed(state: GameState, seat: number, at: number): void {
  const kind = playerAt(state, seat).play.shift() as number;
  tuck(state, seat, at, kind);
  begin(state, tuckStep, seat, kind, 0, at);
}

export const colonize = behavior('colonize', {
  resolve(state, seat) {
    moveColonies(state, seat);
    const maySettle = mayUseLeaderOption(state, seat, state.turn.role);
    begin(state, maySettle ? colonizeOrSettleStep : tuckStep, seat);
  },
  steps: [colonizeOrSettleStep, tuckStep],
});

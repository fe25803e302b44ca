// The table of steps, by number.
import { actionStep } from './action.ts';
import { attackStep, musterStep } from './attack.ts';
import { boostStep } from './boost.ts';
import { buyStep, removeAnywhereStep, removeStep, takeStep } from './cards.ts';
import { afterRoleStep, cleanupStep, discardStep } from './cleanup.ts';
import { effectsStep } from './effects.ts';
import { followersStep, followStep } from './follow.ts';
import { keepStep } from './keep.ts';
import { nameResourceStep, produceOrTradeStep, produceStep, tradeStep } from './market.ts';
import { roleStep } from './role.ts';
import {
  colonizeOrSettleStep,
  colonyOrSettleStep,
  settleOrGatherStep,
  settleStep,
  terraformStep,
  tuckStep,
  tuckThisStep,
  tuckTogetherStep,
} from './settle.ts';
import type { Step } from './step.ts';
import { chooseDeckStep, pickTechnologyStep } from './technology-deck.ts';
import { turnStep } from './turn.ts';
import type { Frame } from '../../state/frame.ts';

/** In the order of the numbers in model/steps.ts. */
export const STEPS: readonly Step[] = [
  turnStep,
  actionStep,
  effectsStep,
  roleStep,
  boostStep,
  followersStep,
  followStep,
  afterRoleStep,
  cleanupStep,
  discardStep,
  keepStep,
  musterStep,
  colonizeOrSettleStep,
  tuckStep,
  produceStep,
  tradeStep,
  buyStep,
  colonyOrSettleStep,
  settleStep,
  attackStep,
  terraformStep,
  produceOrTradeStep,
  removeStep,
  takeStep,
  nameResourceStep,
  tuckThisStep,
  removeAnywhereStep,
  settleOrGatherStep,
  tuckTogetherStep,
  chooseDeckStep,
  pickTechnologyStep,
];

/** The step that a frame waits in. */
export function stepOf(frame: Frame): Step {
  const step = STEPS[frame.step];
  if (step === undefined) throw new RangeError(`no step has the number ${frame.step}`);
  return step;
}

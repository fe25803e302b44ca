// The list of all steps. A step's number is its index. Positions store its name.
import type { Frame } from '../../state/frame.ts';
import { EFFECTS } from '../effects/registry.ts';
import { TERRAFORM_STEPS } from '../effects/terraform.ts';
import { ROLE_BEHAVIORS } from '../roles/registry.ts';
import { actionStep } from './action.ts';
import { boostStep } from './boost.ts';
import { afterRoleStep, cleanupStep, discardStep, moreRoleStep } from './cleanup.ts';
import { effectsStep } from './action-effects.ts';
import { followersStep, followStep } from './follow.ts';
import { payStep, receiveStep } from '../payment.ts';
import { PLANET_STEPS } from '../settle-and-attack.ts';
import { beginStep, scenarioStep, startPlanetStep } from './game-start.ts';
import { replenishStep } from './replenish.ts';
import { roleStep } from './role.ts';
import type { Step } from './step.ts';
import { turnStep } from './turn.ts';

const TURN_STEPS = [
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
] as const;

/** New steps come last, so that the numbers of the others stay the same. */
const MORE_STEPS = [
  moreRoleStep,
  replenishStep,
  payStep,
  receiveStep,
  ...PLANET_STEPS,
  beginStep,
  scenarioStep,
  startPlanetStep,
  ...TERRAFORM_STEPS,
] as const;

export type StepName = (
  | (typeof TURN_STEPS)[number]
  | (typeof MORE_STEPS)[number]
  | (typeof ROLE_BEHAVIORS)[number]['steps'][number]
  | (typeof EFFECTS)[number]['steps'][number]
)['name'];

export const STEPS: readonly Step<StepName>[] = [
  ...TURN_STEPS,
  ...ROLE_BEHAVIORS.flatMap((one): readonly Step<StepName>[] => one.steps),
  ...EFFECTS.flatMap((one): readonly Step<StepName>[] => one.steps),
  ...MORE_STEPS,
];
for (const [number, step] of STEPS.entries()) step.number = number;

export const STEP_NAMES: readonly StepName[] = STEPS.map((step) => step.name);

/** Returns the step of a frame. Throws a RangeError for an unknown number. */
export function stepOf(frame: Frame): Step<StepName> {
  const step = STEPS[frame.step];
  if (step === undefined) throw new RangeError(`no step has the number ${frame.step}`);
  return step;
}

export function stepNumber(name: StepName): number {
  return STEP_NAMES.indexOf(name);
}

// Players that no net is trained with, for measuring only: the net plays with the strategy of a
// style. The style chooses Actions and roles, the net everything else, so that the plan is played
// well.
import type { Bot, BotName } from '../src/index.ts';
import { botNamed } from './players.ts';

/** The net with the plan of a style. */
export function withPlanOf(style: BotName): Bot {
  const [plan, net] = [botNamed(style), botNamed('net')];
  return {
    name: `net as ${style}`,
    choose(request) {
      const step = request.view.decision?.step;
      return (step === 'role' || step === 'action' ? plan : net).choose(request);
    },
  };
}

/** Calibrations are fitted to the first, and checked against the second. */
export const FITTED: readonly Bot[] = [withPlanOf('rusher'), withPlanOf('trader')];
export const HELD_OUT: readonly Bot[] = [withPlanOf('warmonger'), withPlanOf('scholar')];

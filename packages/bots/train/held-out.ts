// Players that no net is trained with, for measuring only: a style chooses the Actions and roles,
// the net everything else. So they play the plan of the style well.
import type { Bot, BotName } from '../src/index.ts';
import { botNamed } from './players.ts';

/** A bot that plays like the net, but chooses Actions and roles like a style. */
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

/** The players in the games to which calibrations are fitted. */
export const FITTED: readonly Bot[] = [withPlanOf('rusher'), withPlanOf('trader')];
/** The players in the games in which calibrations are checked. */
export const HELD_OUT: readonly Bot[] = [withPlanOf('warmonger'), withPlanOf('scholar')];

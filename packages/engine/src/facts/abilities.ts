// The one interpreter of lasting triggers: what a set of permanents comes to under the rules of a game.
import { kindOf } from '../cards/catalogue.ts';
import { ROLES } from '../model/names.ts';
import type { Rules } from '../model/rules.ts';
import type { Trigger } from '../model/trigger.ts';
import { type Abilities, NO_ABILITIES } from '../state/abilities.ts';

/** Abilities of a player with these permanents. */
export function abilitiesOf(rules: Rules, permanents: readonly number[]): Abilities {
  let abilities = NO_ABILITIES;
  for (const kind of permanents) {
    for (const trigger of rules.triggers[kind] ?? []) {
      abilities = { ...abilities, ...added(abilities, trigger) };
    }
  }
  return abilities;
}

/** What one trigger changes; abilities of the same kind add up. */
function added(to: Abilities, trigger: Trigger): Partial<Abilities> {
  if ('when' in trigger) return addedMoment(to, trigger);
  if ('while' in trigger) return addedChange(to, trigger);
  if ('freeAction' in trigger) return { freeRemovals: to.freeRemovals + trigger.times };
  if ('may' in trigger) return { mayLeadFirst: true };
  return trigger.countsAs === 'resource'
    ? { tradesFighters: true }
    : { anySymbol: [...to.anySymbol, kindOf(trigger.card)] };
}

function addedMoment(
  to: Abilities,
  trigger: Extract<Trigger, { readonly when: string }>,
): Partial<Abilities> {
  switch (trigger.when) {
    case 'enters-play':
      return {};
    case 'planet-flipped':
      return { whenFlipped: [...to.whenFlipped, ...trigger.do] };
    case 'game-ends':
      return { extraTurn: true };
  }
}

function addedChange(
  to: Abilities,
  trigger: Extract<Trigger, { readonly while: string }>,
): Partial<Abilities> {
  switch (trigger.while) {
    case 'attacking':
      return {
        attackDiscount: to.attackDiscount + trigger.discount,
        leavesFighter: to.leavesFighter || trigger.leaves === 'fighter',
      };
    case 'acting':
      return { moreActions: to.moreActions + trigger.more };
    case 'following':
      return {
        leaderOption: true,
        followSymbols: to.followSymbols.map((symbols, role) => {
          const excepted = trigger.except?.some((one) => ROLES.indexOf(one) === role) === true;
          return symbols + (excepted ? 0 : (trigger.symbols ?? 0));
        }),
      };
    case 'dissenting':
      return { dissentDraws: to.dissentDraws + trigger.more };
  }
}

// Computes the abilities of a player from the triggers of permanents, planets, fleet and scenario.
import { CARD_REPLENISHING, CARD_SLOTS, kindOf, planetAt, technologyAt } from '../cards/catalog.ts';
import { FLEET_SIDES, IMPROVED_FLEET, NO_FLEET } from '../cards/escalation/fleet.ts';
import { NONE, ROLES } from '../model/names.ts';
import type { Rules } from '../model/rules.ts';
import type { Trigger } from '../model/trigger.ts';
import { type Abilities, NO_ABILITIES } from '../state/abilities.ts';
import type { Player } from '../state/player.ts';
import { scenarioAt } from './starting-setup.ts';

type Draft = { -readonly [Name in keyof Abilities]: Abilities[Name] };

const ICONS_ONLY: Abilities = { ...NO_ABILITIES, icons: true };

/** Computes a player's abilities from permanents, face-up planets, fleet tile and scenario. */
export function abilitiesOf(rules: Rules, player: Player): Abilities {
  const base = rules.icons ? ICONS_ONLY : NO_ABILITIES;
  const { permanents, expansion } = player;
  if (permanents.length === 0 && !rules.fleet && expansion.scenario === NONE) return base;
  const to: Draft = { ...base };
  for (const kind of permanents) {
    addTriggers(to, rules.triggers[kind]);
    addSlots(to, kind);
  }
  for (const { id, up } of player.planets) if (up) addTriggers(to, planetAt(id).triggers);
  addTriggers(to, fleetTriggers(expansion.fleet));
  to.utopianIsOwned = rules.interpretations.utopianIsOwned;
  to.resourceColonies = to.resourceSymbols && rules.interpretations.resourcesAreColonies;
  if (expansion.scenario !== NONE && scenarioAt(expansion.scenario).doubleSlots === true)
    to.doubleSlots = true;
  return to;
}

function fleetTriggers(fleet: number): readonly Trigger[] | undefined {
  return fleet === NO_FLEET ? undefined : FLEET_SIDES[fleet === IMPROVED_FLEET ? 1 : 0]?.triggers;
}

function addSlots(to: Draft, kind: number): void {
  const ships = CARD_REPLENISHING[kind] as readonly [fighters: number, destroyers: number];
  to.slots += CARD_SLOTS[kind] as number;
  to.fighterSlots += ships[0];
  to.destroyerSlots += ships[1];
  to.handLimit += technologyAt(kind).handLimit ?? 0;
}

function addTriggers(to: Draft, triggers: readonly Trigger[] = []): void {
  for (const trigger of triggers) {
    if ('when' in trigger) addMoment(to, trigger);
    else if ('while' in trigger) addChange(to, trigger);
    else if ('freeAction' in trigger) addFreeAction(to, trigger);
    else if ('may' in trigger) addChoice(to, trigger);
    else if ('holds' in trigger) to.holdsColonies = true;
    else addWorth(to, trigger);
  }
}

/** rules/triggers.ts carries out `enters-play` effects, once. */
function addMoment(to: Draft, trigger: Extract<Trigger, { readonly when: string }>): void {
  switch (trigger.when) {
    case 'enters-play':
      break;
    case 'planet-flipped':
      to.whenFlipped = [...to.whenFlipped, ...trigger.do];
      break;
    case 'game-ends':
      to.extraTurn = true;
      break;
    case 'dissents':
      to.peace += trigger.influence;
      break;
  }
}

function addChange(to: Draft, trigger: Extract<Trigger, { readonly while: string }>): void {
  switch (trigger.while) {
    case 'attacking':
      if (trigger.having !== undefined) to.cruiserDiscount += trigger.discount;
      else to.attackDiscount += trigger.discount;
      if (trigger.leaves === 'fighter') to.leavesFighter = true;
      break;
    case 'acting':
      to.moreActions += trigger.more;
      break;
    case 'following':
      to.leaderOption = true;
      to.followSymbols = to.followSymbols.map((symbols, role) => {
        const excepted = trigger.except?.some((one) => ROLES.indexOf(one) === role) === true;
        return symbols + (excepted ? 0 : (trigger.symbols ?? 0));
      });
      break;
    case 'dissenting':
      to.dissentDraws += trigger.more;
      break;
    case 'buying':
      to.moreBuys += trigger.more;
      break;
  }
}

function addFreeAction(
  to: Draft,
  { freeAction, times }: Extract<Trigger, { readonly freeAction: string }>,
): void {
  switch (freeAction) {
    case 'remove':
      to.freeRemovals += times;
      break;
    case 'sell':
      to.sells = true;
      break;
    case 'colony':
      to.addsColony = true;
      break;
    case 'role':
      to.moreRole = true;
      break;
  }
}

function addChoice(to: Draft, trigger: Extract<Trigger, { readonly may: string }>): void {
  switch (trigger.may) {
    case 'role-first':
      to.mayLeadFirst = true;
      break;
    case 'swap-produce-and-trade':
      to.swapsMarket = true;
      break;
    case 'keep-two':
      to.keepsTwo = true;
      break;
    case 'pay-with-battlecruiser':
      to.primaryWeapon = true;
      break;
    case 'take-over':
      to.takesOver = trigger.reparations;
      break;
  }
}

function addWorth(to: Draft, trigger: Extract<Trigger, { readonly countsAs: string }>): void {
  switch (trigger.countsAs) {
    case 'resource':
      to.tradesFighters = true;
      break;
    case 'any-symbol':
      to.anySymbol = [...to.anySymbol, kindOf(trigger.card)];
      break;
    case 'leading-symbol':
      to.leadingSymbol = [...to.leadingSymbol, kindOf(trigger.card)];
      break;
    case 'symbol':
      if (trigger.token === 'resource') to.resourceSymbols = true;
      else to.fighterSymbols = true;
      break;
  }
}

// Producing and trading slot by slot, and naming a resource (RULES 3.4-3.6, specialization, weapon-emporium).
import { emptySlots, filledSlots, owns, type Slot } from './empire.ts';
import { atOf, type Question } from './question.ts';

/** Slots are numbered two to a planet, in the order of the empire; a set of them is made in that order. */
function isOpen(question: Question, { place, slot }: Slot): boolean {
  return 2 * place + slot >= atOf(question);
}

function onSlots(verb: string, slots: readonly Slot[]): string[] {
  return slots.map(({ place, resource }) => `${verb}:${place + 1}.${resource}`);
}

/** RULES 3.4, T15: fill an empty slot, or no more. */
export function produce(question: Question): string[] {
  const slots = emptySlots(question.player).filter((slot) => isOpen(question, slot));
  return ['done', ...onSlots('produce', slots)];
}

/** RULES weapon-emporium, 7.1: a fighter of one's own, never one that blocks a planet. */
function fighterTrade({ player }: Question): string[] {
  return owns(player, 'weapon-emporium') && player.fighters > 0 ? ['trade-fighter'] : [];
}

/** RULES 3.5, T15: return a resource, or no more. Fighters come before resources. */
export function trade(question: Question): string[] {
  const begun = atOf(question) > 0;
  const slots = filledSlots(question.player).filter((slot) => isOpen(question, slot));
  return ['done', ...(begun ? [] : fighterTrade(question)), ...onSlots('trade', slots)];
}

/** RULES 3.6b: one of the two, chosen by the resource. */
export function produceOrTrade(question: Question): string[] {
  const { player } = question;
  return [
    ...fighterTrade(question),
    ...onSlots('produce', emptySlots(player)),
    ...onSlots('trade', filledSlots(player)),
  ];
}

/** RULES specialization: any of the four types. */
export function nameResource(): string[] {
  return ['food', 'water', 'iron', 'silicon'].map((resource) => `name:${resource}`);
}

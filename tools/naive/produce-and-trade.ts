// Answers to produce and trade: slots, icons of cards, and the naming of a resource (RULES 3.4-3.6,
// specialization, weapon-emporium; ESCALATION P3, PL5).
import type { Resource } from '@eminent/engine';
import { cardOf, kindsOf } from './cards.ts';
import { owns } from './empire.ts';
import { atOf, type Question } from './question.ts';
import { iconsOn, shipsOf } from './ships.ts';
import { emptySlots, filledSlots, nameOf, SECOND, type Slot } from './slots.ts';

export const RESOURCES: readonly Resource[] = ['food', 'water', 'iron', 'silicon'];

/**
 * `at` says which answers may follow. From BEHIND on: slots for any resource (producing) or cards
 * (trading). From SECOND_BEHIND on: second resources.
 */
const BEHIND = 1000;
const SECOND_BEHIND = 10_000;

/** RULES 3.4, T15: fills an empty slot, or stops. */
export function produce(question: Question): string[] {
  return ['done', ...productions(question, atOf(question))];
}

function productions({ player }: Question, at: number): string[] {
  const empty = emptySlots(player);
  const typed = empty.filter(({ type, number }) => type !== 'any' && number >= at);
  const any = empty.filter(({ type, number }) => type === 'any' && number >= at - BEHIND);
  return [
    ...typed.map((slot) => `produce:${nameOf(slot)}`),
    ...any.flatMap((slot) =>
      RESOURCES.map((resource) => `produce-any:${nameOf(slot)}=${resource}`),
    ),
  ];
}

/** RULES weapon-emporium, 7.1, 7.11: trades a fighter that blocks no planet. */
function fighterTrade({ player }: Question): string[] {
  return owns(player, 'weapon-emporium') && shipsOf(player, 'fighter') > 0 ? ['trade-fighter'] : [];
}

/** RULES 3.5, T15: a fighter, a resource or a card in hand, or stop. Fighters come first. */
export function trade(question: Question): string[] {
  const at = atOf(question);
  return [
    'done',
    ...(at > 0 ? [] : fighterTrade(question)),
    ...resourceTrades(question, at),
    ...cardTrades(question, at < BEHIND ? 0 : at < SECOND_BEHIND ? at - BEHIND : Infinity),
  ];
}

function resourceTrades({ player }: Question, at: number): string[] {
  const first = at < BEHIND ? at : at < SECOND_BEHIND ? SECOND : at - SECOND_BEHIND;
  return trades(filledSlots(player).filter(({ number }) => number >= first));
}

function trades(slots: readonly Slot[]): string[] {
  return slots.map((slot) => `trade:${nameOf(slot)}`);
}

/** What a card in hand can be traded as, in the order of docs/notation.md. */
const TOKENS = [...RESOURCES, 'fighter'] as const;
const KINDS = 200;

/** ESCALATION P3: trades cards in hand for one icon; fighter icons only with Weapon Emporium. */
function cardTrades({ player }: Question, from: number): string[] {
  const fits = (id: string, token: (typeof TOKENS)[number]): boolean => {
    if (token === 'fighter') return owns(player, 'weapon-emporium') && iconsOn(id, 'fighter') > 0;
    return cardOf(id).resourceIcons.some((icon) => icon === token || icon === 'any');
  };
  return TOKENS.flatMap((token, i) =>
    kindsOf(player.hand)
      .filter(({ id, number }) => i * KINDS + number >= from && fits(id, token))
      .map(({ id }) => `trade-card:${token}.${id}`),
  );
}

/** RULES 3.5a, weapon-emporium, ESCALATION P3: whether anything can be traded. */
export function canTrade(question: Question): boolean {
  return (
    fighterTrade(question).length > 0 ||
    filledSlots(question.player).length > 0 ||
    cardTrades(question, 0).length > 0
  );
}

/** RULES 3.6b: produces or trades; the first answer decides which. */
export function produceOrTrade(question: Question): string[] {
  return [
    ...fighterTrade(question),
    ...productions(question, 0),
    ...trades(filledSlots(question.player)),
    ...cardTrades(question, 0),
  ];
}

/** RULES specialization; ESCALATION E7, Specialized Production: names one of the four resources. */
export function nameResource(): string[] {
  return RESOURCES.map((resource) => `name:${resource}`);
}

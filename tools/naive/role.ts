// The Role phase up to the boosts: leading, following, dissenting (RULES 2 B, T2-T9, R-EMPTY).
import type { Role } from '@eminent/engine';
import { type Card, cardOf, kindsOf } from './cards.ts';
import { attacks } from './attacks.ts';
import { owns, placesForColonies, settleable } from './empire.ts';
import { freeActions } from './free-actions.ts';
import { shipPurchases } from './purchases.ts';
import { atOf, type Question, roleOf } from './question.ts';
import { emptySlots, filledSlots } from './slots.ts';
import { fightersAreLeft, influenceIsLeft, openDecks } from './supply.ts';
import { sum, symbolsInRole, symbolsWithoutBoosts, worth } from './symbols.ts';
import { spendings, symbolsToSpend } from './tokens.ts';
import { streamlinedRemovals } from './streamlining.ts';

const ROLES: readonly Role[] = ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research'];

/** RULES B1, T17, 1.4a: any role, even without effect. The learning game has no Research. */
export function leadRole(question: Question): string[] {
  const { variant } = question.options;
  const roles = ROLES.filter((role) => role !== 'research' || variant !== 'learning');
  return [
    ...roles.map((role) => `lead:${role}`),
    ...streamlinedRemovals(question),
    ...freeActions(question),
  ];
}

/** RULES B6, T9, T10. Freedom of Trade (E7) follows Produce as Trade and vice versa. */
export function followOrDissent(question: Question): string[] {
  const other = owns(question.player, 'freedom-of-trade') ? OTHER[roleOf(question)] : undefined;
  return [
    'dissent',
    ...(canFollow(question) ? ['follow'] : []),
    ...(other !== undefined && canFollow(as(question, other)) ? ['follow-other'] : []),
  ];
}

const OTHER: Readonly<Partial<Record<Role, Role>>> = { produce: 'trade', trade: 'produce' };

function as(question: Question, role: Role): Question {
  const { position } = question;
  return {
    ...question,
    position: { ...position, turn: { ...position.turn, followedAs: role } },
  };
}

/** RULES T9, BUR-a: needs symbols or a leader option; in the prototype also an effect. */
function canFollow(question: Question): boolean {
  const { player, prototype } = question;
  const role = roleOf(question);
  const inHand = sum(player.hand.map((id) => worth(question, id)));
  const spent = symbolsToSpend(question, (id) => worth(question, id) > 0);
  const enough = symbolsWithoutBoosts(question) + inHand + spent >= symbolsNeeded(question);
  if (prototype) return enough && wouldDoSomething(question, role);
  return enough || hasLeaderOption(question);
}

/** PROTOTYPE 2.3: whether following has at least one unit of effect. */
function wouldDoSomething(question: Question, role: Role): boolean {
  const { player, position } = question;
  switch (role) {
    case 'survey':
      return position.planetDeck.length > 0;
    case 'warfare':
      return fightersAreLeft(question);
    case 'colonize':
      return placesForColonies(player).length > 0;
    case 'produce':
      return emptySlots(player).length > 0;
    case 'trade':
      return filledSlots(player).length > 0 && influenceIsLeft(question);
    case 'research':
      return openDecks(question).length > 0;
  }
}

/** RULES T9, PROTOTYPE 2.4: prototype followers of Survey and Research lose two symbols. */
function symbolsNeeded(question: Question): number {
  const role = roleOf(question);
  return question.prototype && (role === 'survey' || role === 'research') ? 3 : 1;
}

/** Whether a follower could attack, settle or buy with ships now (RULES BUR, 3.3e; P2). */
function hasLeaderOption(question: Question): boolean {
  const { player } = question;
  const role = roleOf(question);
  if (role === 'research') return shipPurchases(question).length > 0;
  if (role === 'warfare') return mayAttack(question) && attacks(question).length > 0;
  return role === 'colonize' && maySettle(question) && settleable(player).length > 0;
}

/** RULES 3.2c, 3.2e, BUR: whether the seat may attack instead of collecting fighters. */
export function mayAttack({ leading, player }: Question): boolean {
  return leading || owns(player, 'bureaucracy');
}

/** RULES 3.3c, 3.3e, BUR, option `settleWhenFollowing`: whether the seat may settle. */
export function maySettle({ leading, player, options }: Question): boolean {
  return leading || owns(player, 'bureaucracy') || options.settleWhenFollowing;
}

/** RULES B3: ascending order, so this and later cards must reach a follower's minimum. */
export function boost(question: Question): string[] {
  const { player } = question;
  const missing = isFree(question) ? 0 : symbolsNeeded(question) - symbolsInRole(question);
  const open = player.hand.map(cardOf).filter(({ number }) => number >= atOf(question));
  const spent = symbolsToSpend(question, (id) => worth(question, id) > 0);
  const completes = (card: Card): boolean => {
    const still = open.filter(({ number }) => number >= card.number);
    return sum(still.map((one) => worth(question, one.id))) + spent >= missing;
  };
  return [
    ...(missing <= 0 ? ['done'] : []),
    ...kindsOf(open.map(({ id }) => id))
      .filter((card) => worth(question, card.id) > 0 && completes(card))
      .map(({ id }) => `boost:${id}`),
    ...spendings(question),
  ];
}

/** Whether no symbols are required: for leaders, and followers with a leader option. */
function isFree(question: Question): boolean {
  return question.leading || (!question.prototype && hasLeaderOption(question));
}

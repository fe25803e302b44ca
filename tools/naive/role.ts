// The Role phase up to the boosts: leading, following or dissenting, boosting (RULES 2 B, T2-T9, R-EMPTY).
import type { Role } from '@eminent/engine';
import { type Card, cardOf, kindsOf } from './cards.ts';
import {
  attackable,
  emptySlots,
  faceDownPlaces,
  filledSlots,
  owns,
  settleable,
  symbolsInEmpire,
  symbolsOn,
} from './empire.ts';
import { atOf, type Question, roleOf } from './question.ts';
import { fightersAreLeft, influenceIsLeft, openDecks } from './supply.ts';
import { trims } from './trim.ts';

const ROLES: readonly Role[] = ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research'];

/** RULES B1, T17, 1.4a: any of the six roles, also for nothing; the learning game has no Research role. */
export function leadRole(question: Question): string[] {
  const { variant } = question.options;
  const roles = ROLES.filter((role) => role !== 'research' || variant !== 'learning');
  return [...roles.map((role) => `lead:${role}`), ...trims(question)];
}

/** RULES B6, T9, T10: everybody may dissent. */
export function followOrDissent(question: Question): string[] {
  return ['dissent', ...(canFollow(question) ? ['follow'] : [])];
}

/** RULES T9, BUR-a: enough usable symbols, or a leader's option. In the prototype following must do something. */
function canFollow(question: Question): boolean {
  const { player, prototype } = question;
  const role = roleOf(question);
  const inHand = sum(player.hand.map((id) => symbolsOn(player, cardOf(id), role)));
  const enough = symbolsWithoutBoosts(question) + inHand >= symbolsNeeded(question);
  if (prototype) return enough && wouldDoSomething(question, role);
  return enough || hasLeaderOption(question);
}

/** PROTOTYPE 2.3: a follower's role must have at least one unit of effect. */
function wouldDoSomething(question: Question, role: Role): boolean {
  const { player, position } = question;
  switch (role) {
    case 'survey':
      return position.planetDeck.length > 0;
    case 'warfare':
      return fightersAreLeft(question);
    case 'colonize':
      return faceDownPlaces(player).length > 0;
    case 'produce':
      return emptySlots(player).length > 0;
    case 'trade':
      return filledSlots(player).length > 0 && influenceIsLeft(question);
    case 'research':
      return openDecks(question).length > 0;
  }
}

/** RULES T9, PROTOTYPE 2.4: one symbol; in the prototype Survey and Research take off two for a follower. */
function symbolsNeeded(question: Question): number {
  const role = roleOf(question);
  return question.prototype && (role === 'survey' || role === 'research') ? 3 : 1;
}

/** RULES BUR, 3.3e, `settleWhenFollowing`: whether a follower could attack or settle now. */
function hasLeaderOption(question: Question): boolean {
  const { player } = question;
  const role = roleOf(question);
  if (role === 'warfare') return mayAttack(question) && attackable(player).length > 0;
  return role === 'colonize' && maySettle(question) && settleable(player).length > 0;
}

/** RULES 3.2c, 3.2e, BUR. */
export function mayAttack({ leading, player }: Question): boolean {
  return leading || owns(player, 'bureaucracy');
}

/** RULES 3.3c, 3.3e, BUR, and the option `settleWhenFollowing`. */
export function maySettle({ leading, player, options }: Question): boolean {
  return leading || owns(player, 'bureaucracy') || options.settleWhenFollowing;
}

/**
 * RULES B3: any subset of the hand cards that show the symbol, in ascending order. A follower who chose to follow must come to the
 * symbols that following takes, so a card is possible only if it can be completed with cards that may still follow it.
 */
export function boost(question: Question): string[] {
  const { player } = question;
  const role = roleOf(question);
  const missing = isFree(question) ? 0 : symbolsNeeded(question) - symbolsInRole(question);
  const open = player.hand.map(cardOf).filter(({ number }) => number >= atOf(question));
  const completes = (card: Card): boolean => {
    const still = open.filter(({ number }) => number >= card.number);
    return sum(still.map((one) => symbolsOn(player, one, role))) >= missing;
  };
  return [
    ...(missing <= 0 ? ['done'] : []),
    ...kindsOf(open.map(({ id }) => id))
      .filter((card) => symbolsOn(player, card, role) > 0 && completes(card))
      .map(({ id }) => `boost:${id}`),
  ];
}

/** Leaders, and followers with a leader's option, need no symbol at all. */
function isFree(question: Question): boolean {
  return question.leading || (!question.prototype && hasLeaderOption(question));
}

/**
 * The symbols of a role so far (RULES 3): cards spent, the empire, and what leader or follower gets besides. The cards spent lie in
 * play, the leader's role card first.
 */
export function symbolsInRole(question: Question): number {
  const { player, position, leading } = question;
  const role = roleOf(question);
  const play = player.play ?? [];
  const boosts = leading && position.turn.taken !== undefined ? play.slice(1) : play;
  return (
    symbolsWithoutBoosts(question) + sum(boosts.map((id) => symbolsOn(player, cardOf(id), role)))
  );
}

/** RULES T4, T6, R-COL3: Colonize symbols of the empire are a discount and no colonies. */
function symbolsWithoutBoosts(question: Question): number {
  const role = roleOf(question);
  const empire = role === 'colonize' ? 0 : symbolsInEmpire(question.player, role);
  return empire + (question.leading ? leaderExtra(question, role) : followerExtra(question, role));
}

/** RULES T4, R-EMPTY: the card taken or, for some roles, the symbol of the empty stack; then the bonus of a rule option. */
function leaderExtra({ position, options, prototype }: Question, role: Role): number {
  const printed: readonly Role[] = ['produce', 'trade', 'research'];
  const errata: readonly Role[] = options.displayErrata ? ['survey', 'warfare'] : [];
  const taken = position.turn.taken !== undefined;
  const empty = !prototype && [...printed, ...errata].includes(role);
  const bonus =
    (role === 'produce' && options.produceLeaderBonus) ||
    (role === 'trade' && options.tradeLeaderBonus);
  return (taken || empty ? 1 : 0) + (bonus ? 1 : 0);
}

/** RULES BUR-b. */
function followerExtra({ options, player }: Question, role: Role): number {
  return options.techErrata && owns(player, 'bureaucracy') && role !== 'colonize' ? 1 : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

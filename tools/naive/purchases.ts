// Purchases of a Research role: technologies for symbols or ships, and the other side of the fleet
// tile (RULES 3.7; ESCALATION F1, P1, E7).
import { type Card, cardOf, kindsOf, type Needs } from './cards.ts';
import { planetsSuffice } from './prerequisites.ts';
import type { Question } from './question.ts';
import { symbolsInRole } from './symbols.ts';
import { canPay } from './ships.ts';

const BASIC = 1;
const UPGRADE = 3;

/** Planets that the first purchase of the role uses (ESCALATION E7, Scientific Method). */
function used({ frame }: Question): Needs[] {
  const first = frame.step === 'buy-technology' ? frame.card : undefined;
  return first === undefined ? [] : [cardOf(first).needs];
}

function onOffer(question: Question): Card[] {
  const { position } = question;
  return kindsOf(position.technologies).filter(({ needs }) =>
    planetsSuffice(question, [...used(question), needs]),
  );
}

/**
 * RULES 3.7c, ESCALATION E7, Scientific Method: neither the card bought first nor its payment
 * counts toward the second purchase.
 */
export function symbolsToPay(question: Question): number {
  return question.progress.left ?? symbolsInRole(question);
}

/** Research symbols that an answer uses; paying with ships uses none. */
export function symbolsPaid(answer: string): number {
  if (answer === 'upgrade') return UPGRADE;
  return answer.startsWith('buy:') ? cardOf(answer.slice('buy:'.length)).cost : 0;
}

/** Answers that pay with symbols. */
export function purchases(question: Question): string[] {
  const symbols = symbolsToPay(question);
  const cards = onOffer(question).filter(({ cost }) => cost <= symbols);
  const upgrade = mayUpgrade(question) && symbols >= UPGRADE;
  return [...cards.map(({ id }) => `buy:${id}`), ...(upgrade ? ['upgrade'] : [])];
}

/** Answers that pay with ships, always in full. Base technologies have no ship cost. */
export function shipPurchases(question: Question): string[] {
  if (!question.escalation) return [];
  const { player } = question;
  const cards = onOffer(question).filter(
    ({ shipCost }) => shipCost !== undefined && canPay(player, ...shipCost),
  );
  const upgrade = mayUpgrade(question) && canPay(player, UPGRADE, 'fighter');
  return [
    ...(upgrade ? ['upgrade-with-ships'] : []),
    ...cards.map(({ id }) => `buy-with-ships:${id}`),
  ];
}

/**
 * Whether the tile shows its basic side. A tile that a Natural Order turned back cannot be improved
 * again (docs/escalation.md E14-3).
 */
function mayUpgrade({ player }: Question): boolean {
  return player.extra?.fleet === BASIC;
}

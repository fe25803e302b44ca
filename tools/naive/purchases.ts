// Lists the purchases of a Research role: technologies and the improved side of the fleet tile,
// paid with symbols or ships (RULES 3.7; ESCALATION F1, P1, E7).
import { type Card, cardOf, kindsOf, type Needs } from './cards.ts';
import { planetsSuffice } from './prerequisites.ts';
import type { Question } from './question.ts';
import { symbolsInRole } from './symbols.ts';
import { canPay } from './ships.ts';

const BASIC = 1;
const UPGRADE = 3;

/** ESCALATION E7, Scientific Method: the second purchase must use other planets than the first. */
function needsOfFirstPurchase({ frame }: Question): Needs[] {
  const first = frame.step === 'buy-technology' ? frame.card : undefined;
  return first === undefined ? [] : [cardOf(first).needs];
}

function onOffer(question: Question): Card[] {
  const { position } = question;
  return kindsOf(position.technologies).filter(({ needs }) =>
    planetsSuffice(question, [...needsOfFirstPurchase(question), needs]),
  );
}

/** RULES 3.7b; ESCALATION E7: the Research symbols, or those that the first purchase has left. */
export function symbolsToPay(question: Question): number {
  return question.progress.left ?? symbolsInRole(question);
}

/** Returns the Research symbols that an answer spends; none if it pays with ships. */
export function symbolsPaid(answer: string): number {
  if (answer === 'upgrade') return UPGRADE;
  return answer.startsWith('buy:') ? cardOf(answer.slice('buy:'.length)).cost : 0;
}

export function purchases(question: Question): string[] {
  const symbols = symbolsToPay(question);
  const cards = onOffer(question).filter(({ cost }) => cost <= symbols);
  const upgrade = mayUpgrade(question) && symbols >= UPGRADE;
  return [...cards.map(({ id }) => `buy:${id}`), ...(upgrade ? ['upgrade'] : [])];
}

/** Lists purchases for ships. Technologies of the base game have no price in ships. */
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
 * Whether the fleet tile can be improved. The scenario A Natural Order prevents it
 * (docs/escalation.md E14-3).
 */
function mayUpgrade({ player }: Question): boolean {
  return player.extra?.fleet === BASIC;
}

// Purchases of a Research role: technologies for symbols or ships, and the other side of the fleet
// tile (RULES 3.7; ESCALATION F1, P1, E7).
import { type Card, cardOf, kindsOf, type Needs } from './cards.ts';
import { planetsSuffice } from './prerequisites.ts';
import type { Question } from './question.ts';
import { symbolsInRole } from './symbols.ts';
import { canPay } from './ships.ts';

const BASIC = 1;
const UPGRADE = 3;

/** ESCALATION E7, Scientific Method: planets of the first purchase cannot be used again. */
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

/** RULES 3.7c; ESCALATION E7: symbols that the first purchase has left. */
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

/** Whether the tile can be improved, which a Natural Order prevents (docs/escalation.md E14-3). */
function mayUpgrade({ player }: Question): boolean {
  return player.extra?.fleet === BASIC;
}

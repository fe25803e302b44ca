// Resources, fighters and icons that are spent as symbols of a role (ESCALATION P3, E7 Black
// Market, Warfare Technology).
import type { PlayerPosition, Role } from '@eminent/engine';
import { cardOf, kindsOf } from './cards.ts';
import { owns } from './empire.ts';
import { atOf, type Question, roleOf } from './question.ts';
import { iconsOn, shipsOf } from './ships.ts';
import { filledSlots, nameOf, slotsOf } from './slots.ts';

/** Whether a role takes resources; Colonize only by option (docs/escalation.md E14-10). */
function spendsResources({ player, options }: Question, role: Role): boolean {
  const isUseful = role !== 'colonize' || options.marketInColonize === 'colonies';
  return owns(player, 'black-market') && isUseful;
}

function spendsFighters(player: PlayerPosition, role: Role): boolean {
  return owns(player, 'warfare-technology') && role === 'research';
}

/** Symbols for discarding a hand card: 1 for a resource icon or 1 per fighter icon, if more. */
function iconSymbols(question: Question, id: string, role: Role): number {
  const { player } = question;
  const { resourceIcons, symbols } = cardOf(id);
  // A card with a Colonize symbol is tucked instead.
  const isColony = role === 'colonize' && symbols.includes('colonize');
  const resource = spendsResources(question, role) && resourceIcons.length > 0 && !isColony ? 1 : 0;
  const fighters = spendsFighters(player, role) ? iconsOn(id, 'fighter') : 0;
  return Math.max(resource, fighters);
}

/** Returns the symbols that an answer to the boost question adds by tokens and icons. */
export function symbolsSpent(question: Question, answer: string): number {
  if (answer === 'spend-fighter' || answer.startsWith('spend-resource:')) return 1;
  if (!answer.startsWith('spend:')) return 0;
  return iconSymbols(question, answer.slice('spend:'.length), roleOf(question));
}

function tokenSymbols(question: Question, role: Role): number {
  const { player } = question;
  return (
    (spendsFighters(player, role) ? shipsOf(player, 'fighter') : 0) +
    (spendsResources(question, role)
      ? slotsOf(player).filter(({ held }) => held !== undefined).length
      : 0)
  );
}

/** Symbols that tokens and cards could add. Cards that `withSymbol` accepts boost instead. */
export function symbolsToSpend(question: Question, withSymbol: (id: string) => boolean): number {
  const role = roleOf(question);
  const cards = question.player.hand.filter((id) => !withSymbol(id));
  return (
    tokenSymbols(question, role) +
    cards.reduce((sum, id) => sum + iconSymbols(question, id, role), 0)
  );
}

/** Values of `at`: 200 kinds of cards boost first, then fighters, icons and slots are spent. */
const FIGHTERS = 200;
const CARDS = 201;
const SLOTS = 401;

export function spendings(question: Question): string[] {
  const { player } = question;
  const role = roleOf(question);
  const at = atOf(question);
  const fighters = at <= FIGHTERS && spendsFighters(player, role) && shipsOf(player, 'fighter') > 0;
  const slots = spendsResources(question, role) ? filledSlots(player) : [];
  return [
    ...(fighters ? ['spend-fighter'] : []),
    ...kindsOf(player.hand)
      .filter(({ id, number }) => CARDS + number >= at && iconSymbols(question, id, role) > 0)
      .map(({ id }) => `spend:${id}`),
    ...slots
      .filter(({ number }) => SLOTS + number >= at)
      .map((slot) => `spend-resource:${nameOf(slot)}`),
  ];
}

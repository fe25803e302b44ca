// The Action phase: which hand cards may be played, in which order the phases come (RULES 2 A, T1, T18, LOG, A4).
import { type Card, cardOf, kindsOf } from './cards.ts';
import { attackable, emptySlots, faceDownPlaces, filledSlots, owns, settleable } from './empire.ts';
import { countOf, type Question } from './question.ts';
import { fightersAreLeft, influenceIsLeft, openStacks, planetsAreLeft } from './supply.ts';
import { trims } from './trim.ts';

/** Pass, go role first, play a card for its Action, or remove a card with Streamlining or Hyperefficiency. */
export function actionPhase(question: Question): string[] {
  return [
    'done',
    ...(mayGoRoleFirst(question) ? ['role-first'] : []),
    ...kindsOf(question.player.hand)
      .filter((card) => canDoSomething(question, card))
      .map(({ id }) => `play:${id}`),
    ...trims(question),
  ];
}

/** RULES LOG: the whole Role phase may come before the Action phase, so not after the first Action, and once. */
function mayGoRoleFirst(question: Question): boolean {
  const { turn } = question.position;
  return owns(question.player, 'logistics') && countOf(question) === 0 && turn.roleFirst !== true;
}

/** RULES A4, productivity: Actions that the phase may have. */
export function actionsAllowed({ player }: Question): number {
  return owns(player, 'productivity') ? 2 : 1;
}

/** RULES T18: a card is offered when its Action could change anything. */
function canDoSomething(question: Question, card: Card): boolean {
  const possible = POSSIBLE[actionOf(question, card)];
  if (possible === undefined) throw new Error(`unknown Action of ${card.id}`);
  return possible(question);
}

/** The Action of a card in this game: role cards of the prototype have none, or those of the next draft (PROTOTYPE 2.9). */
export function actionOf({ prototype, options }: Question, card: Card): string {
  const isRoleCard = card.type === undefined;
  if (prototype && isRoleCard) {
    return options.prototypeRoleActions ? (NEXT_DRAFT[card.id] ?? '') : '';
  }
  if (card.id === 'research' && options.researchAction === 'one-anywhere') return 'remove anywhere';
  return card.action;
}

/** The Action that is being carried out, in the words of the card file; empty between Actions. */
export function actionInProgress(question: Question): string {
  const card = question.position.frames.findLast(({ step }) => step === 'effects')?.card;
  return card === undefined ? '' : actionOf(question, cardOf(card));
}

export const ANY_NUMBER = Number.MAX_SAFE_INTEGER;

/** How many cards the Action in progress may remove in all. */
export function removalsOf(question: Question): number {
  const text = actionInProgress(question);
  return text.includes('0..n') ? ANY_NUMBER : Number(/(?:0\.\.|HAND )(\d)/.exec(text)?.[1] ?? 0);
}

const NEXT_DRAFT: Readonly<Record<string, string>> = {
  survey: 'DRAW 2',
  colonize: 'TURN_UP 1',
  warfare: 'ARMIES 1',
  produce: 'PRODUCE 1',
  trade: 'TRADE_RESOURCE 1',
  research: 'REMOVE_FROM_HAND 1',
};

const always = (): boolean => true;
const never = (): boolean => false;
/** RULES T14d: something can be drawn. */
const draw = ({ player }: Question): boolean => player.deck.length + player.discard.length > 0;
/** The card in question is still among the hand cards, and is none of the others. */
const otherCards = ({ player }: Question): boolean => player.hand.length > 1;
const faceDown = ({ player }: Question): boolean => faceDownPlaces(player).length > 0;
const attack = ({ player }: Question): boolean => attackable(player).length > 0;
const settle = ({ player }: Question): boolean => settleable(player).length > 0;
const produce = ({ player }: Question): boolean => emptySlots(player).length > 0;
const trade = (question: Question): boolean => influenceIsLeft(question) && canTrade(question);

/** RULES 3.5a, weapon-emporium: a resource, or a fighter that may stand in for one. */
export function canTrade({ player }: Question): boolean {
  const fighter = owns(player, 'weapon-emporium') && player.fighters > 0;
  return fighter || filledSlots(player).length > 0;
}

/** Each Action in the words of the card file, and when it can change anything. */
const POSSIBLE: Readonly<Record<string, (question: Question) => boolean>> = {
  '': never,
  'draw 2': draw,
  'draw 3': draw,
  'collect 1 fighter | attack 1': always,
  'collect 2 fighters | attack 1': always,
  'settle | +1 colony(this card)': faceDown,
  'optional settle; then settle(other) | +1 colony(this card)': faceDown,
  'produce 1 | trade 1': (question) => produce(question) || trade(question),
  'produce 1': produce,
  'produce 2': produce,
  'trade 1': trade,
  'gain 1 influence': always,
  'remove 0..2 from hand or this card': always,
  'remove anywhere': (question) => otherCards(question) || question.player.discard.length > 0,
  'draw 1; remove 0..3 from hand': always,
  'draw 2; remove 0..n from hand': (question) => draw(question) || otherCards(question),
  'remove this card; take 1': always,
  'take 2 role cards from stacks to hand': (question) => openStacks(question).length > 0,
  'turn effect: +1 influence per distinct resource type traded this turn': always,
  'turn effect: +1 influence per distinct resource type produced this turn': always,
  'choose type; turn effect: +1 influence per resource of that type traded this turn': always,
  'collect 2 fighters; optional attack 1 after own Role phase': always,
  'top planet to empire face down': planetsAreLeft,
  'attack up to 2': attack,
  'tuck this under a face-down planet (2 colonies); if cost met settle it (base: ignore discounts; errata: discounts apply)':
    faceDown,
  'DRAW 2': draw,
  'DRAW 3': draw,
  'PLACE_SELF_THEN_MAY_TURN_UP 1': faceDown,
  'TURN_UP 1': settle,
  'REMOVE_FROM_HAND 1': otherCards,
  'REMOVE_FROM_HAND 2': otherCards,
  'PRODUCE 1': produce,
  'PRODUCE 2': produce,
  'GAIN_VP 1': influenceIsLeft,
  'TRADE_RESOURCE 1': trade,
  'ARMIES 1': fightersAreLeft,
  'ARMIES_OR_ATTACK 2': (question) => fightersAreLeft(question) || attack(question),
};

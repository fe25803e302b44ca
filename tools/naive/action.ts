// The Action phase: which Actions can be taken (RULES 2 A, T1, T18, LOG, A4).
import { annexations, attacks } from './attacks.ts';
import { type Card, cardOf, kindsOf, permanentAction, planetByNumber, planetOf } from './cards.ts';
import { isFaceUp, owns, placesForColonies, planetsForColonies, settleable } from './empire.ts';
import { removePermanent } from './escalation-questions.ts';
import { freeActions } from './free-actions.ts';
import { canTrade } from './produce-and-trade.ts';
import { countOf, type Question } from './question.ts';
import { canPay, shipsOf } from './ships.ts';
import { emptySlots } from './slots.ts';
import { fightersAreLeft, influenceIsLeft, openStacks, planetsAreLeft } from './supply.ts';
import { streamlinedRemovals } from './streamlining.ts';

/** Lists all answers in the Action phase, such as `play:survey` or `done`. */
export function actionPhase(question: Question): string[] {
  return [
    'done',
    ...(mayGoRoleFirst(question) ? ['role-first'] : []),
    ...kindsOf(question.player.hand)
      .filter((card) => canDoSomething(question, card))
      .map(({ id }) => `play:${id}`),
    ...fleetActions(question),
    ...planetActions(question),
    ...permanentActions(question),
    ...streamlinedRemovals(question),
    ...freeActions(question),
  ];
}

/** ESCALATION E3: converts ships to the next size; at most one battlecruiser (F3). */
function fleetActions(question: Question): string[] {
  const { player } = question;
  const { fleet = 0 } = player.extra ?? {};
  if (fleet === 0 || wasUsed(question, 'fleet')) return [];
  const fighters = fleet === 2 ? 2 : 3;
  const mayGrow = shipsOf(player, 'battlecruiser') === 0;
  return [
    ...(canPay(player, fighters, 'fighter') ? ['use-fleet-1'] : []),
    ...(mayGrow && canPay(player, 2, 'destroyer') ? ['use-fleet-2'] : []),
  ];
}

/** ESCALATION E2.4, PL3: the Actions of face-up planets. */
function planetActions(question: Question): string[] {
  return question.player.planets.flatMap((planet, place) => {
    const isOpen = isFaceUp(planet) && !wasUsed(question, planet.planet);
    const action = isOpen ? planetOf(planet.planet).action : '';
    return action !== '' && isPossible(question, action) ? [`use-planet:${place + 1}`] : [];
  });
}

/** ESCALATION E7, Oversight Committee: the Actions of permanents. */
function permanentActions(question: Question): string[] {
  return kindsOf(question.player.permanents ?? [])
    .map(({ id }) => ({ id, action: permanentAction(id) }))
    .filter(
      ({ id, action }) => action !== '' && !wasUsed(question, id) && isPossible(question, action),
    )
    .map(({ id }) => `use-card:${id}`);
}

/** Whether an Action was used and is possible once a turn, by option (docs/escalation.md E14-7). */
function wasUsed({ position, options }: Question, id: string): boolean {
  const { used = [] } = position.turn.extra ?? {};
  return options.sameAction === 'once-a-turn' && used.includes(id);
}

/** RULES LOG: the Role phase may come before the first Action, once per turn. */
function mayGoRoleFirst(question: Question): boolean {
  const { turn } = question.position;
  return owns(question.player, 'logistics') && countOf(question) === 0 && turn.roleFirst !== true;
}

/** RULES A4, productivity: returns the number of Actions in the phase. */
export function actionsAllowed({ player, position }: Question): number {
  const granted = position.turn.extra?.actions ?? 0;
  return (owns(player, 'productivity') ? 2 : 1) + granted;
}

/** RULES T18: a card can be played if its Action can change anything. */
function canDoSomething(question: Question, card: Card): boolean {
  const { player } = question;
  const at = player.hand.indexOf(card.id);
  const hand = [...player.hand.slice(0, at), ...player.hand.slice(at + 1)];
  // The played card has left the hand, so it cannot pay for its Action or be chosen by it
  // (docs/escalation.md E16).
  return isPossible({ ...question, player: { ...player, hand } }, actionOf(question, card));
}

function isPossible(question: Question, action: string): boolean {
  const possible = POSSIBLE[action];
  if (possible === undefined) throw new Error(`unknown Action ${action}`);
  return possible(question);
}

/** Returns the Action of a card. Role cards of the prototype have one by option (2.9). */
export function actionOf({ prototype, options }: Question, card: Card): string {
  if (prototype && !card.isTechnology) {
    return options.prototypeRoleActions ? (NEXT_DRAFT[card.id] ?? '') : '';
  }
  if (card.id === 'research' && options.researchAction === 'one-anywhere') return 'remove anywhere';
  return card.action;
}

/** Returns the Action in progress in the words of the card file; empty if there is none. */
export function actionInProgress(question: Question): string {
  const { card, count = 0 } =
    question.position.frames.findLast(({ step }) => step === 'effects') ?? {};
  if (card !== undefined) {
    return cardOf(card).permanent ? permanentAction(card) : actionOf(question, cardOf(card));
  }
  return count > 0 && count < TILE ? planetByNumber(count - 1).action : '';
}

/** `count` for an Action that is on no card: planet number plus 1, or TILE for the fleet tile. */
const TILE = 1000;

export const ANY_NUMBER = Number.MAX_SAFE_INTEGER;

/** Returns the maximum number of cards that the Action in progress may remove. */
export function removalsOf(question: Question): number {
  const text = actionInProgress(question);
  return text.includes('0..n') ? ANY_NUMBER : Number(/(?:0\.\.|0-|HAND )(\d)/.exec(text)?.[1] ?? 0);
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
const draw = ({ player }: Question): boolean => player.deck.length + player.discard.length > 0;
const otherCards = ({ player }: Question): boolean => player.hand.length > 0;
const placeForColony = ({ player }: Question): boolean => placesForColonies(player).length > 0;
const attack = (question: Question): boolean => attacks(question).length > 0;
const settle = ({ player }: Question): boolean => settleable(player).length > 0;
const produce = ({ player }: Question): boolean => emptySlots(player).length > 0;
const trade = (question: Question): boolean => influenceIsLeft(question) && canTrade(question);

const anyPermanent = (question: Question): boolean => removePermanent(question).length > 0;

/** Whether an Action can change anything. The keys are its words in the card file. */
const POSSIBLE: Readonly<Record<string, (question: Question) => boolean>> = {
  '': never,
  'draw 2': draw,
  'draw 3': draw,
  'collect 1 fighter | attack 1': always,
  'collect 2 fighters | attack 1': always,
  'settle | +1 colony(this card)': placeForColony,
  'optional settle; then settle(other) | +1 colony(this card)': placeForColony,
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
    ({ player }) => planetsForColonies(player).length > 0,
  'DRAW 2': draw,
  'DRAW 3': draw,
  'PLACE_SELF_THEN_MAY_TURN_UP 1': placeForColony,
  'TURN_UP 1': settle,
  'REMOVE_FROM_HAND 1': otherCards,
  'REMOVE_FROM_HAND 2': otherCards,
  'PRODUCE 1': produce,
  'PRODUCE 2': produce,
  'GAIN_VP 1': influenceIsLeft,
  'TRADE_RESOURCE 1': trade,
  'ARMIES 1': fightersAreLeft,
  'ARMIES_OR_ATTACK 2': (question) => fightersAreLeft(question) || attack(question),
  'draw 1, then remove 0-3 hand cards (one action)': always,
  '+1 influence from the supply': always,
  '+2 actions in this Action phase': always,
  'take any tech card of research cost <= 3 without paying and without planets: hand, or into play if permanent; +1 action in this Action phase':
    always,
  'pay 1 destroyer: +3 influence': ({ player }) => canPay(player, 1, 'destroyer'),
  'each opponent with influence tokens returns 1 to the supply; you take 1': always,
  'optionally settle 1; then settle another or +1 colony (this card)': placeForColony,
  'produce up to 2': produce,
  'name a resource type; +1 influence per resource of it you produce this turn': always,
  'produce up to 1 resource per fighter in your empire': (question) =>
    shipsOf(question.player, 'fighter') > 0 && produce(question),
  'remove 1 permanent technology in play from the game; its owner gains 2 influence (reparations)':
    anyPermanent,
  'collect 2 fighters or attack 1 planet': always,
  'recon the planet deck (look through it, put 1 card on top); +1 action in this Action phase':
    always,
  'collect 2 destroyers': always,
  'collect 1 influence and 2 fighters; may attack after any Role phase': always,
  'collect 1 destroyer and 2 fighters; after any Role phase this turn you may attack 1 planet':
    always,
  // By option, this Action has no effect after the Role phase (docs/escalation.md E14-17).
  '+1 Role phase this turn': ({ options, position }) =>
    options.lateIncentives === 'role-follows' || position.turn.role === undefined,
  'recon your deck (look through it, put 1 card on top), draw 1, +1 action in this Action phase':
    always,
  'attack a face-down planet of an opponent at its normal modified cost; it comes face up to you; the opponent gains 2 influence (reparations)':
    (question) => annexations(question).length > 0,
  'remove 0-2 hand cards from the game (not the planet)': otherCards,
  'trade up to 2 resources, 1 influence each': trade,
  'settle 1 planet': settle,
  'produce up to 2 resources': produce,
  'attack 1 planet': attack,
  'draw 2 cards': draw,
  'draw 2, then remove 0-2 hand cards': (question) => draw(question) || otherCards(question),
};

// A second, naive implementation of the rules: lists the legal answers to the pending question of a
// position as tokens. It follows the text of the rules literally and is not optimized. Comments
// cite the rules: RULES is docs/rules.md, ESCALATION is docs/escalation.md.
import type { Position, StepName } from '@eminent/engine';
import { actionPhase } from './action.ts';
import { annexations } from './attacks.ts';
import * as hand from './card-questions.ts';
import * as colonies from './colonies.ts';
import * as escalation from './escalation-questions.ts';
import * as market from './produce-and-trade.ts';
import { inOrder } from './answer-order.ts';
import * as planets from './planet-questions.ts';
import { type RoleProgress, type Question, questionOf } from './question.ts';
import { boost, followOrDissent, leadRole } from './role.ts';

type Lister = (question: Question) => string[];

/** The function that lists the answers of each step. docs/notation.md describes the steps. */
const LISTERS: Readonly<Partial<Record<StepName, Lister>>> = {
  action: actionPhase,
  role: leadRole,
  boost,
  'follow-or-dissent': followOrDissent,
  'keep-planet': planets.keepPlanet,
  muster: planets.collectOrAttack,
  attack: planets.attackOrNot,
  'colonize-or-settle': planets.settleOrTuckPlayed,
  tuck: planets.tuckPlayed,
  'colony-or-settle': planets.settleOrTuckThis,
  settle: planets.settleOrNot,
  'settle-or-gather': planets.settleOrNot,
  terraform: planets.tuckUnderPlanet,
  'tuck-this': planets.tuckSomewhere,
  'tuck-together': planets.tuckSomewhere,
  produce: market.produce,
  trade: market.trade,
  'produce-or-trade': market.produceOrTrade,
  'name-resource': market.nameResource,
  'buy-technology': hand.buyTechnology,
  'choose-deck': hand.chooseDeck,
  'pick-technology': hand.pickTechnology,
  remove: hand.removeCards,
  'remove-anywhere': hand.removeAnywhere,
  take: hand.takeCards,
  discard: hand.discardCards,
  'survey-depth': planets.surveyDepth,
  'name-produced': market.nameResource,
  redistribute: colonies.redistribute,
  'move-colony': colonies.moveColony,
  'pay-ships': escalation.payShips,
  build: escalation.build,
  'take-technology': escalation.takeTechnology,
  'remove-permanent': escalation.removePermanent,
  'recon-planets': escalation.reconPlanets,
  'recon-deck': escalation.reconDeck,
  annex: annexations,
  'one-more-role': escalation.oneMoreRole,
  'start-planet': escalation.startPlanet,
  'choose-scenario': escalation.chooseScenario,
};

/** Returns all legal answers, in the order of docs/notation.md; none when the game is over. */
export function legalAnswers(position: Position, progress?: RoleProgress): string[] {
  const question = questionOf(position, progress);
  if (question === undefined) return [];
  const lister = LISTERS[question.frame.step];
  if (lister === undefined) throw new Error(`nothing is asked in step ${question.frame.step}`);
  return inOrder(lister(question));
}

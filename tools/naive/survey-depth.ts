// Checks the number of planets that a Survey looks at (RULES 3.1b, 3.1f; PROTOTYPE 2.4).
import type { Position } from '@eminent/engine';
import { owns } from './empire.ts';
import { type RoleProgress, type Question, questionOf } from './question.ts';
import { symbolsInRole } from './symbols.ts';

/** Returns a sentence if a Survey looks at a wrong number of planets. */
export function wrongLooking(position: Position, progress?: RoleProgress): string[] {
  const question = questionOf(position, progress);
  if (question?.frame.step === 'survey-depth') return wrongDepth(question);
  if (question?.frame.step !== 'keep-planet') return [];
  const seen = position.looking?.length ?? 0;
  const wanted = possibleNumbers(question);
  const ranShort = position.planetDeck.length + position.planetDiscard.length === 0;
  return wanted.includes(seen) || (ranShort && wanted.some((most) => seen < most))
    ? []
    : [`${seen} planets are looked at, and the rules say ${wanted.join(' or ')}`];
}

/** Planets on the table. A Thorough Survey looks at two fewer (E7); a kept one is gone. */
function possibleNumbers(question: Question): number[] {
  const wanted = planetsToSee(question);
  if (!owns(question.player, 'thorough-survey')) return [wanted];
  return (question.frame.count ?? 0) > 0 ? [wanted - 2] : [wanted, wanted - 3];
}

/** Checks that a Thorough Survey is offered only if at least two planets would be looked at. */
function wrongDepth(question: Question): string[] {
  const wanted = planetsToSee(question);
  const isOffered = owns(question.player, 'thorough-survey') && wanted - 2 >= 2;
  return isOffered && question.frame.count === wanted
    ? []
    : [`a Thorough Survey is offered with ${wanted} planets`];
}

function planetsToSee(question: Question): number {
  const symbols = symbolsInRole(question);
  if (question.prototype) return question.leading ? symbols : symbols - 2;
  return question.leading ? symbols : symbols - 1;
}

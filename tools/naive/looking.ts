// How many planets a Survey looks at (RULES 3.1b, 3.1f; PROTOTYPE 2.4).
import type { Position } from '@eminent/engine';
import { type Question, questionOf } from './question.ts';
import { symbolsInRole } from './role.ts';

/** What is wrong with the number of planets looked at, if anything. */
export function wrongLooking(position: Position): string[] {
  const question = questionOf(position);
  if (question?.frame.step !== 'keep-planet') return [];
  const seen = position.looking?.length ?? 0;
  const wanted = planetsToSee(question);
  const ranShort = position.planetDeck.length + position.planetDiscard.length === 0;
  return seen === wanted || (ranShort && seen < wanted)
    ? []
    : [`${seen} planets are looked at, and the rules say ${wanted}`];
}

function planetsToSee(question: Question): number {
  const symbols = symbolsInRole(question);
  if (question.prototype) return question.leading ? symbols : symbols - 2;
  return question.leading ? symbols : symbols - 1;
}

// How far a lesson has come: told from the answers alone, so that undoing, reloading and a test all find the same.
import { type GameEvent, GameHistory, parseOption, view } from '@eminent/engine';
import type { SavedGame } from '@eminent/protocol';
import { LEARNER, type Lesson, type LessonStep, type Moment, openingOf } from './lessons.ts';

export interface Progress {
  /** The step that is asked for, from 0; the last one when the lesson is finished. */
  readonly step: number;
  /** The ply at which it began. */
  readonly from: number;
  /** `missed`: a legal choice has passed the step by. */
  readonly state: 'open' | 'missed' | 'finished';
  /** What is still to be answered by the solution; nothing once the learner has found a way of one's own. */
  readonly wanted: readonly string[];
}

/** Whether the game has gone on to where the step cannot be done any more. */
function isMissed({ view: { role, over, decision } }: Moment, step: LessonStep): boolean {
  if (!('at' in step)) return false;
  if ('role' in step && role !== undefined && role !== step.role) return true;
  const at: readonly string[] = step.at;
  return over || (decision !== undefined && !at.includes(decision.step));
}

/** Plays the answers of a lesson from its beginning. Throws when one of them is not legal. */
export function progressOf(lesson: Lesson, tokens: readonly string[]): Progress {
  const history = new GameHistory(lesson.story.game, lesson.story.seed);
  const play = (token: string): readonly GameEvent[] => {
    const option = parseOption(history.state, token);
    if (option === undefined) throw new RangeError(`${token} is no option token`);
    return history.play(option);
  };
  const opening = openingOf(lesson).length;
  for (const token of tokens.slice(0, opening)) play(token);
  let wanted: readonly string[] = lesson.solution.split(' ');
  let seen = view(history.state, LEARNER);
  let events: GameEvent[] = [];
  let step = 0;
  let from = opening;
  for (const token of tokens.slice(opening)) {
    if (seen.decision !== undefined) wanted = wanted[0] === token ? wanted.slice(1) : [];
    events.push(...play(token));
    seen = view(history.state, LEARNER);
    const current = lesson.steps[step];
    if (current === undefined) break;
    const moment = { view: seen, events };
    if (current.isDone(moment)) {
      if (step === lesson.steps.length - 1) return { step, from, state: 'finished', wanted: [] };
      step++;
      from = history.state.ply;
      events = [];
    } else if (isMissed(moment, current)) return { step, from, state: 'missed', wanted: [] };
  }
  return { step, from, state: 'open', wanted };
}

/** Whether a kept game belongs to a lesson and can be gone on with: another version of the page may have kept it. */
export function isUnderWay(lesson: Lesson, kept: SavedGame): boolean {
  const opening = openingOf(lesson);
  if (kept.lesson !== lesson.id || kept.seed !== lesson.story.seed) return false;
  if (opening.some((token, i) => token !== kept.tokens[i])) return false;
  try {
    return progressOf(lesson, kept.tokens).state !== 'finished';
  } catch {
    return false;
  }
}

// Computes the progress of a lesson from the answers alone, so undo and reload need no extra code.
import { type GameEvent, GameHistory, parseOption, view } from '@eminent/engine';
import type { SavedGame } from '@eminent/protocol';
import { LEARNER, type Lesson, type LessonStep, type Moment, openingOf } from './lessons.ts';

export interface Progress {
  /** The current step, from 0; the last one if the lesson is finished. */
  readonly step: number;
  /** The ply at which the step started. */
  readonly from: number;
  /** `missed`: a legal choice made the step impossible. */
  readonly state: 'open' | 'missed' | 'finished';
  /** The remaining answers of the solution; empty after the learner has given another answer. */
  readonly wanted: readonly string[];
}

/** Whether a step can no longer be done. */
function isMissed({ view: { role, over, decision } }: Moment, step: LessonStep): boolean {
  if (!('at' in step)) return false;
  if ('role' in step && role !== undefined && role !== step.role) return true;
  const at: readonly string[] = step.at;
  return over || (decision !== undefined && !at.includes(decision.step));
}

/** The progress after `tokens`, which include the opening. Throws if an answer is not legal. */
export function progressOf(lesson: Lesson, tokens: readonly string[]): Progress {
  const history = new GameHistory(lesson.recording.game, lesson.recording.seed);
  const play = (token: string): readonly GameEvent[] => {
    const option = parseOption(history.state, token);
    if (option === undefined) throw new RangeError(`${token} is no option token`);
    return history.play(option);
  };
  const opening = openingOf(lesson).length;
  for (const token of tokens.slice(0, opening)) play(token);
  let wanted: readonly string[] = lesson.solution.split(' ');
  let learnerView = view(history.state, LEARNER);
  let events: GameEvent[] = [];
  let step = 0;
  let from = opening;
  for (const token of tokens.slice(opening)) {
    if (learnerView.decision !== undefined) wanted = wanted[0] === token ? wanted.slice(1) : [];
    events.push(...play(token));
    learnerView = view(history.state, LEARNER);
    const current = lesson.steps[step];
    if (current === undefined) break;
    const moment = { view: learnerView, events };
    if (current.isDone(moment)) {
      if (step === lesson.steps.length - 1) return { step, from, state: 'finished', wanted: [] };
      step++;
      from = history.state.ply;
      events = [];
    } else if (isMissed(moment, current)) return { step, from, state: 'missed', wanted: [] };
  }
  return { step, from, state: 'open', wanted };
}

/**
 * Whether a saved game belongs to a lesson and can be continued. Another version of the page, with
 * other lessons, may have saved the game.
 */
export function isInProgress(lesson: Lesson, saved: SavedGame): boolean {
  const opening = openingOf(lesson);
  if (saved.lesson !== lesson.id || saved.seed !== lesson.recording.seed) return false;
  if (opening.some((token, i) => token !== saved.tokens[i])) return false;
  try {
    return progressOf(lesson, saved.tokens).state !== 'finished';
  } catch {
    return false;
  }
}

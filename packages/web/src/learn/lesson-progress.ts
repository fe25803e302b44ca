// Computes the progress of a lesson from the answers alone, so undo and reload need no extra code.
import { type GameEvent, GameHistory, parseOption, view } from '@eminent/engine';
import type { SavedGame } from '@eminent/protocol';
import { LEARNER, type Lesson, type LessonStep, type Moment, openingOf } from './lessons.ts';

export interface Progress {
  /** Index of the current step, or of the last one if the lesson is finished. */
  readonly step: number;
  readonly from: number;
  /** `missed`: an answer made the current step impossible. */
  readonly state: 'open' | 'missed' | 'finished';
  /** Remaining answers of the solution. Empty after the learner gave another answer. */
  readonly wanted: readonly string[];
}

function isMissed({ view: { role, over, decision } }: Moment, step: LessonStep): boolean {
  if (!('at' in step)) return false;
  if ('role' in step && role !== undefined && role !== step.role) return true;
  const at: readonly string[] = step.at;
  return over || (decision !== undefined && !at.includes(decision.step));
}

/** Computes the progress after `tokens`, with the opening. Throws if an answer is not legal. */
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
 * Whether a saved game can be continued as a lesson. Another version of the page, with other
 * lessons, may have saved it.
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

// The topics that the coach explains in a first game, and the topic of each question.
import type { StepName, View } from '@eminent/engine';

export const TOPICS = [
  'action',
  'role',
  'boost',
  'follow',
  'survey',
  'attack',
  'settle',
  'produce',
  'trade',
  'research',
  'remove',
  'discard',
  'waiting',
  'end',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Topic by question. Questions not listed have `action`. */
const TOPIC_OF: Readonly<Partial<Record<StepName, Topic>>> = {
  role: 'role',
  boost: 'boost',
  'follow-or-dissent': 'follow',
  'keep-planet': 'survey',
  muster: 'attack',
  attack: 'attack',
  'colonize-or-settle': 'settle',
  'colony-or-settle': 'settle',
  settle: 'settle',
  'settle-or-gather': 'settle',
  tuck: 'settle',
  'tuck-this': 'settle',
  'tuck-together': 'settle',
  terraform: 'settle',
  produce: 'produce',
  trade: 'trade',
  'produce-or-trade': 'trade',
  'buy-technology': 'research',
  'choose-deck': 'research',
  'pick-technology': 'research',
  remove: 'remove',
  'remove-anywhere': 'remove',
  take: 'remove',
  'name-resource': 'remove',
  discard: 'discard',
};

/** The coach topic of a view: `end` if the game is over, `waiting` if the seat has no question. */
export function topicOf({ over, decision }: View): Topic {
  if (over) return 'end';
  return decision === undefined ? 'waiting' : (TOPIC_OF[decision.step] ?? 'action');
}

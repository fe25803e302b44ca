// The topics of the coach in the first game, and which question teaches each.
import type { View } from '@eminent/engine';

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

/** The topic of the current question. */
export function topicOf(view: View): Topic {
  if (view.over) return 'end';
  switch (view.decision?.step) {
    case undefined:
      return 'waiting';
    case 'action':
      return 'action';
    case 'role':
      return 'role';
    case 'boost':
      return 'boost';
    case 'follow-or-dissent':
      return 'follow';
    case 'keep-planet':
      return 'survey';
    case 'muster':
    case 'attack':
      return 'attack';
    case 'colonize-or-settle':
    case 'colony-or-settle':
    case 'settle':
    case 'settle-or-gather':
    case 'tuck':
    case 'tuck-this':
    case 'tuck-together':
    case 'terraform':
      return 'settle';
    case 'produce':
      return 'produce';
    case 'trade':
    case 'produce-or-trade':
      return 'trade';
    case 'buy-technology':
    case 'choose-deck':
    case 'pick-technology':
      return 'research';
    case 'remove':
    case 'remove-anywhere':
    case 'take':
    case 'name-resource':
      return 'remove';
    case 'discard':
      return 'discard';
    // A question of a single card is explained by the card's text.
    default:
      return 'action';
  }
}

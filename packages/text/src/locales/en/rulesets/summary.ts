// Wording of the summary where it differs from the game of 2011.
import type { Wording } from '../../translation.ts';

export const summary: Wording = {
  'cards.research.text': 'Remove 1 card in your hand or discard pile from the game.',
};

// Messages of games that follow the rules summary instead of the Research card.
import type { Wording } from '../../translation.ts';

export const summary: Wording = {
  'cards.research.text': 'Remove 1 card in your hand or discard pile from the game.',
};

// Italian messages of games that follow the rules summary instead of the Research card.
import type { Wording } from '../../translation.ts';

export const summary: Wording = {
  'cards.research.text': 'Rimuovi dal gioco 1 carta della tua mano o dei tuoi scarti.',
};

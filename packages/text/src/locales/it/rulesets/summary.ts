// The wording of games that follow the rules summary instead of the text of the Research card, in
// Italian.
import type { Wording } from '../../translation.ts';

export const summary: Wording = {
  'cards.research.text': 'Rimuovi dal gioco 1 carta della tua mano o dei tuoi scarti.',
};

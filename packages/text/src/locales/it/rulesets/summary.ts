// Wording of the summary in Italian where it differs from the game of 2011.
import type { Wording } from '../../translation.ts';

export const summary: Wording = {
  'cards.research.text': 'Rimuovi dal gioco 1 carta della tua mano o dei tuoi scarti.',
};

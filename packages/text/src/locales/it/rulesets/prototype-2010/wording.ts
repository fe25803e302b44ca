// Wording of the prototype of 2010 where it differs, in Italian.
import type { Wording } from '../../../translation.ts';

/** The prototype's name for Produce. R is the letter of Ricerca. */
const harvest: Wording = {
  'roles.produce.name': 'Raccolto',
  'roles.produce.letter': 'A',
  'cards.produce.name': 'Raccolto',
};

/** Role cards without Actions. */
export const prototype2010: Wording = {
  ...harvest,
  'cards.survey.text': 'Nessuna Azione.',
  'cards.warfare.text': 'Nessuna Azione.',
  'cards.colonize.text': 'Nessuna Azione.',
  'cards.research.text': 'Nessuna Azione.',
  'cards.produce.text': 'Nessuna Azione.',
  'cards.trade.text': 'Nessuna Azione.',
};

/** Role cards with the Actions of the next draft. */
export const drafted: Wording = {
  ...harvest,
  'cards.colonize.text': 'Puoi stabilirti su 1 pianeta.',
  'cards.warfare.text': 'Raccogli 1 astronave.',
  'cards.research.text': 'Rimuovi dal gioco fino a 1 carta della tua mano.',
};

// Italian messages of the prototype of 2010 that differ from those of the official game.
import type { Wording } from '../../../translation.ts';

/** The name for Produce needs a letter other than R, which is that of Ricerca. */
const harvest: Wording = {
  'roles.produce.name': 'Raccolto',
  'roles.produce.letter': 'A',
  'cards.produce.name': 'Raccolto',
};

/** Role cards have no Actions. */
export const prototype2010: Wording = {
  ...harvest,
  'cards.survey.text': 'Nessuna Azione.',
  'cards.warfare.text': 'Nessuna Azione.',
  'cards.colonize.text': 'Nessuna Azione.',
  'cards.research.text': 'Nessuna Azione.',
  'cards.produce.text': 'Nessuna Azione.',
  'cards.trade.text': 'Nessuna Azione.',
};

/** With the option `prototypeRoleActions`, role cards have Actions. */
export const drafted: Wording = {
  ...harvest,
  'cards.colonize.text': 'Puoi stabilirti su 1 pianeta.',
  'cards.warfare.text': 'Raccogli 1 astronave.',
  'cards.research.text': 'Rimuovi dal gioco fino a 1 carta della tua mano.',
};

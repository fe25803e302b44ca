// The wording of the prototype of 2010 in Italian: messages that differ from those of the official
// game.
import type { Wording } from '../../../translation.ts';

/**
 * The messages with the prototype's name for Produce. Its letter is not R, the letter of Ricerca.
 */
const harvest: Wording = {
  'roles.produce.name': 'Raccolto',
  'roles.produce.letter': 'A',
  'cards.produce.name': 'Raccolto',
};

/** The wording of the prototype, in which role cards have no Actions. */
export const prototype2010: Wording = {
  ...harvest,
  'cards.survey.text': 'Nessuna Azione.',
  'cards.warfare.text': 'Nessuna Azione.',
  'cards.colonize.text': 'Nessuna Azione.',
  'cards.research.text': 'Nessuna Azione.',
  'cards.produce.text': 'Nessuna Azione.',
  'cards.trade.text': 'Nessuna Azione.',
};

/** The wording with the option that gives role cards the Actions of the next draft of the game. */
export const drafted: Wording = {
  ...harvest,
  'cards.colonize.text': 'Puoi stabilirti su 1 pianeta.',
  'cards.warfare.text': 'Raccogli 1 astronave.',
  'cards.research.text': 'Rimuovi dal gioco fino a 1 carta della tua mano.',
};

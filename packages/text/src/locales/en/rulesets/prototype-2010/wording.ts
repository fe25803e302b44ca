// The wording of the prototype of 2010: messages that differ from those of the official game.
import type { Wording } from '../../../translation.ts';

/** The messages with the prototype's name for Produce: "Harvest". */
const harvest: Wording = {
  'roles.produce.name': 'Harvest',
  'roles.produce.letter': 'H',
  'cards.produce.name': 'Harvest',
};

/** The wording of the prototype, in which role cards have no Actions. */
export const prototype2010: Wording = {
  ...harvest,
  'cards.survey.text': 'No Action.',
  'cards.warfare.text': 'No Action.',
  'cards.colonize.text': 'No Action.',
  'cards.research.text': 'No Action.',
  'cards.produce.text': 'No Action.',
  'cards.trade.text': 'No Action.',
};

/** The wording with the option that gives role cards the Actions of the next draft of the game. */
export const drafted: Wording = {
  ...harvest,
  'cards.colonize.text': 'You may settle 1 planet.',
  'cards.warfare.text': 'Collect 1 fighter.',
  'cards.research.text': 'Remove up to 1 card in your hand from the game.',
};

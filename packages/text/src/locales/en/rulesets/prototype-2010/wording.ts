// The wording of the prototype of 2010: messages that differ from those of the official game.
import type { Wording } from '../../../translation.ts';

/** The prototype calls Produce "Harvest". */
const harvest: Wording = {
  'roles.produce.name': 'Harvest',
  'roles.produce.letter': 'H',
  'cards.produce.name': 'Harvest',
};

/** Role cards have no Actions. */
export const prototype2010: Wording = {
  ...harvest,
  'cards.survey.text': 'No Action.',
  'cards.warfare.text': 'No Action.',
  'cards.colonize.text': 'No Action.',
  'cards.research.text': 'No Action.',
  'cards.produce.text': 'No Action.',
  'cards.trade.text': 'No Action.',
};

/** With the option `prototypeRoleActions`, role cards have Actions. */
export const drafted: Wording = {
  ...harvest,
  'cards.colonize.text': 'You may settle 1 planet.',
  'cards.warfare.text': 'Collect 1 fighter.',
  'cards.research.text': 'Remove up to 1 card in your hand from the game.',
};

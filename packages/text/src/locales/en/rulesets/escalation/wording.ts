// Wording of Escalation where it differs from the game of 2011.
import type { Wording } from '../../../translation.ts';

export const escalation: Wording = {
  'explanations.nothing.attack': 'No planet that your ships can pay for.',
  'explanations.nothing.colonize': 'You have no face-down planet that takes colonies.',
  'explanations.nothing.take': 'There is nothing to take.',
  'glossary.attack.text':
    'Pay a planet’s Warfare cost in ships of its size and turn it face up. Usually only your own face-down planets.',
  'glossary.actionPhase.text':
    'The first part of your turn: play one hand card for its Action, or use the Action of a planet, of a permanent or of your fleet.',
  'glossary.startPlanet.text': 'Your first planet. You keep one of two, an old and a new one.',
  'glossary.supply.text':
    'The common influence tokens, 24 at the start, 32 with five players. When it is empty the end is triggered.',
  'previews.noColonies': 'Nothing of yours takes colonies: no colony can be added.',
  'decisions.action': 'Which Action do you take?',
  'decisions.actionAgain': 'Which other Action do you take?',
  'options.done.action': 'No Action',
  'options.done.actionAgain': 'No other Action',
  'ui.aftermath.advice.attack.what': 'Spend your ships',
  'ui.holdings': 'Ships and permanents',
  'ui.fleet': 'Ships',
};

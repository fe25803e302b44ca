// The wording of Escalation: messages that differ from those of the official game.
import type { Wording } from '../../../translation.ts';

export const escalation: Wording = {
  'explanations.nothing.attack': 'You can’t afford to attack any planet with your ships.',
  'explanations.nothing.colonize': 'You have no face-down planet that takes colonies.',
  'explanations.nothing.take': 'There’s nothing to take.',
  'glossary.attack.text':
    'Pay a planet’s Warfare cost in ships of its size and turn it face up. Usually you can only attack your own face-down planets.',
  'glossary.actionPhase.text':
    'The first part of your turn: play one card from your hand for its Action, or use the Action of a planet, a permanent or your fleet.',
  'glossary.startPlanet.text': 'Your first planet. You keep one of two, an old one and a new one.',
  'glossary.supply.text':
    'The shared influence tokens, 24 at the start, 32 with five players. When it’s empty, the end is triggered.',
  'previews.noColonies': 'Nothing of yours takes colonies, so you can’t add any.',
  'decisions.action': 'Which Action do you take?',
  'decisions.actionAgain': 'Take another Action?',
  'options.done.action': 'Skip the Action',
  'options.done.actionAgain': 'No more Actions',
  'ui.aftermath.advice.attack.what': 'Spend your ships',
  'ui.holdings': 'Ships and permanents',
  'ui.fleet': 'Ships',
};

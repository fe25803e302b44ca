// Reasons why a card, role, planet or decision cannot be used now.
import * as escalation from './rulesets/escalation/messages.ts';

export const explanations = {
  'game-over': 'The game is over.',
  'not-your-decision': 'It’s {name}’s decision.',
  'not-now': 'There’s another question to answer first.',
  'not-in-hand': 'You don’t have {card} in hand.',
  'not-in-this-game': '{card} isn’t part of this game.',
  'no-action': '{card} has no Action.',
  nothing: {
    draw: 'There’s nothing to draw: your deck and discard pile are empty.',
    attack: 'You can’t afford to attack any of your face-down planets.',
    colonize: 'You have no face-down planets.',
    settle: 'None of your face-down planets has enough colonies.',
    produce: 'You have no empty slots.',
    trade: 'You have no empty slots and nothing to trade.',
    survey: 'There are no planets left.',
    take: 'All stacks are empty.',
    remove: 'You have no other cards in hand.',
    resources: 'You have nothing to trade.',
    supply: 'The influence supply is empty.',
    fighters: 'There are no fighters left in the supply.',
    role: 'You have no Role phase left this turn.',
    ...escalation.nothing,
  },
  'no-symbol': '{card} has no {role} symbol.',
  'role-not-in-game': '{role} isn’t used in this game.',
  'no-symbol-to-follow':
    'Following {role} takes {need} {need:symbol|symbols} in your hand and empire. You have {have}.',
  'following-does-nothing': 'Following {role} would get you nothing now.',
  'no-such-planet': 'There’s no such planet.',
  'already-face-up': 'This planet is already face up.',
  'needs-fighters': 'Needs {need} {need:fighter|fighters}. You have {have}.',
  'needs-colonies':
    'Needs {need} {need:colony|colonies}. It has {have}, with a discount of {discount}: {missing} to go.',
  'needs-planets': 'Needs {need} face-up {type} {need:planet|planets}. You have {have}.',
  'needs-symbols': 'Costs {need} Research {need:symbol|symbols}. You have {have}.',
  'technology-gone': '{card} has already been taken.',
  'drawn-blind': 'Technologies are drawn blind in this game.',
  ...escalation.explanations,
  rule: '{text} (rule {ruling})',
} as const;

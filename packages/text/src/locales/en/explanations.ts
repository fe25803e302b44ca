// Why something is not possible now.
import * as escalation from './rulesets/escalation/messages.ts';

export const explanations = {
  'game-over': 'The game is over.',
  'not-your-decision': 'It is for {name} to decide.',
  'not-now': 'Another question comes first.',
  'not-in-hand': 'You do not have {card} in hand.',
  'not-in-this-game': '{card} is not part of this game.',
  'no-action': '{card} has no Action.',
  nothing: {
    draw: 'There is nothing to draw: your deck and discard pile are empty.',
    attack: 'No face-down planet that your fighters can pay for.',
    colonize: 'You have no face-down planet.',
    settle: 'No face-down planet has enough colonies.',
    produce: 'You have no empty slot.',
    trade: 'You have no empty slot and nothing to trade.',
    survey: 'There are no planets left.',
    take: 'All stacks are empty.',
    remove: 'You have no other card in hand.',
    resources: 'You have nothing to trade.',
    supply: 'The influence supply is empty.',
    fighters: 'No fighters are left in the supply.',
    role: 'No Role phase is left in this turn.',
    ...escalation.nothing,
  },
  'no-symbol': '{card} has no {role} symbol.',
  'role-not-in-game': '{role} is not used in this game.',
  'no-symbol-to-follow':
    'Following {role} takes {need} {need:symbol|symbols} of hand and empire, you have {have}.',
  'following-does-nothing': 'Following {role} would do nothing for you now.',
  'no-such-planet': 'There is no such planet.',
  'already-face-up': 'This planet is face up already.',
  'needs-fighters':
    'It needs {need} {need:fighter|fighters}, you have {have}: {missing} {missing:is|are} missing.',
  'needs-colonies':
    'It needs {need} {need:colony|colonies}, and has {have} with a discount of {discount}: {missing} {missing:is|are} missing.',
  'needs-planets':
    'It needs {need} face-up {type} {need:planet|planets}, you have {have}: {missing} {missing:is|are} missing.',
  'needs-symbols':
    'It costs {need} Research {need:symbol|symbols}, you have {have}: {missing} {missing:is|are} missing.',
  'technology-gone': '{card} is taken already.',
  'drawn-blind': 'Technologies are drawn blind in this game.',
  ...escalation.explanations,
  rule: '{text} (rule {ruling})',
} as const;

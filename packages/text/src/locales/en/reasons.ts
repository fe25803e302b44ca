// Why an option is good.
import * as escalation from './rulesets/escalation/messages.ts';

export const reasons = {
  ...escalation.reasons,
  flips: 'It turns {planet} face up: {influence} influence.',
  flipsUnknown: 'It turns a planet face up.',
  noFollowers: 'Nobody else can follow {role} now.',
  cannotFollow: '{seats} of {of} opponents cannot follow {role}.',
  influence: 'It brings {n} influence at once.',
  ends: {
    influence: 'It takes the last influence',
    stacks: 'It empties the last stack',
  },
  endsAhead: '{how} while you are ahead.',
  endsBehind: '{how}, and the end comes while you are behind.',
  technology: '{card} is worth {influence} influence.',
  resources: 'It gives you {n} {n:resource|resources} to trade.',
  ready: {
    colonize: 'A planet of yours is then ready to be settled.',
    warfare: 'You then have the fighters to attack a planet.',
  },
  nearer: {
    colonize: 'Only {missing} more {missing:colony|colonies} and a planet can be settled.',
    warfare: 'Only {missing} more {missing:fighter|fighters} and a planet can be attacked.',
  },
  needsPlanets: 'You have no face-down planet to win.',
  thinner: 'Without {card} your deck brings the better cards sooner.',
  cards: 'One card more in hand for your next turn.',
  costs:
    'It can be won with {colonies} {colonies:colony|colonies} or {fighters} {fighters:fighter|fighters}.',
  symbols: 'It adds {n} {n:symbol|symbols} to {role}.',
  fighters: 'It brings {n} {n:fighter|fighters}.',
  gainsCard: 'It gives you the card {card}.',
  action: 'It uses the Action of {card}.',
  makesRoom: 'Without {card} in hand there is room for another card.',
  spendsNothing: 'It spends nothing now.',
  deck: 'That deck holds {n} {n:technology|technologies}.',
  roleFirst: 'Your Actions then come after the role.',
  playingOn: 'It was found by playing the game on many times.',
  morePoints: 'It ends with about {n} more influence than the next best option.',
  better: 'It wins about {points} {points:game|games} in 100 more than the next best option.',
} as const;

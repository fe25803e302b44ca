// The reasons for an option in a hint.
import * as escalation from './rulesets/escalation/messages.ts';

export const reasons = {
  ...escalation.reasons,
  flips: 'It turns {planet} face up: {influence} influence.',
  flipsUnknown: 'It turns a planet face up.',
  noFollowers: 'No one else can follow {role} now.',
  cannotFollow: '{seats} of {of} opponents can’t follow {role}.',
  influence: 'It gets you {n} influence right away.',
  ends: {
    influence: 'It takes the last influence',
    stacks: 'It empties the last stack',
  },
  endsAhead: '{how} while you’re ahead.',
  endsBehind: '{how}, but then the game ends while you’re behind.',
  technology: '{card} is worth {influence} influence.',
  resources: 'It gives you {n} {n:resource|resources} to trade.',
  ready: {
    colonize: 'Then you can settle one of your planets.',
    warfare: 'Then you have the fighters to attack a planet.',
  },
  nearer: {
    colonize: 'Only {missing} more {missing:colony|colonies} and you can settle a planet.',
    warfare: 'Only {missing} more {missing:fighter|fighters} and you can attack a planet.',
  },
  needsPlanets: 'You have no face-down planet to win.',
  thinner: 'Without {card} you’ll draw your better cards sooner.',
  cards: 'One more card in hand for your next turn.',
  costs:
    'You can win it with {colonies} {colonies:colony|colonies} or {fighters} {fighters:fighter|fighters}.',
  symbols: 'It adds {n} {n:symbol|symbols} to {role}.',
  fighters: 'It gets you {n} {n:fighter|fighters}.',
  gainsCard: 'It gives you {card}.',
  action: 'It uses the Action of {card}.',
  makesRoom: 'Without {card} in hand, there’s room for another card.',
  spendsNothing: 'It costs nothing now.',
  deck: 'That deck has {n} {n:technology|technologies}.',
  roleFirst: 'Your Actions then come after the role.',
  keepsSymbols: 'Your hand keeps {n} {n:symbol|symbols} for {role}.',
  draws: 'It draws {n} {n:card|cards}.',
  removes: 'It can remove up to {n} {n:weak card|weak cards} for good.',
  otherFollowed: 'Not {role}: an opponent could follow with up to {most} {most:symbol|symbols}.',
  otherEnds: 'Not {role}: it could end the game while you’re behind.',
  playingOn: 'Found by playing the game out many times.',
  morePoints: 'It ends with about {n} more influence than the next best option.',
  better: 'It wins about {points} more {points:game|games} in 100 than the next best option.',
} as const;

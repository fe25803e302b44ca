// Texts of the screen after a game: the winner, the decisive turns, near misses, and suggestions.
import * as escalation from '../rulesets/escalation/messages.ts';

export const aftermath = {
  aftermath: {
    victory: 'The star is yours',
    defeat: '{name} takes the star',
    neutral: '{name} takes the star',
    shared: 'The star is shared',
    outcome: {
      you: 'You win, {first} to {second}, after {n} {n:turn|turns}.',
      they: '{name} wins, {first} to {second}, after {n} {n:turn|turns}.',
      shared: '{names} share it with {first} each, after {n} {n:turn|turns}.',
    },
    pillar:
      '{name}: {n} influence. {planets} from planets, {tokens} in tokens, {technologies} from technologies.',
    pillarShips: '{n} from a battlecruiser.',
    decided: 'What decided it',
    turned: 'Where it turned',
    noMoment: 'No single turn decided it: it was close all the way.',
    watchTurn: 'Watch turn {n}:',
    moments: {
      ...escalation.aftermath.moments,
      settle: { you: 'You settled {planet}', they: '{name} settled {planet}' },
      attack: { you: 'You attacked {planet}', they: '{name} attacked {planet}' },
      trade: { you: 'You traded for {n} influence', they: '{name} traded for {n} influence' },
      buy: { you: 'You took {card}', they: '{name} took {card}' },
      gain: { you: 'You gained influence', they: '{name} gained influence' },
    },
    standing: {
      lead: '+{n}: ahead for good',
      ahead: '+{n}: {k} ahead',
      level: '+{n}: tied for the lead',
      behind: '+{n}: still {k} behind',
    },
    tryNext: 'Next time',
    advice: {
      ...escalation.aftermath.advice,
      trades: {
        what: 'Follow Trade when you hold resources',
        why: 'You dissented from Trade {times} {times:time|times} with resources to trade: {n} influence.',
      },
      goods: {
        what: 'Trade before the end',
        why: 'You ended with {n} untraded {n:resource|resources}, worth one influence each.',
      },
      settle: {
        what: 'Watch what your planets need',
        why: '{planet} was {k} {k:colony|colonies} short: {n} more influence.',
      },
      ready: {
        what: 'Settle as soon as you can',
        why: '{planet} had all its colonies but was never settled: {n} more influence.',
      },
      attack: {
        what: 'Spend your fighters',
        why: 'You had enough to attack {planet}: {n} more influence.',
      },
      fighters: {
        what: 'Look for planets to attack',
        why: 'You had {n} fighters left and nothing to attack. Survey for more planets.',
      },
      dissents: {
        what: 'Follow more often',
        why: 'You dissented {n} of {of} times, {held} of them when you could have followed.',
      },
      remove: {
        what: 'Trim your deck',
        why: 'You removed no cards. With fewer cards, the good ones come back sooner.',
      },
      technology: {
        what: 'Take a technology',
        why: 'You took none. {name} got {n} influence from theirs.',
      },
    },
    nearly: {
      ...escalation.aftermath.nearly,
      planets: '{n} influence from planets',
      goods: '{n} untraded {n:resource|resources}',
      fighters: '{n} {n:fighter|fighters} left over',
      settle: '{planet} was {k} {k:colony|colonies} short: {n} more influence',
      ready: '{planet} only had to be settled: {n} more influence',
      attack: '{planet} only had to be attacked: {n} more influence',
    },
    playOn: 'Play on from turn {n}',
    share: 'Copy a link',
    picture: 'Share a picture',
    pictureFailed: 'The picture couldn’t be drawn. Try again.',
    numbers: 'All numbers',
    daily: 'Your daily result',
    challenge: 'Challenge a friend to this deal',
    compare: 'Compare with your friend',
  },
} as const;

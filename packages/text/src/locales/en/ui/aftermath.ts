// After a game: the winner, the decisive turns, near misses, and what to try next.
import * as escalation from '../rulesets/escalation/messages.ts';

export const aftermath = {
  aftermath: {
    victory: 'The star is yours',
    defeat: '{name} holds the star',
    neutral: 'The star goes to {name}',
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
    noMoment: 'No single turn decided it: it was close from the first to the last.',
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
      lead: '+{n}: in front from here to the end',
      ahead: '+{n}: {k} ahead',
      level: '+{n}: level with the first',
      behind: '+{n}: still {k} behind',
    },
    tryNext: 'Try next',
    advice: {
      ...escalation.aftermath.advice,
      trades: {
        what: 'Follow Trade when you hold resources',
        why: 'You dissented from Trade {times} {times:time|times} with resources to sell: {n} influence.',
      },
      goods: {
        what: 'Sell before the end',
        why: '{n} {n:resource was|resources were} left unsold, one influence each.',
      },
      settle: {
        what: 'Watch what a planet lacks',
        why: '{planet} was {k} {k:colony|colonies} short: {n} more.',
      },
      ready: {
        what: 'Settle as soon as you can',
        why: '{planet} had all its colonies and stayed dark: {n} more.',
      },
      attack: {
        what: 'Spend your fighters',
        why: 'You had enough to attack {planet}: {n} more.',
      },
      fighters: {
        what: 'Look for planets to attack',
        why: '{n} fighters were left without one. Survey finds them.',
      },
      dissents: {
        what: 'Follow more often',
        why: 'You dissented {n} of {of} times, {held} of them with symbols to spare.',
      },
      remove: {
        what: 'Trim your deck',
        why: 'You removed no card. With fewer cards the good ones come back sooner.',
      },
      technology: {
        what: 'Take a technology',
        why: 'You took none; {name} had {n} influence from theirs.',
      },
    },
    nearly: {
      ...escalation.aftermath.nearly,
      planets: '{n} influence from planets',
      goods: '{n} {n:resource|resources} unsold',
      fighters: '{n} {n:fighter|fighters} left over',
      settle: '{planet} was {k} {k:colony|colonies} short: {n} more',
      ready: '{planet} only had to be settled: {n} more',
      attack: '{planet} only had to be attacked: {n} more',
    },
    playOn: 'Play on from turn {n}',
    share: 'Copy a link',
    numbers: 'All numbers',
  },
} as const;

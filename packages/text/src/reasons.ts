// Sentences for the reasons why a bot prefers an option.
import type { ExpansionReason, Reason } from '@eminent/bots/reason';
import { type Locale, msg } from './language.ts';
import {
  cardLabel,
  cardName,
  planetAction,
  planetFacts,
  planetName,
  roleName,
  scenarioText,
  shipCount,
} from './card-texts.ts';

/** Returns the sentence for a reason. */
export function reasonText(locale: Locale, reason: Reason): string {
  switch (reason.kind) {
    case 'flips': {
      const { planet, influence } = reason;
      return planet === '?'
        ? msg(locale, 'reasons.flipsUnknown')
        : msg(locale, 'reasons.flips', { planet: planetName(planet), influence });
    }
    case 'cannot-follow': {
      const { role, seats, of } = reason;
      const values = { role: roleName(locale, role), seats, of };
      return seats === of
        ? msg(locale, 'reasons.noFollowers', { role: values.role })
        : msg(locale, 'reasons.cannotFollow', values);
    }
    case 'influence':
    case 'resources':
    case 'fighters':
    case 'draws':
    case 'removes':
      return msg(locale, `reasons.${reason.kind}`, { n: reason.n });
    case 'thinner':
    case 'action':
      return msg(locale, `reasons.${reason.kind}`, { card: cardName(locale, reason.card) });
    case 'ends-game': {
      const how = msg(locale, `reasons.ends.${reason.cause}`);
      return msg(locale, reason.ahead ? 'reasons.endsAhead' : 'reasons.endsBehind', { how });
    }
    case 'technology': {
      const { card, influence } = reason;
      return msg(locale, 'reasons.technology', { card: cardName(locale, card), influence });
    }
    case 'nearer':
      return reason.missing === 0
        ? msg(locale, `reasons.ready.${reason.role}`)
        : msg(locale, `reasons.nearer.${reason.role}`, { missing: reason.missing });
    case 'needs-planets':
      return msg(locale, 'reasons.needsPlanets');
    case 'cards':
      return msg(locale, 'reasons.cards');
    case 'costs': {
      const { colonies, ship, ships: n } = reason;
      const ships = shipCount(locale, ship, n);
      if (colonies === undefined) return msg(locale, 'reasons.costsShips', { ships });
      return ship === 'fighter'
        ? msg(locale, 'reasons.costs', { colonies, fighters: n })
        : msg(locale, 'reasons.costsShipsOrColonies', { colonies, ships });
    }
    case 'symbols': {
      const { role, n } = reason;
      return msg(locale, 'reasons.symbols', { role: roleName(locale, role), n });
    }
    case 'gains-card':
      return msg(locale, 'reasons.gainsCard', { card: cardName(locale, reason.card) });
    case 'makes-room':
      return msg(locale, 'reasons.makesRoom', { card: cardName(locale, reason.card) });
    case 'spends-nothing':
      return msg(locale, 'reasons.spendsNothing');
    case 'deck':
      return msg(locale, 'reasons.deck', { n: reason.left });
    case 'role-first':
      return msg(locale, 'reasons.roleFirst');
    case 'keeps-symbols': {
      const { role, n } = reason;
      return msg(locale, 'reasons.keepsSymbols', { role: roleName(locale, role), n });
    }
    case 'other-followed': {
      const { role, most } = reason;
      return msg(locale, 'reasons.otherFollowed', { role: roleName(locale, role), most });
    }
    case 'other-ends':
      return msg(locale, 'reasons.otherEnds', { role: roleName(locale, reason.role) });
    case 'playing-on':
      return msg(locale, 'reasons.playingOn');
    case 'better':
      return msg(locale, 'reasons.better', { points: reason.points });
    case 'more-points':
      return msg(locale, 'reasons.morePoints', { n: reason.points });
    default:
      return expansionReasonText(locale, reason);
  }
}

function expansionReasonText(locale: Locale, reason: ExpansionReason): string {
  switch (reason.kind) {
    case 'builds':
    case 'pays': {
      const ships = shipCount(locale, reason.ship, reason.n);
      return msg(locale, `reasons.${reason.kind}`, { ships });
    }
    case 'battlecruiser':
    case 'spends-battlecruiser':
    case 'owner-gains':
      return msg(locale, `reasons.${reason.kind}`, { influence: reason.influence });
    case 'follows-as':
      return msg(locale, 'reasons.follows-as', { role: roleName(locale, reason.role) });
    case 'takes-planet': {
      const { planet, influence } = reason;
      return planet === '?'
        ? msg(locale, 'reasons.takes-unknown-planet')
        : msg(locale, 'reasons.takes-planet', { planet: planetName(planet), influence });
    }
    case 'takes-away': {
      const { card, influence } = reason;
      return msg(locale, 'reasons.takes-away', { card: cardLabel(locale, card), influence });
    }
    case 'card-on-top':
      return msg(locale, 'reasons.card-on-top', { card: cardLabel(locale, reason.card) });
    case 'planet-on-top':
      return msg(locale, 'reasons.planet-on-top', { planet: planetName(reason.planet) });
    case 'planet-action': {
      const planet = planetName(reason.planet);
      const text = planetAction(locale, reason.planet) ?? '';
      return msg(locale, 'reasons.planet-action', { planet, text });
    }
    case 'start-planet': {
      const { planet } = reason;
      const facts = planetFacts(locale, planet);
      return msg(locale, 'reasons.start-planet', { planet: planetName(planet), facts });
    }
    case 'scenario':
      return scenarioText(locale, reason.scenario);
    default:
      return msg(locale, `reasons.${reason.kind}`);
  }
}

// Texts of questions and of the options that answer them.
import {
  cardAt,
  type Decision,
  findPlanet,
  kindOf,
  type OptionInfo,
  planetAt,
  type PlanetView,
  SHIP_PLACE,
  type View,
} from '@eminent/engine';
import { seatName } from './events.ts';
import { type Locale, msg, dynamicMessage } from './language.ts';
import {
  actionWords,
  backLabel,
  cardLabel,
  cardName,
  planetAction,
  planetName,
  planetTypeName,
  resourceName,
  roleName,
  scenarioName,
  shipCount,
  shipName,
} from './card-texts.ts';

export interface DecisionContext {
  readonly decision: Decision;
  /** The view of the deciding seat. */
  readonly view: View;
  /** Player names by seat. */
  readonly names: readonly string[];
  /** Options selected but not sent. The numbers in `decision` do not include them. */
  readonly selected?: number;
}

/** Returns the question that a decision asks. */
export function decisionText(locale: Locale, context: DecisionContext): string {
  const { decision, view, names, selected = 0 } = context;
  const role = decision.role === undefined ? '' : roleName(locale, decision.role);
  const card = decision.card === undefined ? '' : cardLabel(locale, decision.card);
  switch (decision.step) {
    case 'terraform':
    case 'tuck-this':
      return msg(locale, `decisions.${decision.step}`, { card });
    case 'action':
      return msg(locale, `decisions.${decision.actionsPlayed > 0 ? 'actionAgain' : 'action'}`);
    case 'boost': {
      const key = decision.seat === view.leader ? 'boostLead' : 'boostFollow';
      return msg(locale, `decisions.${key}`, { role, n: decision.symbols });
    }
    case 'follow-or-dissent': {
      const name = seatName({ names }, view.leader);
      return msg(locale, 'decisions.follow-or-dissent', { name, role });
    }
    case 'discard':
      return decision.excess > 0
        ? msg(locale, 'decisions.discardMust', { n: decision.excess })
        : msg(locale, 'decisions.discard');
    case 'muster':
      return msg(locale, 'decisions.muster', { n: decision.fighters });
    case 'colonize-or-settle':
    case 'colony-or-settle':
      return decision.card === undefined
        ? msg(locale, 'decisions.settleOnly')
        : msg(locale, 'decisions.colonyOrSettle', { card });
    case 'tuck':
      return decision.several
        ? msg(locale, 'decisions.tuckSome', { n: decision.cardsAlike, card })
        : msg(locale, 'decisions.tuck', { card });
    case 'produce':
      return questionWithLimit(locale, 'produce', decision.resourcesLeft, selected);
    case 'trade':
      return questionWithLimit(locale, 'trade', decision.tradesLeft, selected);
    case 'buy-technology':
      return msg(locale, 'decisions.buy-technology', { n: decision.symbols });
    case 'attack':
      // For a single attack, the question contains no number.
      return questionWithLimit(
        locale,
        'attack',
        decision.attacksLeft === 1 ? 0 : decision.attacksLeft,
        selected,
      );
    case 'remove':
      return decision.removalsLeft === undefined
        ? msg(locale, 'decisions.removeAny')
        : questionWithLimit(locale, 'remove', decision.removalsLeft, selected);
    case 'take':
      return decision.takesLeft === 1
        ? msg(locale, 'decisions.take')
        : msg(locale, 'decisions.takeSome', { n: decision.takesLeft });
    case 'choose-deck':
      return msg(locale, 'decisions.choose-deck', { n: decision.cardsLookedAt });
    case 'pay-ships':
      return msg(locale, 'decisions.pay-ships', {
        ships: shipCount(locale, decision.ship, decision.shipsLeft),
      });
    default:
      return msg(locale, `decisions.${decision.step}`);
  }
}

/** Adds to a question how many options can still be selected, unless `n` is 0. */
function questionWithLimit(
  locale: Locale,
  step: 'produce' | 'trade' | 'attack' | 'remove',
  n: number,
  selected: number,
): string {
  const question = msg(locale, `decisions.${step}`);
  if (n === 0) return question;
  const more = step === 'remove' ? 'decisions.removeMore' : 'decisions.more';
  return `${question} ${msg(locale, selected > 0 ? more : 'decisions.upTo', { n })}`;
}

/** Returns the label of an option. */
export function optionText(locale: Locale, option: OptionInfo, context: DecisionContext): string {
  const { decision, view } = context;
  switch (option.kind) {
    case 'done':
      return doneText(locale, context);
    case 'dissent':
      return option.influence === undefined
        ? msg(locale, 'options.dissent', { n: option.draws })
        : msg(locale, 'options.dissentInPeace', { n: option.draws, k: option.influence });
    case 'follow':
      return msg(locale, 'options.follow', { role: roleName(locale, decision.role ?? 'survey') });
    case 'role-first':
    case 'trade-fighter':
      return msg(locale, `options.${option.kind}`);
    case 'collect':
      return msg(locale, 'options.collect', { n: option.fighters });
    case 'remove-this':
      return msg(locale, 'options.remove-self', { card: cardLabel(locale, option.card) });
    case 'lead':
      return leadText(locale, option.role, view);
    case 'name':
      return msg(locale, 'options.name-resource', {
        resource: resourceName(locale, option.resource),
      });
    case 'deck':
      return msg(locale, 'options.deck', { deck: planetTypeName(locale, option.deck) });
    case 'keep': {
      const planet =
        option.planet === '?' ? backLabel(locale, option.back) : planetName(option.planet);
      return msg(locale, 'options.keep', { planet });
    }
    case 'play':
    case 'boost':
    case 'discard':
    case 'remove':
    case 'remove-discarded':
    case 'buy':
    case 'take':
      return msg(locale, `options.${option.kind}`, { card: cardLabel(locale, option.card) });
    case 'attack':
    case 'settle':
    case 'tuck':
    case 'produce':
    case 'trade':
      return planetOptionText(locale, option, context);
    default:
      return expansionOptionText(locale, option, context);
  }
}

/** Like `optionText`, but shorter for some options: "Lead Colonize". */
export function moveText(locale: Locale, option: OptionInfo, context: DecisionContext): string {
  switch (option.kind) {
    case 'lead':
      return msg(locale, 'options.moves.lead', { role: roleName(locale, option.role) });
    case 'dissent':
      return msg(locale, 'options.moves.dissent');
    case 'use-planet':
      return msg(locale, 'options.moves.use', { what: planetName(option.planet) });
    case 'use-card':
      return msg(locale, 'options.moves.use', { what: cardLabel(locale, option.card) });
    default:
      return optionText(locale, option, context);
  }
}

type PlanetOption = Extract<
  OptionInfo,
  { readonly kind: 'attack' | 'settle' | 'tuck' | 'produce' | 'trade' }
>;

/** Throws a RangeError for an option that is not from Escalation. */
function expansionOptionText(locale: Locale, option: OptionInfo, context: DecisionContext): string {
  const { decision, view, names } = context;
  switch (option.kind) {
    case 'use-fleet': {
      const isImproved = view.players[decision.seat]?.fleet === 'improved';
      const what = option.action === 2 ? 'battlecruiser' : isImproved ? 'improved' : 'basic';
      return msg(locale, `options.use-fleet.${what}`);
    }
    case 'use-planet':
      return msg(locale, 'options.use-planet', {
        planet: planetName(option.planet),
        text: planetAction(locale, option.planet) ?? '',
      });
    case 'use-card':
      return msg(locale, 'options.use-card', {
        card: cardLabel(locale, option.card),
        text: actionWords(locale, cardAt(kindOf(option.card)).action),
      });
    case 'buy-with-ships':
      return msg(locale, 'options.buy-with-ships', {
        card: cardLabel(locale, option.card),
        ships: shipPrice(locale, option.card),
      });
    case 'spend-card':
      return spendCardText(locale, decision, option.card);
    case 'move-colony':
      return msg(locale, 'options.move-colony', {
        card: cardLabel(locale, option.card),
        from: colonyPlaceName(locale, view, decision.seat, option.from),
      });
    case 'attack-with-battlecruiser':
    case 'recon-planet':
    case 'start-planet':
      return msg(locale, `options.${option.kind}`, { planet: planetName(option.planet) });
    case 'sell-card':
    case 'add-colony':
    case 'recon-card':
      return msg(locale, `options.${option.kind}`, { card: cardLabel(locale, option.card) });
    case 'upgrade':
      return msg(locale, `options.upgrade-${option.ships ? 'ships' : 'symbols'}`);
    case 'follow-other':
      return msg(locale, 'options.follow-other', { role: roleName(locale, option.role) });
    case 'more-role':
    case 'keep-two':
    case 'spend-fighter':
    case 'sell-fighter':
    case 'build':
      return msg(locale, `options.${option.kind}`);
    case 'spend-resource':
    case 'sell-resource':
      return msg(locale, `options.${option.kind}`, {
        resource: resourceName(locale, option.resource),
        planet: resourcePlaceName(locale, option.planet),
      });
    case 'trade-card':
      return msg(locale, 'options.trade-card', {
        card: cardLabel(locale, option.card),
        goods:
          option.as === 'fighter' ? shipName(locale, 'fighter') : resourceName(locale, option.as),
      });
    case 'annex':
    case 'annex-with-battlecruiser':
    case 'take-over':
      return captureText(locale, option, context);
    case 'remove-permanent':
    case 'break-fleet': {
      const card = option.kind === 'break-fleet' ? {} : { card: cardLabel(locale, option.card) };
      return option.owner === decision.seat
        ? dynamicMessage(locale, `options.${option.kind}.own`, card)
        : dynamicMessage(locale, `options.${option.kind}.other`, {
            ...card,
            owner: seatName({ names }, option.owner),
          });
    }
    case 'scenario':
      return msg(locale, 'options.scenario', { scenario: scenarioName(locale, option.scenario) });
    default:
      throw new RangeError(`no words for ${option.kind}`);
  }
}

type CaptureOption = Extract<
  OptionInfo,
  { readonly kind: 'annex' | 'annex-with-battlecruiser' | 'take-over' }
>;

function captureText(
  locale: Locale,
  option: CaptureOption,
  { view, names }: DecisionContext,
): string {
  const seen = view.players[option.owner]?.planets[option.at];
  const words = {
    planet: planetNameOrBack(locale, option.planet, seen),
    owner: seatName({ names }, option.owner),
  };
  switch (option.kind) {
    case 'annex': {
      const { warfareShip = 'fighter', warfareCost } = option.back;
      const n = option.price ?? warfareCost;
      return msg(locale, 'options.annex', { ...words, ships: shipCount(locale, warfareShip, n) });
    }
    case 'take-over': {
      const index = findPlanet(option.planet);
      const n = index === undefined ? 0 : planetAt(index).influence;
      return msg(locale, 'options.take-over', {
        ...words,
        ships: shipCount(locale, 'fighter', n),
      });
    }
    case 'annex-with-battlecruiser':
      return msg(locale, 'options.annex-with-battlecruiser', words);
  }
}

/** Returns the ship cost of a technology, such as "2 destroyers", or an empty text. */
export function shipPrice(locale: Locale, card: string): string {
  const def = cardAt(kindOf(card));
  const cost = def.family === 'technology' ? def.shipCost : undefined;
  return cost === undefined ? '' : shipCount(locale, cost.ship, cost.n);
}

function spendCardText(locale: Locale, decision: Decision, id: string): string {
  const card = cardLabel(locale, id);
  if (decision.step !== 'pay-ships') return msg(locale, 'options.spend-card-symbol', { card });
  const def = cardAt(kindOf(id));
  const icons = def.family === 'technology' ? (def.shipIcons ?? []) : [];
  const n = icons.filter((ship) => ship === decision.ship).length;
  return msg(locale, 'options.spend-card', { card, ships: shipCount(locale, decision.ship, n) });
}

/** `at` is a planet index, or SHIP_PLACE for the Colony Ship. */
function colonyPlaceName(locale: Locale, view: View, seat: number, at: number): string {
  const seen = view.players[seat]?.planets[at];
  return seen === undefined
    ? msg(locale, 'piece.ship')
    : planetNameOrBack(locale, seen.planet ?? '?', seen);
}

/** `place` is a planet, or a permanent with resource slots. */
function resourcePlaceName(locale: Locale, place: string): string {
  return findPlanet(place) === undefined ? cardName(locale, place) : planetName(place);
}

function planetOptionText(
  locale: Locale,
  option: PlanetOption,
  { decision, view }: DecisionContext,
): string {
  const seen = view.players[decision.seat]?.planets[option.at];
  const planet = planetNameOrBack(locale, option.planet, seen);
  switch (option.kind) {
    case 'attack':
      return seen?.warfareShip === undefined
        ? msg(locale, 'options.attack', { planet, n: seen?.attack?.need ?? 0 })
        : msg(locale, 'options.attackWith', {
            planet,
            ships: shipCount(locale, seen.warfareShip, seen.attack?.need ?? 0),
          });
    case 'settle':
      return msg(locale, 'options.settle', { planet });
    case 'tuck': {
      const card = cardLabel(locale, tuckedCard(decision));
      return option.at === SHIP_PLACE
        ? msg(locale, 'options.aboard', { card })
        : msg(locale, 'options.tuck', { card, planet });
    }
    case 'produce':
    case 'trade':
      return msg(locale, `options.${option.kind}`, {
        resource: resourceName(locale, option.resource),
        planet,
      });
  }
}

/** Returns the card that a decision tucks as a colony. */
export function tuckedCard({ card, role }: Decision): string {
  return card ?? role ?? 'colonize';
}

/** The id `?` means that the front is unknown. */
function planetNameOrBack(locale: Locale, planet: string, seen: PlanetView | undefined): string {
  if (planet !== '?') return resourcePlaceName(locale, planet);
  return seen === undefined ? msg(locale, 'piece.somePlanet') : backLabel(locale, seen);
}

function leadText(locale: Locale, role: Parameters<typeof roleName>[1], view: View): string {
  const stack = view.stackOf[role];
  const left = view.stacks[stack] ?? 0;
  const name = roleName(locale, role);
  return left === 0
    ? msg(locale, 'options.leadEmpty', { role: name })
    : msg(locale, 'options.lead', { role: name, n: left - 1 });
}

function doneText(locale: Locale, { decision, view }: DecisionContext): string {
  switch (decision.step) {
    case 'action':
      return msg(locale, `options.done.${decision.actionsPlayed > 0 ? 'actionAgain' : 'action'}`);
    case 'boost': {
      const key = decision.seat === view.leader ? 'boostLead' : 'boostFollow';
      return msg(locale, `options.done.${key}`, { n: decision.symbols });
    }
    case 'colonize-or-settle':
      return msg(locale, 'options.done.settle');
    case 'remove-anywhere':
      return msg(locale, 'options.done.remove');
    case 'discard':
    case 'produce':
    case 'trade':
    case 'buy-technology':
    case 'settle':
    case 'attack':
    case 'remove':
    case 'settle-or-gather':
    case 'redistribute':
    case 'build':
    case 'survey-depth':
    case 'one-more-role':
    case 'pay-ships':
    case 'annex':
    case 'produce-or-trade':
      return msg(locale, `options.done.${decision.step}`);
    default:
      throw new RangeError(`step ${decision.step} cannot be declined`);
  }
}

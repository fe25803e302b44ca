// Button labels that describe the result of an answer in one short sentence.
import {
  BATTLECRUISER_POINTS,
  cardAt,
  type Decision,
  type Effect,
  kindOf,
  type OptionInfo,
  outcomeWith,
  planetAt,
  planetOf,
  type PlanetView,
  type PlayerView,
  type RoleOutcome,
  type RolePreview,
  type Ship,
  type View,
} from '@eminent/engine';
import { type DecisionContext, optionText, shipPrice, tuckedCard } from './decisions.ts';
import { eitherText, hasMessage, listText, type Locale, msg, dynamicMessage } from './language.ts';
import {
  cardLabel,
  planetLabel,
  planetName,
  roleName,
  shipCount,
  shortCardText,
} from './card-texts.ts';

/** What a player has selected but not sent. */
export interface PendingAnswer {
  /** One option, or several if the question allows. Empty to finish such a question. */
  readonly options: readonly OptionInfo[];
  /** Ids of hand cards that will boost the role. */
  readonly boosts: readonly string[];
  /** Index of the planet that the role will settle or attack. */
  readonly target?: number;
  /** The player prefers fighters or colonies although the role could attack or settle. */
  readonly gathers?: boolean;
}

type PlanetOption = Extract<OptionInfo, { readonly at: number }>;

/** Returns the label for an answer, with its result if one can be given. */
export function outcomeText(
  locale: Locale,
  context: DecisionContext,
  intended: PendingAnswer,
): string {
  const [first] = intended.options;
  if (context.decision.several) return severalText(locale, context, intended);
  if (first === undefined) return msg(locale, 'outcomes.chooseFirst');
  switch (first.kind) {
    case 'lead':
    case 'follow':
      return roleOutcomeText(locale, context.view, first, intended);
    case 'dissent':
      return first.influence === undefined
        ? msg(locale, 'outcomes.dissent', { n: first.draws })
        : msg(locale, 'outcomes.dissentInPeace', { n: first.draws, k: first.influence });
    case 'settle':
    case 'attack':
    case 'tuck':
      return onPlanetText(locale, context, first);
    case 'keep':
      return first.planet === '?'
        ? optionText(locale, first, context)
        : msg(locale, 'outcomes.keep', {
            planet: planetName(first.planet),
            n: planetAt(planetOf(first.planet)).influence,
          });
    case 'play':
      return actionText(locale, context, first.card);
    case 'use-card': {
      // A short message, if there is one, makes the action bar cover less of the table.
      const key = `outcomes.uses.${first.card}`;
      return hasMessage(key) ? dynamicMessage(locale, key, {}) : optionText(locale, first, context);
    }
    case 'attack-with-battlecruiser':
    case 'annex-with-battlecruiser':
    case 'take-over':
      return withBattlecruiserText(locale, context, first);
    case 'buy-with-ships':
      return forShipsText(locale, context.view, first.card);
    case 'buy': {
      const def = cardAt(kindOf(first.card));
      const n = def.family === 'technology' ? def.influence : 0;
      const card = cardLabel(locale, first.card);
      return n === 0
        ? optionText(locale, first, context)
        : msg(locale, 'outcomes.take', { card, n });
    }
    default:
      return optionText(locale, first, context);
  }
}

/** Returns the preview of the role that an option leads or follows, otherwise undefined. */
export function previewOf(view: View, option: OptionInfo | undefined): RolePreview | undefined {
  if (option?.kind !== 'lead' && option?.kind !== 'follow') return undefined;
  return view.previews?.find(({ role }) => option.kind === 'follow' || role === option.role);
}

/** Returns the indexes of the planets that a role could settle or attack at once. */
export function conquests({ yields }: RolePreview): readonly number[] {
  if (yields.does === 'add-colonies') return yields.settleNow;
  return yields.does === 'collect-fighters' ? yields.attackNow : [];
}

/** Returns the symbols of a role if it is boosted with these hand cards. */
export function symbolsWith(view: View, preview: RolePreview, boosts: readonly string[]): number {
  const worth = viewerOf(view)?.handSymbols ?? {};
  const { taken, bonus, empire } = preview;
  return boosts.reduce(
    (sum, card) => sum + (worth[card]?.[preview.role] ?? 0),
    taken + bonus + empire,
  );
}

/** The player whose view it is. Undefined for spectators. */
function viewerOf({ players, seat = -1 }: View): PlayerView | undefined {
  return players[seat];
}

function roleOutcomeText(
  locale: Locale,
  view: View,
  option: OptionInfo,
  { boosts, target, gathers = false }: PendingAnswer,
): string {
  const preview = previewOf(view, option);
  if (preview === undefined) return '';
  const role = roleName(locale, preview.role);
  const n = symbolsWith(view, preview, boosts);
  // Without symbols there is no result yet. The player must still select hand cards.
  if (option.kind === 'follow' && n === 0) return msg(locale, 'options.follow', { role });
  const outcome = outcomeWith(view, preview, n);
  if (target !== undefined) {
    const what = conquestText(locale, view, viewerOf(view)?.planets[target], outcome.does);
    return msg(locale, 'outcomes.leadPlain', { role, what });
  }
  const gathered = roleResultText(locale, view, outcome);
  // A role with boosts always collects.
  const conquest = gathers || boosts.length > 0 ? undefined : conquestsText(locale, view, preview);
  const what =
    conquest === undefined
      ? gathered
      : msg(locale, 'outcomes.either', { what: gathered, other: conquest });
  return option.kind === 'follow'
    ? msg(locale, 'outcomes.follow', { n, what })
    : msg(locale, 'outcomes.lead', { role, n, what });
}

function conquestsText(locale: Locale, view: View, preview: RolePreview): string | undefined {
  const planets = viewerOf(view)?.planets ?? [];
  const winnable = conquests(preview).map((at) => planets[at]);
  return oneOfText(locale, view, winnable, preview.yields.does);
}

/** Undefined if there are no planets. */
function oneOfText(
  locale: Locale,
  view: View,
  planets: readonly (PlanetView | undefined)[],
  does: RoleOutcome['does'],
): string | undefined {
  const n = planets.length;
  if (n === 0) return undefined;
  if (n === 1) return conquestText(locale, view, planets[0], does);
  return msg(locale, does === 'add-colonies' ? 'outcomes.settlesOne' : 'outcomes.attacksOne', {
    n,
  });
}

/** Settling if `does` is `add-colonies`, otherwise attacking, with the points won. */
function conquestText(
  locale: Locale,
  view: View,
  seen: PlanetView | undefined,
  does: RoleOutcome['does'],
): string {
  const planet = planetLabel(locale, seen);
  const what =
    does === 'add-colonies'
      ? msg(locale, 'outcomes.settles', { planet })
      : msg(locale, 'outcomes.attacks', { planet });
  const worth = influenceOf(seen);
  if (worth === undefined) return what;
  const lost = does === 'add-colonies' ? 0 : lostPoints(view, seen?.warfareShip);
  return msg(locale, 'outcomes.scores', { what, n: worth - lost });
}

function influenceOf(seen: PlanetView | undefined): number | undefined {
  return seen?.planet === undefined ? undefined : planetAt(planetOf(seen.planet)).influence;
}

function roleResultText(locale: Locale, view: View, outcome: RoleOutcome): string {
  switch (outcome.does) {
    case 'look-at-planets':
      return lookText(locale, outcome.planets);
    case 'collect-fighters':
      return gatheredText(locale, view, 'fighters', outcome.fighters, outcome.attackThen);
    case 'add-colonies':
      return gatheredText(locale, view, 'colonies', outcome.colonies, outcome.settleThen);
    case 'produce':
      return amountText(locale, 'resources', outcome.resources);
    case 'trade':
      return amountText(locale, tradesMore(view) ? 'tradesMore' : 'trades', outcome.trades);
    case 'take-technology':
      return purchaseText(locale, outcome);
    case 'look-at-technologies':
      return amountText(locale, 'lookTechnologies', outcome.cards);
  }
}

function lookText(locale: Locale, n: number): string {
  if (n === 1) return msg(locale, 'outcomes.lookOne');
  return n === 0 ? msg(locale, 'outcomes.nothing') : msg(locale, 'outcomes.look', { n });
}

function amountText(
  locale: Locale,
  key: 'resources' | 'trades' | 'tradesMore' | 'lookTechnologies' | 'fighters' | 'colonies',
  n: number,
): string {
  return n === 0 ? msg(locale, 'outcomes.nothing') : msg(locale, `outcomes.${key}`, { n });
}

/** Also names the planets that can be won with these fighters or colonies but not without. */
function gatheredText(
  locale: Locale,
  view: View,
  key: 'fighters' | 'colonies',
  n: number,
  places: readonly number[],
): string {
  const what = amountText(locale, key, n);
  const planets = viewerOf(view)?.planets ?? [];
  const price = key === 'fighters' ? 'attack' : 'settle';
  const names = places.flatMap((at) => {
    const seen = planets[at];
    return seen !== undefined && (seen[price]?.missing ?? 0) > 0 ? [planetLabel(locale, seen)] : [];
  });
  if (n === 0 || names.length === 0) return what;
  return msg(locale, 'outcomes.enoughFor', { what, list: eitherText(locale, names) });
}

/** Describes only the first effect of the Action. */
function actionText(locale: Locale, context: DecisionContext, id: string): string {
  const [effect] = cardAt(kindOf(id)).action;
  const card = cardLabel(locale, id);
  const plain = msg(locale, 'options.play', { card });
  if (effect === undefined) return plain;
  const what = effectText(locale, context.view, effect, id);
  return what === undefined ? plain : msg(locale, 'outcomes.play', { card, what });
}

function effectText(locale: Locale, view: View, effect: Effect, card: string): string | undefined {
  switch (effect.op) {
    case 'draw':
      return msg(locale, 'outcomes.draws', { n: effect.n });
    case 'fighters':
      return amountText(locale, 'fighters', effect.n);
    case 'fighters-or-attack':
      return winOrCollectText(locale, view, 'attack', amountText(locale, 'fighters', effect.n));
    case 'attack':
      return winnableText(locale, view, 'attack');
    case 'colony-or-settle':
      return winOrCollectText(locale, view, 'settle', amountText(locale, 'colonies', 1));
    case 'settle':
      return winnableText(locale, view, 'settle');
    case 'colony':
      return amountText(locale, 'colonies', 1);
    case 'remove':
      return msg(locale, 'outcomes.removes', { n: effect.n });
    case 'take':
      return msg(locale, 'outcomes.takes', { n: effect.n });
    case 'influence':
      return msg(locale, 'outcomes.gains', { n: effect.n });
    case 'produce':
      return msg(locale, 'outcomes.produces', { n: effect.n });
    case 'trade':
      return msg(locale, 'outcomes.trading', { n: effect.n });
    case 'produce-or-trade':
      return msg(locale, 'outcomes.producesOrTrades');
    default:
      return firstOfShortText(locale, card);
  }
}

/** The first sentence of a card's short text, without initial capital and period. */
function firstOfShortText(locale: Locale, card: string): string {
  const [first = ''] = shortCardText(locale, card).split(/\.(?:\s|$)/);
  return `${first.charAt(0).toLocaleLowerCase(locale)}${first.slice(1)}`;
}

/** Names the planet that the player can win now, or says how many. Undefined if none. */
function winnableText(locale: Locale, view: View, price: 'attack' | 'settle'): string | undefined {
  const planets = (viewerOf(view)?.planets ?? []).filter(
    (planet) => !planet.up && planet[price]?.missing === 0,
  );
  const does = price === 'attack' ? 'collect-fighters' : 'add-colonies';
  return oneOfText(locale, view, planets, does);
}

/** The result of an Action that wins a planet or collects (`gathered`). */
function winOrCollectText(
  locale: Locale,
  view: View,
  price: 'attack' | 'settle',
  gathered: string,
): string {
  const what = winnableText(locale, view, price);
  return what === undefined ? gathered : msg(locale, 'outcomes.either', { what, other: gathered });
}

type Purchases = Extract<RoleOutcome, { readonly does: 'take-technology' }>;

function purchaseText(locale: Locale, { technologies, forShips = [], upgrade }: Purchases): string {
  const cards = [...technologies, ...forShips.filter((card) => !technologies.includes(card))];
  if (upgrade === undefined) return technologyText(locale, cards);
  const fleet = msg(locale, 'outcomes.upgrade');
  if (cards.length === 0) return fleet;
  return msg(locale, 'outcomes.orUpgrade', { what: technologyText(locale, cards), fleet });
}

function technologyText(locale: Locale, cards: readonly string[]): string {
  const [only] = cards;
  if (only === undefined) return msg(locale, 'outcomes.noTechnology');
  return cards.length === 1
    ? msg(locale, 'outcomes.technology', { card: cardLabel(locale, only) })
    : msg(locale, 'outcomes.technologies', { n: cards.length });
}

/** Whether the card played for its Action this turn may give more influence for trades. */
function tradesMore({ acted }: View): boolean {
  if (acted === undefined) return false;
  const { action } = cardAt(kindOf(acted));
  return action.some(({ op }) => op === 'specialize' || op === 'turn-effect');
}

/** Attacking, settling or tucking, with points or colonies still missing. */
function onPlanetText(locale: Locale, context: DecisionContext, option: PlanetOption): string {
  const { decision, view } = context;
  const seen = viewerOf(view)?.planets[option.at];
  const planet = planetLabel(locale, seen);
  const n = influenceOf(seen);
  if (option.kind === 'tuck') {
    const card = cardLabel(locale, tuckedCard(decision));
    const cost = seen?.settle;
    const added = colonyWorth(view, tuckedCard(decision));
    if (cost === undefined || (decision.step !== 'tuck' && decision.step !== 'colonize-or-settle'))
      return optionText(locale, option, context);
    if (cost.missing <= 0) return msg(locale, 'outcomes.tuckSurplus', { card, planet });
    return cost.missing <= added
      ? msg(locale, 'outcomes.tuckEnough', { card, planet })
      : msg(locale, 'outcomes.tuck', { card, planet, have: cost.have + added, need: cost.need });
  }
  if (n === undefined) return optionText(locale, option, context);
  if (option.kind === 'settle') return msg(locale, 'outcomes.settle', { planet, n });
  const need = seen?.attack?.need ?? 0;
  if (seen?.warfareShip === undefined) {
    return msg(locale, 'outcomes.attack', { planet, n, fighters: need });
  }
  const ships = shipCount(locale, seen.warfareShip, need);
  const scores = n - lostPoints(view, seen.warfareShip);
  return msg(locale, 'outcomes.attackWith', { planet, n: scores, ships });
}

/** Points lost by paying with the battlecruiser token. 0 if a hand card can pay. */
function lostPoints(view: View, ship: Ship | undefined): number {
  const me = viewerOf(view);
  if (ship !== 'battlecruiser' || (me?.ships?.battlecruiser ?? 0) === 0) return 0;
  const canPayByCard = (me?.hand ?? []).some((card) => {
    const def = cardAt(kindOf(card));
    return def.family === 'technology' && (def.shipIcons ?? []).includes('battlecruiser');
  });
  return canPayByCard ? 0 : BATTLECRUISER_POINTS;
}

/** Includes the points lost with the battlecruiser. */
function withBattlecruiserText(
  locale: Locale,
  context: DecisionContext,
  option: OptionInfo,
): string {
  const what = optionText(locale, option, context);
  const lost = lostPoints(context.view, 'battlecruiser');
  if (option.kind === 'attack-with-battlecruiser') {
    const n = planetAt(planetOf(option.planet)).influence;
    return lost === 0
      ? msg(locale, 'outcomes.scores', { what, n })
      : msg(locale, 'outcomes.forBattlecruiser', { planet: planetName(option.planet), n, lost });
  }
  return lost === 0 ? what : msg(locale, 'outcomes.losesBattlecruiser', { what, lost });
}

/** The colonies that a card counts as (RULES R-COL1). */
function colonyWorth(view: View, card: string): number {
  const known = viewerOf(view)?.handSymbols?.[card]?.colonize;
  return known ?? cardAt(kindOf(card)).symbols.filter((symbol) => symbol === 'colonize').length;
}

/** The result of all options selected together, or of finishing if none is selected. */
function severalText(locale: Locale, context: DecisionContext, { options }: PendingAnswer): string {
  const { decision, view } = context;
  const n = options.length;
  const done = decision.options.find(({ kind }) => kind === 'done');
  switch (decision.step) {
    case 'boost':
      return boostText(locale, context, options);
    case 'discard':
      return discardText(locale, view, n);
    case 'remove':
      return n === 0 ? msg(locale, 'outcomes.removeNone') : msg(locale, 'outcomes.remove', { n });
    case 'take': {
      const cards = options.flatMap((one) => ('card' in one ? [cardLabel(locale, one.card)] : []));
      if (n > 0) return msg(locale, 'outcomes.takeCards', { list: listText(locale, cards) });
      break;
    }
    case 'produce':
      if (n > 0) return msg(locale, 'outcomes.produce', { n });
      break;
    case 'trade':
      if (n > 0) return msg(locale, `outcomes.${tradesMore(view) ? 'tradeMore' : 'trade'}`, { n });
      break;
    case 'pay-ships':
      if (n > 0 || done !== undefined) return payText(locale, decision, n);
      break;
    case 'tuck': {
      const planets = viewerOf(view)?.planets ?? [];
      const places = options.flatMap((one) => ('at' in one ? [one.at] : []));
      const names = [...new Set(places)].map((at) => planetLabel(locale, planets[at]));
      if (n > 0) return msg(locale, 'outcomes.tuckAll', { n, list: listText(locale, names) });
      break;
    }
    default:
      break;
  }
  if (n > 0) return msg(locale, 'outcomes.chosen', { n });
  return done === undefined
    ? msg(locale, 'outcomes.chooseFirst')
    : optionText(locale, done, context);
}

function payText(
  locale: Locale,
  { ship, shipsLeft }: Extract<Decision, { readonly step: 'pay-ships' }>,
  n: number,
): string {
  return n === 0
    ? msg(locale, 'outcomes.payAll', { ships: shipCount(locale, ship, shipsLeft) })
    : msg(locale, 'outcomes.payCards', { n });
}

/** The points are those of the technology minus those lost with a battlecruiser. */
function forShipsText(locale: Locale, view: View, id: string): string {
  const def = cardAt(kindOf(id));
  if (def.family !== 'technology') return '';
  const n = def.influence - lostPoints(view, def.shipCost?.ship);
  const card = cardLabel(locale, id);
  const ships = shipPrice(locale, id);
  return n === 0
    ? msg(locale, 'outcomes.takeFor', { card, ships })
    : msg(locale, 'outcomes.takeForScores', { card, ships, n });
}

/** Returns the symbols that an option adds to a role. */
export function symbolsAdded(option: OptionInfo): number {
  switch (option.kind) {
    case 'boost':
      return option.symbols;
    case 'spend-fighter':
    case 'spend-resource':
      return 1;
    case 'spend-card': {
      const def = cardAt(kindOf(option.card));
      return Math.max(1, def.family === 'technology' ? (def.shipIcons ?? []).length : 0);
    }
    default:
      return 0;
  }
}

function boostText(
  locale: Locale,
  { decision, view }: DecisionContext,
  options: readonly OptionInfo[],
): string {
  if (decision.step !== 'boost') return '';
  const n = options.reduce((sum, one) => sum + symbolsAdded(one), decision.symbols);
  const isLeading = decision.seat === view.leader;
  if (view.yields === undefined) {
    return msg(locale, `options.done.${isLeading ? 'boostLead' : 'boostFollow'}`, { n });
  }
  const role = roleName(locale, decision.role);
  const what = roleResultText(locale, view, outcomeWith(view, { yields: view.yields }, n));
  return isLeading
    ? msg(locale, 'outcomes.lead', { role, n, what })
    : msg(locale, 'outcomes.follow', { n, what });
}

function discardText(locale: Locale, view: View, n: number): string {
  const me = viewerOf(view);
  const keeps = (me?.handSize ?? 0) - n;
  const draws = Math.max(0, (me?.handLimit ?? 0) - keeps);
  // Above the hand limit, the player must select cards to discard.
  if (n === 0 && keeps > (me?.handLimit ?? keeps)) return msg(locale, 'outcomes.chooseFirst');
  if (n === 0) {
    return draws === 0
      ? msg(locale, 'outcomes.keepAll', { n: keeps })
      : msg(locale, 'outcomes.keepAllDraw', { n: keeps, draws });
  }
  return draws === 0
    ? msg(locale, 'outcomes.discard', { n, keeps })
    : msg(locale, 'outcomes.discardDraw', { n, keeps, draws });
}

/** Returns what boosting collects if the role could also settle or attack; otherwise empty. */
export function gatherText(
  locale: Locale,
  view: View,
  preview: RolePreview,
  boosts: readonly string[],
): string {
  const outcome = outcomeWith(view, preview, symbolsWith(view, preview, boosts));
  if (outcome.does === 'add-colonies') {
    return msg(locale, 'outcomes.orColonies', { n: outcome.colonies });
  }
  return outcome.does === 'collect-fighters'
    ? msg(locale, 'outcomes.orFighters', { n: outcome.fighters })
    : '';
}

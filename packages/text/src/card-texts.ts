// Names, rules texts and screen reader texts of cards, planets, roles, ships and scenarios.
import {
  type CardDef,
  cardAt,
  kindOf,
  type PlanetBack,
  type PlanetDef,
  type PlanetKind,
  planetAt,
  planetOf,
  type Role,
  type ScenarioObstacle,
  SCENARIOS,
  type Ship,
  type SlotType,
  type TechnologyType,
} from '@eminent/engine';
import { hasMessage, languageOf, type Locale, listText, msg, dynamicMessage } from './language.ts';
import { PLANET_NAMES } from './planet-names.ts';

export function roleName(locale: Locale, role: Role): string {
  return msg(locale, `roles.${role}.name`);
}

/** Returns the letter of a role, shown where its symbol is drawn as a letter. */
export function roleLetter(locale: Locale, role: Role): string {
  return msg(locale, `roles.${role}.letter`);
}

/** Returns the text of a role (`role`) and of its leader's bonus (`leader`). */
export function roleText(locale: Locale, role: Role): { role: string; leader: string } {
  return { role: msg(locale, `roles.${role}.role`), leader: msg(locale, `roles.${role}.leader`) };
}

/** Returns the name of a resource. `any` is the type of a slot that accepts every resource. */
export function resourceName(locale: Locale, resource: SlotType): string {
  return msg(locale, `resources.${resource}`);
}

export function shipName(locale: Locale, ship: Ship): string {
  return msg(locale, `ships.${ship}`);
}

/** Returns a number of ships: "2 destroyers". */
export function shipCount(locale: Locale, ship: Ship, n: number): string {
  return msg(locale, `shipCounts.${ship}`, { n });
}

/** Returns the name of a scenario. Throws a RangeError for an unknown id. */
export function scenarioName(locale: Locale, scenario: string): string {
  return dynamicMessage(locale, `scenarios.${scenario}`, {});
}

/** Returns the label of a scenario in a list of choices, with the reason if it is not available. */
export function scenarioChoiceText(
  locale: Locale,
  id: string,
  obstacle: ScenarioObstacle | undefined,
  name: (seat: number) => string,
): string {
  const scenario = scenarioName(locale, id);
  if (obstacle === undefined) return scenario;
  const { seat, shared } = obstacle;
  if (shared === 'scenario') return msg(locale, 'ui.named.swap', { scenario, name: name(seat) });
  const other = scenarioName(locale, obstacle.scenario);
  return msg(locale, `ui.named.${shared}`, { scenario, other });
}

/** Returns what a player of a scenario starts with. Throws a RangeError for an unknown id. */
export function scenarioText(locale: Locale, id: string): string {
  const scenario = SCENARIOS.find((one) => one.id === id);
  if (scenario === undefined) throw new RangeError(`no scenario is called ${id}`);
  const { deck, technologies, permanents, startPlanet, battlecruiser, doubleSlots } = scenario;
  const cards = [
    ...Object.entries(deck).map(([card, n]) =>
      msg(locale, 'piece.times', { name: cardName(locale, card), n }),
    ),
    ...technologies.map((card) => cardLabel(locale, card)),
  ];
  const sentences = [msg(locale, 'piece.scenario.deck', { list: listText(locale, cards) })];
  if (permanents.length > 0) {
    const list = listText(
      locale,
      permanents.map((card) => cardLabel(locale, card)),
    );
    sentences.push(msg(locale, 'piece.scenario.inPlay', { list }));
  }
  if (battlecruiser === true) sentences.push(msg(locale, 'piece.scenario.battlecruiser'));
  if (doubleSlots === true) sentences.push(msg(locale, 'piece.scenario.doubleSlots'));
  if (startPlanet !== undefined) {
    sentences.push(msg(locale, 'piece.scenario.start', { planet: planetName(startPlanet) }));
  }
  return sentences.join(' ');
}

export function planetTypeName(locale: Locale, type: PlanetKind | TechnologyType): string {
  return msg(locale, `planetTypes.${type}`);
}

/** Returns the letter on the emblem of a planet type. */
export function planetTypeLetter(locale: Locale, type: PlanetKind | TechnologyType): string {
  return msg(locale, `planetTypeLetters.${type}`);
}

function cardDef(id: string): CardDef {
  return cardAt(kindOf(id));
}

function planetDef(id: string): PlanetDef {
  return planetAt(planetOf(id));
}

function sharedName(card: string): string | undefined {
  const def = cardDef(card);
  return def.family === 'technology' ? def.sharedName : undefined;
}

/** Cards that share a name also share their texts. */
function messageKeyOf(card: string): string {
  return `cards.${sharedName(card) ?? card}`;
}

/** Returns the name of a card. Those of prototype technologies list their symbols. */
export function cardName(locale: Locale, card: string): string {
  const def = cardDef(card);
  if (def.family === 'token') return resourceName(locale, def.resource);
  if (!hasMessage(`${messageKeyOf(card)}.name`)) {
    const prototype: Locale = `${languageOf(locale)}-x-proto-2010`;
    const [first, second] = def.symbols.map((symbol) => roleName(prototype, symbol));
    return msg(locale, 'piece.prototypeName', { first: first ?? '', second: second ?? '' });
  }
  return dynamicMessage(locale, `${messageKeyOf(card)}.name`, {});
}

/** Like `cardName`, with an addition for cards that share a name: "Improved Survey (Trade)". */
export function cardLabel(locale: Locale, card: string): string {
  const name = cardName(locale, card);
  const symbol = sharedName(card) === undefined ? undefined : distinction(locale, cardDef(card));
  return symbol === undefined ? name : msg(locale, 'piece.withSymbol', { name, symbol });
}

/** The first that exists: second symbol, ship icon, first symbol, type. */
function distinction(locale: Locale, def: CardDef): string | undefined {
  const [first, second] = def.symbols;
  if (second !== undefined) return roleName(locale, second);
  if (def.family !== 'technology') return undefined;
  const [ship] = def.shipIcons ?? [];
  if (ship !== undefined) return shipName(locale, ship);
  return first === undefined ? planetTypeName(locale, def.type) : roleName(locale, first);
}

/** Returns a card's Action or lasting effect, with `errata` in the corrected wording if any. */
export function cardText(locale: Locale, card: string, errata = false): string {
  if (cardDef(card).family === 'token') return msg(locale, 'piece.token');
  if (!hasMessage(`${messageKeyOf(card)}.text`)) return effectsText(locale, cardDef(card));
  const later = `${messageKeyOf(card)}.errata`;
  return dynamicMessage(
    locale,
    errata && hasMessage(later) ? later : `${messageKeyOf(card)}.text`,
    {},
  );
}

/** Returns the short text of a card if there is one that fits the wording, otherwise the text. */
export function shortCardText(locale: Locale, card: string, errata = false): string {
  const text = cardText(locale, card, errata);
  const plain = languageOf(locale);
  const id = sharedName(card) ?? card;
  const hasLater = errata && hasMessage(`${messageKeyOf(card)}.errata`);
  const key = hasLater ? `shortTexts.later.${id}` : `shortTexts.${id}`;
  if (!hasMessage(key)) return text;
  const short = dynamicMessage(locale, key, {});
  const isReworded = text !== cardText(plain, card, errata);
  return isReworded && short === dynamicMessage(plain, key, {}) ? text : short;
}

/** Returns the effects of an Action, one sentence each. */
export function effectsText(locale: Locale, def: Pick<CardDef, 'action'>): string {
  if (def.action.length === 0) return msg(locale, 'effects.none');
  return def.action
    .map((effect) =>
      dynamicMessage(locale, `effects.${effect.op}`, { n: 'n' in effect ? effect.n : 1 }),
    )
    .join(' ');
}

function symbolList(locale: Locale, symbols: readonly Role[]): string {
  const list = listText(
    locale,
    symbols.map((symbol) => roleName(locale, symbol)),
  );
  return msg(locale, 'piece.symbols', { n: symbols.length, list });
}

function technologyFacts(locale: Locale, def: CardDef): string[] {
  if (def.family === 'token') return [];
  if (def.family !== 'technology') return [msg(locale, 'piece.roleCard')];
  const type = planetTypeName(locale, def.type);
  const facts = [msg(locale, 'piece.technology', { type, level: def.level })];
  if (def.permanent) facts.push(msg(locale, 'piece.permanent'));
  facts.push(
    def.type === 'diverse'
      ? msg(locale, 'piece.diverseCost', { symbols: def.cost })
      : msg(locale, 'piece.cost', { symbols: def.cost, planets: def.planets, type }),
  );
  if (def.otherPlanet === true) facts.push(msg(locale, 'piece.otherPlanet'));
  if (def.shipCost !== undefined) {
    const ships = shipCount(locale, def.shipCost.ship, def.shipCost.n);
    facts.push(msg(locale, 'piece.shipCost', { ships }));
  }
  if (def.influence > 0) facts.push(msg(locale, 'piece.influence', { n: def.influence }));
  return facts;
}

function iconNames(locale: Locale, def: CardDef): readonly string[] {
  if (def.family !== 'technology') return [];
  const { resourceIcon, shipIcons = [] } = def;
  const [ship] = shipIcons;
  return [
    ...(resourceIcon === undefined ? [] : [resourceName(locale, resourceIcon)]),
    ...(ship === undefined ? [] : [shipCount(locale, ship, shipIcons.length)]),
  ];
}

/** Returns the screen reader text of a card. */
export function spokenCard(locale: Locale, card: string, errata = false): string {
  const def = cardDef(card);
  const permanent = def.family === 'technology' && def.permanent;
  const facts = [cardName(locale, card), ...technologyFacts(locale, def)];
  if (def.symbols.length > 0) facts.push(symbolList(locale, def.symbols));
  const icons = iconNames(locale, def);
  if (icons.length > 0) {
    facts.push(msg(locale, 'piece.icons', { list: listText(locale, icons) }));
  }
  const text = cardText(locale, card, errata);
  const does = permanent ? text : msg(locale, 'piece.action', { text });
  return `${facts.join(', ')}. ${does}`;
}

/** Returns a planet's name, equal in all languages. Throws a RangeError for an unknown id. */
export function planetName(planet: string): string {
  const names: Readonly<Record<string, string>> = PLANET_NAMES;
  const name = names[planet];
  if (name === undefined) throw new RangeError(`no planet is called ${planet}`);
  return name;
}

/** Returns what the back of a planet shows: type, and costs or category. "Fertile 4/5". */
export function backLabel(locale: Locale, back: PlanetBack): string {
  if (back.category !== undefined) {
    return msg(locale, 'piece.backLabelShip', {
      category: msg(locale, `piece.category.${back.category}`),
      type: planetTypeName(locale, back.type),
    });
  }
  return msg(locale, 'piece.backLabel', {
    type: planetTypeName(locale, back.type),
    warfare: back.warfareCost,
    colonize: back.colonizeCost,
  });
}

/** What a reader knows of a planet: its back and, if `planet` is present, its id. */
export interface KnownPlanet extends PlanetBack {
  readonly planet?: string;
}

/** Returns the name of a planet, or a description of its back if the reader does not know it. */
export function planetLabel(locale: Locale, known: KnownPlanet | undefined): string {
  if (known === undefined) return msg(locale, 'piece.somePlanet');
  return known.planet === undefined ? backLabel(locale, known) : planetName(known.planet);
}

function costs(locale: Locale, back: PlanetBack): string {
  if (back.category !== undefined) {
    const ships = shipCount(locale, back.warfareShip ?? 'fighter', back.warfareCost);
    return back.category === 'hostile'
      ? msg(locale, 'piece.neverSettled', { ships })
      : msg(locale, 'piece.shipCosts', { ships, colonies: back.colonizeCost });
  }
  return msg(locale, 'piece.planetCosts', {
    fighters: back.warfareCost,
    colonies: back.colonizeCost,
  });
}

/** Returns the cost of attacking or settling a planet: "1 destroyer or 4 colonies". */
export function planetCosts(locale: Locale, planet: string): string {
  return costs(locale, planetDef(planet));
}

function frontFacts(locale: Locale, def: PlanetDef): string[] {
  const facts = [msg(locale, 'piece.influence', { n: def.influence })];
  const symbols = [def.symbol, def.secondSymbol].filter((one) => one !== undefined);
  if (symbols.length > 0) facts.push(symbolList(locale, symbols));
  for (const slot of def.slots) {
    facts.push(msg(locale, 'piece.slot', { resource: resourceName(locale, slot) }));
  }
  if (def.handLimit > 0) facts.push(msg(locale, 'piece.handLimit', { n: def.handLimit }));
  if (def.replenishing !== undefined) facts.push(msg(locale, 'piece.dock'));
  if (def.triggers !== undefined) facts.push(msg(locale, 'piece.peace'));
  const action = planetAction(locale, def.id);
  if (action !== undefined) facts.push(msg(locale, 'piece.planetAction', { text: action }));
  return facts;
}

/** Returns the effects of an Action without the final period. */
export function actionWords(locale: Locale, action: CardDef['action']): string {
  return effectsText(locale, { action }).replace(/\.$/, '');
}

/** Returns the effects of a planet's Action without the final period; undefined if it has none. */
export function planetAction(locale: Locale, planet: string): string | undefined {
  const { action } = planetDef(planet);
  return action === undefined ? undefined : actionWords(locale, action);
}

/** Returns the printed data of a planet: "Metallic, 4 fighters or 3 colonies, 2 influence, …". */
export function planetFacts(locale: Locale, planet: string): string {
  const def = planetDef(planet);
  return [planetTypeName(locale, def.type), costs(locale, def), ...frontFacts(locale, def)].join(
    ', ',
  );
}

export interface PlanetState {
  readonly colonies: number;
  readonly resources: readonly SlotType[];
  /** Whether a fighter blocks its slots (RULES SEP). */
  readonly blocked: boolean;
}

function faceUpFacts(locale: Locale, now: PlanetState): string[] {
  if (now.blocked) return [msg(locale, 'piece.blocked')];
  if (now.resources.length === 0) return [];
  const list = listText(
    locale,
    now.resources.map((resource) => resourceName(locale, resource)),
  );
  return [msg(locale, 'piece.holds', { list })];
}

/** Returns the screen reader text of a face-up planet, with the pieces in `now` if given. */
export function spokenPlanet(locale: Locale, planet: string, now?: PlanetState): string {
  const def = planetDef(planet);
  const type = planetTypeName(locale, def.type);
  const facts = [
    msg(locale, 'piece.planet', { name: planetName(planet), type }),
    ...frontFacts(locale, def),
    ...(now === undefined ? [] : faceUpFacts(locale, now)),
  ];
  return `${facts.join(', ')}.`;
}

/** Returns the screen reader text of a face-down planet, with its front if `planet` is given. */
export function spokenFaceDown(
  locale: Locale,
  back: PlanetBack & { readonly start?: true },
  colonies: number,
  planet?: string,
): string {
  const type = planetTypeName(locale, back.type);
  const name =
    planet === undefined
      ? msg(locale, 'piece.unknownPlanet', { type })
      : msg(locale, 'piece.planet', { name: planetName(planet), type });
  const facts = [
    name,
    msg(locale, 'piece.faceDown'),
    ...(back.start === true ? [msg(locale, 'piece.startPlanet')] : []),
    costs(locale, back),
    msg(locale, 'piece.colonies', { n: colonies }),
    ...(planet === undefined ? [] : frontFacts(locale, planetDef(planet))),
  ];
  return `${facts.join(', ')}.`;
}

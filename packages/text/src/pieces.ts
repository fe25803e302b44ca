// Names, rules texts and spoken names of cards and planets; the numbers come from the engine's cards.
import {
  type CardDef,
  cardAt,
  findKind,
  findPlanet,
  type PlanetBack,
  type PlanetDef,
  type PlanetType,
  planetAt,
  type Resource,
  type Role,
} from '@eminent/engine';
import { hasMessage, type Tongue, listText, msg, read } from './language.ts';
import { PLANET_NAMES } from './planet-names.ts';

export function roleName(lang: Tongue, role: Role): string {
  return msg(lang, `roles.${role}.name`);
}

/** What n symbols of a role do, with the leader's bonus. */
export function roleText(lang: Tongue, role: Role): { role: string; leader: string } {
  return { role: msg(lang, `roles.${role}.role`), leader: msg(lang, `roles.${role}.leader`) };
}

export function resourceName(lang: Tongue, resource: Resource): string {
  return msg(lang, `resources.${resource}`);
}

export function planetTypeName(lang: Tongue, type: PlanetType): string {
  return msg(lang, `planetTypes.${type}`);
}

function cardDef(id: string): CardDef {
  const kind = findKind(id);
  if (kind === undefined) throw new RangeError(`no card is called ${id}`);
  return cardAt(kind);
}

function planetDef(id: string): PlanetDef {
  const index = findPlanet(id);
  if (index === undefined) throw new RangeError(`no planet is called ${id}`);
  return planetAt(index);
}

/** Cards without a name of their own are those of the prototype, in its words. */
function wordsOfPrototype(lang: Tongue): Tongue {
  return lang.startsWith('it') ? 'it-harvest' : 'en-harvest';
}

/** `improved-survey.trade` is one of four cards that share their words. */
function wordsOf(card: string): string {
  return `cards.${card.split('.')[0]}`;
}

/** The name on a card: "Improved Survey". Cards of the prototype are called by their symbols. */
export function cardName(lang: Tongue, card: string): string {
  if (!hasMessage(`${wordsOf(card)}.name`)) {
    const harvest = wordsOfPrototype(lang);
    const [first, second] = cardDef(card).symbols.map((symbol) => roleName(harvest, symbol));
    return msg(lang, 'piece.prototypeName', { first: first ?? '', second: second ?? '' });
  }
  return read(lang, `${wordsOf(card)}.name`, {});
}

/** The name that tells a card from all others: "Improved Survey (Trade)". */
export function cardLabel(lang: Tongue, card: string): string {
  const name = cardName(lang, card);
  const second = card.includes('.') ? cardDef(card).symbols[1] : undefined;
  return second === undefined
    ? name
    : msg(lang, 'piece.withSymbol', { name, symbol: roleName(lang, second) });
}

/** What the card does: its Action, or the lasting effect of a permanent. `errata` chooses the later text where there is one. */
export function cardText(lang: Tongue, card: string, errata = false): string {
  if (!hasMessage(`${wordsOf(card)}.text`)) return effectsText(lang, cardDef(card));
  const later = `${wordsOf(card)}.errata`;
  return read(lang, errata && hasMessage(later) ? later : `${wordsOf(card)}.text`, {});
}

function effectsText(lang: Tongue, def: CardDef): string {
  if (def.action.length === 0) return msg(lang, 'effects.none');
  return def.action
    .map((effect) => read(lang, `effects.${effect.op}`, { n: 'n' in effect ? effect.n : 1 }))
    .join(' ');
}

function symbolList(lang: Tongue, symbols: readonly Role[]): string {
  const list = listText(
    lang,
    symbols.map((symbol) => roleName(lang, symbol)),
  );
  return msg(lang, 'piece.symbols', { n: symbols.length, list });
}

function technologyFacts(lang: Tongue, def: CardDef): string[] {
  if (def.family !== 'technology') return [msg(lang, 'piece.roleCard')];
  const type = planetTypeName(lang, def.type);
  const facts = [msg(lang, 'piece.technology', { type, level: def.level })];
  if (def.permanent) facts.push(msg(lang, 'piece.permanent'));
  facts.push(msg(lang, 'piece.cost', { symbols: def.cost, planets: def.planets, type }));
  if (def.influence > 0) facts.push(msg(lang, 'piece.influence', { n: def.influence }));
  return facts;
}

/** What a screen reader says about a card: name, kind, symbols, what it does. */
export function spokenCard(lang: Tongue, card: string, errata = false): string {
  const def = cardDef(card);
  const permanent = def.family === 'technology' && def.permanent;
  const facts = [cardName(lang, card), ...technologyFacts(lang, def)];
  if (def.symbols.length > 0) facts.push(symbolList(lang, def.symbols));
  const text = cardText(lang, card, errata);
  const does = permanent ? text : msg(lang, 'piece.action', { text });
  return `${facts.join(', ')}. ${does}`;
}

/** The name of a planet. */
export function planetName(planet: string): string {
  const names: Readonly<Record<string, string>> = PLANET_NAMES;
  const name = names[planet];
  if (name === undefined) throw new RangeError(`no planet is called ${planet}`);
  return name;
}

/** A planet of which only the back is known: "Fertile 4/5". */
export function backLabel(lang: Tongue, back: PlanetBack): string {
  return msg(lang, 'piece.backLabel', {
    type: planetTypeName(lang, back.type),
    warfare: back.warfareCost,
    colonize: back.colonizeCost,
  });
}

function costs(lang: Tongue, back: PlanetBack): string {
  return msg(lang, 'piece.planetCosts', {
    fighters: back.warfareCost,
    colonies: back.colonizeCost,
  });
}

function frontFacts(lang: Tongue, def: PlanetDef): string[] {
  const facts = [msg(lang, 'piece.influence', { n: def.influence })];
  if (def.symbol !== undefined) facts.push(symbolList(lang, [def.symbol]));
  for (const slot of def.slots) {
    facts.push(msg(lang, 'piece.slot', { resource: resourceName(lang, slot) }));
  }
  if (def.handLimit > 0) facts.push(msg(lang, 'piece.handLimit', { n: def.handLimit }));
  return facts;
}

/** What a planet needs and brings, for those who know its front: "Metallic, attack 4, settle 3, 2 influence, …". */
export function planetFacts(lang: Tongue, planet: string): string {
  const def = planetDef(planet);
  return [planetTypeName(lang, def.type), costs(lang, def), ...frontFacts(lang, def)].join(', ');
}

/** What is on a planet now. */
export interface PlanetState {
  readonly colonies: number;
  readonly resources: readonly Resource[];
  /** A fighter blocks its slots (RULES SEP). */
  readonly blocked: boolean;
}

function faceUpFacts(lang: Tongue, now: PlanetState): string[] {
  if (now.blocked) return [msg(lang, 'piece.blocked')];
  if (now.resources.length === 0) return [];
  const list = listText(
    lang,
    now.resources.map((resource) => resourceName(lang, resource)),
  );
  return [msg(lang, 'piece.holds', { list })];
}

/** What a screen reader says about a face-up planet. */
export function spokenPlanet(lang: Tongue, planet: string, now?: PlanetState): string {
  const def = planetDef(planet);
  const type = planetTypeName(lang, def.type);
  const facts = [
    msg(lang, 'piece.planet', { name: planetName(planet), type }),
    ...frontFacts(lang, def),
    ...(now === undefined ? [] : faceUpFacts(lang, now)),
  ];
  return `${facts.join(', ')}.`;
}

/** What a screen reader says about a face-down planet; the front only for those who know it. */
export function spokenFaceDown(
  lang: Tongue,
  back: PlanetBack,
  colonies: number,
  planet?: string,
): string {
  const type = planetTypeName(lang, back.type);
  const name =
    planet === undefined
      ? msg(lang, 'piece.unknownPlanet', { type })
      : msg(lang, 'piece.planet', { name: planetName(planet), type });
  const facts = [
    name,
    msg(lang, 'piece.faceDown'),
    costs(lang, back),
    msg(lang, 'piece.colonies', { n: colonies }),
    ...(planet === undefined ? [] : frontFacts(lang, planetDef(planet))),
  ];
  return `${facts.join(', ')}.`;
}

// Maps the recorded names of cards, planets, resources and roles to ours.
import { cardId, kindOf, PLANET_DEFS, planetAt, type Resource, type Role } from '@eminent/engine';

export const DIVERSE_MARKETS = 'card_tech_2_71';
export const DATA_NETWORK = 'card_tech_2_72';
export const SPECIALIZATION = 'card_tech_2_73';
export const STREAMLINING = 'card_tech_2_75';
export const HYPEREFFICIENCY = 'card_tech_3_77';
export const MOBILIZATION_CARD = 'card_tech_2_81';
export const LOGISTICS = 'card_tech_3_86';
export const GENETIC_ENGINEERING = 'card_tech_2_92';
export const TERRAFORMING = 'card_tech_2_93';
export const ABUNDANCE = 'card_tech_2_95';
export const DISSENSION = 'card_tech_3_96';
export const SCIENTIFIC_METHOD = 'card_tech_E_9';
export const DEFENSE_CONTRACT = 'card_tech_E_10';
export const INDUSTRIAL_ESPIONAGE = 'card_tech_E_11';
export const SPECIALIZED_PRODUCTION = 'card_tech_E_18';
export const COLONY_SHIP = 'card_tech_E_21';
export const THOROUGH_SURVEY = 'card_tech_E_24';
export const TOUR_DE_FORCE = 'card_tech_E_33';
export const WELL_OILED_MACHINE = 'card_tech_E_39';

/** Id of our role card by recorded name of its stack. */
export const STACK_CARDS: Readonly<Record<string, string>> = {
  survey: 'survey',
  warfare: 'warfare',
  colonize: 'colonize',
  produce: 'produce-trade',
  research: 'research',
};

const ROLE_CARDS = ['survey', 'warfare', 'colonize', 'research', 'politics'];

const SYMBOL_LETTERS: Readonly<Record<string, Role>> = {
  S: 'survey',
  W: 'warfare',
  C: 'colonize',
  P: 'produce',
  T: 'trade',
  R: 'research',
};

export const RESOURCE_LETTERS: Readonly<Record<Resource, string>> = {
  food: 'f',
  water: 'w',
  iron: 'i',
  silicon: 's',
};

export function resourceOfLetter(letter: string | undefined): Resource {
  const found = Object.entries(RESOURCE_LETTERS).find(([, one]) => one === letter);
  if (found === undefined) throw new Error(`unknown resource letter ${letter}`);
  return found[0] as Resource;
}

/** Our names of level-1 technologies and the letters of their second symbols, as recorded. */
const IMPROVED: Readonly<Record<string, readonly [string, string]>> = {
  '1': ['improved-survey', 'TRCP'],
  '2': ['improved-colonize', 'RTSW'],
  '3': ['improved-warfare', 'RTCP'],
  '4': ['improved-production', 'RTSW'],
  '5': ['improved-trade', 'PCSW'],
  '6': ['improved-research', 'PCSW'],
};

const LATER: Readonly<Record<string, string>> = {
  '2_71': 'diverse-markets',
  '2_72': 'data-network',
  '2_73': 'specialization',
  '2_74': 'weapon-emporium',
  '2_75': 'streamlining',
  '3_76': 'adaptability',
  '3_77': 'hyperefficiency',
  '2_81': 'mobilization',
  '2_82': 'survey-team',
  '2_83': 'war-path',
  '2_84': 'imperialism',
  '2_85': 'scorched-earth-policy',
  '3_86': 'logistics',
  '3_87': 'productivity',
  '2_91': 'artificial-intelligence',
  '2_92': 'genetic-engineering',
  '2_93': 'terraforming',
  '2_94': 'fertile-ground',
  '2_95': 'abundance',
  '3_96': 'dissension',
  '3_97': 'bureaucracy',
};

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Our ids of the technology faces of Escalation, by recorded number from 1. */
const ESCALATION = words(`
  peace-treaty.advanced freedom-of-trade improved-research.fighter improved-trade.fighter
  double-time.research double-time.trade scientific-discovery soldiers-of-fortune
  scientific-method defense-contract industrial-espionage peace-treaty.fertile biosphere
  improved-colonize.fighter improved-production.fighter double-time.colonize
  double-time.produce specialized-production spoils-of-war black-market colony-ship
  natural-order peace-treaty.metallic thorough-survey improved-survey.fighter
  improved-warfare.fighter double-time.survey double-time.warfare deep-space-probes
  destroyer-technology wealth-of-knowledge warfare-technology tour-de-force
  elevated-incentives synthesize annex oversight-committee military-campaign
  well-oiled-machine elite-squadron
`);

/** Our ids of resource tokens that were tucked as colonies. */
const TOKENS: Readonly<Record<string, string>> = {
  resource_f: 'resource-food',
  resource_w: 'resource-water',
  resource_i: 'resource-iron',
  resource_s: 'resource-silicon',
};

function recordedCardIds(): Map<string, string> {
  const ids = new Map<string, string>();
  for (const name of ROLE_CARDS) ids.set(`card_role_${name}`, name);
  ids.set('card_role_produce', 'produce-trade');
  for (const [family, [name, letters]] of Object.entries(IMPROVED)) {
    letters.split('').forEach((letter, i) => {
      ids.set(`card_tech_1_${family}${i + 1}`, `${name}.${SYMBOL_LETTERS[letter]}`);
    });
  }
  for (const [token, id] of Object.entries(TOKENS)) ids.set(token, id);
  for (const [number, id] of Object.entries(LATER)) ids.set(`card_tech_${number}`, id);
  ESCALATION.forEach((id, i) => ids.set(`card_tech_E_${i + 1}`, id));
  return ids;
}

const RECORDED_TYPES = ['advanced', 'fertile', 'metallic'];

/** Our ids of the planets of Escalation, by recorded series and number. */
const ESCALATION_PLANETS: Readonly<Record<string, readonly string[]>> = {
  E: words(`
    nyseia otto-erdesz terra-prime vierra nalarad monos nakagawa-kozi kaylexa gregor-duffy
    orracle-of-delpphi matusiak yago pappathan-prime odonata pitt-of-injustice
  `),
  ES: words('chaconos janus wiesbaden bardolph angel-aniv-ek-625 kaeth'),
  EP: words('magrathea dionysus hades'),
};

function escalationPlanet(id: string): string | undefined {
  for (const [series, ids] of Object.entries(ESCALATION_PLANETS)) {
    if (ids.includes(id)) return `card_planet_${series}_${ids.indexOf(id) + 1}`;
  }
  return undefined;
}

/** Names our planets as recorded: numbered within their type, start planets as type 0. */
function recordedPlanetIds(): string[] {
  const counts = [0, 0, 0, 0];
  return PLANET_DEFS.map((planet) => {
    const later = escalationPlanet(planet.id);
    if (later !== undefined) return later;
    const type = planet.start ? 0 : RECORDED_TYPES.indexOf(planet.type) + 1;
    const count = (counts[type] ?? 0) + 1;
    counts[type] = count;
    return `card_planet_${type}_${count}`;
  });
}

const CARD_IDS = recordedCardIds();
const RECORDED_CARDS = new Map([...CARD_IDS].map(([recorded, id]) => [id, recorded]));
const PLANET_IDS = recordedPlanetIds();
const RECORDED_PLANETS = new Map(
  PLANET_DEFS.map(({ id }, planet) => [id, PLANET_IDS[planet] ?? '?']),
);

export function kindOfRecorded(recorded: string): number {
  const id = CARD_IDS.get(recorded);
  if (id === undefined) throw new Error(`unknown recorded card ${recorded}`);
  return kindOf(id);
}

export function recordedCardOf(id: string): string {
  const recorded = RECORDED_CARDS.get(id);
  if (recorded === undefined) throw new Error(`${id} has no recorded name`);
  return recorded;
}

export function recordedCard(kind: number): string {
  return recordedCardOf(cardId(kind));
}

export function planetOfRecorded(recorded: string): number {
  const index = PLANET_IDS.indexOf(recorded);
  if (index < 0) throw new Error(`unknown recorded planet ${recorded}`);
  return index;
}

export function recordedPlanetOf(id: string): string {
  const recorded = RECORDED_PLANETS.get(id);
  if (recorded === undefined) throw new Error(`planet ${id} has no recorded name`);
  return recorded;
}

export function recordedPlanet(planet: number): string {
  return recordedPlanetOf(planetAt(planet).id);
}

/** Returns our role by its recorded letter. */
export function roleOfLetter(letter: string): Role {
  const role = SYMBOL_LETTERS[letter];
  if (role === undefined) throw new Error(`unknown role letter ${letter}`);
  return role;
}

export function letterOfRole(role: Role): string {
  return Object.keys(SYMBOL_LETTERS).find((letter) => SYMBOL_LETTERS[letter] === role) ?? '?';
}

/** Whether a card grants a later attack. Recorded leaders attack before the others follow. */
export function isLateAttack(card: string | null | undefined): boolean {
  return card === MOBILIZATION_CARD || card === TOUR_DE_FORCE;
}

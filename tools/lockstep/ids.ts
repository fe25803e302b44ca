// The names of cards and planets in recorded games, and our numbers for them.
import { cardId, kindOf, PLANET_DEFS, planetAt, type Resource, type Role } from '@eminent/engine';

export const DIVERSE_MARKETS = 'card_tech_2_71';
export const DATA_NETWORK = 'card_tech_2_72';
export const SPECIALIZATION = 'card_tech_2_73';
export const STREAMLINING = 'card_tech_2_75';
export const HYPEREFFICIENCY = 'card_tech_3_77';
export const MOBILIZATION_CARD = 'card_tech_2_81';
export const LOGISTICS = 'card_tech_3_86';
export const GENETIC_ENGINEERING = 'card_tech_2_92';
export const ABUNDANCE = 'card_tech_2_95';
export const DISSENSION = 'card_tech_3_96';

/** Our role card of each recorded stack. */
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

/** Second symbols of the level-1 technologies, in the order of their recorded numbers. */
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

function recordedCardIds(): Map<string, string> {
  const ids = new Map<string, string>();
  for (const name of ROLE_CARDS) ids.set(`card_role_${name}`, name);
  ids.set('card_role_produce', 'produce-trade');
  for (const [family, [name, letters]] of Object.entries(IMPROVED)) {
    letters.split('').forEach((letter, i) => {
      ids.set(`card_tech_1_${family}${i + 1}`, `${name}.${SYMBOL_LETTERS[letter]}`);
    });
  }
  for (const [number, id] of Object.entries(LATER)) ids.set(`card_tech_${number}`, id);
  return ids;
}

const RECORDED_TYPES = ['advanced', 'fertile', 'metallic'];

/** Planets are numbered within their type (start planets as type 0) in the order of our table. */
function recordedPlanetIds(): string[] {
  const counts = [0, 0, 0, 0];
  return PLANET_DEFS.map((planet) => {
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

/** Our number of a recorded card. */
export function kindOfRecorded(recorded: string): number {
  const id = CARD_IDS.get(recorded);
  if (id === undefined) throw new Error(`unknown recorded card ${recorded}`);
  return kindOf(id);
}

/** The recorded name of one of our cards. */
export function recordedCardOf(id: string): string {
  const recorded = RECORDED_CARDS.get(id);
  if (recorded === undefined) throw new Error(`${id} has no recorded name`);
  return recorded;
}

export function recordedCard(kind: number): string {
  return recordedCardOf(cardId(kind));
}

/** Our number of a recorded planet. */
export function planetOfRecorded(recorded: string): number {
  const index = PLANET_IDS.indexOf(recorded);
  if (index < 0) throw new Error(`unknown recorded planet ${recorded}`);
  return index;
}

/** The recorded name of one of our planets. */
export function recordedPlanetOf(id: string): string {
  const recorded = RECORDED_PLANETS.get(id);
  if (recorded === undefined) throw new Error(`planet ${id} has no recorded name`);
  return recorded;
}

export function recordedPlanet(planet: number): string {
  return recordedPlanetOf(planetAt(planet).id);
}

/** Our number of a recorded role letter. */
export function roleOfLetter(letter: string): Role {
  const role = SYMBOL_LETTERS[letter];
  if (role === undefined) throw new Error(`unknown role letter ${letter}`);
  return role;
}

/** The recorded letter of one of our roles. */
export function letterOfRole(role: Role): string {
  return Object.keys(SYMBOL_LETTERS).find((letter) => SYMBOL_LETTERS[letter] === role) ?? '?';
}

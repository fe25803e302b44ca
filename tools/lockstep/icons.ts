// Icons of recorded cards, and influence from Peace Treaties and civilized planets.
import { cardAt } from '@eminent/engine';
import { kindOfRecorded, RESOURCE_LETTERS, roleOfLetter, SPECIALIZED_PRODUCTION } from './ids.ts';

/** Letter of the resource icon of a card; "n" for any resource, undefined without one. */
export function letterOfIcon(recorded: string): string | undefined {
  const card = cardAt(kindOfRecorded(recorded));
  if (card.family !== 'technology' || card.resourceIcon === undefined) return undefined;
  return card.resourceIcon === 'any' ? 'n' : RESOURCE_LETTERS[card.resourceIcon];
}

const PEACEFUL = [
  'card_tech_E_1',
  'card_tech_E_12',
  'card_tech_E_23',
  'card_planet_E_7',
  'card_planet_E_8',
  'card_planet_E_9',
  'card_planet_E_10',
  'card_planet_E_11',
  'card_planet_E_12',
];

export function peaceOf(ids: readonly string[]): number {
  return ids.filter((id) => PEACEFUL.includes(id)).length;
}

/** Whether a technology boosts a role by its icon because it shows no symbol of the role. */
export function boostsByIcon(recorded: string, role: string): boolean {
  if (!recorded.startsWith('card_tech')) return false;
  if (recorded === SPECIALIZED_PRODUCTION && role === 'C') return false;
  return !cardAt(kindOfRecorded(recorded)).symbols.includes(roleOfLetter(role));
}

// Which scenarios a game has, and how many Politics cards they can use (docs/escalation.md).
import { SCENARIOS } from '../../cards/escalation/scenarios.ts';
import { OPEN_QUESTIONS_ANSWERED } from '../versions.ts';
import type { OfficialOptions } from './options.ts';

/** Number of Politics cards in the base game, and with Escalation (RULES E1). */
const POLITICS = 4;
const POLITICS_OF_ESCALATION = 12;

/** The number of Politics cards for the starting decks of all scenarios together (RULES E14-18). */
export function politicsCards(
  { ruleset, politicsCards: cards }: OfficialOptions,
  version: number,
): number {
  if (version < OPEN_QUESTIONS_ANSWERED || cards === 'as-listed') return Number.POSITIVE_INFINITY;
  return ruleset === 'escalation' ? POLITICS_OF_ESCALATION : POLITICS;
}

/**
 * The scenarios of a game, as indexes in SCENARIOS. Without Escalation, only those that need none
 * of its cards and planets.
 */
export function scenariosFor(
  scenarios: OfficialOptions['scenarios'],
  promos: boolean,
  escalation: boolean,
): number[] {
  if (scenarios === 'off') return [];
  return [...SCENARIOS.keys()].filter((index) => {
    const scenario = SCENARIOS[index];
    const inBox = scenario?.promo !== true || promos;
    return inBox && (scenario?.needsEscalation !== true || escalation);
  });
}

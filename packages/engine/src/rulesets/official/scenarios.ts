// The scenarios of a game, and how many Politics cards they can use (docs/escalation.md).
import { SCENARIOS } from '../../cards/escalation/scenarios.ts';
import { OPEN_QUESTIONS_ANSWERED } from '../versions.ts';
import type { OfficialOptions } from './options.ts';

/** Politics cards in the base game, and together with Escalation (RULES E1). */
const POLITICS_CARDS = 4;
const POLITICS_CARDS_OF_ESCALATION = 12;

/** Returns how many Politics cards all starting decks together can use (RULES E14-18). */
export function politicsCards(
  { ruleset, politicsCards: cards }: OfficialOptions,
  version: number,
): number {
  if (version < OPEN_QUESTIONS_ANSWERED || cards === 'as-listed') return Number.POSITIVE_INFINITY;
  return ruleset === 'escalation' ? POLITICS_CARDS_OF_ESCALATION : POLITICS_CARDS;
}

/**
 * Returns the scenarios of a game as indexes in SCENARIOS. Without Escalation, only those that need
 * none of its components.
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

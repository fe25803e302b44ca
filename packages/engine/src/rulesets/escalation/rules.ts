// The rules of Escalation: those of the official game with changes (docs/escalation.md).
import { kindOf, planetOf } from '../../cards/catalog.ts';
import {
  ESCALATION_PLANETS,
  ESCALATION_START_PLANETS,
  PROMO_PLANETS,
} from '../../cards/escalation/planets.ts';
import { ESCALATION_TECHNOLOGIES } from '../../cards/escalation/technologies.ts';
import type { Rules } from '../../model/rules.ts';
import { stepNumber } from '../../rules/steps/registry.ts';
import { OFFICIAL_OPTIONS } from '../official/options.ts';
import { officialRules } from '../official/rules.ts';
import { scenariosFor } from '../official/scenarios.ts';
import { defaultsOf } from '../ruleset.ts';
import type { EscalationOptions } from './options.ts';
import { interpretationsOf } from './rule-interpretations.ts';

/** Influence in the supply with five players, including the reserve (RULES E1). */
const SUPPLY_OF_FIVE = 32;
const FIVE = 5;

/** Computes the rules of Escalation from those of the official game. */
export function escalationRules(options: EscalationOptions, version: number): Rules {
  const { variant, twoPlayerStacks, scenarios, scenarioPromos, escalationErrata } = options;
  const base = officialRules(
    {
      ...defaultsOf(OFFICIAL_OPTIONS),
      ruleset: options.ruleset,
      players: options.players,
      variant,
      twoPlayerStacks,
      scenarios,
      scenarioPromos,
      politicsCards: options.politicsCards,
      startPlanets:
        scenarios !== 'off' && options.scenarioStart === 'face-up' ? 'face-up' : 'face-down',
      techErrata: escalationErrata === 'both' || escalationErrata === 'cards',
      displayErrata: escalationErrata === 'both' || escalationErrata === 'display',
      extraRound: options.escalationEnd === 'full-round-more',
    },
    version,
  );
  const hasFivePlayers = options.players === FIVE;
  const newStartPlanets = startPlanets(options);
  return {
    ...base,
    options,
    planets: [...base.planets, ...deckPlanets(options)],
    startPlanets: [...base.startPlanets, ...newStartPlanets],
    newStartPlanets,
    choosesStartPlanet: scenarios === 'off' && options.startPlanetChoice === 'old-and-new',
    technologies: [...base.technologies, ...ESCALATION_TECHNOLOGIES.map(({ id }) => kindOf(id))],
    influenceSupply: hasFivePlayers ? SUPPLY_OF_FIVE : base.influenceSupply,
    stacksToEnd: hasFivePlayers ? 2 : base.stacksToEnd,
    phases: [stepNumber('replenish'), ...base.phases],
    icons: true,
    fleet: true,
    interpretations: interpretationsOf(options, version),
    scenarios: scenariosFor(scenarios, scenarioPromos, true),
  };
}

function deckPlanets({ promoPlanets }: EscalationOptions): number[] {
  const promos = promoPlanets ? PROMO_PLANETS.filter(({ start }) => !start) : [];
  return [...ESCALATION_PLANETS, ...promos].map(({ id }) => planetOf(id));
}

/** Games with scenarios always have these planets, because some scenarios name one. */
function startPlanets({ promoPlanets, scenarios, startPlanetChoice }: EscalationOptions): number[] {
  if (scenarios === 'off' && startPlanetChoice === 'old-only') return [];
  const promos = promoPlanets ? PROMO_PLANETS.filter(({ start }) => start) : [];
  return [...ESCALATION_START_PLANETS, ...promos].map(({ id }) => planetOf(id));
}

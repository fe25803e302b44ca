// Computes the rules of the official game of 2011 from its options (RULES 1, docs/rulesets.md).
import {
  COLONIZE,
  NONE,
  PRODUCE,
  RESEARCH,
  ROLES,
  SURVEY,
  TRADE,
  WARFARE,
} from '../../model/names.ts';
import type { Rules } from '../../model/rules.ts';
import { WITHOUT_EXPANSION } from '../no-expansion.ts';
import { stepNumber } from '../../rules/steps/registry.ts';
import {
  actions,
  COLONIZE_CARD,
  deckPlanets,
  produceTradeKinds,
  RESEARCH_CARD,
  startPlanets,
  SURVEY_CARD,
  technologies,
  triggers,
  WARFARE_CARD,
} from './cards.ts';
import type { OfficialOptions } from './options.ts';
import { politicsCards, scenariosFor } from './scenarios.ts';
import { HAND_SIZE, seats, stackKinds, stackSizes, stackTotals } from './starting-decks.ts';

const NO_DISCARD_LIMIT = 99;

function stacksToEnd(options: OfficialOptions): number {
  if (options.variant === 'extended') return 2;
  return options.players === 4 && options.stacksToEnd === 'by-players' ? 2 : 1;
}

function leaderSymbols(options: OfficialOptions): number[] {
  const { produceLeaderBonus, tradeLeaderBonus } = options;
  return ROLES.map((_, role) =>
    (role === PRODUCE && produceLeaderBonus) || (role === TRADE && tradeLeaderBonus) ? 1 : 0,
  );
}

export function officialRules(options: OfficialOptions, version: number): Rules {
  const learning = options.variant === 'learning';
  const withErrata = options.displayErrata ? [SURVEY, WARFARE] : [];
  const symbolWhenEmpty = [PRODUCE, TRADE, RESEARCH, ...withErrata];
  const allRoles = [SURVEY, WARFARE, COLONIZE, PRODUCE, TRADE, RESEARCH];
  const [produceKind, tradeKind] = produceTradeKinds(options);
  return {
    version,
    options,
    seats: seats(options),
    behaviors: ['look-and-keep', 'muster', 'colonize', 'produce', 'trade', 'buy'],
    empireCounts: ROLES.map((_, role) => role !== COLONIZE),
    followerNeeds: ROLES.map(() => 1),
    settlesFirst: NONE,
    actions: actions(options),
    triggers: triggers(options),
    roles: learning ? allRoles.filter((role) => role !== RESEARCH) : allRoles,
    stackOf: [SURVEY_CARD, WARFARE_CARD, COLONIZE_CARD, produceKind, tradeKind, RESEARCH_CARD],
    stackKinds: stackKinds(options),
    stackSizes: stackSizes(options, version),
    handSize: HAND_SIZE,
    planets: deckPlanets(options),
    startPlanets: startPlanets(),
    startPlanetsUp: options.startPlanets === 'face-up',
    frontsHidden: false,
    followersLookLess: 1,
    rejectedToBottom: false,
    technologies: technologies(options),
    technologyDecks: [],
    technologyToPlay: options.technologyGoesTo === 'play',
    influenceSupply: options.influenceSupply,
    influenceLimited: false,
    fighterLimit: undefined,
    stacksToEnd: stacksToEnd(options),
    emptyStackSymbol: ROLES.map((_, role) => symbolWhenEmpty.includes(role)),
    leaderSymbols: leaderSymbols(options),
    settleWhenFollowing: options.settleWhenFollowing,
    followMustMatter: false,
    skipsIdleActions: false,
    phases: (['action', 'role', 'after-role', 'cleanup'] as const).map(stepNumber),
    extraRound: options.extraRound,
    finishesRound: true,
    discardLimit: NO_DISCARD_LIMIT,
    discardsDown: true,
    actionCardStays: false,
    ...WITHOUT_EXPANSION,
    scenarios: scenariosFor(options.scenarios, options.scenarioPromos, false),
    choosesScenarios: options.scenarios === 'chosen',
    politicsCards: politicsCards(options, version),
    stackTotals: stackTotals(options),
  };
}

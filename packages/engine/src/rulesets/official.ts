// The official game of 2011 with its variants and switches (RULES 1).
import { CARDS, kindOf, PLANET_DEFS, planetOf } from '../cards/catalogue.ts';
import { COLONIZE, PRODUCE, RESEARCH, ROLES, SURVEY, TRADE, WARFARE } from '../names.ts';
import { ACTION, AFTER_ROLE, CLEANUP, ROLE } from '../steps/ids.ts';
import type { GameOptions } from './options.ts';
import type { Rules } from './rules.ts';

const SURVEY_CARD = kindOf('survey');
const WARFARE_CARD = kindOf('warfare');
const COLONIZE_CARD = kindOf('colonize');
const PRODUCE_TRADE_CARD = kindOf('produce-trade');
const RESEARCH_CARD = kindOf('research');
const POLITICS_CARD = kindOf('politics');

/** Two of each role card, one Warfare and one Politics (RULES 1.2). */
const START_DECK = [
  ...Array<number>(2).fill(SURVEY_CARD),
  WARFARE_CARD,
  ...Array<number>(2).fill(COLONIZE_CARD),
  ...Array<number>(2).fill(PRODUCE_TRADE_CARD),
  ...Array<number>(2).fill(RESEARCH_CARD),
  POLITICS_CARD,
];

/** Survey, Warfare, Colonize, Produce/Trade, Research after the starting decks are dealt (RULES 1.2, R-2P). */
const STACK_SIZES = {
  two: [16, 14, 16, 12, 16],
  three: [14, 13, 14, 10, 14],
  four: [12, 12, 12, 8, 12],
} as const;

/** Advanced planets with a Research symbol, which the learning game leaves out (RULES 1.4). */
const LEARNING_REMOVED = ['lyttle', 'echo-rose', 'srod-avein-n2'].map(planetOf);

function stackSizes(options: GameOptions): readonly number[] {
  if (options.players === 2) {
    return options.twoPlayerStacks === 'full' ? STACK_SIZES.two : STACK_SIZES.four;
  }
  if (options.players === 3 && options.variant !== 'extended') return STACK_SIZES.three;
  return STACK_SIZES.four;
}

function startDeck(options: GameOptions): number[] {
  const small = options.variant === 'learning' && options.learningDeck === 'eight';
  return small ? START_DECK.filter((kind) => kind !== RESEARCH_CARD) : START_DECK;
}

function technologies(options: GameOptions): number[] {
  if (options.variant === 'learning') return [];
  return CARDS.flatMap((card, kind) => {
    const offered =
      card.family === 'technology' && (options.variant !== 'level-1' || card.level === 1);
    return offered ? [kind] : [];
  });
}

/** Works out the rules of an official game. */
export function officialRules(options: GameOptions): Rules {
  const learning = options.variant === 'learning';
  const withErrata = new Set(options.displayErrata ? [SURVEY, WARFARE] : []);
  const planets = PLANET_DEFS.map((_, index) => index);
  return {
    options,
    roles: learning
      ? [SURVEY, WARFARE, COLONIZE, PRODUCE, TRADE]
      : [SURVEY, WARFARE, COLONIZE, PRODUCE, TRADE, RESEARCH],
    stackOf: [
      SURVEY_CARD,
      WARFARE_CARD,
      COLONIZE_CARD,
      PRODUCE_TRADE_CARD,
      PRODUCE_TRADE_CARD,
      RESEARCH_CARD,
    ],
    stackKinds: learning
      ? [SURVEY_CARD, WARFARE_CARD, COLONIZE_CARD, PRODUCE_TRADE_CARD]
      : [SURVEY_CARD, WARFARE_CARD, COLONIZE_CARD, PRODUCE_TRADE_CARD, RESEARCH_CARD],
    stackSizes: stackSizes(options),
    startDeck: startDeck(options),
    handSize: 5,
    planets: planets.filter(
      (index) =>
        PLANET_DEFS[index]?.start === false && !(learning && LEARNING_REMOVED.includes(index)),
    ),
    startPlanets: planets.filter((index) => PLANET_DEFS[index]?.start === true),
    technologies: technologies(options),
    influenceSupply: 24,
    stacksToEnd: options.players === 4 || options.variant === 'extended' ? 2 : 1,
    emptyStackSymbol: ROLES.map(
      (_, role) => role === PRODUCE || role === TRADE || role === RESEARCH || withErrata.has(role),
    ),
    phases: [ACTION, ROLE, AFTER_ROLE, CLEANUP],
    phasesRoleFirst: [ACTION, ROLE, ACTION, AFTER_ROLE, CLEANUP],
    extraRound: options.extraRound,
    abundanceProduces: options.techErrata,
    bureaucracySymbol: options.techErrata,
    logisticsTurn: options.techErrata,
    terraformingDiscounts: options.techErrata,
  };
}

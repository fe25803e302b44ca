// The official game of 2011 with its variants, switches and the rule options of other documents (RULES 1, docs/rulesets.md).
import { CARDS, kindOf, planetOf } from '../cards/catalogue.ts';
import { PLANETS } from '../cards/planets.ts';
import type { Effect } from '../model/effect.ts';
import { COLONIZE, PRODUCE, RESEARCH, ROLES, SURVEY, TRADE, WARFARE } from '../model/names.ts';
import { OFFICIAL_ROLES } from '../rules/roles/role.ts';
import { ACTION, AFTER_ROLE, CLEANUP, ROLE } from '../model/steps.ts';
import type { GameOptions } from './options.ts';
import type { Rules } from '../model/rules.ts';

const SURVEY_CARD = kindOf('survey');
const WARFARE_CARD = kindOf('warfare');
const COLONIZE_CARD = kindOf('colonize');
const PRODUCE_TRADE_CARD = kindOf('produce-trade');
const RESEARCH_CARD = kindOf('research');
const POLITICS_CARD = kindOf('politics');
const PRODUCE_CARD = kindOf('produce');
const TRADE_CARD = kindOf('trade');

/** All role cards of the game, by kind (RULES 1.1). */
const TOTALS: ReadonlyMap<number, number> = new Map([
  [SURVEY_CARD, 20],
  [WARFARE_CARD, 16],
  [COLONIZE_CARD, 20],
  [PRODUCE_TRADE_CARD, 16],
  [RESEARCH_CARD, 20],
]);
/** With six stacks there are as many of each type. */
const TOTAL_OF_SIX = 16;

/** Advanced planets with a Research symbol, which the learning game leaves out (RULES 1.4). */
const LEARNING_REMOVED = ['lyttle', 'echo-rose', 'srod-avein-n2'].map(planetOf);

const ANY_HAND = 99;

/** The kinds that boost Produce and Trade: one shared type, or one each. */
function marketKinds(options: GameOptions): readonly [produce: number, trade: number] {
  return options.roleStacks === 'six'
    ? [PRODUCE_CARD, TRADE_CARD]
    : [PRODUCE_TRADE_CARD, PRODUCE_TRADE_CARD];
}

function startDeck(options: GameOptions): number[] {
  const markets = marketKinds(options);
  const deck =
    options.startDeck === 'one-of-each'
      ? [SURVEY_CARD, WARFARE_CARD, COLONIZE_CARD, RESEARCH_CARD, POLITICS_CARD, POLITICS_CARD]
      : [
          SURVEY_CARD,
          SURVEY_CARD,
          WARFARE_CARD,
          COLONIZE_CARD,
          COLONIZE_CARD,
          RESEARCH_CARD,
          RESEARCH_CARD,
          POLITICS_CARD,
        ];
  const small = options.variant === 'learning' && options.learningDeck === 'eight';
  return [...deck, ...markets]
    .filter((kind) => !small || kind !== RESEARCH_CARD)
    .sort((a, b) => a - b);
}

function stackKinds(options: GameOptions): number[] {
  const research = options.variant === 'learning' ? [] : [RESEARCH_CARD];
  const kinds = [SURVEY_CARD, WARFARE_CARD, COLONIZE_CARD, ...marketKinds(options), ...research];
  return [...new Set(kinds)].sort((a, b) => a - b);
}

/**
 * What is left of each stack when the starting decks are dealt (RULES 1.2). The reduced two-player stacks take as much out as four
 * players would hold (RULES R-2P). The ten-card deck counts, whatever the learning game leaves out of it.
 */
function stackSizes(options: GameOptions): number[] {
  const decks = options.twoPlayerStacks === 'reduced' ? 4 : options.players;
  const deck = startDeck({ ...options, learningDeck: 'ten' });
  return stackKinds(options).map((kind) => {
    const total = options.roleStacks === 'six' ? TOTAL_OF_SIX : (TOTALS.get(kind) ?? 0);
    const extended = options.variant === 'extended' ? takenOutOf(kind) : 0;
    return total - decks * deck.filter((one) => one === kind).length - extended;
  });
}

/** Cards that the extended game takes out of a stack, whatever the starting decks hold (RULES 1.4e). */
function takenOutOf(kind: number): number {
  return kind === WARFARE_CARD ? 1 : 2;
}

function technologies(options: GameOptions): number[] {
  if (options.variant === 'learning') return [];
  return CARDS.flatMap((card, kind) => {
    const offered =
      card.family === 'technology' &&
      card.cost > 0 &&
      (options.variant !== 'level-1' || card.level === 1);
    return offered ? [kind] : [];
  });
}

function actions(options: GameOptions): (readonly Effect[])[] {
  const anywhere: readonly Effect[] = [{ op: 'remove-anywhere' }];
  return CARDS.map((card, kind) =>
    kind === RESEARCH_CARD && options.researchAction === 'one-anywhere' ? anywhere : card.action,
  );
}

function stacksToEnd(options: GameOptions): number {
  if (options.variant === 'extended') return 2;
  return options.players === 4 && options.stacksToEnd === 'by-players' ? 2 : 1;
}

function leaderSymbols(options: GameOptions): number[] {
  return ROLES.map((_, role) => {
    const bonus =
      (role === PRODUCE && options.produceLeaderBonus) ||
      (role === TRADE && options.tradeLeaderBonus);
    return bonus ? 1 : 0;
  });
}

/** Works out the rules of an official game. */
export function officialRules(options: GameOptions): Rules {
  const learning = options.variant === 'learning';
  const withErrata = options.displayErrata ? [SURVEY, WARFARE] : [];
  const symbolWhenEmpty = [PRODUCE, TRADE, RESEARCH, ...withErrata];
  const planets = PLANETS.map((_, index) => index);
  const allRoles = [SURVEY, WARFARE, COLONIZE, PRODUCE, TRADE, RESEARCH];
  const [produceKind, tradeKind] = marketKinds(options);
  return {
    options,
    roleDefs: OFFICIAL_ROLES,
    actions: actions(options),
    roles: learning ? allRoles.filter((role) => role !== RESEARCH) : allRoles,
    stackOf: [SURVEY_CARD, WARFARE_CARD, COLONIZE_CARD, produceKind, tradeKind, RESEARCH_CARD],
    stackKinds: stackKinds(options),
    stackSizes: stackSizes(options),
    startDeck: startDeck(options),
    handSize: 5,
    planets: planets.filter(
      (index) => PLANETS[index]?.start === false && !(learning && LEARNING_REMOVED.includes(index)),
    ),
    startPlanets: planets.filter((index) => PLANETS[index]?.start === true),
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
    phases: [ACTION, ROLE, AFTER_ROLE, CLEANUP],
    phasesRoleFirst: [ACTION, ROLE, ACTION, AFTER_ROLE, CLEANUP],
    extraRound: options.extraRound,
    finishesRound: true,
    discardLimit: ANY_HAND,
    discardsDown: true,
    actionCardStays: false,
    abundanceProduces: options.techErrata,
    bureaucracySymbol: options.techErrata,
    logisticsTurn: options.techErrata,
    terraformingDiscounts: options.techErrata,
  };
}

// The designer's prototype of January 2010 (docs/rulesets.md, "Prototype"): another game that shares most of its steps.
import { CARDS, kindOf, PLANET_DEFS, planetOf } from '../cards/catalogue.ts';
import { PROTOTYPE_PLANETS } from '../cards/prototype/planets.ts';
import { PROTOTYPE_TECHNOLOGIES } from '../cards/prototype/technologies.ts';
import type { Effect } from '../model/effect.ts';
import { PLANET_TYPES, ROLES } from '../model/names.ts';
import { FOLLOWERS_LOOK_LESS, PROTOTYPE_ROLES } from '../rules/roles/prototype.ts';
import { ACTION, CLEANUP, ROLE } from '../model/steps.ts';
import type { GameOptions } from './options.ts';
import type { Rules } from '../model/rules.ts';

/** The card of each role, in the order of the roles; Harvest is the role that the official game calls Produce. */
const ROLE_CARDS = ROLES.map((role) => kindOf(role));
const WARFARE_CARD = kindOf('warfare');

const EVEN = 19;
const ALT = { warfare: 14, other: 20 };
const TOKENS = 30;

/** Actions of role cards in the next draft. */
const NEXT_DRAFT_ACTIONS: ReadonlyMap<number, readonly Effect[]> = new Map([
  [kindOf('survey'), [{ op: 'draw', n: 2 }] as const],
  [kindOf('colonize'), [{ op: 'settle' }] as const],
  [WARFARE_CARD, [{ op: 'fighters', n: 1 }] as const],
  [kindOf('produce'), [{ op: 'produce', n: 1 }] as const],
  [kindOf('trade'), [{ op: 'trade', n: 1 }] as const],
  [kindOf('research'), [{ op: 'remove', n: 1, self: false }] as const],
]);

function startDeck(): number[] {
  return ROLE_CARDS.filter((kind) => kind !== WARFARE_CARD)
    .flatMap((kind) => [kind, kind])
    .sort((a, b) => a - b);
}

function stackSizes(options: GameOptions, kinds: readonly number[]): number[] {
  return kinds.map((kind) => {
    const warfare = kind === WARFARE_CARD;
    const alt = warfare ? ALT.warfare : ALT.other;
    const total = options.prototypeRoleCounts === 'even' ? EVEN : alt;
    return warfare ? total : total - 2 * options.players;
  });
}

function actions(options: GameOptions): (readonly Effect[])[] {
  return CARDS.map((card, kind) => {
    if (card.family === 'technology') return card.action;
    return options.prototypeRoleActions ? (NEXT_DRAFT_ACTIONS.get(kind) ?? []) : [];
  });
}

/** Works out the rules of a prototype game. */
export function prototypeRules(options: GameOptions): Rules {
  const stackKinds = [...ROLE_CARDS].sort((a, b) => a - b);
  const planets = PROTOTYPE_PLANETS.map((planet) => planetOf(planet.id));
  const isStart = (planet: number): boolean => PLANET_DEFS[planet]?.start === true;
  return {
    options,
    roleDefs: PROTOTYPE_ROLES,
    actions: actions(options),
    roles: ROLES.map((_, role) => role),
    stackOf: ROLE_CARDS,
    stackKinds,
    stackSizes: stackSizes(options, stackKinds),
    startDeck: startDeck(),
    handSize: 5,
    planets: planets.filter((planet) => !isStart(planet)),
    startPlanets: planets.filter(isStart),
    startPlanetsUp: !options.prototypeStartFaceDown,
    frontsHidden: true,
    followersLookLess: FOLLOWERS_LOOK_LESS,
    rejectedToBottom: true,
    technologies: [],
    technologyDecks: PLANET_TYPES.map((type) =>
      PROTOTYPE_TECHNOLOGIES.filter((card) => card.type === type)
        .map((card) => kindOf(card.id))
        .sort((a, b) => a - b),
    ),
    technologyToPlay: false,
    influenceSupply: TOKENS,
    influenceLimited: true,
    fighterLimit: TOKENS,
    stacksToEnd: 1,
    emptyStackSymbol: ROLES.map(() => false),
    leaderSymbols: ROLES.map(() => 0),
    settleWhenFollowing: false,
    followMustMatter: true,
    phases: [ACTION, ROLE, CLEANUP],
    phasesRoleFirst: [ACTION, ROLE, CLEANUP],
    extraRound: false,
    finishesRound: false,
    discardLimit: 1,
    discardsDown: options.prototypeDiscardDown,
    actionCardStays: true,
    abundanceProduces: false,
    bureaucracySymbol: false,
    logisticsTurn: false,
    terraformingDiscounts: false,
  };
}

// The rules of the designer's prototype of January 2010 (docs/rulesets.md), which shares most steps
// with the official game.
import { CARDS, kindOf, planetOf } from '../../cards/catalog.ts';
import { PROTOTYPE_PLANETS } from '../../cards/prototype/planets.ts';
import { PROTOTYPE_TECHNOLOGIES } from '../../cards/prototype/technologies.ts';
import type { Effect } from '../../model/effect.ts';
import { COLONIZE, PLANET_TYPES, RESEARCH, ROLES, SURVEY } from '../../model/names.ts';
import type { Rules } from '../../model/rules.ts';
import { WITHOUT_EXPANSION } from '../no-expansion.ts';
import { stepNumber } from '../../rules/steps/registry.ts';
import type { PrototypeOptions } from './options.ts';

/** Indexed by role. The prototype calls Produce "Harvest". */
const ROLE_CARDS = ROLES.map((role) => kindOf(role));
const WARFARE_CARD = kindOf('warfare');

const HAND_SIZE = 5;
const EVEN_ROLE_CARDS = 19;
const UNEVEN_ROLE_CARDS = { warfare: 14, other: 20 };
const TOKEN_SUPPLY = 30;

/** In Survey and Research, followers look at two cards fewer than they have symbols. */
const FOLLOWERS_LOOK_LESS = 2;

/** Version since which an Action phase is skipped if nothing can be done. */
const SKIPS_IDLE_ACTIONS = 2;

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

function stackSizes(options: PrototypeOptions, kinds: readonly number[]): number[] {
  return kinds.map((kind) => {
    const warfare = kind === WARFARE_CARD;
    const fewer = warfare ? UNEVEN_ROLE_CARDS.warfare : UNEVEN_ROLE_CARDS.other;
    const total = options.prototypeRoleCounts === 'even' ? EVEN_ROLE_CARDS : fewer;
    return warfare ? total : total - 2 * options.players;
  });
}

function actions(options: PrototypeOptions): (readonly Effect[])[] {
  return CARDS.map((card, kind) => {
    if (card.family === 'technology') return card.action;
    return options.prototypeRoleActions ? (NEXT_DRAFT_ACTIONS.get(kind) ?? []) : [];
  });
}

function planets(start: boolean): number[] {
  return PROTOTYPE_PLANETS.filter((planet) => planet.start === start).map((planet) =>
    planetOf(planet.id),
  );
}

function technologyDecks(): number[][] {
  return PLANET_TYPES.map((type) =>
    PROTOTYPE_TECHNOLOGIES.filter((card) => card.type === type)
      .map((card) => kindOf(card.id))
      .sort((a, b) => a - b),
  );
}

export function prototypeRules(options: PrototypeOptions, version: number): Rules {
  const stackKinds = [...ROLE_CARDS].sort((a, b) => a - b);
  const seat = { deck: startDeck(), firstHand: HAND_SIZE, permanents: [] };
  return {
    version,
    options,
    seats: Array.from({ length: options.players }, () => seat),
    behaviors: ['look-and-keep', 'muster', 'tuck-together', 'produce', 'trade', 'draw-blind'],
    empireCounts: ROLES.map((_, role) => role !== COLONIZE),
    followerNeeds: ROLES.map((_, role) =>
      role === SURVEY || role === RESEARCH ? FOLLOWERS_LOOK_LESS + 1 : 1,
    ),
    settlesFirst: COLONIZE,
    actions: actions(options),
    triggers: CARDS.map(() => []),
    roles: ROLES.map((_, role) => role),
    stackOf: ROLE_CARDS,
    stackKinds,
    stackSizes: stackSizes(options, stackKinds),
    handSize: HAND_SIZE,
    planets: planets(false),
    startPlanets: planets(true),
    startPlanetsUp: !options.prototypeStartFaceDown,
    frontsHidden: true,
    followersLookLess: FOLLOWERS_LOOK_LESS,
    rejectedToBottom: true,
    technologies: [],
    technologyDecks: technologyDecks(),
    technologyToPlay: false,
    influenceSupply: TOKEN_SUPPLY,
    influenceLimited: true,
    fighterLimit: TOKEN_SUPPLY,
    stacksToEnd: 1,
    emptyStackSymbol: ROLES.map(() => false),
    leaderSymbols: ROLES.map(() => 0),
    settleWhenFollowing: false,
    followMustMatter: true,
    skipsIdleActions: version >= SKIPS_IDLE_ACTIONS,
    phases: (['action', 'role', 'cleanup'] as const).map(stepNumber),
    extraRound: false,
    finishesRound: false,
    discardLimit: 1,
    discardsDown: options.prototypeDiscardDown,
    actionCardStays: true,
    ...WITHOUT_EXPANSION,
  };
}

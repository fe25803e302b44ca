// Explains why a seat cannot do something now: returns the reasons as data, with the numbers that
// are missing and the ruling.
import { ArgumentError, checkSeat, describeValue } from '../model/argument-error.ts';
import {
  CARD_COST,
  cardId,
  findKind,
  OTHER_FACE,
  PLANET_ACTION,
  PLANET_COLONIZE,
  PLANET_SHIP,
  technologyAt,
} from '../cards/catalog.ts';
import { NEVER_SETTLED } from '../model/card.ts';
import { effectDef, isPossible, type MissingTarget } from '../rules/effects/effect.ts';
import { describe } from './decision.ts';
import { decidingSeat, legalOptions } from '../game/game.ts';
import {
  COLONIZE,
  FIGHTER,
  NONE,
  nameAt,
  ROLES,
  type Role,
  type Ship,
  SHIPS,
  type TechnologyType,
} from '../model/names.ts';
import * as O from '../model/option.ts';
import { optionsOf, type Variant } from '../rulesets/registry.ts';
import { attackCost, coloniesMissing, coloniesOn } from '../queries/costs.ts';
import { planetsMissing } from '../queries/planet-prerequisites.ts';
import { mayGainBattlecruiser, payableShips } from '../queries/ships.ts';
import { empireSymbols, symbolsOf } from '../queries/symbols.ts';
import { followerNeeds } from '../queries/following.ts';
import { symbolsOfRole } from './role-preview.ts';
import { takenBefore } from './technology-reach.ts';
import { currentRole, type GameState, playerAt, topFrame } from '../state/state.ts';
import type { Effect } from '../model/effect.ts';
import { canUse, whilePlayed } from '../rules/steps/action.ts';
import { FLEET_SOURCE, fleetActions } from '../rules/steps/action-effects.ts';
import { stepOf, type StepName } from '../rules/steps/registry.ts';
import type { Player } from '../state/player.ts';

/** What to explain. `at` is the index of a planet in the seat's empire. */
export type Subject =
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'technology'; readonly card: string }
  | { readonly kind: 'attack'; readonly at: number }
  | { readonly kind: 'settle'; readonly at: number }
  /** `use` is the Action of a planet, `fleet` the Actions of the fleet tile. */
  | { readonly kind: 'use'; readonly at: number }
  | { readonly kind: 'fleet' }
  | { readonly kind: 'follow' };

/** One reason. `ruling` is the id of a ruling in docs/rules.md or docs/escalation.md. */
export type Explanation = { readonly ruling: string } & (
  | { readonly reason: 'game-over' }
  | { readonly reason: 'not-your-decision'; readonly seat: number }
  /** The pending question, `step`, does not offer it. */
  | { readonly reason: 'not-now'; readonly step: StepName }
  | { readonly reason: 'not-in-hand'; readonly card: string }
  | { readonly reason: 'not-in-this-game'; readonly card: string }
  | { readonly reason: 'nothing-to-do'; readonly card: string; readonly nothing: MissingTarget }
  /** The card has no Action, like the role cards of the prototype. */
  | { readonly reason: 'no-action'; readonly card: string }
  | { readonly reason: 'no-symbol'; readonly card: string; readonly role: Role }
  | { readonly reason: 'role-not-in-game'; readonly role: Role }
  /** `have` counts the symbols of empire, hand and tokens. */
  | {
      readonly reason: 'no-symbol-to-follow';
      readonly role: Role;
      readonly need: number;
      readonly have: number;
      readonly missing: number;
    }
  | { readonly reason: 'following-does-nothing'; readonly role: Role }
  | { readonly reason: 'no-such-planet' }
  | { readonly reason: 'already-face-up' }
  | {
      readonly reason: 'needs-fighters';
      /** Absent for fighters. */
      readonly ship?: Ship;
      readonly need: number;
      readonly have: number;
      readonly missing: number;
    }
  | {
      readonly reason: 'needs-colonies';
      readonly need: number;
      readonly have: number;
      readonly discount: number;
      readonly missing: number;
    }
  | {
      readonly reason: 'needs-planets';
      readonly type: TechnologyType;
      readonly need: number;
      readonly have: number;
      readonly missing: number;
    }
  | {
      readonly reason: 'needs-symbols';
      readonly need: number;
      readonly have: number;
      readonly missing: number;
      readonly ships?: { readonly ship: Ship; readonly n: number };
    }
  | { readonly reason: 'never-settled' }
  | { readonly reason: 'no-action-here' }
  | { readonly reason: 'face-down' }
  | { readonly reason: 'used-already' }
  | { readonly reason: 'nothing-to-use-it-on'; readonly nothing: MissingTarget }
  | { readonly reason: 'has-battlecruiser' }
  /** Someone took the technology or its other face. */
  | { readonly reason: 'technology-gone'; readonly card: string }
  /** The ruleset has face-down technology decks, so a seat cannot choose a technology. */
  | { readonly reason: 'drawn-blind'; readonly card: string }
);

/**
 * Returns the reasons, most basic first; empty if the seat can do it now. Stops where further
 * checks are pointless. Uses only information that the seat may have. Throws ArgumentError for a
 * seat or subject that does not exist.
 */
export function explain(state: GameState, seat: number, subject: Subject): readonly Explanation[] {
  checkSeat(state.players.length, seat);
  checkSubject(subject);
  if (state.over) return [{ reason: 'game-over', ruling: '5f' }];
  const deciding = decidingSeat(state);
  const turn: Explanation[] =
    deciding === seat ? [] : [{ reason: 'not-your-decision', seat: deciding, ruling: 'T7' }];
  switch (subject.kind) {
    case 'card':
      return [...turn, ...explainCard(state, seat, subject.card, deciding === seat)];
    case 'role':
      return [...turn, ...explainRole(state, subject.role, deciding === seat)];
    case 'technology':
      return [...turn, ...explainTechnology(state, seat, subject.card, deciding === seat)];
    case 'attack':
    case 'settle':
      return [...turn, ...explainPlanet(state, seat, subject, deciding === seat)];
    case 'use':
      return [...turn, ...explainPlanetAction(state, seat, subject.at, deciding === seat)];
    case 'fleet':
      return [...turn, ...explainFleet(state, seat, deciding === seat)];
    case 'follow':
      return [...turn, ...explainFollow(state, seat, deciding === seat)];
  }
}

/** Throws for an invalid subject, because subjects come from forms and network messages. */
function checkSubject(subject: Subject): void {
  if (typeof subject !== 'object' || subject === null) {
    throw new ArgumentError(`subject ${describeValue(subject)}: expected an object with a kind`);
  }
  switch (subject.kind) {
    case 'card':
    case 'technology':
      return checkText('card', subject.card);
    case 'role':
      if (ROLES.includes(subject.role)) return;
      throw new ArgumentError(
        `role ${describeValue(subject.role)}: expected one of ${ROLES.join(', ')}`,
      );
    case 'attack':
    case 'settle':
    case 'use':
      if (Number.isInteger(subject.at)) return;
      throw new ArgumentError(
        `at ${describeValue(subject.at)}: expected a place in the empire, from 0`,
      );
    case 'fleet':
    case 'follow':
      return;
    default:
      throw new ArgumentError(
        `subject ${describeValue((subject as { kind: unknown }).kind)}: no such kind`,
      );
  }
}

function checkText(name: string, value: unknown): void {
  if (typeof value !== 'string')
    throw new ArgumentError(`${name} ${describeValue(value)}: expected a text`);
}

function notNow(state: GameState): Explanation {
  return { reason: 'not-now', step: stepOf(topFrame(state)).name, ruling: 'T3' };
}

function offersAny(state: GameState, deciding: boolean, ...options: readonly number[]): boolean {
  return deciding && legalOptions(state).some((option) => options.includes(option));
}

function explainCard(
  state: GameState,
  seat: number,
  id: string,
  deciding: boolean,
): readonly Explanation[] {
  const kind = findKind(id);
  if (kind === undefined || !playerAt(state, seat).hand.includes(kind)) {
    return [{ reason: 'not-in-hand', card: id, ruling: 'A1' }];
  }
  const uses = [O.PLAY, O.BOOST, O.DISCARD, O.REMOVE, O.SPEND_CARD, O.SELL_CARD, O.ADD_COLONY].map(
    (base) => base + kind,
  );
  for (let as = O.TRADE_CARD; as < O.SELL_CARD; as += O.KINDS) uses.push(as + kind);
  if (!deciding || offersAny(state, deciding, ...uses)) return [];
  if (describe(state).later?.some(({ option }) => uses.includes(option)) === true) return [];
  const frame = topFrame(state);
  switch (stepOf(frame).name) {
    case 'action':
      return whyNoAction(state, seat, kind);
    case 'boost':
      return whyNoBoost(state, seat, kind);
    default:
      return [notNow(state)];
  }
}

const VARIANT_RULINGS: Readonly<Partial<Record<Variant, string>>> = { learning: '1.4a' };

function whyNoAction(state: GameState, seat: number, kind: number): readonly Explanation[] {
  const action = state.rules.actions[kind] ?? [];
  if (action.length === 0) return [{ reason: 'no-action', card: cardId(kind), ruling: 'P-action' }];
  return whilePlayed(state, seat, kind, () =>
    action
      .filter((effect) => !isPossible(state, seat, effect))
      .map((effect) => ({
        reason: 'nothing-to-do',
        card: cardId(kind),
        nothing: effectDef(effect.op).missing(state, seat),
        ruling: 'T18',
      })),
  );
}

function whyNoBoost(state: GameState, seat: number, kind: number): readonly Explanation[] {
  const role = currentRole(state.turn);
  const name = nameAt(ROLES, role);
  return symbolsOf(playerAt(state, seat), kind, role, seat === state.leader) === 0
    ? [{ reason: 'no-symbol', card: cardId(kind), role: name, ruling: 'T4b' }]
    : [notNow(state)];
}

function explainRole(state: GameState, role: Role, deciding: boolean): readonly Explanation[] {
  const number = ROLES.indexOf(role);
  if (!state.rules.roles.includes(number)) {
    return [{ reason: 'role-not-in-game', role, ruling: '1.4a' }];
  }
  if (!deciding || offersAny(state, deciding, O.LEAD + number)) return [];
  return [notNow(state)];
}

function explainFollow(state: GameState, seat: number, deciding: boolean): readonly Explanation[] {
  if (!deciding || offersAny(state, deciding, O.FOLLOW)) return [];
  if (stepOf(topFrame(state)).name !== 'follow-or-dissent') return [notNow(state)];
  const role = nameAt(ROLES, state.turn.role);
  const ruling = state.turn.role === COLONIZE ? 'T8' : 'T9';
  const need = followerNeeds(state, state.turn.role);
  const have = symbolsOfRole(state, seat, state.turn.role, false).most;
  return have < need
    ? [{ reason: 'no-symbol-to-follow', role, need, have, missing: need - have, ruling }]
    : [{ reason: 'following-does-nothing', role, ruling }];
}

function explainTechnology(
  state: GameState,
  seat: number,
  id: string,
  deciding: boolean,
): readonly Explanation[] {
  const kind = findKind(id);
  if (kind !== undefined && state.rules.technologyDecks.some((deck) => deck.includes(kind))) {
    return offersAny(state, deciding, O.BUY + kind)
      ? []
      : [{ reason: 'drawn-blind', card: id, ruling: 'P-research' }];
  }
  if (kind === undefined || !state.rules.technologies.includes(kind)) {
    return [
      {
        reason: 'not-in-this-game',
        card: id,
        ruling: VARIANT_RULINGS[optionsOf(state.rules).variant] ?? '1.4d',
      },
    ];
  }
  if (offersAny(state, deciding, O.BUY + kind, O.BUY_WITH_SHIPS + kind)) return [];
  const reasons: Explanation[] = [];
  if (!state.technologies.includes(kind)) {
    const ruling = OTHER_FACE[kind] === NONE ? '3.7b' : '3.7g';
    return [{ reason: 'technology-gone', card: id, ruling }];
  }
  const player = playerAt(state, seat);
  for (const { type, need, have } of planetsMissing(player, kind, takenBefore(state, seat))) {
    reasons.push({
      reason: 'needs-planets',
      type,
      need,
      have,
      missing: need - have,
      ruling: '3.7b',
    });
  }
  return [...reasons, ...whyTooFewSymbols(state, kind, deciding)];
}

/** Compares symbols only while the seat takes a technology. Before, the reason is `not-now`. */
function whyTooFewSymbols(
  state: GameState,
  kind: number,
  deciding: boolean,
): readonly Explanation[] {
  const frame = topFrame(state);
  if (!deciding) return [];
  if (stepOf(frame).name !== 'buy-technology') return [notNow(state)];
  const need = CARD_COST[kind] ?? 0;
  const have = frame.count;
  if (have >= need) return [];
  const { shipCost } = technologyAt(kind);
  const ships = shipCost === undefined ? {} : { ships: shipCost };
  return [{ reason: 'needs-symbols', need, have, missing: need - have, ...ships, ruling: '3.7b' }];
}

function explainPlanet(
  state: GameState,
  seat: number,
  subject: { readonly kind: 'attack' | 'settle'; readonly at: number },
  deciding: boolean,
): readonly Explanation[] {
  const player = playerAt(state, seat);
  const planet = player.planets[subject.at];
  const ruling = subject.kind === 'attack' ? '3.2d' : '3.3d';
  if (planet === undefined) return [{ reason: 'no-such-planet', ruling }];
  if (planet.up) return [{ reason: 'already-face-up', ruling }];
  const bases = subject.kind === 'attack' ? [O.ATTACK, O.PRIMARY] : [O.SETTLE];
  if (offersAny(state, deciding, ...bases.map((base) => base + subject.at))) return [];
  if (subject.kind === 'attack') {
    const need = attackCost(player, planet);
    const size = PLANET_SHIP[planet.id] as number;
    const have = payableShips(player, size);
    const ship = size === FIGHTER ? {} : { ship: nameAt(SHIPS, size) };
    if (have < need)
      return [{ reason: 'needs-fighters', ...ship, need, have, missing: need - have, ruling }];
  } else if (PLANET_COLONIZE[planet.id] === NEVER_SETTLED) {
    return [{ reason: 'never-settled', ruling: 'E5' }];
  } else {
    const missing = coloniesMissing(player, planet);
    if (missing > 0) {
      return [
        {
          reason: 'needs-colonies',
          need: PLANET_COLONIZE[planet.id] ?? 0,
          have: coloniesOn(planet),
          discount: empireSymbols(player, COLONIZE),
          missing,
          ruling: 'R-COL4',
        },
      ];
    }
  }
  return deciding ? [notNow(state)] : [];
}

function explainPlanetAction(
  state: GameState,
  seat: number,
  at: number,
  deciding: boolean,
): readonly Explanation[] {
  const planet = playerAt(state, seat).planets[at];
  if (planet === undefined) return [{ reason: 'no-such-planet', ruling: 'E2.4' }];
  if (!planet.up) return [{ reason: 'face-down', ruling: 'PL3' }];
  const action = PLANET_ACTION[planet.id] ?? [];
  if (action.length === 0) return [{ reason: 'no-action-here', ruling: 'E5' }];
  if (offersAny(state, deciding, O.USE_PLANET + at)) return [];
  const used = whyUsed(state, 1 + planet.id);
  if (used.length > 0) return used;
  if (!canUse(state, seat, action)) {
    return action.map(({ op }) => ({
      reason: 'nothing-to-use-it-on',
      nothing: effectDef(op).missing(state, seat),
      ruling: 'T18',
    }));
  }
  return deciding ? [notNow(state)] : [];
}

/** `source` is numbered as in rules/steps/action-effects.ts. */
function whyUsed(state: GameState, source: number): readonly Explanation[] {
  return state.turn.expansion.used.includes(source)
    ? [{ reason: 'used-already', ruling: 'E14-7' }]
    : [];
}

function explainFleet(state: GameState, seat: number, deciding: boolean): readonly Explanation[] {
  const player = playerAt(state, seat);
  const actions = fleetActions(player.expansion.fleet);
  if (actions.length === 0) return [{ reason: 'no-action-here', ruling: 'E1.3' }];
  if (offersAny(state, deciding, ...actions.map((_, i) => O.USE_FLEET + i))) return [];
  const used = whyUsed(state, FLEET_SOURCE);
  if (used.length > 0) return used;
  if (actions.some((effect) => isPossible(state, seat, effect))) {
    return deciding ? [notNow(state)] : [];
  }
  return actions.flatMap((effect) => (effect.op === 'build' ? whyNotBuilt(player, effect) : []));
}

function whyNotBuilt(
  player: Player,
  { pay, n, gain }: Extract<Effect, { readonly op: 'build' }>,
): readonly Explanation[] {
  if (gain === 'battlecruiser' && !mayGainBattlecruiser(player)) {
    return [{ reason: 'has-battlecruiser', ruling: 'F3' }];
  }
  const have = payableShips(player, SHIPS.indexOf(pay));
  const ship = pay === 'fighter' ? {} : { ship: pay };
  return [{ reason: 'needs-fighters', ...ship, need: n, have, missing: n - have, ruling: 'E3' }];
}

// The Action phase: play a card, use a planet, permanent or tile, or pass (RULES 2 A, T1, E2.4).
import { isPossible } from '../effects/effect.ts';
import { DONE, PLAY, ROLE_FIRST, USE_CARD, USE_FLEET, USE_PLANET } from '../../model/option.ts';
import type { Rules } from '../../model/rules.ts';
import type { Planet } from '../../state/planet.ts';
import type { Player } from '../../state/player.ts';
import { sortAscending } from '../../state/random.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { takeFromHand } from '../../mutations/hand.ts';
import { CARD_HAS_SHIP_ICON, cardId, PLANET_ACTION, planetAt } from '../../cards/catalog.ts';
import type { Effect } from '../../model/effect.ts';
import { NONE } from '../../model/names.ts';
import { without } from '../../state/sorted-list.ts';
import { addPhases, withPhases } from '../phases.ts';
import { CARD_SOURCE, effectsStep, FLEET_SOURCE, fleetActions } from './action-effects.ts';
import { freeAction, isFreeAction, listFreeActions, listFreeRemovals } from './free-action.ts';
import { roleStep } from './role.ts';
import { begin, pop, type Step, step } from './step.ts';

/** `count` Actions were played; `at` is the lowest kind that can be removed as a free action. */
export const actionStep: Step<'action'> = step('action', {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    if (frame.count >= actionsAllowed(state, player)) return pop(state);
    if (mayGoRoleFirst(state, player, frame.count)) return false;
    if (state.rules.fleet && anyUse(state, frame.seat)) return false;
    const idle =
      player.hand.length === 0 || (state.rules.skipsIdleActions && isIdle(state, frame.seat));
    return idle && pop(state);
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    out.push(DONE);
    if (mayGoRoleFirst(state, player, frame.count)) out.push(ROLE_FIRST);
    let last = -1;
    for (let i = 0; i < player.hand.length; i++) {
      const kind = player.hand[i] as number;
      if (kind !== last && canPlay(state, frame.seat, kind)) out.push(PLAY + kind);
      last = kind;
    }
    listFreeRemovals(state, frame.seat, frame.at, out);
    if (!state.rules.fleet) return;
    listUses(state, frame.seat, out);
    listFreeActions(state, frame.seat, out);
    sortAscending(out);
  },

  question(state, frame) {
    const actionsLeft = actionsAllowed(state, playerAt(state, frame.seat)) - frame.count;
    return { step: 'action', several: false, actionsPlayed: frame.count, actionsLeft };
  },

  choose(state, frame, option) {
    if (option === DONE) {
      pop(state);
    } else if (option === ROLE_FIRST) {
      state.turn.roleFirst = true;
      addPhases(state, [actionStep.number], roleStep.number);
      pop(state);
    } else if (isFreeAction(option)) {
      freeAction(state, frame.seat, option, (kind) => {
        frame.at = kind;
      });
    } else if (option >= USE_FLEET) {
      frame.count++;
      frame.at = 0;
      use(state, frame.seat, option);
    } else {
      frame.count++;
      frame.at = 0;
      playAction(state, frame.seat, option - PLAY);
    }
  },
});

/**
 * Whether the seat could play no card of hand and deck. If only the hand counted, skipping the
 * question would reveal something about it (RULES T11).
 */
function isIdle(state: GameState, seat: number): boolean {
  const { hand, deck, abilities } = playerAt(state, seat);
  if (abilities.freeRemovals > 0) return false;
  for (const kind of hand) if (canPlay(state, seat, kind)) return false;
  for (const kind of deck) if (canPlay(state, seat, kind)) return false;
  return true;
}

/** The number of Actions in one Action phase. */
function actionsAllowed(state: GameState, player: Player): number {
  return 1 + player.abilities.moreActions + state.turn.expansion.actions;
}

/** The Actions of fleet tile, planets and permanents that can have an effect (RULES E2.4). */
function listUses(state: GameState, seat: number, out: number[]): void {
  for (let use = nextUse(state, seat, 0); use !== NONE; use = nextUse(state, seat, use + 1)) {
    out.push(use);
  }
}

function anyUse(state: GameState, seat: number): boolean {
  return nextUse(state, seat, 0) !== NONE;
}

/** The lowest option of `listUses` that is at least `from`, or NONE. */
function nextUse(state: GameState, seat: number, from: number): number {
  const { planets, permanents, expansion } = playerAt(state, seat);
  const { used } = state.turn.expansion;
  const tile = used.includes(FLEET_SOURCE) ? [] : fleetActions(expansion.fleet);
  for (let i = Math.max(0, from - USE_FLEET); i < tile.length; i++) {
    if (isPossible(state, seat, tile[i] as Effect)) return USE_FLEET + i;
  }
  for (let at = Math.max(0, from - USE_PLANET); at < planets.length; at++) {
    const { id, up } = planets[at] as Planet;
    if (up && !used.includes(1 + id) && canUse(state, seat, PLANET_ACTION[id]))
      return USE_PLANET + at;
  }
  for (const kind of permanents) {
    const isOpen = USE_CARD + kind >= from && !used.includes(CARD_SOURCE + kind);
    if (isOpen && canUse(state, seat, state.rules.actions[kind])) return USE_CARD + kind;
  }
  return NONE;
}

/**
 * Returns whether the Action of a tile, planet or permanent can have an effect. To remove a card,
 * one card in hand is enough, because the source is not in the hand.
 */
export function canUse(state: GameState, seat: number, action: readonly Effect[] = []): boolean {
  for (const effect of action) {
    const possible =
      effect.op === 'remove'
        ? playerAt(state, seat).hand.length > 0
        : isPossible(state, seat, effect);
    if (possible) return true;
  }
  return false;
}

function use(state: GameState, seat: number, option: number): void {
  if (option >= USE_CARD) {
    const kind = option - USE_CARD;
    state.log?.push({ type: 'use', seat, card: cardId(kind) });
    recordUse(state, CARD_SOURCE + kind);
    begin(state, effectsStep, seat, kind);
  } else if (option >= USE_PLANET) {
    const { id } = playerAt(state, seat).planets[option - USE_PLANET] as Planet;
    state.log?.push({ type: 'use', seat, planet: planetAt(id).id });
    recordUse(state, 1 + id);
    begin(state, effectsStep, seat, NONE, 1 + id);
  } else {
    state.log?.push({ type: 'use', seat });
    recordUse(state, FLEET_SOURCE);
    begin(state, effectsStep, seat, NONE, FLEET_SOURCE + option - USE_FLEET);
  }
}

/** Used sources matter only if each is limited to one use per turn (RULES E14-7). */
function recordUse(state: GameState, source: number): void {
  if (!state.rules.interpretations.usesOnce) return;
  const { expansion } = state.turn;
  state.turn.expansion = { ...expansion, used: [...expansion.used, source] };
}

function playAction(state: GameState, seat: number, kind: number): void {
  takeFromHand(playerAt(state, seat), kind);
  state.turn.resolving = kind;
  state.log?.push({ type: 'action', seat, card: cardId(kind) });
  begin(state, effectsStep, seat, kind);
}

/** Logistics offers this before the first Action (RULES LOG). */
function mayGoRoleFirst(state: GameState, player: Player, played: number): boolean {
  return played === 0 && !state.turn.roleFirst && player.abilities.mayLeadFirst;
}

/**
 * Returns the phases of a turn without additions by effects. With `roleFirst`, there is an Action
 * phase before the Role phase, which ended at once, and one after it.
 */
export function usualPhases(rules: Rules, roleFirst: boolean): readonly number[] {
  if (!roleFirst) return rules.phases;
  return withPhases(rules.phases, [actionStep.number], roleStep.number, 1);
}

/** A card can be played if at least one effect of its Action is possible (RULES T18). */
function canPlay(state: GameState, seat: number, kind: number): boolean {
  if (!hasShipIcon(state, kind)) return anyPossible(state, seat, kind);
  return whilePlayed(state, seat, kind, () => anyPossible(state, seat, kind));
}

/** Ship icons of a card cannot pay for its own Action (RULES E16). */
function hasShipIcon(state: GameState, kind: number): boolean {
  return state.rules.icons && CARD_HAS_SHIP_ICON[kind] === true;
}

/** Calls `ask` with the card taken out of the hand if it has ship icons, then restores the hand. */
export function whilePlayed<T>(state: GameState, seat: number, kind: number, ask: () => T): T {
  if (!hasShipIcon(state, kind)) return ask();
  const player = playerAt(state, seat);
  const { hand } = player;
  player.hand = without(hand, kind) as number[];
  const answer = ask();
  player.hand = hand;
  return answer;
}

function anyPossible(state: GameState, seat: number, kind: number): boolean {
  const action = state.rules.actions[kind] ?? [];
  for (let i = 0; i < action.length; i++) {
    const effect = action[i];
    if (effect !== undefined && isPossible(state, seat, effect)) return true;
  }
  return false;
}

// Boosting a role with hand cards, then tokens and icons that count as symbols (RULES T3, T4b, E7).
import { CARD_RESOURCE, cardId } from '../../cards/catalog.ts';
import { COLONIZE, FIGHTER, NONE, nameAt, RESEARCH, ROLES } from '../../model/names.ts';
import {
  BOOST,
  DISCARD,
  DONE,
  KINDS,
  SPEND_CARD,
  SPEND_FIGHTER,
  SPEND_SLOT,
} from '../../model/option.ts';
import type { Frame } from '../../state/frame.ts';
import { followerNeeds, hasLeaderOption } from '../../queries/following.ts';
import { canPurchaseWithShips } from '../../queries/purchases.ts';
import { listHeld, listLaterHeld } from '../../queries/resource-slots.ts';
import { symbolsOf } from '../../queries/symbols.ts';
import {
  iconSymbols,
  symbolsOfTokens,
  spendsFighters,
  spendsResources,
} from '../../queries/token-symbols.ts';
import { currentRole, type GameState, playerAt } from '../../state/state.ts';
import type { Player } from '../../state/player.ts';
import { boostFromHand, playToken, spendFromHand } from '../../mutations/hand.ts';
import { spendResource } from '../../mutations/resources.ts';
import { payShips } from '../../mutations/ships.ts';
import { resolveRole } from '../roles/behavior.ts';
import { pop, step } from './step.ts';

/**
 * Values of `at` above all kinds: fighters come next, then cards discarded for icons (plus kind),
 * then resources (plus slot).
 */
const FIGHTERS_FROM = KINDS;
const CARDS_FROM = KINDS + 1;
const SLOTS_FROM = CARDS_FROM + KINDS;

/**
 * `count` is the number of symbols so far, `card` the role card taken, `at` the lowest kind that
 * can be added, or one of the values above.
 */
export const boostStep = step('boost', {
  run(state, frame) {
    const player = playerAt(state, frame.seat);
    if (player.hand.length > 0) return false;
    if (player.abilities.icons && symbolsOfTokens(player, currentRole(state.turn)) > 0)
      return false;
    finish(state, frame);
    return true;
  },

  options(state, frame, out) {
    const player = playerAt(state, frame.seat);
    const role = currentRole(state.turn);
    const leading = frame.seat === state.leader;
    const missing = symbolsMissing(state, frame);
    if (missing <= 0) out.push(DONE);
    // Only cards after which higher cards can still provide the missing symbols are legal.
    let later = missing > 0 ? symbolsFrom(player, frame.at, role) : 0;
    let last = -1;
    for (let i = 0; i < player.hand.length; i++) {
      const kind = player.hand[i] as number;
      if (kind < frame.at) continue;
      if (missing > 0) {
        if (kind !== last && later >= missing && symbolsOf(player, kind, role) > 0) {
          out.push(BOOST + kind);
        }
        later -= symbolsOf(player, kind, role);
      } else if (kind !== last && symbolsOf(player, kind, role, leading) > 0) {
        out.push(BOOST + kind);
      }
      last = kind;
    }
    if (player.abilities.icons) listTokens(player, role, frame.at, out);
    // In a determinized state, the hand was dealt again and may lack symbols.
    if (out.length === 0) out.push(DONE);
  },

  later(state, frame, out) {
    const player = playerAt(state, frame.seat);
    const role = currentRole(state.turn);
    if (symbolsMissing(state, frame) > 0) {
      for (const kind of player.hand) {
        if (kind >= frame.at && symbolsOf(player, kind, role) > 0) out.push(BOOST + kind);
      }
    }
    if (player.abilities.icons && spendsResources(player, role)) {
      listLaterHeld(player, frame.at - SLOTS_FROM, SPEND_SLOT, out);
    }
  },

  question(state, frame) {
    const role = currentRole(state.turn);
    const player = playerAt(state, frame.seat);
    const leading = frame.seat === state.leader;
    const cards = player.hand.filter(
      (kind) =>
        (kind >= frame.at && symbolsOf(player, kind, role, leading) > 0) ||
        (player.abilities.icons && iconSymbols(player, kind, role) > 0),
    ).length;
    const missing = symbolsMissing(state, frame);
    const most = cards + (player.abilities.icons ? symbolsOfTokens(player, role) : 0);
    return {
      step: 'boost',
      several: true,
      most,
      role: nameAt(ROLES, role),
      symbols: frame.count,
      ...(missing > 0 && { symbolsMissing: missing }),
    };
  },

  choose(state, frame, option) {
    if (option === DONE) {
      finish(state, frame);
      return;
    }
    const role = currentRole(state.turn);
    if (option >= DISCARD) {
      spendToken(state, frame, role, option);
      return;
    }
    const kind = option - BOOST;
    frame.at = kind;
    const leading = frame.seat === state.leader;
    frame.count += symbolsOf(playerAt(state, frame.seat), kind, role, leading);
    playCard(state, frame.seat, role, kind);
  },
});

function playCard(state: GameState, seat: number, role: number, kind: number): void {
  state.log?.push({ type: 'boost', seat, role: nameAt(ROLES, role), card: cardId(kind) });
  boostFromHand(state, seat, kind);
}

function symbolsFrom(player: Player, from: number, role: number): number {
  let symbols = 0;
  for (let i = 0; i < player.hand.length; i++) {
    const kind = player.hand[i] as number;
    if (kind >= from) symbols += symbolsOf(player, kind, role);
  }
  return symbols;
}

/**
 * The symbols that must still be added; 0 or less if none. Leaders, and followers who can attack or
 * settle, need none (RULES T9).
 */
function symbolsMissing(state: GameState, frame: Frame): number {
  const role = currentRole(state.turn);
  if (frame.seat === state.leader || hasLeaderOption(state, frame.seat, role)) return 0;
  // Followers of Research who can pay with ships need no symbol (RULES P2).
  if (role === RESEARCH && state.rules.icons && canPurchaseWithShips(state, frame.seat)) return 0;
  return followerNeeds(state, role) - frame.count;
}

/** `at` as in the frame. */
function listTokens(player: Player, role: number, at: number, out: number[]): void {
  if (at <= FIGHTERS_FROM && spendsFighters(player, role)) out.push(SPEND_FIGHTER);
  for (const kind of player.hand) {
    const open = CARDS_FROM + kind >= at;
    if (open && iconSymbols(player, kind, role) > 0) out.push(SPEND_CARD + kind);
  }
  if (!spendsResources(player, role)) return;
  listHeld(player, at - SLOTS_FROM, SPEND_SLOT, out);
}

/** In Colonize, resources and cards become colonies, so they are played (RULES E14-10). */
function spendToken(state: GameState, frame: Frame, role: number, option: number): void {
  const { seat } = frame;
  const player = playerAt(state, seat);
  if (option === SPEND_FIGHTER) {
    frame.at = FIGHTERS_FROM;
    frame.count++;
    payShips(state, seat, FIGHTER, 1);
  } else if (option >= SPEND_SLOT) {
    frame.at = SLOTS_FROM + option - SPEND_SLOT + 1;
    frame.count++;
    const resource = spendResource(state, seat, option - SPEND_SLOT);
    if (role === COLONIZE) playToken(player, resource);
  } else {
    const kind = option - SPEND_CARD;
    frame.at = CARDS_FROM + kind;
    frame.count += iconSymbols(player, kind, role);
    if (role === COLONIZE) {
      playCard(state, seat, role, kind);
      return;
    }
    const isFighter = CARD_RESOURCE[kind] === NONE;
    spendFromHand(state, seat, kind, isFighter ? 'fighter' : 'resource');
  }
}

function finish(state: GameState, frame: Frame): void {
  pop(state);
  resolveRole(state, frame.seat, frame.count);
}

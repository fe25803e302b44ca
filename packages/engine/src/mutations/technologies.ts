// Changes technologies: takes them from the offer, puts permanents into play, removes them.
import { CARD_PERMANENT, CARD_REPLENISHING, cardId, OTHER_FACE } from '../cards/catalog.ts';
import { abilitiesOf } from '../queries/compute-abilities.ts';
import { NONE } from '../model/names.ts';
import { insertSorted, removeOne } from '../state/sorted-list.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { discardColonies, gainToHand } from './hand.ts';

/**
 * Moves a technology into the empire, the hand or, if the ruleset says so, the cards played. Its
 * other face also leaves the offer (RULES 3.7).
 */
export function buy(state: GameState, seat: number, kind: number): void {
  removeOne(state.technologies, kind);
  const other = OTHER_FACE[kind] as number;
  if (other !== NONE) removeOne(state.technologies, other);
  state.log?.push({ type: 'buy', seat, card: cardId(kind) });
  if (CARD_PERMANENT[kind] as boolean) putIntoPlay(state, seat, kind);
  else if (state.rules.technologyToPlay) playerAt(state, seat).play.push(kind);
  else gainToHand(playerAt(state, seat), kind);
}

/** Puts a permanent into the empire, with its ships if replenishing slots arrive full. */
export function putIntoPlay(state: GameState, seat: number, kind: number): void {
  const player = playerAt(state, seat);
  insertSorted(player.permanents, kind);
  refreshAbilities(state, seat);
  const [fighters, destroyers] = CARD_REPLENISHING[kind] as readonly [number, number];
  if (!state.rules.interpretations.slotsArriveFull) return;
  if (fighters + destroyers === 0) return;
  const { expansion } = player;
  player.expansion = {
    ...expansion,
    docked: expansion.docked + fighters,
    cardFighters: expansion.cardFighters + fighters,
    dockedDestroyers: expansion.dockedDestroyers + destroyers,
  };
}

/** Recomputes abilities. Call it after permanents, face-up planets or the fleet change. */
export function refreshAbilities(state: GameState, seat: number): void {
  const player = playerAt(state, seat);
  player.abilities = abilitiesOf(state.rules, player);
}

/**
 * Removes a permanent (Natural Order, RULES E8.3). Colonies on it are discarded, resources and
 * ships return to the supply. Actions that it has already granted this turn remain.
 */
export function removePermanent(state: GameState, seat: number, owner: number, kind: number): void {
  const player = playerAt(state, owner);
  const before = player.abilities;
  removeOne(player.permanents, kind);
  state.removed.push(kind);
  state.log?.push({ type: 'remove-permanent', seat, owner, card: cardId(kind) });
  refreshAbilities(state, owner);
  const { abilities, expansion } = player;
  const fighters = Math.min(expansion.cardFighters, abilities.fighterSlots);
  player.expansion = {
    ...expansion,
    docked: expansion.docked - (expansion.cardFighters - fighters),
    cardFighters: fighters,
    dockedDestroyers: Math.min(expansion.dockedDestroyers, abilities.destroyerSlots),
    store: abilities.slots < before.slots ? 0 : expansion.store,
    colonies: abilities.holdsColonies ? expansion.colonies : [],
  };
  if (!abilities.holdsColonies) discardColonies(player, expansion.colonies);
  if (owner !== state.leader) return;
  const { turn } = state;
  const granted = before.moreActions - abilities.moreActions;
  if (granted > 0)
    turn.expansion = { ...turn.expansion, actions: turn.expansion.actions + granted };
}

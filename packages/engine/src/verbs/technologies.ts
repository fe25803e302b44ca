// Technologies: bought from those on offer, and permanents put into play.
import { CARD_PERMANENT, cardId, OTHER_FACE } from '../cards/catalogue.ts';
import { abilitiesOf } from '../facts/abilities.ts';
import { NONE } from '../model/names.ts';
import { insertSorted, removeOne } from '../state/lists.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { gainToHand } from './hand.ts';

/** Buys a technology: into hand, or a permanent into the empire; the other face is gone for everybody (RULES 3.7). */
export function buy(state: GameState, seat: number, kind: number): void {
  removeOne(state.technologies, kind);
  const other = OTHER_FACE[kind] as number;
  if (other !== NONE) removeOne(state.technologies, other);
  state.log?.push({ type: 'buy', seat, card: cardId(kind) });
  if (CARD_PERMANENT[kind] as boolean) putIntoPlay(state, seat, kind);
  else if (state.rules.technologyToPlay) playerAt(state, seat).play.push(kind);
  else gainToHand(playerAt(state, seat), kind);
}

/** A permanent comes into the empire; what the player's permanents come to is worked out anew. */
export function putIntoPlay(state: GameState, seat: number, kind: number): void {
  const player = playerAt(state, seat);
  insertSorted(player.permanents, kind);
  player.abilities = abilitiesOf(state.rules, player.permanents);
}

// What leading or following a role would be worth, from what one seat sees: for people who decide, and for whoever warns them.
import { cardAt, kindOf } from '../cards/catalogue.ts';
import { ROLES, type Role } from '../model/names.ts';
import { rulesFor } from '../game/game.ts';
import type { PlayerView, View } from '../knowledge/view.ts';

/** Symbols of a role by where they come from. */
export interface RolePreview {
  readonly role: Role;
  /** The card taken from the stack: its symbols, 0 when the stack is empty. Only for a leader. */
  readonly taken: number;
  /** Symbols that only the leader gets: for an empty stack (RULES R-EMPTY), or always in some rulesets. */
  readonly bonus: number;
  /** Symbols of face-up planets and permanents, where the role counts them. */
  readonly empire: number;
  /** Symbols of all hand cards together, when every one is spent. */
  readonly hand: number;
  /** Hand cards that carry the symbol. */
  readonly handCards: number;
  /** Symbols when nothing of the hand is spent, and when all of it is. */
  readonly least: number;
  readonly most: number;
  /** Cards left in the stack after leading. */
  readonly stackLeft: number;
  /** For each other seat the most symbols it could follow with, from what is public. */
  readonly followers: readonly { readonly seat: number; readonly most: number }[];
}

/** Symbols of a role on a card of this player (RULES T4b, Adaptability in 4.4). */
function symbolsOn(player: PlayerView, card: string, role: Role): number {
  const printed = cardAt(kindOf(card)).symbols.filter((symbol) => symbol === role).length;
  const adapts = card === 'research' && player.permanents.includes('adaptability');
  return printed === 0 && adapts ? 1 : printed;
}

function empireSymbols(view: View, player: PlayerView, role: Role): number {
  const def = rulesFor(view.options).roleDefs[ROLES.indexOf(role)];
  return def?.empireCounts === true ? player.symbols[role] : 0;
}

/** The most that another player can add from a hand of which only the size and some cards are known. */
function mostOf(view: View, player: PlayerView, role: Role): number {
  const possible = player.unseen
    .map((card) => symbolsOn(player, card, role))
    .sort((a, b) => b - a)
    .slice(0, player.handSize);
  return empireSymbols(view, player, role) + possible.reduce((sum, one) => sum + one, 0);
}

/** What a seat could make of leading a role now. Throws for a view without a seat. */
export function previewRole(view: View, role: Role): RolePreview {
  const me = view.players[view.seat ?? -1];
  if (me === undefined) throw new RangeError('a spectator leads no role');
  const left = view.stacks[view.stackOf[role]] ?? 0;
  const taken = left > 0 ? symbolsOn(me, view.stackOf[role], role) : 0;
  const always = rulesFor(view.options).leaderSymbols[ROLES.indexOf(role)] ?? 0;
  const bonus = always + (left === 0 && view.emptyStackSymbol[role] ? 1 : 0);
  const worth = (me.hand ?? []).map((card) => symbolsOn(me, card, role));
  const hand = worth.reduce((sum, one) => sum + one, 0);
  const empire = empireSymbols(view, me, role);
  const least = taken + bonus + empire;
  return {
    role,
    taken,
    bonus,
    empire,
    hand,
    handCards: worth.filter((one) => one > 0).length,
    least,
    most: least + hand,
    stackLeft: Math.max(0, left - 1),
    followers: view.players
      .filter((player) => player.seat !== me.seat)
      .map((player) => ({ seat: player.seat, most: mostOf(view, player, role) })),
  };
}

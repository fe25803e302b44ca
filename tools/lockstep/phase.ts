// The step and the deciding seat that our game should have in a recorded state.
import type { TurnDraft } from './comparable-table.ts';
import type { TurnFacts } from './turn-facts.ts';
import { ABUNDANCE, isLateAttack, LOGISTICS, SCIENTIFIC_METHOD } from './ids.ts';
import { owns } from './recorded-seat.ts';
import type { SeatState, TableState } from './recording.ts';

export function pendingCard({ pending }: TableState): string | undefined {
  return pending[0]?.card;
}

/** Whether the recording asks the leader first; our game asks the next seat to follow. */
function asksLeaderFirst(recorded: TableState): boolean {
  if (recorded.state === 'playerTurnPreDiscard') return true;
  const looking = recorded.players.some(({ looking_at }) => looking_at !== undefined);
  const extra = recorded.state === 'playerTurnRoleExtra';
  return extra && !looking && isLateAttack(pendingCard(recorded));
}

export function expectedSeat(recorded: TableState): number | undefined {
  const [seat] = recorded.active;
  if (seat === undefined || !asksLeaderFirst(recorded)) return seat;
  return (seat + 1) % recorded.players.length;
}

export function expectedPhase(
  recorded: TableState,
  { resolving }: TurnDraft,
  { roleAhead }: TurnFacts,
): string {
  const isAbundance = pendingCard(recorded) === ABUNDANCE;
  switch (recorded.state) {
    case 'playerTurnAction':
      if (isAbundance) return 'produce';
      if (resolving !== undefined || isHalfUsed(recorded)) return 'remove';
      return isActionOpen(recorded) ? 'action' : 'role';
    case 'playerTurnRole':
      return 'role';
    case 'playerTurnRoleExtra':
      if (recorded.players.some(({ looking_at }) => looking_at !== undefined)) return 'keep-planet';
      if (pendingCard(recorded) === SCIENTIFIC_METHOD) return 'buy-technology';
      return isAbundance ? 'produce' : 'follow-or-dissent';
    case 'playerTurnDiscard':
      return roleAhead ? 'one-more-role' : 'discard';
    case 'gameEnd':
      return 'over';
    default:
      return 'follow-or-dissent';
  }
}

/** Whether the second half of a permanent's Action is asked for, which takes cards in hand. */
function isHalfUsed({ players, turn }: TableState): boolean {
  const leader = players[turn];
  return halfUsed(leader) > 0 && (leader?.hand.length ?? 0) > 0;
}

export function halfUsed(seat: SeatState | undefined): number {
  return seat?.permanents.filter(({ partial }) => partial === 1).length ?? 0;
}

/** Whether our game asks for an Action; without cards only for the phase order (Logistics). */
function isActionOpen({ players, turn, actions, role }: TableState): boolean {
  const leader = players[turn];
  if (leader === undefined || leader.hand.length > 0) return true;
  return owns(leader, LOGISTICS) && role === null && actions[0] === 0;
}

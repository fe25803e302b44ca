// Attacks of Mobilization and Tour de Force. Recorded leaders make them before the others follow,
// ours afterwards (deviation 8).
import { leaderOf } from './corrections.ts';
import type { PlanetDraft, TableDraft } from './comparable-table.ts';
import { leftOver } from './multiset.ts';
import { shipsOf } from './recorded-seat.ts';
import type { RecordedDecision, TableState } from './recording.ts';

/** The leader's goods before these attacks, and what else the attacks changed. */
export interface AttackChanges {
  readonly planets: readonly PlanetDraft[];
  readonly docked: readonly string[];
  readonly store: readonly string[];
  readonly fighters: number;
  readonly destroyers: number;
  readonly battlecruisers: number;
  readonly points: number;
  readonly hand_limit: number;
  /** Released colonies, and cards in hand that were paid. */
  readonly freed: readonly string[];
  readonly spent: readonly string[];
  readonly produced: readonly string[];
  readonly made: readonly string[];
}

/** Removes recorded attacks from the expected table that our game makes later. */
export function takeBackAttack(table: TableDraft, held: AttackChanges | undefined): boolean {
  if (held === undefined) return false;
  const leader = leaderOf(table);
  leader.planets = held.planets;
  leader.docked = [...held.docked];
  leader.store = [...held.store];
  leader.fighters += held.fighters;
  leader.destroyers += held.destroyers;
  leader.battlecruisers += held.battlecruisers;
  leader.hand.push(...held.spent);
  leader.score -= held.points;
  leader.hand_limit -= held.hand_limit;
  leader.discard = leftOver(leader.discard, [...held.freed, ...held.spent]);
  table.memory.produced = [...held.produced];
  table.memory.made = [...held.made];
  if (table.phase === 'produce') askFollower(table);
  return true;
}

/** Lets the first follower be asked, because Abundance will produce after the attack. */
function askFollower(table: TableDraft): void {
  table.phase = 'follow-or-dissent';
  table.active = (table.turn + 1) % table.players.length;
}

export function addAttackChanges(
  before: TableState,
  { after }: RecordedDecision,
  was: TableDraft,
  first: AttackChanges | undefined,
): AttackChanges {
  const [old, now] = [before.players[before.turn], after.players[before.turn]];
  if (old === undefined || now === undefined) throw new Error('the leader has a seat');
  const [had, has] = [shipsOf(old), shipsOf(now)];
  const leader = leaderOf(was);
  const { planets, docked, store } = first ?? leader;
  const { produced, made } = first ?? was.memory;
  return {
    planets,
    docked,
    store,
    fighters: (first?.fighters ?? 0) + had.F - has.F,
    destroyers: (first?.destroyers ?? 0) + had.D - has.D,
    battlecruisers: (first?.battlecruisers ?? 0) + had.B - has.B,
    points: (first?.points ?? 0) + now.score - old.score,
    hand_limit: (first?.hand_limit ?? 0) + now.hand_limit - old.hand_limit,
    freed: [...(first?.freed ?? []), ...leftOver(now.aside, old.aside)],
    spent: [...(first?.spent ?? []), ...leftOver(old.hand, now.hand)],
    produced,
    made,
  };
}

// Adapts the expected table where our game acts earlier or later than the recording. A number is
// that of a deviation (docs/lockstep.md). Most functions return whether they applied.
import type { SeatDraft, TableDraft } from './comparable-table.ts';
import { draftOf } from './expected-table.ts';
import { peaceOf } from './icons.ts';
import { COLONY_SHIP, DEFENSE_CONTRACT, DISSENSION, recordedCard } from './ids.ts';
import { leftOver, without } from './multiset.ts';
import { hasUsed, shipsOf } from './recorded-seat.ts';
import type { RecordedDecision, SeatState } from './recording.ts';

/** A free action that our game takes later: the seat before and after, the supply's loss. */
export interface FreeAction {
  readonly decision: RecordedDecision;
  readonly was: SeatState;
  readonly is: SeatState;
  readonly supply: number;
}

/** Recorded discards, removals and free actions that our game takes later. */
export interface Deferred {
  readonly freeActions: readonly FreeAction[];
  readonly removals: readonly number[];
  /** Undefined if no discard was recorded yet. */
  readonly discards: readonly number[] | undefined;
  readonly points: number;
  readonly streamlining: boolean;
  /** The turn in which they were recorded. */
  readonly turnNumber: number;
}

export function leaderOf(table: TableDraft): SeatDraft {
  const leader = table.players[table.turn];
  if (leader === undefined) throw new Error(`no seat ${table.turn}`);
  return leader;
}

/** Deviation 16: returns cards that the recorded leader put away early to the leader's hand. */
export function putBack(table: TableDraft, deferred: Deferred | undefined): boolean {
  if (deferred === undefined) return false;
  const leader = leaderOf(table);
  const removals = deferred.removals.map(recordedCard);
  const discards = (deferred.discards ?? []).map(recordedCard);
  leader.hand.push(...removals, ...discards);
  leader.discard = taken(leader.discard, discards);
  leader.score += deferred.points;
  table.removed = taken(table.removed, removals);
  if (deferred.streamlining) table.memory.streamlining_used = false;
  for (const free of deferred.freeActions) takeBackFreeAction(table, leader, free);
  return true;
}

function takeBackFreeAction(
  table: TableDraft,
  leader: SeatDraft,
  { was, is, supply }: FreeAction,
): void {
  const before = draftOf(was);
  leader.hand.push(...leftOver(was.hand, is.hand));
  leader.discard = leftOver(leader.discard, leftOver(is.discard, was.discard));
  leader.influence -= is.influence - was.influence;
  leader.score -= is.score - was.score;
  leader.fighters += shipsOf(was).F - shipsOf(is).F;
  leader.planets = before.planets;
  leader.store = before.store;
  leader.docked = before.docked;
  leader.ship_colonies = before.ship_colonies;
  table.influence_supply += supply;
  if (!hasUsed(was, DEFENSE_CONTRACT)) table.memory.sold = false;
  if (!hasUsed(was, COLONY_SHIP)) table.memory.colonized = false;
}

function taken(from: readonly string[], cards: readonly string[]): string[] {
  const rest = without(from, cards);
  if (rest === undefined) throw new Error(`${cards.join()} put away early is not recorded as gone`);
  return rest;
}

/** Deviation 23: pays for Diverse Markets and Genetic Engineering at once, as our game does. */
export function payAhead(table: TableDraft): boolean {
  const { markets, genetics, traded, produced } = table.memory;
  const early = markets * new Set(traded).size + genetics * new Set(produced).size;
  if (early === 0) return false;
  const leader = leaderOf(table);
  leader.influence += early;
  leader.score += early;
  table.influence_supply = Math.max(0, table.influence_supply - early);
  if (table.influence_supply === 0) table.end_triggered = 1;
  return true;
}

/** Notes the end of the game with the last card or token. The recording waits for the role. */
export function noteEnd(
  table: TableDraft,
  stacks: readonly string[],
  stacksToEnd: number,
): boolean {
  if (table.end_triggered === 1) return false;
  const empty = stacks.filter((name) => table.stacks[name] === 0).length;
  if (empty < stacksToEnd && table.influence_supply > 0) return false;
  table.end_triggered = 1;
  return true;
}

/** Deviation 11: empties the deck again that the recording rebuilt before planets were rejected. */
export function rebuildLater(table: TableDraft, { shuffles = [] }: RecordedDecision): boolean {
  const order = shuffles.findLast(({ loc }) => loc === 'planet_deck')?.order;
  const looking = table.players.some((player) => player.looking_at.length > 0);
  if (!looking || !order?.length || order.join() !== table.planet_deck.join()) return false;
  table.planet_discard = [...table.planet_discard, ...table.planet_deck];
  table.planet_deck = [];
  return true;
}

/** Deviation 11: rebuilds an emptied deck, which the recording does at the next Survey. */
export function rebuildAtOnce(table: TableDraft, ours: TableDraft): boolean {
  if (table.planet_deck.length > 0 || table.planet_discard.length === 0) return false;
  if (table.players.some((player) => player.looking_at.length > 0)) return false;
  const same = without(table.planet_discard, ours.planet_deck)?.length === 0;
  table.planet_deck = same ? [...ours.planet_deck] : table.planet_discard;
  table.planet_discard = [];
  return true;
}

/**
 * Lets seats dissent that our game did not ask. Returns those for whom the recorded deck is too
 * small. `attacks`: our engine asks for an attack after the followers.
 */
export function dissentAhead(
  table: TableDraft,
  seats: readonly number[],
  attacks: boolean,
): number[] {
  const short: number[] = [];
  for (const seat of seats) {
    const player = table.players[seat];
    if (player === undefined) continue;
    const draws = player.permanents.includes(DISSENSION) ? 2 : 1;
    if (player.deck.length < draws) short.push(seat);
    player.hand.push(...player.deck.splice(0, draws));
    if (table.memory.role === 'W') keepPeace(table, player);
  }
  if (seats.length > 0) askNext(table, seats, attacks);
  return short;
}

/** Pays a seat that dissents from Warfare for peaceful planets and treaties (RULES PL4). */
function keepPeace(table: TableDraft, player: SeatDraft): void {
  const planets = player.planets.flatMap(({ id, up }) => (up === 1 ? [id] : []));
  const peace = peaceOf([...planets, ...player.permanents]);
  player.influence += peace;
  player.score += peace;
  table.influence_supply = Math.max(0, table.influence_supply - peace);
  if (table.influence_supply === 0) table.end_triggered = 1;
}

function askNext(table: TableDraft, dissented: readonly number[], attacks: boolean): void {
  const { players, turn } = table;
  let seat = table.active ?? turn;
  while (dissented.includes(seat)) seat = (seat + 1) % players.length;
  table.active = seat;
  if (seat !== turn) return;
  table.memory.mobilized = 0;
  if (attacks) table.phase = 'attack';
  else beginCleanup(table);
}

/** Discards played cards, as our game does after the last follower's answer (RULES C1). */
function beginCleanup(table: TableDraft): void {
  table.phase = 'discard';
  for (const player of table.players) player.discard.push(...player.in_play.splice(0));
}

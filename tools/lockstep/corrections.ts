// The known differences in timing, taken out of what is expected of our table (docs/lockstep.md). Each tells whether it was there.
import type { SeatDraft, TableDraft } from './comparable-table.ts';
import { draftOf } from './expected-table.ts';
import { peaceOf } from './icons.ts';
import { COLONY_SHIP, DEFENSE_CONTRACT, DISSENSION, recordedCard } from './ids.ts';
import { leftOver, without } from './multiset.ts';
import { hasUsed, shipsOf } from './recorded-seat.ts';
import type { RecordedDecision, SeatState } from './recording.ts';

/** A free action that ours takes later: what the seat had before and after, and what it took from the supply. */
export interface Free {
  readonly decision: RecordedDecision;
  readonly was: SeatState;
  readonly is: SeatState;
  readonly supply: number;
}

/** Hand cards that the recorded leader has already put away while ours waits for the own discard. */
export interface Deferred {
  readonly frees: readonly Free[];
  readonly trims: readonly number[];
  /** Undefined while the discard is still to be asked. */
  readonly discards: readonly number[] | undefined;
  /** Points that left the game with the cards removed. */
  readonly points: number;
  /** Streamlining was used for them. */
  readonly streamlining: boolean;
  /** The turn in which they were put away. */
  readonly turnNumber: number;
}

/** The seat whose turn it is. */
export function leaderOf(table: TableDraft): SeatDraft {
  const leader = table.players[table.turn];
  if (leader === undefined) throw new Error(`no seat ${table.turn}`);
  return leader;
}

/** Deviation 16: cards that the leader has put away early are still in our hand. */
export function putBack(table: TableDraft, deferred: Deferred | undefined): boolean {
  if (deferred === undefined) return false;
  const leader = leaderOf(table);
  const trims = deferred.trims.map(recordedCard);
  const discards = (deferred.discards ?? []).map(recordedCard);
  leader.hand.push(...trims, ...discards);
  leader.discard = taken(leader.discard, discards);
  leader.score += deferred.points;
  table.removed = taken(table.removed, trims);
  if (deferred.streamlining) table.memory.streamlining_used = false;
  for (const free of deferred.frees) takeBackFree(table, leader, free);
  return true;
}

/** What was sold or added is still there. */
function takeBackFree(table: TableDraft, leader: SeatDraft, { was, is, supply }: Free): void {
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

/** Deviation 23: what Diverse Markets and Genetic Engineering pay at the end of the turn, ours has paid at once. */
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

/** The recorded end is noted once the role is over; ours with the last card or token taken. */
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

/** Deviation 11 in mid-survey: the deck is rebuilt as soon as it is empty, ours after the rejected planets are discarded. */
export function rebuildLater(table: TableDraft, { shuffles = [] }: RecordedDecision): boolean {
  const order = shuffles.findLast(({ loc }) => loc === 'planet_deck')?.order;
  const looking = table.players.some((player) => player.looking_at.length > 0);
  if (!looking || !order?.length || order.join() !== table.planet_deck.join()) return false;
  table.planet_discard = [...table.planet_discard, ...table.planet_deck];
  table.planet_deck = [];
  return true;
}

/** Deviation 11 after a Survey that ran the deck out with an empty discard: only the next look rebuilds it; ours has at once. */
export function rebuildAtOnce(table: TableDraft, ours: TableDraft): boolean {
  if (table.planet_deck.length > 0 || table.planet_discard.length === 0) return false;
  if (table.players.some((player) => player.looking_at.length > 0)) return false;
  const same = without(table.planet_discard, ours.planet_deck)?.length === 0;
  table.planet_deck = same ? [...ours.planet_deck] : table.planet_discard;
  table.planet_discard = [];
  return true;
}

/**
 * Seats that ours has let dissent without asking, while the recorded ones are still to be asked. Answers those of which the recorded
 * deck does not tell what they draw. `attacks`: the leader is asked for Mobilization's attack, which ours asks for after them.
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

/** The influence of civilized planets and Peace Treaties for dissenting Warfare (RULES PL4). */
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

/** All have answered: what was played goes to the discard piles (RULES C1). */
function beginCleanup(table: TableDraft): void {
  table.phase = 'discard';
  for (const player of table.players) player.discard.push(...player.in_play.splice(0));
}

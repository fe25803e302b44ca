// The known differences in timing, taken out of what is expected of our table (docs/lockstep.md). Each tells whether it was there.
import type { PlanetDraft, SeatDraft, TableDraft } from './draft.ts';
import { leftOver } from './facts.ts';
import { DISSENSION, recordedCard } from './ids.ts';
import { without } from './multiset.ts';
import type { RecordedDecision, TableState } from './trace.ts';

/** Hand cards that the recorded leader has already put away while ours waits for the own discard. */
export interface Deferred {
  readonly trims: readonly number[];
  /** Undefined while the discard is still to be asked. */
  readonly discards: readonly number[] | undefined;
  /** Points that left the game with the cards removed. */
  readonly points: number;
  /** Streamlining was used for them. */
  readonly streamlining: boolean;
}

/** What the leader had before Mobilization's attack, which ours makes after the others have followed. */
export interface Held {
  readonly planets: readonly PlanetDraft[];
  readonly fighters: number;
  readonly points: number;
  readonly hand_limit: number;
  /** Colonies set free by it. */
  readonly freed: readonly string[];
  readonly produced: readonly string[];
}

function leaderOf(table: TableDraft): SeatDraft {
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
  return true;
}

function taken(from: readonly string[], cards: readonly string[]): string[] {
  const rest = without(from, cards);
  if (rest === undefined) throw new Error(`${cards.join()} put away early is not recorded as gone`);
  return rest;
}

/** Deviation 8: Mobilization's attack is still to come. */
export function takeBackAttack(table: TableDraft, held: Held | undefined): boolean {
  if (held === undefined) return false;
  const leader = leaderOf(table);
  leader.planets = held.planets;
  leader.fighters += held.fighters;
  leader.score -= held.points;
  leader.hand_limit -= held.hand_limit;
  leader.discard = leftOver(leader.discard, held.freed);
  table.memory.produced = [...held.produced];
  if (table.phase === 'produce') askFollower(table);
  return true;
}

/** What Abundance produces by that attack is asked for while our first follower decides. */
function askFollower(table: TableDraft): void {
  table.phase = 'follow-or-dissent';
  table.active = (table.turn + 1) % table.players.length;
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
  }
  if (seats.length > 0) askNext(table, seats, attacks);
  return short;
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

/** What Mobilization's attack changed for the leader. */
export function heldBy(before: TableState, { after }: RecordedDecision, was: TableDraft): Held {
  const leader = leaderOf(was);
  const [old, now] = [before.players[before.turn], after.players[before.turn]];
  if (old === undefined || now === undefined) throw new Error('the leader has a seat');
  return {
    planets: leader.planets,
    fighters: old.fighters - now.fighters,
    points: now.score - old.score,
    hand_limit: now.hand_limit - old.hand_limit,
    freed: leftOver(now.aside, old.aside),
    produced: was.memory.produced,
  };
}

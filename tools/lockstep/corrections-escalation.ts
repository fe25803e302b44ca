// Adapts the expected table where rules of Escalation differ in the recording (docs/lockstep.md,
// E12 in docs/escalation.md).
import { planetAt, technologyAt } from '@eminent/engine';
import { leaderOf } from './corrections.ts';
import type { SeatDraft, TableDraft } from './comparable-table.ts';
import { kindOfRecorded, planetOfRecorded, SCIENTIFIC_METHOD } from './ids.ts';
import type { TableState } from './recording.ts';

/** Takes our step if the recording asks a leader without cards for an impossible Action. */
export function askForNothing(table: TableDraft, ours: TableDraft): boolean {
  const phases = ['action', 'role'];
  const idle = leaderOf(table).hand.length === 0 && leaderOf(table).fleet > 0;
  if (!idle || table.phase === ours.phase || !phases.includes(table.phase)) return false;
  if (!phases.includes(ours.phase)) return false;
  table.phase = ours.phase;
  table.memory.actions_left = ours.memory.actions_left;
  return true;
}

/** E12.5: adds the hand limit of planets used with a Scientific Method, as in our game. */
export function countUsedPlanets(table: TableDraft): boolean {
  if (table.memory.role !== 'R' || table.phase === 'discard') return false;
  let found = false;
  for (const player of table.players) {
    const limit = handLimitOf(player);
    if (!player.permanents.includes(SCIENTIFIC_METHOD) || player.hand_limit >= limit) continue;
    player.hand_limit = limit;
    found = true;
  }
  return found;
}

/** Adds the hand limit of an Oversight Committee during its own Action, as in our game. */
export function countInUse(table: TableDraft, { players }: TableState): boolean {
  let found = false;
  for (const [seat, player] of table.players.entries()) {
    const used = players[seat]?.permanents.filter(({ partial }) => partial === 1) ?? [];
    const cards = used.map(({ id }) => technologyAt(kindOfRecorded(id)).handLimit ?? 0);
    const limit = cards.reduce((sum, one) => sum + one, 0);
    player.hand_limit += limit;
    found ||= limit > 0;
  }
  return found;
}

function handLimitOf({ planets, permanents }: SeatDraft): number {
  const up = planets.filter((planet) => planet.up === 1);
  const ofPlanets = up.map(({ id }) => planetAt(planetOfRecorded(id)).handLimit);
  const ofCards = permanents.map((id) => technologyAt(kindOfRecorded(id)).handLimit ?? 0);
  return [...ofPlanets, ...ofCards].reduce((sum, one) => sum + one, HAND_LIMIT);
}

const HAND_LIMIT = 5;

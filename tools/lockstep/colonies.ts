// Plays recorded colonies: tucked by a role, added with a Colony Ship, or moved before settling.
import { OPTION } from '@eminent/engine';
import { layDown } from './forced-state.ts';
import { COLONY_SHIP, kindOfRecorded, SPECIALIZED_PRODUCTION } from './ids.ts';
import { leftOver } from './multiset.ts';
import { placeOf } from './planet-places.ts';
import { onPermanents } from './recorded-seat.ts';
import { COLONIZE_SYMBOL } from './report.ts';
import type { ScriptedGame } from './scripted-game.ts';
import type { Choice, RecordedDecision, SeatState, TableState } from './recording.ts';

/** Tucks the played cards in the order in which our engine asks; equal cards by place. */
export function tuckAll(table: ScriptedGame, choices: readonly Choice[], seat: number): void {
  if (!table.isAt('colonize-or-settle', seat) && !table.isAt('tuck', seat)) return;
  const question = [...(table.state.players[seat]?.play ?? [])];
  const tucks = choices.map((choice) => ({
    kind: kindOfRecorded(choice.card ?? ''),
    place: placeOf(table, choice.planet),
  }));
  tucks.sort((a, b) => question.indexOf(a.kind) - question.indexOf(b.kind) || a.place - b.place);
  for (const { place } of tucks) {
    if (table.isAt('colonize-or-settle', seat) || table.isAt('tuck', seat)) {
      table.play(OPTION.TUCK + place);
    }
  }
}

interface Move {
  readonly card: string;
  readonly from: string;
  readonly to: string;
}

/** Settles a planet. An owner of a Colony Ship first moves colonies as recorded. */
export function settle(table: ScriptedGame, { planet }: Choice, moves: readonly Move[]): void {
  const { seat } = table;
  table.play(OPTION.SETTLE + placeOf(table, planet));
  const left = moves.map(({ card, from, to }) => ({
    code: placeOf(table, from) * OPTION.KINDS + kindOfRecorded(card),
    to,
  }));
  left.sort((a, b) => a.code - b.code);
  while (table.isAt('redistribute', seat)) {
    const move = left.shift();
    table.play(move === undefined ? OPTION.DONE : OPTION.MOVE_COLONY + move.code);
    if (move !== undefined) table.play(OPTION.TUCK + placeOf(table, move.to));
  }
}

/** Derives moved colonies: they went where an equal card appeared, else to the settled planet. */
export function movesOf(
  { choices = [], player, after }: RecordedDecision,
  before: TableState,
): Move[] {
  const target = choices.find(({ op }) => op === 'settle')?.planet;
  const [was, is] = [before.players[player], after.players[player]];
  if (target === undefined || was === undefined || is === undefined) return [];
  const [old, now] = [coloniesByPlace(was), coloniesByPlace(is)];
  const tucked = (place: string): string[] =>
    choices.flatMap(({ op, planet, card }) =>
      op === 'colony' && planet === place && card !== undefined ? [card] : [],
    );
  const settled = choices.flatMap(({ op, planet }) => (op === 'settle' && planet ? [planet] : []));
  const lost: Omit<Move, 'to'>[] = [];
  const gained: Omit<Move, 'from'>[] = [];
  for (const [place, cards] of old) {
    const kept = now.get(place) ?? [];
    if (!settled.includes(place)) {
      for (const card of leftOver(cards, kept)) lost.push({ card, from: place });
    }
    for (const card of leftOver(leftOver(kept, cards), tucked(place))) {
      gained.push({ card, to: place });
    }
  }
  return paired(lost, gained, target);
}

function paired(
  lost: readonly Omit<Move, 'to'>[],
  gained: readonly Omit<Move, 'from'>[],
  target: string,
): Move[] {
  const open = [...gained];
  const moves = lost.map(({ card, from }) => {
    const at = open.findIndex((one) => one.card === card);
    const [found] = at < 0 ? [] : open.splice(at, 1);
    return { card, from, to: found?.to ?? target };
  });
  // Places that gained a card which no place lost got it from the settled planet.
  return [...moves, ...open.map(({ card, to }) => ({ card, from: target, to }))];
}

/** Recorded cards by place: under planets, and on the Colony Ship. */
function coloniesByPlace(seat: SeatState): Map<string, readonly string[]> {
  const places = new Map<string, readonly string[]>();
  for (const { id, colonies } of seat.planets) if (colonies) places.set(id, colonies);
  places.set(COLONY_SHIP, onPermanents(seat).cards);
  return places;
}

/** Adds a card in hand as a colony (Colony Ship). */
export function addColony(table: ScriptedGame, choice: Choice | undefined): void {
  if (choice?.card === undefined) throw new Error('no colony is named');
  const { seat } = table;
  if (choice.card === SPECIALIZED_PRODUCTION) {
    layDown(table.state, seat, choice.card, placeOf(table, choice.planet));
    table.reasons.add(COLONIZE_SYMBOL);
    return;
  }
  table.play(OPTION.ADD_COLONY + kindOfRecorded(choice.card));
  if (table.isAt('tuck-this', seat)) table.play(OPTION.TUCK + placeOf(table, choice.planet));
}

// A recorded decision translated into our series of small choices, which are asked in ascending order.
import { OPTION, planetAt, ROLES } from '@eminent/engine';
import { kindOfRecorded, planetOfRecorded, RESOURCE_LETTERS, roleOfLetter } from './ids.ts';
import type { Table } from './table.ts';
import type { Choice, RecordedDecision } from './trace.ts';

/** The place of a recorded planet in the deciding seat's empire. */
export function placeOf(table: Table, planet: string | undefined): number {
  const id = planetOfRecorded(planet ?? '');
  const place = table.state.players[table.seat]?.planets.findIndex((one) => one.id === id) ?? -1;
  if (place < 0) throw new Error(`${planet} is not in the empire of seat ${table.seat}`);
  return place;
}

function slotOption(table: Table, base: number, { planet, res }: Choice): number {
  const slot = planetAt(planetOfRecorded(planet ?? '')).slots.findIndex(
    (resource) => RESOURCE_LETTERS[resource] === res,
  );
  return base + placeOf(table, planet) * 2 + slot;
}

/** Plays DONE when the seat is still asked in this step. */
export function finish(table: Table, step: Parameters<Table['isAt']>[0], seat: number): void {
  if (table.isAt(step, seat)) table.play(OPTION.DONE);
}

export function kindsOf(choices: readonly Choice[]): number[] {
  return choices.map(({ card }) => kindOfRecorded(card ?? ''));
}

/** Cards tucked by a Colonize role: in the order in which ours asks for them, equal cards to ascending places. */
function colonies(table: Table, choices: readonly Choice[], seat: number): void {
  if (!table.isAt('colonize-or-settle', seat) && !table.isAt('tuck', seat)) return;
  const asked = [...(table.state.players[seat]?.play ?? [])];
  const tucks = choices.map((choice) => ({
    kind: kindOfRecorded(choice.card ?? ''),
    place: placeOf(table, choice.planet),
  }));
  tucks.sort((a, b) => asked.indexOf(a.kind) - asked.indexOf(b.kind) || a.place - b.place);
  for (const { place } of tucks) {
    if (table.isAt('colonize-or-settle', seat) || table.isAt('tuck', seat)) {
      table.play(OPTION.TUCK + place);
    }
  }
}

export const ofKind = (choices: readonly Choice[], op: string): Choice[] =>
  choices.filter((choice) => choice.op === op);

/** What a role does once it is boosted. */
function roleEffect(table: Table, { player, role, choices = [] }: RecordedDecision): void {
  for (const choice of ofKind(choices, 'attack')) {
    table.play(OPTION.ATTACK + placeOf(table, choice.planet));
  }
  for (const choice of ofKind(choices, 'settle')) {
    table.play(OPTION.SETTLE + placeOf(table, choice.planet));
  }
  if (table.isAt('muster', player)) table.play(OPTION.COLLECT);
  const tucked = ofKind(choices, 'colony');
  if (tucked.length > 0) colonies(table, tucked, player);
  if (role === 'P' || role === 'T') finishMarket(table, choices, player);
  for (const { tech } of ofKind(choices, 'research')) {
    table.play(OPTION.BUY + kindOfRecorded(tech ?? ''));
  }
  finish(table, 'buy-technology', player);
  if (choices.length === 0 || choices.some(({ op }) => op === 'stop')) {
    finish(table, 'colonize-or-settle', player);
  }
}

/** Resources produced and traded, then no more of them. */
export function finishMarket(table: Table, choices: readonly Choice[], player: number): void {
  const market = marketOptions(table, choices);
  const step = table.step;
  if (step !== 'produce' && step !== 'trade') {
    if (market.length > 0) throw new Error(`produce or trade in step ${step}`);
    return;
  }
  const before = table.state.frames.length;
  table.playAll(market);
  if (table.state.frames.length === before) finish(table, step, player);
}

export function marketOptions(table: Table, choices: readonly Choice[]): number[] {
  return choices.flatMap((choice) => {
    if (choice.op === 'produce') return [slotOption(table, OPTION.PRODUCE_SLOT, choice)];
    if (choice.op !== 'trade') return [];
    if (choice.ship !== undefined) return [OPTION.TRADE_FIGHTER];
    return [slotOption(table, OPTION.TRADE_SLOT, choice)];
  });
}

function boosts(table: Table, { player, boost = [] }: RecordedDecision): void {
  table.playAll(boost.map((card) => OPTION.BOOST + kindOfRecorded(card)));
  finish(table, 'boost', player);
}

/** Leads the recorded role. */
export function lead(table: Table, decision: RecordedDecision): void {
  finish(table, 'action', decision.player);
  table.play(OPTION.LEAD + ROLES.indexOf(roleOfLetter(decision.role ?? '')));
  boosts(table, decision);
  roleEffect(table, decision);
}

/** Follows the role in progress. */
export function follow(table: Table, decision: RecordedDecision): void {
  table.play(OPTION.FOLLOW);
  boosts(table, decision);
  roleEffect(table, decision);
}

/** Keeps one of the planets looked at. */
export function keep(table: Table, decision: RecordedDecision): void {
  const index = table.state.looking.indexOf(planetOfRecorded(decision.card ?? ''));
  table.play(OPTION.KEEP + index);
}

/** Attack of Mobilization. */
export function mobilized(table: Table, planet: string): void {
  table.play(OPTION.ATTACK + placeOf(table, planet));
}

/** What Abundance produces, as recorded, or as much as possible where nothing was asked. */
export function abundanceProduces(table: Table, choices: readonly Choice[] | undefined): void {
  if (choices !== undefined) {
    finishMarket(table, choices, table.seat);
    return;
  }
  const depth = table.state.frames.length;
  while (table.step === 'produce' && table.state.frames.length === depth) playFirstSlot(table);
}

function playFirstSlot(table: Table): void {
  const seat = table.seat;
  const planets = table.state.players[seat]?.planets.length ?? 0;
  for (let place = 0; place < planets * 2; place++) {
    if (table.can(OPTION.PRODUCE_SLOT + place)) return table.play(OPTION.PRODUCE_SLOT + place);
  }
  table.play(OPTION.DONE);
}

/** Discards, and no more of them. */
export function putAway(table: Table, kinds: readonly number[]): void {
  const { seat } = table;
  table.playAll(cardOptions(OPTION.DISCARD, kinds));
  finish(table, 'discard', seat);
}

/** The options of some cards. */
export function cardOptions(base: number, cards: readonly number[]): number[] {
  return cards.map((kind) => base + kind);
}

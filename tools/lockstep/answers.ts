// A recorded decision translated into our series of small choices, which are asked in ascending order.
import { advance, OPTION, planetAt, RESOURCES, ROLES } from '@eminent/engine';
import { kindOfRecorded, planetOfRecorded, RESOURCE_LETTERS, roleOfLetter } from './ids.ts';
import type { Table } from './table.ts';
import type { Choice, RecordedDecision } from './trace.ts';

const ascending = (a: number, b: number): number => a - b;

/** The place of a recorded planet in the deciding seat's empire. */
function placeOf(table: Table, planet: string | undefined): number {
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
function finish(table: Table, step: Parameters<Table['isAt']>[0], seat: number): void {
  if (table.isAt(step, seat)) table.play(OPTION.DONE);
}

function playAll(table: Table, options: readonly number[]): void {
  for (const option of [...options].sort(ascending)) table.play(option);
}

function kindsOf(choices: readonly Choice[]): number[] {
  return choices.map(({ card }) => kindOfRecorded(card ?? ''));
}

/** Removals of hand cards: `self` is the recorded copy of the played card, which goes first. */
function removals(table: Table, decision: RecordedDecision, choices: readonly Choice[]): void {
  const copies = rawRemovals(decision);
  const self = choices.findIndex((choice, i) =>
    decision.card === choice.card && decision.card !== undefined
      ? isTechnology(choice.card) || copies[i] === decision.raw?.card
      : false,
  );
  if (self >= 0) table.play(OPTION.REMOVE_SELF);
  const others = kindsOf(choices.filter((_, i) => i !== self));
  playAll(
    table,
    others.map((kind) => OPTION.REMOVE + kind),
  );
  finish(table, 'remove', decision.player);
}

function isTechnology(card: string | undefined): boolean {
  return card?.startsWith('card_tech_') ?? false;
}

/** The copies removed, as the call named them. */
function rawRemovals({ raw }: RecordedDecision): unknown[] {
  const calls = Array.isArray(raw?.choices_js) ? (raw.choices_js as unknown[][]) : [];
  return calls.filter((call) => call[0] === 'e' || call[0] === 'E').map((call) => call[1]);
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

const ofKind = (choices: readonly Choice[], op: string): Choice[] =>
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
function finishMarket(table: Table, choices: readonly Choice[], player: number): void {
  const market = marketOptions(table, choices);
  const step = table.step;
  if (step !== 'produce' && step !== 'trade') {
    if (market.length > 0) throw new Error(`produce or trade in step ${step}`);
    return;
  }
  const before = table.state.frames.length;
  playAll(table, market);
  if (table.state.frames.length === before) finish(table, step, player);
}

function marketOptions(table: Table, choices: readonly Choice[]): number[] {
  return choices.flatMap((choice) => {
    if (choice.op === 'produce') return [slotOption(table, OPTION.PRODUCE_SLOT, choice)];
    if (choice.op !== 'trade') return [];
    if (choice.ship !== undefined) return [OPTION.TRADE_FIGHTER];
    return [slotOption(table, OPTION.TRADE_SLOT, choice)];
  });
}

function boosts(table: Table, { player, boost = [] }: RecordedDecision): void {
  playAll(
    table,
    boost.map((card) => OPTION.BOOST + kindOfRecorded(card)),
  );
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

/** Whether ours lets the recorded card be played: it must be able to do something (RULES T18). */
export function hasEffect(table: Table, { card }: RecordedDecision): boolean {
  return table.step !== 'action' || table.can(OPTION.PLAY + kindOfRecorded(card ?? ''));
}

/** A card that can do nothing is played in recorded games all the same: it only goes away. */
export function withoutEffect(table: Table, decision: RecordedDecision): void {
  const player = table.state.players[decision.player];
  const kind = kindOfRecorded(decision.card ?? '');
  if (player === undefined || !player.hand.includes(kind)) throw new Error('not in hand');
  const harmless = ['stop', 'skip_settle', 'skip_attack', 'draw'];
  const useful = (decision.choices ?? []).find(({ op }) => !harmless.includes(op));
  if (useful !== undefined) throw new Error(`${useful.op} is recorded as possible`);
  player.hand.splice(player.hand.indexOf(kind), 1);
  const known = player.known.indexOf(kind);
  if (known >= 0) player.known.splice(known, 1);
  player.discard.push(kind);
  countPlayed(table);
}

/** One of the Actions of this turn is played, as the recorded engine counts them. */
function countPlayed(table: Table): void {
  const frame = table.state.frames.at(-1);
  if (frame !== undefined) frame.count++;
  table.actionsPlayed++;
  advance(table.state);
}

/** Plays a card for its Action. `abundance` answers what Abundance produces between two of its parts. */
export function action(table: Table, decision: RecordedDecision, abundance: () => void): void {
  const { player, choices = [] } = decision;
  table.play(OPTION.PLAY + kindOfRecorded(decision.card ?? ''));
  const removed = ofKind(choices, 'remove');
  const takes = ofKind(choices, 'gain_role');
  if (removed.length > 0 || decision.card === 'card_role_research') {
    removals(table, decision, removed);
    return;
  }
  if (takes.length > 0) {
    for (const kind of kindsOf(takes).sort(ascending)) {
      if (table.isAt('take', player)) table.play(OPTION.TAKE + kind);
    }
    return;
  }
  if (table.isAt('produce-or-trade', player)) {
    playAll(table, marketOptions(table, choices));
    return;
  }
  if (table.isAt('produce', player) && ofKind(choices, 'produce').length > 0) {
    finishMarket(table, choices, player);
    return;
  }
  for (const choice of choices) {
    actionPart(table, choice, player);
    if (choice !== choices.at(-1)) abundance();
  }
}

function actionPart(table: Table, choice: Choice, player: number): void {
  switch (choice.op) {
    case 'attack':
      return table.play(OPTION.ATTACK + placeOf(table, choice.planet));
    case 'skip_attack':
      return finish(table, 'attack', player);
    case 'settle':
      return table.play(OPTION.SETTLE + placeOf(table, choice.planet));
    case 'skip_settle':
      return finish(table, 'settle', player);
    case 'ship':
      if (table.isAt('muster', player)) table.play(OPTION.COLLECT);
      return;
    case 'colony':
      if (table.isAt('colony-or-settle', player) || table.isAt('terraform', player)) {
        table.play(OPTION.TUCK + placeOf(table, choice.planet));
      }
      return;
    case 'res_type': {
      const type = RESOURCES.findIndex((resource) => RESOURCE_LETTERS[resource] === choice.res);
      return table.play(OPTION.NAME_RESOURCE + type);
    }
    case 'stop':
      finish(table, 'settle', player);
      return finish(table, 'attack', player);
    case 'draw':
    case 'influence':
    case 'draw_planet':
      return;
    default:
      throw new Error(`unknown operation ${choice.op}`);
  }
}

/** The removals after the draw of Improved Research and Data Network. */
export function secondHalf(table: Table, decision: RecordedDecision): void {
  if (!table.isAt('remove', decision.player)) return;
  removals(table, decision, ofKind(decision.choices ?? [], 'remove'));
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

export function cardOptions(base: number, cards: readonly number[]): number[] {
  return cards.map((kind) => base + kind).sort(ascending);
}

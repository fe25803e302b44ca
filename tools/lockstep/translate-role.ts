// Plays a recorded role as the series of options that our engine offers.
import { OPTION, ROLES } from '@eminent/engine';
import { movesOf, settle, tuckAll } from './colonies.ts';
import { boost, market } from './resources.ts';
import { kindOfRecorded, planetOfRecorded, roleOfLetter } from './ids.ts';
import { attack } from './planet-places.ts';
import { purchase } from './purchases.ts';
import type { ScriptedGame } from './scripted-game.ts';
import type { Choice, RecordedDecision, TableState } from './recording.ts';

export function finish(
  table: ScriptedGame,
  step: Parameters<ScriptedGame['isAt']>[0],
  seat: number,
): void {
  if (table.isAt(step, seat)) table.play(OPTION.DONE);
}

export function kindsOf(choices: readonly Choice[]): number[] {
  return choices.map(({ card }) => kindOfRecorded(card ?? ''));
}

export const ofKind = (choices: readonly Choice[], op: string): Choice[] =>
  choices.filter((choice) => choice.op === op);

function roleEffect(table: ScriptedGame, decision: RecordedDecision, before: TableState): void {
  const { player, role, choices = [] } = decision;
  for (const choice of ofKind(choices, 'attack')) attack(table, choice);
  for (const choice of ofKind(choices, 'settle')) settle(table, choice, movesOf(decision, before));
  if (table.isAt('muster', player)) table.play(OPTION.COLLECT);
  const tucked = ofKind(choices, 'colony');
  if (tucked.length > 0) tuckAll(table, tucked, player);
  if (role === 'P' || role === 'T') finishMarket(table, choices, player);
  for (const choice of ofKind(choices, 'research')) purchase(table, choice);
  if (table.isAt('survey-depth', player)) {
    const thorough = ofKind(choices, 'thorough_survey').length > 0;
    table.play(thorough ? OPTION.KEEP_TWO : OPTION.DONE);
  }
  if (choices.length === 0 || choices.some(({ op }) => op === 'stop')) {
    finish(table, 'colonize-or-settle', player);
  }
}

/** Produces or trades the recorded resources, then ends the step. */
export function finishMarket(
  table: ScriptedGame,
  choices: readonly Choice[],
  player: number,
): void {
  const step = table.step;
  const before = table.state.frames.length;
  const goods = market(table, choices);
  if (step !== 'produce' && step !== 'trade') {
    if (goods > 0) throw new Error(`produce or trade in step ${step}`);
    return;
  }
  if (table.state.frames.length === before) finish(table, step, player);
}

function boosts(table: ScriptedGame, decision: RecordedDecision, before: TableState): void {
  boost(table, decision, before);
  finish(table, 'boost', decision.player);
}

export function lead(table: ScriptedGame, decision: RecordedDecision, before: TableState): void {
  finish(table, 'action', decision.player);
  table.play(OPTION.LEAD + ROLES.indexOf(roleOfLetter(decision.role ?? '')));
  boosts(table, decision, before);
  roleEffect(table, decision, before);
}

/** Follows the led role; with a recorded Freedom of Trade, the other one of Produce and Trade. */
export function follow(table: ScriptedGame, decision: RecordedDecision, before: TableState): void {
  table.play(decision.as === undefined ? OPTION.FOLLOW : OPTION.FOLLOW_OTHER);
  boosts(table, decision, before);
  roleEffect(table, decision, before);
}

export function keep(table: ScriptedGame, decision: RecordedDecision): void {
  const index = table.state.looking.indexOf(planetOfRecorded(decision.card ?? ''));
  table.play(OPTION.KEEP + index);
}

/** Keeps two planets of a Thorough Survey in the order of the deck. */
export function keepTwo(table: ScriptedGame, choices: readonly Choice[]): void {
  const { looking } = table.state;
  const kept = ofKind(choices, 'keep_planet').map(({ planet }) => planetOfRecorded(planet ?? ''));
  kept.sort((a, b) => looking.indexOf(a) - looking.indexOf(b));
  for (const planet of kept) table.play(OPTION.KEEP + table.state.looking.indexOf(planet));
}

/** Produces as recorded for Abundance; without recorded choices, as much as possible. */
export function abundanceProduces(
  table: ScriptedGame,
  choices: readonly Choice[] | undefined,
): void {
  if (choices !== undefined) {
    finishMarket(table, choices, table.seat);
    return;
  }
  const depth = table.state.frames.length;
  while (table.step === 'produce' && table.state.frames.length === depth) {
    if (!table.pick(({ kind }) => kind === 'produce')) table.play(OPTION.DONE);
  }
}

export function discardCards(table: ScriptedGame, kinds: readonly number[]): void {
  const { seat } = table;
  table.playAll(cardOptions(OPTION.DISCARD, kinds));
  finish(table, 'discard', seat);
}

export function cardOptions(base: number, cards: readonly number[]): number[] {
  return cards.map((kind) => base + kind);
}

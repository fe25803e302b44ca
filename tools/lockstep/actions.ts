// A recorded Action translated into our series of small choices.
import { advance, OPTION, RESOURCES } from '@eminent/engine';
import { finish, finishMarket, kindsOf, marketOptions, ofKind, placeOf } from './answers.ts';
import { kindOfRecorded, RESOURCE_LETTERS } from './ids.ts';
import type { Table } from './table.ts';
import type { Choice, RecordedDecision } from './trace.ts';

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
  table.playAll(others.map((kind) => OPTION.REMOVE + kind));
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
    for (const kind of kindsOf(takes).sort((a, b) => a - b)) {
      if (table.isAt('take', player)) table.play(OPTION.TAKE + kind);
    }
    return;
  }
  if (table.isAt('produce-or-trade', player)) {
    table.playAll(marketOptions(table, choices));
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

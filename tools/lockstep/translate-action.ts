// Plays a recorded Action as the series of options that our engine offers.
import { advance, OPTION, RESOURCES } from '@eminent/engine';
import { finish, finishMarket, kindsOf, ofKind } from './translate-role.ts';
import { movesOf, settle } from './colonies.ts';
import { market } from './resources.ts';
import { kindOfRecorded, planetOfRecorded, resourceOfLetter } from './ids.ts';
import { payAll } from './ship-payment.ts';
import { attack, placeOf } from './planet-places.ts';
import { isFleet, owns } from './recorded-seat.ts';
import { DECLINED } from './report.ts';
import type { ScriptedGame } from './scripted-game.ts';
import type { Choice, RecordedDecision, TableState } from './recording.ts';

/** Removes cards in hand. The played card (`self`) is removed first, if it removes itself. */
function removals(
  table: ScriptedGame,
  decision: RecordedDecision,
  choices: readonly Choice[],
): void {
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

/** Returns the raw ids of the removed cards, which tell copies of a card apart. */
function rawRemovals({ raw }: RecordedDecision): unknown[] {
  const calls = Array.isArray(raw?.choices_js) ? (raw.choices_js as unknown[][]) : [];
  return calls.filter((call) => call[0] === 'e' || call[0] === 'E').map((call) => call[1]);
}

/** Returns our option for a card in hand, or a permanent, planet or fleet tile in use. */
function actionOption(table: ScriptedGame, { card, player, raw }: RecordedDecision): number {
  if (card === undefined || card === null) throw new Error('no card is named');
  if (isFleet(card)) return OPTION.USE_FLEET + (raw?.actnum ?? 0);
  if (card.startsWith('card_planet_')) return OPTION.USE_PLANET + placeOf(table, card);
  const kind = kindOfRecorded(card);
  const inPlay = table.state.players[player]?.permanents.includes(kind);
  return (inPlay ? OPTION.USE_CARD : OPTION.PLAY) + kind;
}

/** Whether our engine allows the Action: it must be able to change something (RULES T18). */
export function hasEffect(table: ScriptedGame, decision: RecordedDecision): boolean {
  return table.step !== 'action' || table.can(actionOption(table, decision));
}

/** Plays a card that changes nothing, as the recording allows: it is only discarded. */
export function withoutEffect(
  table: ScriptedGame,
  { card, choices = [], ...rest }: RecordedDecision,
): void {
  const harmless = ['stop', 'skip_settle', 'skip_attack', 'draw'];
  const useful = choices.find(({ op }) => !harmless.includes(op));
  if (useful !== undefined) throw new Error(`${useful.op} is recorded as possible`);
  if (isHandCard(table, rest.player, card ?? '')) playInVain(table, rest.player, card ?? '');
  countPlayed(table);
}

function isHandCard({ state }: ScriptedGame, seat: number, card: string): boolean {
  if (isFleet(card) || card.startsWith('card_planet_')) return false;
  return state.players[seat]?.permanents.includes(kindOfRecorded(card)) === false;
}

function playInVain({ state }: ScriptedGame, seat: number, card: string): void {
  const player = state.players[seat];
  const kind = kindOfRecorded(card);
  if (player === undefined || !player.hand.includes(kind)) throw new Error('not in hand');
  player.hand.splice(player.hand.indexOf(kind), 1);
  const known = player.known.indexOf(kind);
  if (known >= 0) player.known.splice(known, 1);
  player.discard.push(kind);
}

function countPlayed(table: ScriptedGame): void {
  const frame = table.state.frames.at(-1);
  if (frame !== undefined) frame.count++;
  table.actionsPlayed++;
  advance(table.state);
}

/** Plays an Action. `abundance` answers production by Abundance between two parts. */
export function action(
  table: ScriptedGame,
  decision: RecordedDecision,
  before: TableState,
  abundance: () => void,
): void {
  const { player, choices = [] } = decision;
  table.play(actionOption(table, decision));
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
    market(table, choices);
    return;
  }
  if (table.isAt('trade', player) || ofKind(choices, 'produce').length > 0) {
    finishMarket(table, choices, player);
    return;
  }
  for (const choice of choices) {
    const again = choices.slice(0, choices.indexOf(choice)).some(({ op }) => op === 'pay');
    if (choice.op === 'pay' && again && table.isAt('build', player)) table.play(OPTION.BUILD);
    actionPart(table, choice, { decision, before });
    if (choice !== choices.at(-1)) abundance();
  }
  finish(table, 'build', player);
  declineTechnology(table, player);
}

/** Ends a Scientific Discovery without a card, as recorded. Our engine requires a card. */
function declineTechnology(table: ScriptedGame, seat: number): void {
  if (!table.isAt('take-technology', seat)) return;
  table.state.frames.pop();
  advance(table.state);
  table.reasons.add(DECLINED);
}

interface Around {
  readonly decision: RecordedDecision;
  readonly before: TableState;
}

function actionPart(table: ScriptedGame, choice: Choice, { decision, before }: Around): void {
  const { player } = decision;
  switch (choice.op) {
    case 'attack':
      return attack(table, choice);
    case 'skip_attack':
      return finish(table, 'attack', player);
    case 'settle':
      return settle(table, choice, movesOf(decision, before));
    case 'skip_settle':
      return finish(table, 'settle', player);
    case 'pay':
      return payAll(table, player, choice);
    case 'ship':
      if (table.isAt('muster', player)) table.play(OPTION.COLLECT);
      return;
    case 'colony':
      if (settlesLater(decision, choice)) return;
      if (table.isAt('colony-or-settle', player) || table.isAt('terraform', player)) {
        table.play(OPTION.TUCK + placeOf(table, choice.planet));
      }
      return finish(table, 'redistribute', player);
    case 'remove_permanent':
      return table.play(removalOption(choice, before));
    case 'stop':
      finish(table, 'settle', player);
      finish(table, 'attack', player);
      return finish(table, 'remove', player);
    default:
      return choose(table, choice);
  }
}

/** Whether a colony moves before settling, instead of the played card being tucked. */
function settlesLater({ choices = [] }: RecordedDecision, choice: Choice): boolean {
  return choices.slice(choices.indexOf(choice) + 1).some(({ op }) => op === 'settle');
}

/** Answers a question with one option, or none for effects without a question. */
function choose(table: ScriptedGame, { op, card, planet, res, tech }: Choice): void {
  switch (op) {
    case 'res_type':
      return table.play(OPTION.NAME_RESOURCE + RESOURCES.indexOf(resourceOfLetter(res)));
    case 'take_tech':
      return table.play(OPTION.BUY + kindOfRecorded(tech ?? ''));
    case 'recon_planet':
      return table.play(OPTION.RECON_PLANET + planetOfRecorded(planet ?? ''));
    case 'recon_card':
      return table.play(OPTION.RECON_CARD + kindOfRecorded(card ?? ''));
    default:
      // Effects without a question, such as drawing. If our game lacks them, the states differ.
      return;
  }
}

/** The option of a Natural Order: removes a permanent, or turns a fleet tile back. */
function removalOption({ card = '' }: Choice, { players }: TableState): number {
  const owner = players.findIndex((player) => owns(player, card));
  if (isFleet(card)) return OPTION.BREAK_FLEET + owner;
  return OPTION.REMOVE_PERMANENT + owner * OPTION.KINDS + kindOfRecorded(card);
}

/** Plays the removals in the second half of an Action, such as that of Improved Research. */
export function secondHalf(table: ScriptedGame, decision: RecordedDecision): void {
  if (!table.isAt('remove', decision.player)) return;
  removals(table, decision, ofKind(decision.choices ?? [], 'remove'));
}

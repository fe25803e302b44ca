// Checks the seat and the count of a question, which may be wrong although the answers are right.
import type { Position } from '@eminent/engine';
import { actionInProgress, actionsAllowed, ANY_NUMBER, removalsOf } from './action.ts';
import { handLimitOf } from './empire.ts';
import { countOf, type RoleProgress, type Question, questionOf, roleOf } from './question.ts';
import { symbolsToPay } from './purchases.ts';
import { symbolsInRole } from './symbols.ts';
import { shipsOf } from './ships.ts';

/** Returns the wrong numbers of a question, one sentence each. */
export function wrongNumbers(position: Position, progress?: RoleProgress): string[] {
  const question = questionOf(position, progress);
  if (question === undefined) return [];
  return [...wrongSeat(question), ...wrongCount(question)];
}

/** RULES B6, T7: followers decide in clockwise order, the leader decides everything else. */
function wrongSeat({ position, seat, frame }: Question): string[] {
  const { frames, players, turn } = position;
  if (frame.step === 'choose-scenario' || frame.step === 'start-planet') return wrongTurn(position);
  const expected = frames.find(({ step }) => step === 'followers')?.at ?? 0;
  const due = (turn.leader + expected) % players.length;
  return seat === due ? [] : [`seat ${seat} is asked, and it is the turn of seat ${due} to answer`];
}

/** ESCALATION E1, E9: before the first turn, the seats decide in order. */
function wrongTurn({ frames, players, offers = [] }: Position): string[] {
  const { step, seat } = frames.at(-1) ?? {};
  const due =
    step === 'choose-scenario'
      ? players.findIndex(({ extra }) => extra?.scenario === undefined)
      : offers.findIndex(({ length }) => length > 1);
  return seat === due ? [] : [`seat ${seat} is asked, and seat ${due} has not chosen`];
}

function wrongCount(question: Question): string[] {
  const count = countOf(question);
  const wanted = countBounds(question);
  if (wanted === undefined || (count >= wanted.least && count <= wanted.most)) return [];
  return [`the question counts ${count}, and the rules from ${wanted.least} to ${wanted.most}`];
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const exactly = (n: number): Bounds => ({ least: n, most: n });
const upTo = (n: number): Bounds => ({ least: 1, most: n });

/** Returns the allowed range of the frame's `count`; undefined if the step has none. */
function countBounds(question: Question): Bounds | undefined {
  const { frame, player } = question;
  switch (frame.step) {
    case 'action':
      return { least: 0, most: actionsAllowed(question) - 1 };
    case 'boost':
    case 'settle-or-gather':
      return exactly(symbolsInRole(question));
    case 'buy-technology':
      return exactly(symbolsToPay(question));
    case 'choose-deck':
      return exactly(symbolsInRole(question) - followerLess(question));
    case 'muster':
      return exactly(
        inRole(question) ? symbolsInRole(question) : numberIn(question, /(?:collect|ATTACK) (\d)/),
      );
    case 'produce':
    case 'trade':
      return marketBounds(question);
    case 'attack':
      return upTo(attacksAllowed(question));
    case 'remove':
      return removeBounds(question);
    case 'take':
      return upTo(numberIn(question, /take (\d)/));
    case 'discard':
      return discardBounds(question, player.hand.length - handLimitOf(player));
    default:
      return undefined;
  }
}

/** RULES MOB, E7: two attacks by War Path, one by each Mobilization and Tour de Force. */
function attacksAllowed({ position, progress }: Question): number {
  const { resolving, extra } = position.turn;
  const mobilized = progress.mobilized ?? position.turn.mobilized ?? 0;
  if (resolving === 'war-path') return 2;
  return Math.max(1, mobilized + (extra?.tours ?? 0));
}

/** Whether the game is between the leader's first boost and the last follower's answer. */
function inRole({ position }: Question): boolean {
  return position.frames.some(({ step }) => step === 'followers');
}

/** PROTOTYPE 2.4: symbols that a follower loses. */
function followerLess({ leading }: Question): number {
  return leading ? 0 : 2;
}

/** Returns the number that a pattern finds in the text of the Action in progress. */
function numberIn(question: Question, pattern: RegExp): number {
  return Number(pattern.exec(actionInProgress(question))?.[1] ?? 0);
}

/**
 * Bounds for Produce and Trade: the symbols of the role (all at the first Produce question), the
 * number in the Action's text, or one per fighter. Abundance with its later text produces up to
 * 4 when bought, and up to 2 after settling or attacking (RULES AB-a).
 */
function marketBounds(question: Question): Bounds {
  const { position, frame } = question;
  const isFirst = (frame.at ?? 0) === 0;
  if (inRole(question) && roleOf(question) === frame.step) {
    const symbols = symbolsInRole(question);
    return frame.step === 'produce' && isFirst ? exactly(symbols) : upTo(symbols);
  }
  const action = actionInProgress(question);
  if (action.includes('per fighter')) return upTo(shipsOf(question.player, 'fighter'));
  const isAction = frame.card === undefined || frame.card === position.turn.resolving;
  const wanted = numberIn(question, /(?:produce|trade|PRODUCE|RESOURCE)(?: up to)? (\d)/);
  if (isAction && wanted > 0) return upTo(wanted);
  return upTo(inRole(question) && roleOf(question) === 'research' ? 4 : 2);
}

/** RULES data-network: with any number of removals, at least as many as cards in hand. */
function removeBounds(question: Question): Bounds {
  const all = removalsOf(question);
  return all === ANY_NUMBER ? { least: question.player.hand.length, most: ANY_NUMBER } : upTo(all);
}

/** PROTOTYPE 2.3: discards one card, unless an option enforces the hand limit. */
function discardBounds({ prototype, options }: Question, excess: number): Bounds | undefined {
  if (!prototype) return undefined;
  const more = options.prototypeDiscardDown && excess > 0;
  return { least: 0, most: more ? ANY_NUMBER : 0 };
}

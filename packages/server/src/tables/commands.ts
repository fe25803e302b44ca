// Checks the commands of seated players against the table. A command becomes log entries or is
// refused. Refusals reveal nothing about other seats.
import { seatsYetToFollow, nextQuestion } from '@eminent/engine';
import type { WireClientMessage, WireRefusal, Wish } from '@eminent/protocol/online';
import type { Table } from '@eminent/table';
import type { Entry } from './entries.ts';
import type { TableState } from './table-state.ts';
import { answersInPerson, type TableSeat } from './seat.ts';

export interface TableRefusal {
  readonly reason: WireRefusal;
  readonly sentence: string;
}

/**
 * What a command leads to. `known`: it was stored before, with this sequence number. `other`:
 * entries of a second table (a rematch) for the same commit.
 */
export type Verdict =
  | {
      readonly kind: 'write';
      readonly entries: readonly Entry[];
      readonly other?: { readonly table: string; readonly entries: readonly Entry[] };
    }
  | { readonly kind: 'known'; readonly seq: number }
  | { readonly kind: 'refused'; readonly refusal: TableRefusal };

export type Decide = (tableState: TableState) => Verdict;

/** Result of a command: the sequence number as the seat sees it, or a refusal. */
export type Result =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** The decision to write these entries. None means that there is nothing to do. */
export function write(...entries: readonly Entry[]): Verdict {
  return { kind: 'write', entries };
}

export function refuse(reason: WireRefusal, sentence: string): Verdict {
  return { kind: 'refused', refusal: { reason, sentence } };
}

type Keyed = Extract<WireClientMessage, { readonly key: string }>;
const NOT_STARTED = 'the game has not started';

/** A command of a seated player. Rematches concern two tables and are handled by the hub. */
export type TableCommand = Exclude<Keyed, { type: 'rematch' | 'decline' }>;

/** Decides about a command. A repeated idempotency key leads to the earlier sequence number. */
export function decide(tableState: TableState, seat: number, command: TableCommand): Verdict {
  const seatState = tableState.seatAt(seat);
  const known = seatState.keys.get(command.key);
  if (known !== undefined) return { kind: 'known', seq: known };
  switch (command.type) {
    case 'say':
      return say(tableState, seat, command);
    case 'answer':
    case 'undo':
    case 'propose':
    case 'vote':
    case 'prepare':
    case 'order':
    case 'resign':
    case 'back':
      return duringGame(tableState, seat, seatState, command);
  }
}

/** Refused before the game, because a deal changes the seats to which chat lines belong. */
function say(
  tableState: TableState,
  seat: number,
  { text, phrase, key }: Extract<TableCommand, { type: 'say' }>,
): Verdict {
  if (tableState.phase === 'gathering') return refuse('not-allowed', NOT_STARTED);
  if (text !== undefined) return write({ type: 'said', seat, text, key });
  if (phrase !== undefined) return write({ type: 'said', seat, phrase, key });
  return refuse('malformed', 'the message is empty');
}

type GameCommand = Exclude<TableCommand, { type: 'say' }>;

function duringGame(
  tableState: TableState,
  seat: number,
  seatState: TableSeat,
  command: GameCommand,
): Verdict {
  if (tableState.phase === 'gathering') return refuse('not-allowed', NOT_STARTED);
  if (tableState.phase === 'over') return refuse('game-over', 'the game is over');
  const { key } = command;
  if (command.type === 'back') {
    if (seatState.away === undefined) return refuse('not-allowed', 'you already have the seat');
    return write({ type: 'back', seat, key });
  }
  if (command.type === 'resign') {
    if (seatState.away === 'resigned') return refuse('not-allowed', 'a bot already plays for you');
    return write({ type: 'took-over', seat, why: 'resigned', key });
  }
  if (seatState.away === 'resigned') {
    return refuse('not-allowed', 'a bot plays for you; take the seat back first');
  }
  const isAutomatic = command.type === 'answer' && command.automatic === true;
  if (isAutomatic && !answersInPerson(seatState)) {
    return refuse('not-allowed', 'a bot plays for you until you act yourself');
  }
  const verdict = atSeat(tableState, seat, command);
  // A player whose time ran out takes the seat back from the bot by acting.
  if (answersInPerson(seatState) || verdict.kind !== 'write') return verdict;
  return write({ type: 'back', seat }, ...verdict.entries);
}

function atSeat(
  tableState: TableState,
  seat: number,
  command: Exclude<GameCommand, { type: 'back' | 'resign' }>,
): Verdict {
  const { key } = command;
  switch (command.type) {
    case 'answer':
      return answer(tableState, seat, command);
    case 'undo':
      return undo(tableState, seat, command);
    case 'propose':
      return propose(tableState, seat, command.wish, key);
    case 'vote':
      return vote(tableState, seat, command);
    case 'prepare':
      return prepare(tableState, seat, command);
    case 'order':
      return write({ type: 'ordered', seat, order: command.order, key });
  }
}

function answer(
  tableState: TableState,
  seat: number,
  { question, tokens, finish, key }: Extract<TableCommand, { type: 'answer' }>,
): Verdict {
  if (tableState.paused) return refuse('not-allowed', 'the game is paused');
  const outcome = tableState.game?.check(seat, question, tokens, finish);
  if (outcome === undefined) return refuse('not-allowed', 'the game has not started');
  if (!outcome.ok) return { kind: 'refused', refusal: outcome.refusal };
  return write({ type: 'answered', seat, by: 'person', question, tokens, finish, key });
}

function undo(
  tableState: TableState,
  seat: number,
  { ply, question, key }: Extract<TableCommand, { type: 'undo' }>,
): Verdict {
  const { game } = tableState;
  if (game === undefined) return refuse('not-allowed', 'the game has not started');
  if (tableState.paused || ply === game.ply)
    return refuse('not-allowed', 'there is nothing to undo now');
  if (!game.hasQuestion(question) || ply > game.ply || ply < game.firstUndoable) {
    return refuse('stale', 'this was already undone');
  }
  if (ply >= game.freeUndoPly(seat)) return write({ type: 'undone', seat, ply, key });
  return propose(tableState, seat, { kind: 'undo', ply, question }, key);
}

function propose(tableState: TableState, seat: number, wish: Wish, key: string): Verdict {
  if (tableState.proposal !== undefined) {
    return refuse('not-allowed', 'another proposal is open; answer that first');
  }
  // No turn passes during a pause, so the player who proposed it may also propose to resume.
  const hasProposed = tableState.proposedIn[seat] === tableState.turn && wish.kind !== 'resume';
  if (hasProposed && tableState.voters.length > 1) {
    return refuse('too-many', 'you have already made a proposal in this turn');
  }
  const problem = problemOf(tableState, seat, wish);
  if (problem !== undefined) return { kind: 'refused', refusal: problem };
  return write({ type: 'proposed', seat, wish, key });
}

function problemOf(tableState: TableState, seat: number, wish: Wish): TableRefusal | undefined {
  const { game } = tableState;
  switch (wish.kind) {
    case 'undo': {
      if (game === undefined || !canUndo(game, wish)) {
        return { reason: 'stale', sentence: 'there is nothing left to undo' };
      }
      if (!isRatedAlone(tableState, seat)) return undefined;
      const sentence = 'a rated game allows undo only if no player has learned anything new';
      return { reason: 'not-free', sentence };
    }
    case 'pause':
      if (!tableState.paused) return undefined;
      return { reason: 'not-allowed', sentence: 'the game is already paused' };
    case 'resume':
      if (tableState.paused) return undefined;
      return { reason: 'not-allowed', sentence: 'the game is not paused' };
    case 'end': {
      if (!isRatedAlone(tableState, seat)) return undefined;
      const sentence = 'a rated game against bots cannot be aborted; you can resign';
      return { reason: 'not-allowed', sentence };
    }
    case 'clock':
      return undefined;
  }
}

/** Whether there are answers to undo, and players gave all of them. */
function canUndo(game: Table, { question, ply }: Extract<Wish, { kind: 'undo' }>): boolean {
  return game.hasQuestion(question) && ply < game.ply && ply >= game.firstUndoable;
}

function isRatedAlone({ voters, setup }: TableState, seat: number): boolean {
  return setup.rated && voters.every((one) => one === seat);
}

function vote(
  tableState: TableState,
  seat: number,
  { proposal, yes, key }: Extract<TableCommand, { type: 'vote' }>,
): Verdict {
  if (tableState.proposal?.id !== proposal)
    return refuse('stale', 'this proposal is no longer open');
  if (tableState.proposal.agreed[seat] === true && yes) {
    return refuse('not-allowed', 'you have already agreed');
  }
  return write({ type: 'voted', seat, proposal, yes, key });
}

function prepare(
  tableState: TableState,
  seat: number,
  { question, answers, key }: Extract<TableCommand, { type: 'prepare' }>,
): Verdict {
  const { game } = tableState;
  if (game === undefined || !tableState.isOfThisRole(question)) {
    return refuse('stale', 'that role has ended');
  }
  const entry = { type: 'prepared', seat, answers, key } as const;
  if (answers.length === 0) return write(entry);
  if (!seatsYetToFollow(game.state).includes(seat)) {
    return refuse('stale', 'you have no further question in this role');
  }
  const [first] = answers;
  const options = nextQuestion(game.state, seat)?.decision.options ?? [];
  const isPossible = options.some(({ token }) => token === first?.tokens[0]);
  if (!isPossible || first?.tokens.length !== 1) {
    return refuse('illegal', 'this option will not be available');
  }
  return write(entry);
}

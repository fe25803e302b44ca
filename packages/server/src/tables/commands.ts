// What somebody who sits at a table may ask of it: each wish is held against the table as it stands and becomes entries of its log, or is
// refused with a sentence that speaks of nothing but the own seat.
import { seatsYetToFollow, nextQuestion } from '@eminent/engine';
import type { WireClientMessage, WireRefusal, Wish } from '@eminent/protocol/online';
import type { Table } from '@eminent/table';
import type { Entry } from './entries.ts';
import type { LiveTable } from './table-state.ts';
import { isPlayed, type LiveSeat } from './seat.ts';

export interface TableRefusal {
  readonly reason: WireRefusal;
  readonly sentence: string;
}

/** What a wish comes to: entries to write, the number it led to when it was carried out before, or a refusal. */
export type Verdict =
  | { readonly kind: 'write'; readonly entries: readonly Entry[] }
  | { readonly kind: 'known'; readonly seq: number }
  | { readonly kind: 'refused'; readonly refusal: TableRefusal };

export function write(...entries: readonly Entry[]): Verdict {
  return { kind: 'write', entries };
}

export function refuse(reason: WireRefusal, sentence: string): Verdict {
  return { kind: 'refused', refusal: { reason, sentence } };
}

type Keyed = Extract<WireClientMessage, { readonly key: string }>;
/** A wish of somebody who sits at the table. Whether to play again is decided by the hub, since it is about two tables. */
export type TableWish = Exclude<Keyed, { type: 'rematch' | 'decline' }>;

/** The seat comes from the session of who asks, never from the message. */
export function decide(live: LiveTable, seat: number, wish: TableWish): Verdict {
  const mine = live.seatAt(seat);
  const known = mine.keys.get(wish.key);
  if (known !== undefined) return { kind: 'known', seq: known };
  switch (wish.type) {
    case 'say':
      return say(seat, wish);
    case 'answer':
    case 'undo':
    case 'propose':
    case 'vote':
    case 'prepare':
    case 'order':
    case 'resign':
    case 'back':
      return duringGame(live, seat, mine, wish);
  }
}

function say(seat: number, { text, phrase, key }: Extract<TableWish, { type: 'say' }>): Verdict {
  if (text !== undefined) return write({ type: 'said', seat, text, key });
  if (phrase !== undefined) return write({ type: 'said', seat, phrase, key });
  return refuse('malformed', 'nothing was said');
}

type GameWish = Exclude<TableWish, { type: 'say' }>;

function duringGame(live: LiveTable, seat: number, mine: LiveSeat, wish: GameWish): Verdict {
  if (live.phase === 'gathering') return refuse('not-allowed', 'the game has not begun');
  if (live.phase === 'over') return refuse('game-over', 'the game is over');
  const { key } = wish;
  if (wish.type === 'back') {
    if (mine.away === undefined) return refuse('not-allowed', 'you have the seat already');
    return write({ type: 'back', seat, key });
  }
  if (wish.type === 'resign') {
    if (mine.away === 'resigned') return refuse('not-allowed', 'a bot answers for you already');
    return write({ type: 'took-over', seat, why: 'resigned', key });
  }
  if (mine.away === 'resigned') {
    return refuse('not-allowed', 'a bot answers for you; take the seat back');
  }
  const isNobodys = wish.type === 'answer' && wish.unasked === true;
  if (isNobodys && !isPlayed(mine)) {
    return refuse('not-allowed', 'a bot answers for you until you do something yourself');
  }
  const verdict = atSeat(live, seat, wish);
  // Who was late and does something is there again.
  if (isPlayed(mine) || verdict.kind !== 'write') return verdict;
  return write({ type: 'back', seat }, ...verdict.entries);
}

function atSeat(
  live: LiveTable,
  seat: number,
  wish: Exclude<GameWish, { type: 'back' | 'resign' }>,
): Verdict {
  const { key } = wish;
  switch (wish.type) {
    case 'answer':
      return answer(live, seat, wish);
    case 'undo':
      return undo(live, seat, wish);
    case 'propose':
      return propose(live, seat, wish.wish, key);
    case 'vote':
      return vote(live, seat, wish);
    case 'prepare':
      return prepare(live, seat, wish);
    case 'order':
      return write({ type: 'ordered', seat, order: wish.order, key });
  }
}

function answer(
  live: LiveTable,
  seat: number,
  { question, tokens, finish, key }: Extract<TableWish, { type: 'answer' }>,
): Verdict {
  if (live.paused) return refuse('not-allowed', 'the game is paused');
  const outcome = live.game?.check(seat, question, tokens, finish);
  if (outcome === undefined) return refuse('not-allowed', 'the game has not begun');
  if (!outcome.ok) return { kind: 'refused', refusal: outcome.refusal };
  return write({ type: 'answered', seat, by: 'person', question, tokens, finish, key });
}

function undo(
  live: LiveTable,
  seat: number,
  { ply, question, key }: Extract<TableWish, { type: 'undo' }>,
): Verdict {
  const { game } = live;
  if (game === undefined) return refuse('not-allowed', 'the game has not begun');
  const isNow = ply === game.ply;
  if (live.paused || isNow) return refuse('not-allowed', 'there is nothing to take back now');
  if (!game.hasQuestion(question) || ply > game.ply || ply < game.firstUndoable) {
    return refuse('stale', 'what would be taken back has been taken back already');
  }
  if (ply >= game.freeUndoPly(seat)) return write({ type: 'undone', seat, ply, key });
  return propose(live, seat, { kind: 'undo', ply, question }, key);
}

function propose(live: LiveTable, seat: number, wish: Wish, key: string): Verdict {
  if (live.proposal !== undefined) {
    return refuse('not-allowed', 'something else is proposed already; answer that first');
  }
  // While the game is paused no turn passes: who asked for the pause may ask to go on.
  const isAgain = live.proposedIn[seat] === live.turn && wish.kind !== 'resume';
  if (isAgain && live.voters.length > 1) {
    return refuse('too-many', 'you have proposed something in this turn already');
  }
  const problem = problemOf(live, seat, wish);
  if (problem !== undefined) return { kind: 'refused', refusal: problem };
  return write({ type: 'proposed', seat, wish, key });
}

function problemOf(live: LiveTable, seat: number, wish: Wish): TableRefusal | undefined {
  const { game } = live;
  switch (wish.kind) {
    case 'undo': {
      if (game === undefined || !isBack(game, wish)) {
        return { reason: 'stale', sentence: 'there is nothing to take back there any more' };
      }
      if (!isRatedAlone(live, seat)) return undefined;
      const sentence = 'a rated game takes back only what nobody has learned anything from';
      return { reason: 'not-free', sentence };
    }
    case 'pause':
      if (!live.paused) return undefined;
      return { reason: 'not-allowed', sentence: 'the game is paused already' };
    case 'resume':
      if (live.paused) return undefined;
      return { reason: 'not-allowed', sentence: 'the game is not paused' };
    case 'end': {
      if (!isRatedAlone(live, seat)) return undefined;
      const sentence = 'a rated game against bots is played to its end; you may resign';
      return { reason: 'not-allowed', sentence };
    }
    case 'clock':
      return undefined;
  }
}

/** Whether an undo takes something back, and nothing that came with the setup. */
function isBack(game: Table, { question, ply }: Extract<Wish, { kind: 'undo' }>): boolean {
  return game.hasQuestion(question) && ply < game.ply && ply >= game.firstUndoable;
}

/** Whoever is the only person at a rated table has nobody to agree with. */
function isRatedAlone({ voters, setup }: LiveTable, seat: number): boolean {
  return setup.rated && voters.every((one) => one === seat);
}

function vote(
  live: LiveTable,
  seat: number,
  { proposal, yes, key }: Extract<TableWish, { type: 'vote' }>,
): Verdict {
  if (live.proposal?.id !== proposal) return refuse('stale', 'this is not proposed any more');
  if (live.proposal.agreed[seat] === true && yes) {
    return refuse('not-allowed', 'you have agreed already');
  }
  return write({ type: 'voted', seat, proposal, yes, key });
}

function prepare(
  live: LiveTable,
  seat: number,
  { question, answers, key }: Extract<TableWish, { type: 'prepare' }>,
): Verdict {
  const { game } = live;
  if (game === undefined || !live.isOfThisRole(question)) {
    return refuse('stale', 'that was for a role that goes on no more');
  }
  const entry = { type: 'prepared', seat, answers, key } as const;
  if (answers.length === 0) return write(entry);
  if (!seatsYetToFollow(game.state).includes(seat)) {
    return refuse('stale', 'no question is to come for you in this role');
  }
  const [first] = answers;
  const options = nextQuestion(game.state, seat)?.decision.options ?? [];
  const isPossible = options.some(({ token }) => token === first?.tokens[0]);
  if (!isPossible || first?.tokens.length !== 1) {
    return refuse('illegal', 'that will not be among your options');
  }
  return write(entry);
}

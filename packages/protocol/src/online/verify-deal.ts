// Verifies a fair deal (docs/fair-deal.md): recomputes the deal and replays the game of a proof.
import {
  checksumOf,
  formatRecord,
  GameHistory,
  type GameRecord,
  type GameState,
  isLegal,
  parseFairSeed,
  parseOption,
  parseRecord,
  type RecordProblem,
  type RecordTurn,
  replayRecord,
} from '@eminent/engine';
import { commitment, fairSeed, firstSeat, NO_WORDS } from './fair-deal.ts';
import type { FairNote, FairProof } from './fair-proof.ts';

/** The reason why a step of the verification fails, as data that clients translate. */
export type DealProblem =
  /** The note of this device has another commitment, table, game or words than the proof. */
  | { readonly kind: 'other-promise' | 'other-table' | 'other-game' | 'other-words' }
  /** The hash of the secret is not the commitment. */
  | { readonly kind: 'other-secret' }
  /** The number of seats, the names or the starting player differ. */
  | { readonly kind: 'other-seats' }
  /** No player added words, so the server alone determined the deal. */
  | { readonly kind: 'no-words' }
  /** The seed of the record does not follow from secret and words, or is no seed of a fair deal. */
  | { readonly kind: 'other-seed' }
  /** The shuffle numbers in the seed of the record do not match the undos of the proof. */
  | { readonly kind: 'left-out' }
  /** The answers taken back by undo `undo` (from 0) are illegal or lead to another position. */
  | { readonly kind: 'undone'; readonly undo: number }
  | { readonly kind: 'record'; readonly problem: RecordProblem }
  /** The record is incomplete or was changed: its text, result, checksums or rules version. */
  | { readonly kind: 'rewritten' }
  /** Not checked, because the record is not valid. */
  | { readonly kind: 'unchecked' };

interface Step {
  readonly ok: boolean;
  readonly detail: string;
  readonly problem?: DealProblem;
}

export type DealStep =
  /** Before the deal: the commitment. `noted`: whether it was compared with a note. */
  | (Step & { readonly what: 'sealed'; readonly promise: string; readonly noted: boolean })
  /** At the deal: whether secret and words give the seed. `words`: number of seats with words. */
  | (Step & { readonly what: 'words'; readonly words: number })
  /** In the game: the number of shuffles. `leftOut`: the number of further, undone shuffles. */
  | (Step & { readonly what: 'shuffles'; readonly shuffles: number; readonly leftOut: number })
  /** After the game: the hash of the secret that the server revealed. */
  | (Step & { readonly what: 'secret'; readonly hash: string })
  /** Now: whether the record can be replayed. `answers`: the number of its answers. */
  | (Step & { readonly what: 'answers'; readonly answers: number });

export interface DealVerdict {
  readonly ok: boolean;
  /** Always the same five steps, in chronological order. */
  readonly steps: readonly DealStep[];
}

interface Fault {
  readonly problem: DealProblem;
  readonly detail: string;
}

/** The first rules version with fair deals. */
const FIRST_RULES = 2;

/**
 * Verifies a proof, optionally with a note that a device saved before the deal. Without a note, the
 * proof may be of another deal than the promised one.
 */
export function verifyDeal(proof: FairProof, note?: FairNote): DealVerdict {
  const record = replayProof(proof);
  const game = 'fault' in record ? undefined : record;
  const steps: readonly DealStep[] = [
    sealedStep(proof, note),
    wordsStep(proof, game?.record, note),
    shufflesStep(proof, game?.record),
    secretStep(proof),
    answersStep(record),
  ];
  return { ok: steps.every((step) => step.ok), steps };
}

function stepOf(fault: Fault | undefined, detail: string): Step {
  return fault === undefined ? { ok: true, detail } : { ok: false, ...fault };
}

function fault(problem: DealProblem, detail: string): Fault {
  return { problem, detail };
}

const UNCHECKED = fault({ kind: 'unchecked' }, 'cannot be checked without a valid record');

function sealedStep(proof: FairProof, note: FairNote | undefined): DealStep {
  const noted = note !== undefined;
  const detail = noted
    ? 'the commitment matches the note of this device from before the deal'
    : 'the server committed to this hash; compare it with what the players saw';
  const { commitment: promise } = proof;
  return { what: 'sealed', promise, noted, ...stepOf(note && promiseFault(proof, note), detail) };
}

function promiseFault(proof: FairProof, note: FairNote): Fault | undefined {
  if (proof.table !== note.table) {
    return fault({ kind: 'other-table' }, `the note is about table ${note.table}`);
  }
  if (proof.commitment === note.commitment) return undefined;
  return fault({ kind: 'other-promise' }, `before the deal the commitment was ${note.commitment}`);
}

function wordsStep(
  proof: FairProof,
  record: GameRecord | undefined,
  note: FairNote | undefined,
): DealStep {
  const words = proof.seats.filter((seat) => seat.words !== NO_WORDS).length;
  const found =
    (note && noteFault(proof, note)) ??
    (record === undefined
      ? UNCHECKED
      : (seedFault(proof, record, words) ?? gameFault(proof, record, note)));
  return { what: 'words', words, ...stepOf(found, 'secret and words give the seed of the game') };
}

function noteFault(proof: FairProof, note: FairNote): Fault | undefined {
  if (proof.seats.some(({ words }) => words === note.words)) return undefined;
  const detail = `this device added ${note.words}, which no seat of the proof has`;
  return fault({ kind: 'other-words' }, detail);
}

function seedFault(proof: FairProof, record: GameRecord, words: number): Fault | undefined {
  if (words === 0)
    return fault({ kind: 'no-words' }, 'no player added words: the server chose alone');
  const seed = fairSeed(
    proof.secret,
    proof.table,
    proof.seats.map((seat) => seat.words),
  );
  const [played] = record.seed.split(',');
  if (played !== seed) {
    const detail = `secret and words give ${seed}, but the game was dealt from another seed`;
    return fault({ kind: 'other-seed' }, detail);
  }
  const starter = proof.first === 'chance' ? firstSeat(seed, proof.seats.length) : 0;
  const names = proof.seats.map((seat) => seat.name);
  const turnOrder = [...names.slice(starter), ...names.slice(0, starter)];
  const isMatch = names.length === record.options.players && isSame(turnOrder, record.names);
  if (isMatch) return undefined;
  const detail = `the seats in turn order are ${turnOrder.join(', ')}, but the record has others`;
  return fault({ kind: 'other-seats' }, detail);
}

function gameFault(
  { first }: FairProof,
  { options }: GameRecord,
  note: FairNote | undefined,
): Fault | undefined {
  const { game = options, first: agreed = first } = note ?? {};
  if (isSame(options, game) && first === agreed) return undefined;
  return fault({ kind: 'other-game' }, 'the rules of the game are not the agreed ones');
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function shufflesStep(proof: FairProof, record: GameRecord | undefined): DealStep {
  const repeated = record === undefined ? UNCHECKED : repeatUndos(proof, record);
  if ('problem' in repeated) {
    return { what: 'shuffles', shuffles: 0, leftOut: 0, ok: false, ...repeated };
  }
  const { made, next, seed } = repeated;
  const leftOut = next - 1 - made;
  const detail = `each shuffle has its own number; ${leftOut} were skipped after undos`;
  const wrong =
    seed === record?.seed
      ? undefined
      : fault(
          { kind: 'left-out' },
          `the undos lead to the seed ${seed}, but the record has another`,
        );
  return { what: 'shuffles', shuffles: made, leftOut, ...stepOf(wrong, detail) };
}

/** The state of the shuffles after all answers were replayed. */
interface Repeated {
  /** The seed, including the numbers of shuffles that undos skipped. */
  readonly seed: string;
  /** Number of shuffles that count. */
  readonly made: number;
  /** The number that the next shuffle would have. */
  readonly next: number;
}

/** Replays all answers, including undone ones, to find the number of each shuffle. */
function repeatUndos(proof: FairProof, record: GameRecord): Repeated | Fault {
  const [seed = ''] = record.seed.split(',');
  if (parseFairSeed(seed) === undefined) {
    return fault({ kind: 'other-seed' }, 'the record has an ordinary seed');
  }
  const lines = linesOf(proof, record);
  const game = new GameHistory(record.options, seed, record.rules);
  for (const [undo, line] of lines.entries()) {
    const end = proof.undone[undo];
    const isPossible = playOn(game, line) && (end === undefined || leadsTo(game, end, record));
    if (!isPossible) {
      if (end === undefined) return UNCHECKED;
      const detail = `the answers of undo ${undo + 1} cannot have been played`;
      return fault({ kind: 'undone', undo }, detail);
    }
    if (end !== undefined) game.backTo(end.to, true);
  }
  const { random } = game.state;
  return 'made' in random ? { seed: game.seed, made: random.made, next: random.next } : UNCHECKED;
}

/** Returns the answers of the game just before each undo, and last those of the record. */
function linesOf(proof: FairProof, record: GameRecord): readonly (readonly string[])[] {
  const lines = [record.turns.flatMap((turn) => turn.tokens)];
  for (const { to, tokens } of proof.undone.toReversed()) {
    lines.unshift([...(lines[0] ?? []).slice(0, to), ...tokens]);
  }
  return lines;
}

/** Plays the answers of a line from the current ply on. Returns false if that is impossible. */
function playOn(game: GameHistory, line: readonly string[]): boolean {
  for (const token of line.slice(game.ply)) {
    const option = game.state.over ? undefined : parseOption(game.state, token);
    if (option === undefined || !isLegal(game.state, option)) return false;
    game.play(option);
  }
  return game.ply === line.length;
}

/** Whether the position has the checksum stored with an undo, and is not before its target ply. */
function leadsTo(
  game: GameHistory,
  { to, checksum }: FairProof['undone'][number],
  { written }: GameRecord,
): boolean {
  return to <= game.ply && checksumOf(game.state, written) === checksum;
}

function secretStep({ secret, commitment: promise }: FairProof): DealStep {
  const hash = commitment(secret);
  const wrong =
    hash === promise
      ? undefined
      : fault(
          { kind: 'other-secret' },
          `the secret hashes to ${hash}, but the commitment was ${promise}`,
        );
  return { what: 'secret', hash, ...stepOf(wrong, 'the secret hashes to the commitment') };
}

interface ReplayedRecord {
  readonly record: GameRecord;
  readonly answers: number;
}

interface InvalidRecord {
  readonly fault: Fault;
}

function answersStep(read: ReplayedRecord | InvalidRecord): DealStep {
  if ('fault' in read) return { what: 'answers', answers: 0, ok: false, ...read.fault };
  const { answers } = read;
  return {
    what: 'answers',
    answers,
    ok: true,
    detail: 'every answer was possible, the result is the same',
  };
}

/** Replays the record of a proof. Checks its answers, its checksums and the form of its text. */
function replayProof({ record: text, end }: FairProof): ReplayedRecord | InvalidRecord {
  const record = parseRecord(text);
  if (!record.ok) return invalidRecord(record.problem, record.error);
  const replay = replayRecord(record.value);
  if (!replay.ok) return invalidRecord(replay.problem, replay.error);
  const { state, answers } = replay.value;
  // The checksums of an older proof cover only the game options that existed then.
  const { turns, winners, rules, written } = record.value;
  const isWhole =
    (winners !== undefined) === state.over &&
    turns.every((turn) => (turn.checksum === undefined) === isOpen(turn, state)) &&
    formatRecord(record.value) === text &&
    checksumOf(state, written) === end;
  if (!isWhole || (rules ?? FIRST_RULES) < FIRST_RULES) {
    const detail = 'the record was changed: something is missing or was added';
    return { fault: fault({ kind: 'rewritten' }, detail) };
  }
  return { record: record.value, answers: answers.length };
}

function isOpen(turn: RecordTurn, state: GameState): boolean {
  return !state.over && turn.number === state.turnNumber;
}

function invalidRecord(problem: RecordProblem, error: string): InvalidRecord {
  return { fault: fault({ kind: 'record', problem }, error) };
}

// Repeats a deal and its whole game from a proof, and says step by step what fits and what does not.
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

/** What does not fit, for those who say it in words of their own. Seats are those around the table. */
export type DealProblem =
  /** The device noted another promise, table, game, or words, than the proof has. */
  | { readonly kind: 'other-promise' | 'other-table' | 'other-game' | 'other-words' }
  /** The secret does not hash to the promise. */
  | { readonly kind: 'other-secret' }
  /** Not as many seats as players, or other names, or another one began than is said. */
  | { readonly kind: 'other-seats' }
  | { readonly kind: 'no-words' }
  /** Secret and words make another seed than that of the game. */
  | { readonly kind: 'other-seed' }
  /** The shuffles do not count on from one to the next, and no undo explains it. */
  | { readonly kind: 'left-out' }
  /** What was taken back cannot be played, or does not lead to where the proof says. */
  | { readonly kind: 'undone'; readonly undo: number }
  | { readonly kind: 'record'; readonly problem: RecordProblem }
  /** The record is not as programs write it: a line or a checksum is missing or was added. */
  | { readonly kind: 'rewritten' }
  /** Cannot be said, because the record cannot be read or played. */
  | { readonly kind: 'unchecked' };

interface Step {
  readonly ok: boolean;
  /** A sentence; what is wrong, where something is. */
  readonly detail: string;
  readonly problem?: DealProblem;
}

/** One line of a verdict. */
export type DealStep =
  /** Before the deal: the promise. `noted` when a device kept it from then. */
  | (Step & { readonly what: 'sealed'; readonly promise: string; readonly noted: boolean })
  /** At the deal: as many seats added words, and with the secret they make the seed. */
  | (Step & { readonly what: 'words'; readonly words: number })
  /** In the game: so many shuffles, each from a generator of its own; undos left out others. */
  | (Step & { readonly what: 'shuffles'; readonly shuffles: number; readonly leftOut: number })
  /** After the game: the revealed secret and its hash. */
  | (Step & { readonly what: 'secret'; readonly hash: string })
  /** Now: so many answers played again. */
  | (Step & { readonly what: 'answers'; readonly answers: number });

export interface DealVerdict {
  readonly ok: boolean;
  /** Always the same five, in the order in which things happened. */
  readonly steps: readonly DealStep[];
}

/** A problem with the sentence that says it. */
interface Fault {
  readonly problem: DealProblem;
  readonly detail: string;
}

/** The first version of the rules under which fair deals were played. */
const FIRST_RULES = 2;

/**
 * Checks a proof, with what a device noted at the deal where there is a note: only that shows that the proof is about the deal that was
 * promised. It takes some milliseconds, longer for games with many undos.
 */
export function verifyDeal(proof: FairProof, note?: FairNote): DealVerdict {
  const record = readWhole(proof);
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

const UNCHECKED = fault({ kind: 'unchecked' }, 'cannot be said without a sound record');

// Before the deal.

function sealedStep(proof: FairProof, note: FairNote | undefined): DealStep {
  const noted = note !== undefined;
  const detail = noted
    ? 'the promise is the one that this device noted before the deal'
    : 'the server promised this hash; compare it with what the players saw';
  const { commitment: promise } = proof;
  return { what: 'sealed', promise, noted, ...stepOf(note && promiseFault(proof, note), detail) };
}

function promiseFault(proof: FairProof, note: FairNote): Fault | undefined {
  if (proof.table !== note.table) {
    return fault({ kind: 'other-table' }, `the note is about table ${note.table}`);
  }
  if (proof.commitment === note.commitment) return undefined;
  return fault({ kind: 'other-promise' }, `before the deal the promise was ${note.commitment}`);
}

// At the deal.

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
  return { what: 'words', words, ...stepOf(found, 'secret and words make the seed of the game') };
}

function noteFault(proof: FairProof, note: FairNote): Fault | undefined {
  if (proof.seats.some(({ words }) => words === note.words)) return undefined;
  const detail = `this device added ${note.words}, which no seat of the proof has`;
  return fault({ kind: 'other-words' }, detail);
}

function seedFault(proof: FairProof, record: GameRecord, words: number): Fault | undefined {
  if (words === 0) return fault({ kind: 'no-words' }, 'nobody added words: the server chose alone');
  const seed = fairSeed(
    proof.secret,
    proof.table,
    proof.seats.map((seat) => seat.words),
  );
  const [played] = record.seed.split(',');
  if (played !== seed) {
    const detail = `secret and words make ${seed}, but the game was dealt from another seed`;
    return fault({ kind: 'other-seed' }, detail);
  }
  const begins = proof.first === 'chance' ? firstSeat(seed, proof.seats.length) : 0;
  const names = proof.seats.map((seat) => seat.name);
  const inTurn = [...names.slice(begins), ...names.slice(0, begins)];
  const fits = names.length === record.options.players && isSame(inTurn, record.names);
  if (fits) return undefined;
  const detail = `the seats in turn order are ${inTurn.join(', ')}, in the record others`;
  return fault({ kind: 'other-seats' }, detail);
}

function gameFault(
  { first }: FairProof,
  { options }: GameRecord,
  note: FairNote | undefined,
): Fault | undefined {
  const { game = options, first: agreed = first } = note ?? {};
  if (isSame(options, game) && first === agreed) return undefined;
  return fault({ kind: 'other-game' }, 'the rules of the game are not those that were agreed');
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

// In the game.

function shufflesStep(proof: FairProof, record: GameRecord | undefined): DealStep {
  const repeated = record === undefined ? UNCHECKED : repeatUndos(proof, record);
  if ('problem' in repeated) {
    return { what: 'shuffles', shuffles: 0, leftOut: 0, ok: false, ...repeated };
  }
  const { made, next, seed } = repeated;
  const leftOut = next - 1 - made;
  const detail = `each shuffle has a number of its own, ${leftOut} were left out after undos`;
  const wrong =
    seed === record?.seed
      ? undefined
      : fault({ kind: 'left-out' }, `the undos lead to the seed ${seed}, the record has another`);
  return { what: 'shuffles', shuffles: made, leftOut, ...stepOf(wrong, detail) };
}

interface Repeated {
  readonly seed: string;
  readonly made: number;
  readonly next: number;
}

/** Plays all that was ever answered in the order in which it was, with what was taken back; so the numbers of all shuffles follow. */
function repeatUndos(proof: FairProof, record: GameRecord): Repeated | Fault {
  const [seed = ''] = record.seed.split(',');
  if (parseFairSeed(seed) === undefined) {
    return fault({ kind: 'other-seed' }, 'the record has an ordinary seed');
  }
  const lines = linesOf(proof, record);
  const game = new GameHistory(record.options, seed, record.rules);
  for (const [undo, line] of lines.entries()) {
    const end = proof.undone[undo];
    const sound = playOn(game, line) && (end === undefined || leadsTo(game, end, record));
    if (!sound) {
      if (end === undefined) return UNCHECKED;
      const detail = `what was taken back by undo ${undo + 1} cannot have been played so`;
      return fault({ kind: 'undone', undo }, detail);
    }
    if (end !== undefined) game.backTo(end.to, true);
  }
  const { random } = game.state;
  return 'made' in random ? { seed: game.seed, made: random.made, next: random.next } : UNCHECKED;
}

/** The answers that stood before each undo, and at last those of the record: worked out from the end. */
function linesOf(proof: FairProof, record: GameRecord): readonly (readonly string[])[] {
  const lines = [record.turns.flatMap((turn) => turn.tokens)];
  for (const { to, tokens } of proof.undone.toReversed()) {
    lines.unshift([...(lines[0] ?? []).slice(0, to), ...tokens]);
  }
  return lines;
}

/** Plays the answers of a line that the game has not yet; false when it is no continuation of legal answers. */
function playOn(game: GameHistory, line: readonly string[]): boolean {
  for (const token of line.slice(game.ply)) {
    const option = game.state.over ? undefined : parseOption(game.state, token);
    if (option === undefined || !isLegal(game.state, option)) return false;
    game.play(option);
  }
  return game.ply === line.length;
}

/** Whether the game stands where an undo was, and can go back so far. */
function leadsTo(
  game: GameHistory,
  { to, checksum }: FairProof['undone'][number],
  { written }: GameRecord,
): boolean {
  return to <= game.ply && checksumOf(game.state, written) === checksum;
}

// After the game.

function secretStep({ secret, commitment: promise }: FairProof): DealStep {
  const hash = commitment(secret);
  const wrong =
    hash === promise
      ? undefined
      : fault({ kind: 'other-secret' }, `the secret hashes to ${hash}, promised was ${promise}`);
  return { what: 'secret', hash, ...stepOf(wrong, 'the secret hashes to what was promised') };
}

// Now.

interface Whole {
  readonly record: GameRecord;
  readonly answers: number;
}

interface Broken {
  readonly fault: Fault;
}

function answersStep(read: Whole | Broken): DealStep {
  if ('fault' in read) return { what: 'answers', answers: 0, ok: false, ...read.fault };
  const { answers } = read;
  return {
    what: 'answers',
    answers,
    ok: true,
    detail: 'every answer was possible, the result is the same',
  };
}

/** A record whose every answer is legal and every checksum there and right. */
function readWhole({ record: text, end }: FairProof): Whole | Broken {
  const record = parseRecord(text);
  if (!record.ok) return broken(record.problem, record.error);
  const replay = replayRecord(record.value);
  if (!replay.ok) return broken(replay.problem, replay.error);
  const { state, answers } = replay.value;
  // A proof of an older version covers the options that there were then.
  const { turns, winners, rules, written } = record.value;
  const isWhole =
    (winners !== undefined) === state.over &&
    turns.every((turn) => (turn.checksum === undefined) === isOpen(turn, state)) &&
    formatRecord(record.value) === text &&
    checksumOf(state, written) === end;
  if (!isWhole || (rules ?? FIRST_RULES) < FIRST_RULES) {
    const detail = 'the record is not as it was written: something is missing or was added';
    return { fault: fault({ kind: 'rewritten' }, detail) };
  }
  return { record: record.value, answers: answers.length };
}

/** Whether a turn is still being played when the record ends. */
function isOpen(turn: RecordTurn, state: GameState): boolean {
  return !state.over && turn.number === state.turnNumber;
}

function broken(problem: RecordProblem, error: string): Broken {
  return { fault: fault({ kind: 'record', problem }, error) };
}

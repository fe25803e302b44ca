// Reads single fields of socket frames: parsing whole frames would cost as much as the measured
// server.

export type Kind = 'patch' | 'table' | 'refused' | 'other';

export interface Asks {
  /** Number of the question; undefined if the frame does not change it. */
  readonly question: number | undefined;
  readonly tokens: readonly string[];
}

/** Offset of the type in every frame, and the letters that distinguish the types. */
const TYPE_AT = '{"type":"'.length;
const [A, P, R, T] = Buffer.from('aprt');

export function kindOf(frame: Buffer): Kind {
  const first = frame[TYPE_AT];
  if (first === R) return 'refused';
  // A pong starts with a P as well.
  if (frame[TYPE_AT + 1] !== A) return 'other';
  return first === P ? 'patch' : first === T ? 'table' : 'other';
}

const OVER = Buffer.from('"phase":"over"');
const QUESTION = Buffer.from('"question":');
const OWN = Buffer.from(',"own":{');

export function isOver(frame: Buffer): boolean {
  return frame.includes(OVER);
}

/** Returns the question in a `patch` frame; undefined if the seat has nothing to decide. */
export function asksOf(frame: Buffer): Asks | undefined {
  // The frame ends with the seat's private part, in which prepared answers come before the view.
  const own = frame.toString('latin1', Math.max(0, frame.lastIndexOf(OWN)));
  const view = own.indexOf('"view":{');
  const decision = view < 0 ? -1 : own.indexOf('"decision":{', view);
  return decision < 0
    ? undefined
    : { question: questionOf(frame), tokens: tokensOf(own, decision) };
}

function questionOf(frame: Buffer): number | undefined {
  const at = frame.indexOf(QUESTION);
  if (at < 0) return undefined;
  const from = at + QUESTION.length;
  return Number.parseInt(frame.toString('latin1', from, from + 12), 10);
}

const TOKEN = '"token":"';

function tokensOf(own: string, decision: number): readonly string[] {
  // Options that are not legal yet are listed after the legal ones.
  const ends = ['"later":[', '"default":"'].map((field) => own.indexOf(field, decision));
  const until = Math.min(...ends.filter((end) => end >= 0));
  const tokens: string[] = [];
  for (let at = own.indexOf(TOKEN, decision); at >= 0 && at < until; ) {
    const end = own.indexOf('"', at + TOKEN.length);
    tokens.push(own.slice(at + TOKEN.length, end));
    at = own.indexOf(TOKEN, end);
  }
  return tokens;
}

// Finds the records of friends in shared text, and compares them with the player's game.
import { formatCompact, type GameRecord } from '@eminent/engine';
import type { Timeline } from '../records/timeline.ts';

const COMPACT = /\bc\d+\.[\w-]+\.[\w-]*\.[0-9a-f]{8}\b/;

/** Returns the first compact record in a text, such as a link or a line with a link. */
export function recordInText(text: string): string | undefined {
  return COMPACT.exec(text)?.[0];
}

/** Returns a link whose hash is `path`, a slash, the compact record, and `rest`. */
export function linkToRecord(path: string, record: GameRecord, rest = ''): string {
  const address = new URL(location.href);
  address.search = '';
  address.hash = `${path}/${formatCompact(record)}${rest}`;
  return address.href;
}

/** Whether two games had the same deal: seed and options. */
export function isSameDeal(
  one: Pick<GameRecord, 'options' | 'seed'>,
  other: Pick<GameRecord, 'options' | 'seed'>,
): boolean {
  return one.seed === other.seed && JSON.stringify(one.options) === JSON.stringify(other.options);
}

export interface Divergence {
  readonly ply: number;
  readonly turn: number;
  readonly seat: number;
  /** The two answers, as tokens. */
  readonly own: string;
  readonly theirs: string;
}

/** Finds the first answer that differs; undefined if one game is the start of the other. */
export function divergenceOf(
  own: Pick<Timeline, 'tokens' | 'turns' | 'turnOf' | 'answerAt'>,
  theirs: Pick<Timeline, 'tokens'>,
): Divergence | undefined {
  const ply = own.tokens.findIndex((token, at) => token !== theirs.tokens[at]);
  const [mine, other] = [own.tokens[ply], theirs.tokens[ply]];
  if (mine === undefined || other === undefined) return undefined;
  return {
    ply,
    turn: own.turns[own.turnOf(ply)]?.number ?? 0,
    seat: own.answerAt(ply).seat,
    own: mine,
    theirs: other,
  };
}

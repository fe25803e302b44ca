// Records that friends share: finds them in pasted text, and compares them with the player's game.
import { formatCompact, type GameRecord } from '@eminent/engine';
import type { Timeline } from '../records/timeline.ts';

const COMPACT = /\bc\d+\.[\w-]+\.[\w-]*\.[0-9a-f]{8}\b/;

/** The first compact record in a text, such as a link or a line with a link. */
export function recordInText(text: string): string | undefined {
  return COMPACT.exec(text)?.[0];
}

/** A link to a path of this page, such as `/daily/2026-11-27`, with a record and `rest` added. */
export function linkToRecord(path: string, record: GameRecord, rest = ''): string {
  const address = new URL(location.href);
  address.search = '';
  address.hash = `${path}/${formatCompact(record)}${rest}`;
  return address.href;
}

/** Whether two games had the same deal. */
export function isSameDeal(
  one: Pick<GameRecord, 'options' | 'seed'>,
  other: Pick<GameRecord, 'options' | 'seed'>,
): boolean {
  return one.seed === other.seed && JSON.stringify(one.options) === JSON.stringify(other.options);
}

/** The first answer that differs between two games of the same deal. */
export interface Divergence {
  readonly ply: number;
  readonly turn: number;
  /** The seat that decided. */
  readonly seat: number;
  /** The answers, as tokens. */
  readonly own: string;
  readonly theirs: string;
}

/** The first answer that differs; undefined if the shorter game is the start of the other. */
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

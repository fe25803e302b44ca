// Records that friends share: found in a pasted text, and compared with the player's game.
import { formatCompact, type GameRecord } from '@eminent/engine';
import type { Timeline } from '../records/timeline.ts';

const COMPACT = /\bc\d+\.[\w-]+\.[\w-]*\.[0-9a-f]{8}\b/;

/** The compact record in a text such as a link, or a line with one. */
export function recordInText(text: string): string | undefined {
  return COMPACT.exec(text)?.[0];
}

/** The address on this page that carries a record below a path such as `/daily/2026-11-27`. */
export function linkWith(path: string, record: GameRecord, rest = ''): string {
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
export interface Parting {
  readonly ply: number;
  readonly turn: number;
  /** The seat that decided. */
  readonly seat: number;
  readonly own: string;
  readonly theirs: string;
}

/** Undefined if both games are equal as far as they go. */
export function partingOf(
  own: Pick<Timeline, 'tokens' | 'turns' | 'turnOf' | 'answerAt'>,
  theirs: Pick<Timeline, 'tokens'>,
): Parting | undefined {
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

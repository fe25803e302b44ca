// The pending question of a position: the step, the seat and the rules.
import type { FramePosition, PlayerPosition, Position, Role } from '@eminent/engine';

export interface Question {
  readonly position: Position;
  readonly options: Position['options'];
  readonly frame: FramePosition;
  readonly seat: number;
  readonly player: PlayerPosition;
  /** Whether the deciding seat is the leader. */
  readonly leading: boolean;
  /** The game is the prototype of January 2010. */
  readonly prototype: boolean;
  readonly escalation: boolean;
  readonly ledger: Ledger;
}

/** What a position does not show of the role in progress, kept while its answers are given (compare-game.ts). */
export interface Ledger {
  /** Symbols that came from tokens and icons, which leave nothing behind (ESCALATION E7, Black Market, Warfare Technology). */
  readonly spent: number;
  /** Research symbols that earlier purchases of the role have left (ESCALATION E7, Scientific Method). */
  readonly left?: number;
  /** Attacks of Mobilization as the Role phase began: it takes them off when it ends, before they are made (RULES MOB). */
  readonly mobilized?: number | undefined;
}

export const NEW_ROLE: Ledger = { spent: 0 };

/** The question that a position ends with; undefined when the game is over. */
export function questionOf(position: Position, ledger = NEW_ROLE): Question | undefined {
  const frame = position.frames.at(-1);
  const player = frame === undefined ? undefined : position.players[frame.seat];
  if (frame === undefined || player === undefined) return undefined;
  const { options, turn } = position;
  return {
    position,
    options,
    frame,
    seat: frame.seat,
    player,
    leading: frame.seat === turn.leader,
    prototype: options.ruleset === 'prototype-2010',
    escalation: options.ruleset === 'escalation',
    ledger,
  };
}

/** The role in progress; a follower with Freedom of Trade may be doing the other one of Produce and Trade. */
export function roleOf({ position, leading }: Question): Role {
  const { role: led, followedAs } = position.turn;
  const role = leading ? led : (followedAs ?? led);
  if (role === undefined) throw new Error('no role is in progress');
  return role;
}

/** What a frame without the field means. */
export function countOf({ frame }: Question): number {
  return frame.count ?? 0;
}

export function atOf({ frame }: Question): number {
  return frame.at ?? 0;
}

/** ESCALATION E0: the later texts of the base cards, and of the display. */
export function hasErrata({ options }: Question, of: 'cards' | 'display'): boolean {
  if (options.ruleset === 'escalation') return ['both', of].includes(options.escalationErrata);
  return of === 'cards' ? options.techErrata : options.displayErrata;
}

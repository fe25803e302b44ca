// The pending question of a position: what is asked, of whom, under which rules.
import type { FramePosition, PlayerPosition, Position, Role } from '@eminent/engine';

export interface Question {
  readonly position: Position;
  readonly options: Position['options'];
  readonly frame: FramePosition;
  readonly seat: number;
  readonly player: PlayerPosition;
  /** Whether the one asked is the one whose turn it is. */
  readonly leading: boolean;
  /** The game is the prototype of January 2010. */
  readonly prototype: boolean;
}

/** The question that a position ends with; undefined when the game is over. */
export function questionOf(position: Position): Question | undefined {
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
  };
}

/** The role in progress. */
export function roleOf({ position }: Question): Role {
  const { role } = position.turn;
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

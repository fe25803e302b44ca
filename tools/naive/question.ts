// The pending question of a position, with the data that the rules need to answer it.
import type { FramePosition, PlayerPosition, Position, Role } from '@eminent/engine';

export interface Question {
  readonly position: Position;
  readonly options: Position['options'];
  readonly frame: FramePosition;
  readonly seat: number;
  readonly player: PlayerPosition;
  readonly leading: boolean;
  /** Whether the ruleset is the prototype of January 2010. */
  readonly prototype: boolean;
  readonly escalation: boolean;
  readonly progress: RoleProgress;
}

/** Facts about the role in progress that positions lack. compare-game.ts tracks them. */
export interface RoleProgress {
  /** Symbols from tokens and icons spent (ESCALATION E7, Black Market, Warfare Technology). */
  readonly spent: number;
  /** Research symbols left after earlier purchases (ESCALATION E7, Scientific Method). */
  readonly left?: number;
  /** Attacks of Mobilization. The position loses them before they are made (RULES MOB). */
  readonly mobilized?: number | undefined;
}

export const NEW_ROLE: RoleProgress = { spent: 0 };

/** Returns the pending question of a position; undefined if the game is over. */
export function questionOf(position: Position, progress = NEW_ROLE): Question | undefined {
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
    progress,
  };
}

/** Returns the role of the deciding seat: the led one, or the one chosen with Freedom of Trade. */
export function roleOf({ position, leading }: Question): Role {
  const { role: led, followedAs } = position.turn;
  const role = leading ? led : (followedAs ?? led);
  if (role === undefined) throw new Error('no role is in progress');
  return role;
}

export function countOf({ frame }: Question): number {
  return frame.count ?? 0;
}

export function atOf({ frame }: Question): number {
  return frame.at ?? 0;
}

/** ESCALATION E0: whether the later texts of the base cards or of the display apply. */
export function hasErrata({ options }: Question, part: 'cards' | 'display'): boolean {
  if (options.ruleset === 'escalation') return ['both', part].includes(options.escalationErrata);
  return part === 'cards' ? options.techErrata : options.displayErrata;
}

// What n symbols of each role buy in the official game. A role pushes the step that asks when it needs an answer.
import type { GameState } from '../state/state.ts';
import { colonize } from './colonize.ts';
import { produce } from './produce.ts';
import { research } from './research.ts';
import { survey } from './survey.ts';
import { trade } from './trade.ts';
import { warfare } from './warfare.ts';

export interface RoleDef {
  /** Whether symbols in the empire add to the strength of the role (RULES T6, R-COL3). */
  readonly empireCounts: boolean;
  /** Whether the leader decides to settle before adding cards, and adds none then (prototype). */
  readonly settlesFirst?: true;
  /** Symbols that a follower needs to have any effect; 1 when absent. */
  readonly followerNeeds?: number;
  /** Whether following with enough symbols would do something; true when absent. */
  matters?(state: GameState, seat: number): boolean;
  /** Carries out the role once all boosts are in (RULES T3). */
  resolve(state: GameState, seat: number, symbols: number, leading: boolean): void;
}

/** By role number. */
export const OFFICIAL_ROLES: readonly RoleDef[] = [
  survey,
  warfare,
  colonize,
  produce,
  trade,
  research,
];

// Adds up how much chance a seat's choices lost, by phase of the turn and role.
import { type GameState, phaseOf, ROLES, type Role, SPECTATOR, view } from '@eminent/engine';
import type { ChoicePhase } from './choice-phases.ts';

/** The phase and role to which a choice belongs. */
export interface ChoicePlace {
  readonly phase: ChoicePhase;
  /** The role in progress, or the role that the choice leads; absent outside a Role phase. */
  readonly role?: Role;
}

/** The number and cost of a seat's choices in one phase and role. */
export interface PhaseLoss extends ChoicePlace {
  /** Number of choices between several options. */
  readonly choices: number;
  /** Chance lost by all of them. */
  readonly lost: number;
}

/** The place of the pending decision, answered with token `chosen`; undefined before turn 1. */
export function placeOfChoice(state: GameState, chosen: string): ChoicePlace | undefined {
  const shown = view(state, SPECTATOR);
  const phase = phaseOf(shown);
  if (phase === undefined) return undefined;
  if (phase !== 'role') return { phase };
  const role = shown.role ?? ROLES.find((one) => chosen === `lead:${one}`);
  return {
    phase: shown.waiting?.seat === shown.leader ? 'lead' : 'follow',
    ...(role !== undefined && { role }),
  };
}

/** Groups choices by phase and role, with their number and total loss. */
export function phaseLosses(
  choices: readonly { readonly place: ChoicePlace | undefined; readonly lost: number }[],
): readonly PhaseLoss[] {
  const sums = new Map<string, PhaseLoss>();
  for (const { place, lost } of choices) {
    if (place === undefined) continue;
    const key = `${place.phase} ${place.role ?? ''}`;
    const before = sums.get(key) ?? { ...place, choices: 0, lost: 0 };
    sums.set(key, { ...before, choices: before.choices + 1, lost: before.lost + lost });
  }
  return [...sums.values()];
}

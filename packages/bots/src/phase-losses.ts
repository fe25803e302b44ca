// Adds up how much chance a seat's choices lost, by phase of the turn and role.
import { type GameState, phaseOf, ROLES, type Role, SPECTATOR, view } from '@eminent/engine';
import type { ChoicePhase } from './choice-phases.ts';

export interface ChoicePlace {
  readonly phase: ChoicePhase;
  /** The role in progress, or the one that the choice leads. Absent outside a Role phase. */
  readonly role?: Role;
}

export interface PhaseLoss extends ChoicePlace {
  readonly choices: number;
  readonly lost: number;
}

/**
 * Returns the phase and role of the pending decision, which is answered with token `chosen`.
 * Returns undefined before the first turn.
 */
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

/** Counts choices and adds up their losses by phase and role. Skips choices without a place. */
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

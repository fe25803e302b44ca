// What a seat's choices cost, by phase of the turn and role.
import { type GameState, phaseOf, ROLES, type Role, SPECTATOR, view } from '@eminent/engine';
import type { ChoicePhase } from './choice-phases.ts';

/** The place of a choice in the turn. */
export interface ChoicePlace {
  readonly phase: ChoicePhase;
  /** The role that is played, or that the choice leads; absent outside a Role phase. */
  readonly role?: Role;
}

/** The choices in one phase and one role. */
export interface PhaseLoss extends ChoicePlace {
  /** Number of choices between several options. */
  readonly choices: number;
  /** Chance lost by all of them. */
  readonly lost: number;
}

/** The place of the pending choice, whose answer is `chosen`. Undefined before the first turn. */
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

/** Counts choices and adds up their losses, by phase and role. */
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

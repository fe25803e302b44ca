// Effect definition: whether it can happen, how it is carried out, and its steps. Each effect has
// its own file.
import type { Effect, EffectOp } from '../../model/effect.ts';
import type { GameState } from '../../state/state.ts';
import type { Step } from '../steps/step.ts';

/** What is missing for an effect that cannot happen now. */
export type MissingTarget =
  | 'draw'
  | 'attack'
  | 'colonize'
  | 'settle'
  | 'produce'
  | 'trade'
  | 'survey'
  | 'take'
  | 'remove'
  | 'resources'
  | 'supply'
  | 'fighters'
  | 'ships'
  | 'permanent'
  | 'role';

type EffectOf<Op extends EffectOp> = Extract<Effect, { readonly op: Op }>;

export interface EffectDef<Op extends EffectOp = EffectOp> {
  readonly op: Op;
  /** Whether it can do anything now, while the card is still in hand (RULES T18). */
  isPossible(state: GameState, seat: number, effect: EffectOf<Op>): boolean;
  /**
   * Carries it out or starts its step. `card` is the card whose Action it belongs to, or NONE for a
   * trigger; `at` is the planet that set off the trigger.
   */
  carryOut(state: GameState, seat: number, effect: EffectOf<Op>, card: number, at: number): void;
  /** What is missing if it is not possible, for `explain`. */
  missing(state: GameState, seat: number): MissingTarget;
}

/** Defines an effect together with its steps. */
export function effect<Op extends EffectOp, const Steps extends readonly Step[] = readonly []>(
  op: Op,
  parts: Pick<EffectDef<Op>, 'isPossible' | 'carryOut'> & {
    readonly missing?: EffectDef['missing'];
    readonly steps?: Steps;
  },
): EffectDef<Op> & { readonly steps: Steps } {
  return {
    op,
    isPossible: parts.isPossible,
    carryOut: parts.carryOut,
    missing: parts.missing ?? (() => 'draw'),
    steps: parts.steps ?? ([] as unknown as Steps),
  };
}

/** Effect definitions by op, filled by registry.ts. */
const DEFS: Partial<Record<EffectOp, EffectDef>> = {};

/** Registers the effects of a list. */
export function registerEffects(effects: readonly { readonly op: EffectOp }[]): void {
  for (const one of effects) DEFS[one.op] = one as EffectDef;
}

export function effectDef(op: EffectOp): EffectDef {
  return DEFS[op] as EffectDef;
}

/** Whether an effect can do anything now, while the card is still in hand (RULES T18). */
export function isPossible(state: GameState, seat: number, one: Effect): boolean {
  return effectDef(one.op).isPossible(state, seat, one);
}

/** Carries out an effect of a card; NONE for a trigger. */
export function carryOut(
  state: GameState,
  seat: number,
  one: Effect,
  card: number,
  at: number,
): void {
  effectDef(one.op).carryOut(state, seat, one, card, at);
}

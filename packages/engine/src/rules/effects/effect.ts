// Definition of an effect: whether it is possible, how it is carried out, and the steps it uses.
import type { Effect, EffectOp } from '../../model/effect.ts';
import type { GameState } from '../../state/state.ts';
import type { Step } from '../steps/step.ts';

/** What is missing if an effect is not possible, such as cards to draw. Part of explanations. */
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
  /** Called while the card of the Action is still in hand (RULES T18). */
  isPossible(state: GameState, seat: number, effect: EffectOf<Op>): boolean;
  /**
   * Carries out the effect or starts its step. `card` is the card of the Action, `at` the planet of
   * the trigger; NONE if there is none.
   */
  carryOut(state: GameState, seat: number, effect: EffectOf<Op>, card: number, at: number): void;
  /** Called only if the effect is not possible. */
  missing(state: GameState, seat: number): MissingTarget;
}

/** Defines an effect. `missing` can be omitted if the effect is always possible. */
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

const DEFS: Partial<Record<EffectOp, EffectDef>> = {};

/** Registers effects for `effectDef`. */
export function registerEffects(effects: readonly { readonly op: EffectOp }[]): void {
  for (const one of effects) DEFS[one.op] = one as EffectDef;
}

export function effectDef(op: EffectOp): EffectDef {
  return DEFS[op] as EffectDef;
}

/**
 * Returns whether an effect can do anything. Called while the card is still in hand (RULES T18).
 */
export function isPossible(state: GameState, seat: number, one: Effect): boolean {
  return effectDef(one.op).isPossible(state, seat, one);
}

/** Carries out an effect. `card` and `at` as in `EffectDef.carryOut`. */
export function carryOut(
  state: GameState,
  seat: number,
  one: Effect,
  card: number,
  at: number,
): void {
  effectDef(one.op).carryOut(state, seat, one, card, at);
}

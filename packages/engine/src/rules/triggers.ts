// Fires `planet-flipped` and `enters-play` triggers (model/trigger.ts).
import { NONE } from '../model/names.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { carryOut } from './effects/effect.ts';

/** Carries out what a seat's triggers do after it has settled or attacked the planet at a place. */
export function planetFlipped(state: GameState, seat: number, at: number): void {
  const { whenFlipped } = playerAt(state, seat).abilities;
  for (let i = 0; i < whenFlipped.length; i++) {
    const effect = whenFlipped[i];
    if (effect !== undefined) carryOut(state, seat, effect, NONE, at);
  }
}

/** Carries out what a permanent's triggers do when a seat takes it. */
export function entersPlay(state: GameState, seat: number, kind: number): void {
  for (const trigger of state.rules.triggers[kind] ?? []) {
    if (!('when' in trigger) || trigger.when !== 'enters-play') continue;
    for (const effect of trigger.do) carryOut(state, seat, effect, NONE, NONE);
  }
}

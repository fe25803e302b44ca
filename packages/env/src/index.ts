// Public API: the game as a reinforcement learning environment.
export { type ActionGroup, type ActionSpace, actionSpaceOf } from './action-space.ts';
export { Batch } from './batch.ts';
export { Env, type EnvOptions, NO_PLAYER, type Step } from './env.ts';
export { observe } from './observation.ts';
export { observationText } from './observation-text.ts';
export { layoutFor, type ObservationLayout, type Slice } from './observation-layout.ts';
export { EnvService } from './service.ts';

// Messages of the worker that `protocol` does not define: hints and reasons of bots.
export type { Advice, Analysis } from '@eminent/bots';

// What the page learns from its worker beside the messages of `protocol`: the bots' own words.
export type { Advice, Analysis } from '@eminent/bots';

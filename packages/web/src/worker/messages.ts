// What the page learns from its worker beside the messages of `protocol`: the bots' own words.
export type { Analysis } from '@eminent/bots';
export type { Hinted } from '@eminent/table';

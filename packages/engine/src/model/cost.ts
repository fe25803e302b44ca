// Costs: what must be given for a planet or a technology. A cost has one or more ways; each way is a bag of everything it takes.

/** Amounts that are given together. */
export interface Bag {
  readonly fighters: number;
}

/** The ways to pay, the usual one first. In the base game there is one. */
export type Cost = readonly [Bag, ...Bag[]];

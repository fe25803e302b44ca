// What a net says of itself, as data beside its weights.
import type { GameOptions } from '@eminent/engine';

export interface NetManifest {
  /** The name of its folder; in the first line of files with weights for it. */
  readonly name: string;
  /** The games that its weights have learned; with any of the ruleset's options. */
  readonly madeFor: { readonly rulesets: readonly string[]; readonly players: readonly number[] };
  /** The checksum of the vocabulary that its weights were trained with. */
  readonly vocabulary: string;
  readonly inputs: number;
}

/** Whether a net has learned the games of such options. */
export function isMadeFor({ madeFor }: NetManifest, options: GameOptions): boolean {
  return madeFor.rulesets.includes(options.ruleset) && madeFor.players.includes(options.players);
}

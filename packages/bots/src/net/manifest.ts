// Net manifest: what a net is trained for, stored with its weights.
import type { GameOptions } from '@eminent/engine';

export interface NetManifest {
  /** The name of its folder, also in the header of its weight files. */
  readonly name: string;
  /** The games it is trained for, with any options of the ruleset. */
  readonly madeFor: { readonly rulesets: readonly string[]; readonly players: readonly number[] };
  /** The checksum of the vocabulary its weights were trained with. */
  readonly vocabulary: string;
  readonly inputs: number;
}

/** Whether a net is trained for games with these options. */
export function isMadeFor({ madeFor }: NetManifest, options: GameOptions): boolean {
  return madeFor.rulesets.includes(options.ruleset) && madeFor.players.includes(options.players);
}

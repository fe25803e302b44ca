// Defines the manifest of a net: its name, the games that it is trained for, and its inputs.
import type { GameOptions } from '@eminent/engine';

export interface NetManifest {
  /** The name of the net and its folder. The header of its weight files contains it. */
  readonly name: string;
  /** The games that the net is trained for. Other game options do not matter. */
  readonly madeFor: { readonly rulesets: readonly string[]; readonly players: readonly number[] };
  /** Checksum of the vocabulary that the weights were trained with. */
  readonly vocabulary: string;
  /** Length of the input vector; determines the size of the first layer. */
  readonly inputs: number;
}

/** Returns whether a net is trained for games with these options. */
export function isMadeFor({ madeFor }: NetManifest, options: GameOptions): boolean {
  return madeFor.rulesets.includes(options.ruleset) && madeFor.players.includes(options.players);
}

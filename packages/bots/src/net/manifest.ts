// The manifest of a net: its name, the games it is trained for, and the inputs it expects.
import type { GameOptions } from '@eminent/engine';

export interface NetManifest {
  /** Also the name of its folder; part of the header of its weight files. */
  readonly name: string;
  /** The games it is trained for; they may have any other options. */
  readonly madeFor: { readonly rulesets: readonly string[]; readonly players: readonly number[] };
  /** The checksum of the vocabulary its weights were trained with. */
  readonly vocabulary: string;
  readonly inputs: number;
}

/** Whether a net is trained for games with these options. */
export function isMadeFor({ madeFor }: NetManifest, options: GameOptions): boolean {
  return madeFor.rulesets.includes(options.ruleset) && madeFor.players.includes(options.players);
}

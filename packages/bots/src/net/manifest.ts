// Defines the manifest of a net: its name, the games that it is trained for, and its inputs.
import type { GameOptions } from '@eminent/engine';

export interface NetManifest {
  /** The name of the net and of its folder, also in the header of its weight files. */
  readonly name: string;
  /** The rulesets and numbers of players that the net is trained for; other options are free. */
  readonly madeFor: { readonly rulesets: readonly string[]; readonly players: readonly number[] };
  /** The checksum of the vocabulary that the weights were trained with. */
  readonly vocabulary: string;
  /** Number of inputs. */
  readonly inputs: number;
}

/** Whether a net is trained for games with these options. */
export function isMadeFor({ madeFor }: NetManifest, options: GameOptions): boolean {
  return madeFor.rulesets.includes(options.ruleset) && madeFor.players.includes(options.players);
}

// The options of the games that a tool plays, from its flags.
import { checkOptions, type GameOptions } from '@eminent/engine';
import { quoted, refuse } from '../../../tools/command-line.ts';

/** Ends the program with a sentence if no game can be played with these options. */
export function optionsFrom(flags: {
  readonly ruleset: string;
  readonly players: number;
}): GameOptions {
  const checked = checkOptions(flags);
  return checked.ok ? checked.value : refuse(`${quoted(JSON.stringify(flags))}: ${checked.error}.`);
}

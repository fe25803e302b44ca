// The options of a game from flags such as `--option techErrata=true`.
import { checkOptions, type GameOptions, PRESETS } from '@eminent/engine';
import { refuse } from './fail.ts';
import type { GameFlags } from './flags.ts';
import { printable } from './printable.ts';

/** true, false and numbers as such, everything else as text. */
function valueOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

function presetOf(ruleset: string | undefined): object {
  if (ruleset === undefined) return {};
  return Object.hasOwn(PRESETS, ruleset) ? PRESETS[ruleset as keyof typeof PRESETS] : { ruleset };
}

function single(text: string): readonly [name: string, value: unknown] {
  const at = text.indexOf('=');
  if (at < 1) {
    return refuse(`--option ${printable(text)}: expected NAME=VALUE, such as techErrata=true`);
  }
  return [text.slice(0, at), valueOf(text.slice(at + 1))];
}

/** The options that the flags ask for, or a refusal that names the wrong one. */
export function gameOptions(flags: GameFlags, seats: number | undefined): GameOptions {
  const players = flags.players === undefined ? (seats ?? 2) : valueOf(flags.players);
  if (seats !== undefined && players !== seats) {
    refuse(`--players ${printable(String(players))}: there are ${seats} seats`);
  }
  const checked = checkOptions({
    ...presetOf(flags.ruleset),
    players,
    ...(flags.variant === undefined ? {} : { variant: flags.variant }),
    ...Object.fromEntries((flags.option ?? []).map(single)),
  });
  return checked.ok ? checked.value : refuse(checked.error);
}

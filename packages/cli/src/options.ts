// Game options from command-line words such as `--option techErrata=true`.
import { checkOptions, type GameOptions, PRESETS } from '@eminent/engine';
import { refuse } from './fail.ts';

export const GAME_FLAGS = {
  players: { type: 'string' },
  ruleset: { type: 'string' },
  variant: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
} as const;

export const GAME_HELP = `  --players N          2, 3 or 4
  --ruleset NAME       official, reference-manual, summary or prototype-2010
  --variant NAME       standard, learning, level-1 or extended
  --option NAME=VALUE  a rule option such as techErrata=true (repeatable)
  --seed TEXT          the same text gives the same game`;

interface GameValues {
  readonly players?: string | undefined;
  readonly ruleset?: string | undefined;
  readonly variant?: string | undefined;
  readonly option?: readonly string[] | undefined;
}

/** true, false and numbers as such, everything else as text. */
function valueOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** The options that the words ask for, or a refusal that names the wrong one. */
export function gameOptions(values: GameValues, seats: number | undefined): GameOptions {
  const preset = Object.hasOwn(PRESETS, values.ruleset ?? '')
    ? PRESETS[values.ruleset as keyof typeof PRESETS]
    : values.ruleset === undefined
      ? {}
      : { ruleset: values.ruleset };
  const single = (values.option ?? []).map((text) => {
    const at = text.indexOf('=');
    if (at < 1) return refuse(`--option ${text}: expected NAME=VALUE, such as techErrata=true`);
    return [text.slice(0, at), valueOf(text.slice(at + 1))] as const;
  });
  const players = values.players === undefined ? (seats ?? 2) : valueOf(values.players);
  if (seats !== undefined && players !== seats) {
    refuse(`--players ${String(players)}: there are ${seats} seats`);
  }
  const checked = checkOptions({
    ...preset,
    players,
    ...(values.variant === undefined ? {} : { variant: values.variant }),
    ...Object.fromEntries(single),
  });
  return checked.ok ? checked.value : refuse(checked.error);
}

// What a table agrees on before a game: players, variant and switches, and how such a choice is checked.

export const VARIANTS = ['standard', 'learning', 'level-1', 'extended'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Options of the official game (docs/rules.md, "Switches"). */
export interface GameOptions {
  readonly ruleset: 'official';
  readonly players: 2 | 3 | 4;
  readonly variant: Variant;
  /** Later texts of Abundance, Bureaucracy, Logistics and Terraforming. */
  readonly techErrata: boolean;
  /** An empty Survey or Warfare stack also gives its leader a symbol (RULES R-EMPTY). */
  readonly displayErrata: boolean;
  /** One full round more after the round in which the end was triggered. */
  readonly extraRound: boolean;
  /** Sizes of the stacks with two players (RULES R-2P). */
  readonly twoPlayerStacks: 'full' | 'reduced';
  /** Learning game: starting decks of ten cards, or of eight without Research (RULES 1.4). */
  readonly learningDeck: 'ten' | 'eight';
}

export const DEFAULT_OPTIONS: GameOptions = {
  ruleset: 'official',
  players: 2,
  variant: 'standard',
  techErrata: false,
  displayErrata: false,
  extraRound: false,
  twoPlayerStacks: 'full',
  learningDeck: 'ten',
};

/** A checked value or a sentence that says what is wrong and what would be right. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

const ALLOWED: Readonly<Record<keyof GameOptions, readonly unknown[]>> = {
  ruleset: ['official'],
  players: [2, 3, 4],
  variant: VARIANTS,
  techErrata: [false, true],
  displayErrata: [false, true],
  extraRound: [false, true],
  twoPlayerStacks: ['full', 'reduced'],
  learningDeck: ['ten', 'eight'],
};

/** Fills missing options with the defaults and refuses unknown names, wrong values and combinations without meaning. */
export function checkOptions(input: unknown): Checked<GameOptions> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, error: 'options: expected an object such as {"players": 2}' };
  }
  for (const [name, value] of Object.entries(input)) {
    const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name as keyof GameOptions] : undefined;
    if (allowed === undefined) {
      return {
        ok: false,
        error: `options.${name}: no such option; known are ${Object.keys(ALLOWED).join(', ')}`,
      };
    }
    if (!allowed.includes(value)) {
      const known = allowed.map((one) => JSON.stringify(one)).join(', ');
      return {
        ok: false,
        error: `options.${name}: ${JSON.stringify(value)} is not one of ${known}`,
      };
    }
  }
  const options: GameOptions = { ...DEFAULT_OPTIONS, ...input };
  if (options.variant === 'extended' && options.players !== 3) {
    return {
      ok: false,
      error: `options.variant: extended is for 3 players, not ${options.players}`,
    };
  }
  return { ok: true, value: options };
}

// What a table agrees on before a game: ruleset, players, variant and rule options, and how such a choice is checked.
import { named, shown } from '../model/read.ts';

export const VARIANTS = ['standard', 'learning', 'level-1', 'extended'] as const;
export type Variant = (typeof VARIANTS)[number];

export const RULESETS = ['official', 'prototype-2010'] as const;
export type Ruleset = (typeof RULESETS)[number];

/** Options of a game (docs/rules.md, "Switches", and docs/rulesets.md). Those of the other ruleset keep their default. */
export interface GameOptions {
  readonly ruleset: Ruleset;
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

  /** `face-up`: settled from the start. */
  readonly startPlanets: 'face-down' | 'face-up';
  /** `one-of-each`: one card of each role and two Politics. */
  readonly startDeck: 'printed' | 'one-of-each';
  /** `six`: Produce and Trade are card types of their own, sixteen of each type. */
  readonly roleStacks: 'five' | 'six';
  /** `32`: all influence in one supply, no reserve. */
  readonly influenceSupply: 24 | 32;
  /** `one`: one empty stack ends every game but the extended one. */
  readonly stacksToEnd: 'by-players' | 'one';
  /** `one-anywhere`: Research removes one card, of the hand or the own discard pile. */
  readonly researchAction: 'two-in-hand' | 'one-anywhere';
  /** `play`: a bought technology is spent with the cards of the role. */
  readonly technologyGoesTo: 'hand' | 'play';
  /** The leader of Produce always has a symbol more. */
  readonly produceLeaderBonus: boolean;
  /** The leader of Trade always has a symbol more. */
  readonly tradeLeaderBonus: boolean;
  /** Followers of Colonize may settle. */
  readonly settleWhenFollowing: boolean;

  /** Prototype: twenty of each role and fourteen Warfare instead of nineteen of each. */
  readonly prototypeRoleCounts: 'even' | 'fewer-warfare';
  /** Prototype: start planets lie face down and cost 2. */
  readonly prototypeStartFaceDown: boolean;
  /** Prototype: role cards have the Actions of the next draft. */
  readonly prototypeRoleActions: boolean;
  /** Prototype: a hand above its size is discarded down. */
  readonly prototypeDiscardDown: boolean;
}

export const DEFAULT_OPTIONS: GameOptions = Object.freeze({
  ruleset: 'official',
  players: 2,
  variant: 'standard',
  techErrata: false,
  displayErrata: false,
  extraRound: false,
  twoPlayerStacks: 'full',
  learningDeck: 'ten',
  startPlanets: 'face-down',
  startDeck: 'printed',
  roleStacks: 'five',
  influenceSupply: 24,
  stacksToEnd: 'by-players',
  researchAction: 'two-in-hand',
  technologyGoesTo: 'hand',
  produceLeaderBonus: false,
  tradeLeaderBonus: false,
  settleWhenFollowing: false,
  prototypeRoleCounts: 'even',
  prototypeStartFaceDown: false,
  prototypeRoleActions: false,
  prototypeDiscardDown: false,
});

/** The rule documents whose differences from the official game are sets of options (docs/rulesets.md). */
export const PRESETS = {
  'reference-manual': {
    startPlanets: 'face-up',
    startDeck: 'one-of-each',
    roleStacks: 'six',
    influenceSupply: 32,
    stacksToEnd: 'one',
  },
  summary: {
    researchAction: 'one-anywhere',
    technologyGoesTo: 'play',
    produceLeaderBonus: true,
    tradeLeaderBonus: true,
    settleWhenFollowing: true,
  },
} as const satisfies Record<string, Partial<GameOptions>>;
export type Preset = keyof typeof PRESETS;

/** A checked value or a sentence that says what is wrong and what would be right. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

/** Every option with its values, the default first. */
export const OPTION_VALUES: {
  readonly [Name in keyof GameOptions]: readonly GameOptions[Name][];
} = {
  ruleset: RULESETS,
  players: [2, 3, 4],
  variant: VARIANTS,
  techErrata: [false, true],
  displayErrata: [false, true],
  extraRound: [false, true],
  twoPlayerStacks: ['full', 'reduced'],
  learningDeck: ['ten', 'eight'],
  startPlanets: ['face-down', 'face-up'],
  startDeck: ['printed', 'one-of-each'],
  roleStacks: ['five', 'six'],
  influenceSupply: [24, 32],
  stacksToEnd: ['by-players', 'one'],
  researchAction: ['two-in-hand', 'one-anywhere'],
  technologyGoesTo: ['hand', 'play'],
  produceLeaderBonus: [false, true],
  tradeLeaderBonus: [false, true],
  settleWhenFollowing: [false, true],
  prototypeRoleCounts: ['even', 'fewer-warfare'],
  prototypeStartFaceDown: [false, true],
  prototypeRoleActions: [false, true],
  prototypeDiscardDown: [false, true],
};

type OptionName = keyof GameOptions;

/** Options that can be played, or why not; `between` are two that contradict each other. */
export type CheckedOptions =
  | { readonly ok: true; readonly value: GameOptions }
  | { readonly ok: false; readonly error: string; readonly between?: Contradiction['between'] };

/** Fills missing options with the defaults and refuses unknown names, wrong values and combinations without meaning. */
export function checkOptions(input: unknown): CheckedOptions {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, error: 'options: expected an object such as {"players": 2}' };
  }
  for (const [name, value] of Object.entries(input)) {
    const allowed = Object.hasOwn(OPTION_VALUES, name)
      ? (OPTION_VALUES[name as keyof GameOptions] as readonly unknown[])
      : undefined;
    if (allowed === undefined) {
      return {
        ok: false,
        error: `options.${named(name)}: no such option; known are ${Object.keys(OPTION_VALUES).join(', ')}`,
      };
    }
    if (!allowed.includes(value)) {
      const known = allowed.map((one) => JSON.stringify(one)).join(', ');
      return {
        ok: false,
        error: `options.${name}: ${shown(value)} is not one of ${known}`,
      };
    }
  }
  const options: GameOptions = { ...DEFAULT_OPTIONS, ...input };
  const found = findContradiction(options);
  return found === undefined
    ? { ok: true, value: Object.freeze(options) }
    : { ok: false, ...found };
}

/** Two options that make no sense together, and a sentence that names both. */
interface Contradiction {
  readonly between: readonly [OptionName, OptionName];
  readonly error: string;
}

function contradiction(one: OptionName, other: OptionName, why: string): Contradiction {
  return { between: [one, other], error: `options.${one}: ${why}` };
}

function findContradiction(options: GameOptions): Contradiction | undefined {
  for (const name of Object.keys(DEFAULT_OPTIONS) as (keyof GameOptions)[]) {
    if (SHARED.includes(name) || options[name] === DEFAULT_OPTIONS[name]) continue;
    const owner = name.startsWith('prototype') ? 'prototype-2010' : 'official';
    if (owner !== options.ruleset) {
      const why = `${JSON.stringify(options[name])} belongs to ruleset ${owner}, not to ${options.ruleset}`;
      return contradiction(name, 'ruleset', why);
    }
  }
  const { variant, players } = options;
  if (variant === 'extended' && players !== 3) {
    return contradiction('variant', 'players', `extended is for 3 players, not ${players}`);
  }
  if (options.twoPlayerStacks === 'reduced' && players !== 2) {
    return contradiction('twoPlayerStacks', 'players', `reduced is for 2 players, not ${players}`);
  }
  if (options.learningDeck === 'eight' && variant !== 'learning') {
    return contradiction(
      'learningDeck',
      'variant',
      `eight is for variant learning, not ${variant}`,
    );
  }
  if (options.learningDeck === 'eight' && options.startDeck === 'one-of-each') {
    const why = 'eight names another starting deck than options.startDeck: one-of-each';
    return contradiction('learningDeck', 'startDeck', why);
  }
  if (options.learningDeck === 'eight' && options.researchAction === 'one-anywhere') {
    const why = 'one-anywhere has no meaning with learningDeck eight, which has no Research cards';
    return contradiction('researchAction', 'learningDeck', why);
  }
  if (variant === 'learning' && options.technologyGoesTo === 'play') {
    const why = 'play has no meaning in variant learning, which has no technologies';
    return contradiction('technologyGoesTo', 'variant', why);
  }
  return undefined;
}

/** Options that every ruleset has. */
const SHARED: readonly (keyof GameOptions)[] = ['ruleset', 'players'];

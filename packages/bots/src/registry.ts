// The list of bots with the data for menus, forms and help texts. Imports no bot code and no
// weights, so a page that only shows names loads little.

/** Levels differ in strength, styles in strategy. Reference bots serve for comparison. */
export type BotKind = 'level' | 'style' | 'reference';

/** Every bot plays every ruleset. */
export interface BotEntry {
  /** Its export in implementations.ts and its texts in opponents.ts have this name. */
  readonly name: string;
  readonly kind: BotKind;
  /** Whether the bot searches within the budget of a request. */
  readonly searches?: boolean;
  /** Whether the bot uses a net. A file can replace its weights. */
  readonly net?: boolean;
}

/** In display order; levels from weakest to strongest. */
export const BOTS = [
  { name: 'cadet', kind: 'level' },
  { name: 'lieutenant', kind: 'level' },
  { name: 'captain', kind: 'level' },
  { name: 'commodore', kind: 'level', net: true },
  { name: 'viceadmiral', kind: 'level', net: true },
  { name: 'admiral', kind: 'level', net: true },
  { name: 'emperor', kind: 'level', net: true, searches: true },
  { name: 'warmonger', kind: 'style' },
  { name: 'settler', kind: 'style' },
  { name: 'trader', kind: 'style' },
  { name: 'scholar', kind: 'style' },
  { name: 'rusher', kind: 'style' },
  { name: 'contrarian', kind: 'style' },
  { name: 'greedy', kind: 'style' },
  { name: 'net', kind: 'reference', net: true },
  { name: 'rollouts', kind: 'reference', searches: true },
  { name: 'thumbs', kind: 'reference', searches: true },
  { name: 'random', kind: 'reference' },
] as const satisfies readonly BotEntry[];

export type BotName = (typeof BOTS)[number]['name'];
type NameOf<Kind extends BotKind> = Extract<(typeof BOTS)[number], { readonly kind: Kind }>['name'];
export type Level = NameOf<'level'>;
export type StyleName = NameOf<'style'>;

function namesOf<Kind extends BotKind>(kind: Kind): readonly NameOf<Kind>[] {
  return BOTS.filter((bot) => bot.kind === kind).map((bot) => bot.name as NameOf<Kind>);
}

export const LEVELS = namesOf('level');
export const STYLES = namesOf('style');

/** The bots that `eminent arena --ladder` rates by default. */
export const LADDER: readonly BotName[] = [...LEVELS, ...STYLES, 'random'];

/** Returns the entry of a bot such as `emperor` or `emperor:ms=250`. Does not check the budget. */
export function botEntry(spec: string): BotEntry | undefined {
  const [name] = spec.split(':');
  return BOTS.find((bot) => bot.name === name);
}

export const DEFAULT_OPPONENT: Level = 'captain';
/** The strongest level. It gives hints. Newly trained weights are compared with it. */
export const STRONGEST: Level = 'emperor';

/** In two-player games, from the ladder in docs/opponents.md. */
const STRENGTHS: Readonly<Partial<Record<BotName, number>>> = {
  cadet: 1,
  lieutenant: 2,
  greedy: 3,
  scholar: 3,
  trader: 3,
  captain: 3,
  contrarian: 3,
  rusher: 3,
  commodore: 4,
  settler: 4,
  warmonger: 5,
  viceadmiral: 5,
  admiral: 6,
  emperor: 7,
};
export const MAX_STRENGTH = 7;

/** Returns the strength of a bot, from 1 to `MAX_STRENGTH`; undefined if it is not rated. */
export function strengthOf(spec: string): number | undefined {
  const entry = botEntry(spec);
  return entry && STRENGTHS[entry.name as BotName];
}

/**
 * Elo points relative to Captain in two-player games, from the two ladders in docs/opponents.md.
 * Those of the styles are scaled so that Admiral has the same number in both.
 */
export const TWO_PLAYER_ELO: Readonly<Partial<Record<BotName, number>>> = {
  cadet: -441,
  lieutenant: -217,
  captain: 0,
  commodore: 178,
  viceadmiral: 328,
  admiral: 525,
  emperor: 735,
  warmonger: 399,
  settler: 236,
  contrarian: 5,
  rusher: 11,
  trader: -10,
  scholar: 0,
  greedy: 10,
  random: -967,
};

// The computer players, one a line: what lists, forms and helps need to know of each. Without their code and weights, so that a page that
// only shows names loads little.

/** Levels grow stronger; styles have a way of their own; references are for comparison and not offered to people. */
export type BotKind = 'level' | 'style' | 'reference';

/** Every player plays every ruleset. */
export interface BotEntry {
  /** What it is called everywhere; its code has the same name in players.ts, its words in `opponents` of every language. */
  readonly name: string;
  readonly kind: BotKind;
  /** Whether it thinks as long as it is given. */
  readonly searches?: boolean;
  /** Whether it plays with a net, whose weights may come from a file. */
  readonly net?: boolean;
}

/** In the order of every list: levels from the gentlest to the strongest. */
export const BOTS = [
  { name: 'cadet', kind: 'level' },
  { name: 'captain', kind: 'level' },
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

/** From the gentlest to the strongest. */
export const LEVELS = namesOf('level');
/** Players with a way of their own. */
export const STYLES = namesOf('style');

/** Who is rated where nobody chose: all that people may play against, and chance. */
export const LADDER: readonly BotName[] = [...LEVELS, ...STYLES, 'random'];

/** What is known of a player by its name, such as `emperor`, or with a budget, such as `emperor:ms=250`. */
export function botEntry(spec: string): BotEntry | undefined {
  const [name] = spec.split(':');
  return BOTS.find((bot) => bot.name === name);
}

/** Who plays where nobody chose. */
export const USUAL_OPPONENT: Level = 'captain';
/** The strongest of the levels: it gives hints, and candidates of training are tried against it. */
export const STRONGEST: Level = 'emperor';

/** How strong a player is in games of two, by the ladder of docs/opponents.md; one that is not here has not been rated. */
const STRENGTHS: Readonly<Partial<Record<BotName, number>>> = {
  cadet: 1,
  greedy: 2,
  scholar: 3,
  trader: 3,
  captain: 3,
  contrarian: 3,
  rusher: 3,
  settler: 4,
  warmonger: 4,
  admiral: 5,
  emperor: 6,
};
export const MAX_STRENGTH = 6;

/** From 1, for a first game, to `MOST_STRENGTH`; undefined for a player that is not rated. */
export function strengthOf(spec: string): number | undefined {
  const entry = botEntry(spec);
  return entry && STRENGTHS[entry.name as BotName];
}

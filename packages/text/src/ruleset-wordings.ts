// Rulesets with wordings that differ from the game of 2011. A new one is a line here and a file in
// each language's folder.
import type { GameOptions } from '@eminent/engine';

/** The game options that affect wording. */
export type WordingOptions = Pick<
  GameOptions,
  'ruleset' | 'prototypeRoleActions' | 'researchAction'
>;

/**
 * When each wording applies; the first match is used. A name is part of a language tag: words of up
 * to eight letters or digits.
 */
const WORDINGS = {
  'proto-2010-drafted': ({ ruleset, prototypeRoleActions }) =>
    ruleset === 'prototype-2010' && prototypeRoleActions,
  'proto-2010': ({ ruleset }) => ruleset === 'prototype-2010',
  summary: ({ researchAction }) => researchAction === 'one-anywhere',
  fleets: ({ ruleset }) => ruleset === 'escalation',
} satisfies Readonly<Record<string, (options: WordingOptions) => boolean>>;

export type WordingId = keyof typeof WORDINGS;

const IDS = Object.keys(WORDINGS) as WordingId[];

/** The wording of a game; undefined for that of the game of 2011. */
export function wordingOf(options: WordingOptions): WordingId | undefined {
  return IDS.find((id) => WORDINGS[id](options));
}

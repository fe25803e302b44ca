// The wordings: sets of messages that differ from those of the official game of 2011. To add one,
// add it here and create a file in the folder of each language.
import type { GameOptions } from '@eminent/engine';

/** The game options that affect wording. */
export type WordingOptions = Pick<
  GameOptions,
  'ruleset' | 'prototypeRoleActions' | 'researchAction'
>;

/**
 * The games that each wording is for; the first match is used. The names are parts of language
 * tags, so each word has at most eight letters or digits.
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

/** The wording of a game; undefined if it has the words of the official game of 2011. */
export function wordingOf(options: WordingOptions): WordingId | undefined {
  return IDS.find((id) => WORDINGS[id](options));
}

// The list of wordings: sets of messages that differ from those of the official game of 2011. To
// add a wording, add it here and create a file in the folder of each language.
import type { GameOptions } from '@eminent/engine';

/** The game options that affect wording. */
export type WordingOptions = Pick<
  GameOptions,
  'ruleset' | 'prototypeRoleActions' | 'researchAction'
>;

/**
 * By wording: checks whether it is for a game; the first match is used. The ids are parts of
 * language tags, so each word of an id has at most eight letters or digits.
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

/** Returns the wording of a game; undefined for the messages of the official game of 2011. */
export function wordingOf(options: WordingOptions): WordingId | undefined {
  return IDS.find((id) => WORDINGS[id](options));
}

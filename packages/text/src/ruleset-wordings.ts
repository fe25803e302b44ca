// The list of wordings: sets of messages that differ from those of the official game.
import type { GameOptions } from '@eminent/engine';

export type WordingOptions = Pick<
  GameOptions,
  'ruleset' | 'prototypeRoleActions' | 'researchAction'
>;

/**
 * The first match counts. Ids are parts of BCP 47 tags: at most eight letters or digits per word.
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

/** Returns the wording of a game; undefined for the messages of the official game. */
export function wordingOf(options: WordingOptions): WordingId | undefined {
  return IDS.find((id) => WORDINGS[id](options));
}

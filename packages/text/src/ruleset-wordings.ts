// The rules that say some things otherwise than the game of 2011. One more is a line here and a file in the folder of each language.
import type { GameOptions } from '@eminent/engine';

/** The options of a game that change its words. */
export type WordingOptions = Pick<
  GameOptions,
  'ruleset' | 'prototypeRoleActions' | 'researchAction'
>;

/** When each of them is spoken; the first that fits is. A name is part of a language tag: words of up to eight letters or digits. */
const WORDINGS = {
  'proto-2010-drafted': ({ ruleset, prototypeRoleActions }) =>
    ruleset === 'prototype-2010' && prototypeRoleActions,
  'proto-2010': ({ ruleset }) => ruleset === 'prototype-2010',
  summary: ({ researchAction }) => researchAction === 'one-anywhere',
  fleets: ({ ruleset }) => ruleset === 'escalation',
} satisfies Readonly<Record<string, (options: WordingOptions) => boolean>>;

export type WordingId = keyof typeof WORDINGS;

const IDS = Object.keys(WORDINGS) as WordingId[];

/** The words that a game speaks; undefined for those of the game of 2011. */
export function wordingOf(options: WordingOptions): WordingId | undefined {
  return IDS.find((id) => WORDINGS[id](options));
}

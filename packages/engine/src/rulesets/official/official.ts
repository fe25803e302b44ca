// The ruleset of the official game of 2011.
import { ruleset } from '../ruleset.ts';
import { OFFICIAL_OPTIONS, OFFICIAL_REQUIREMENTS } from './options.ts';
import { OFFICIAL_PRESETS } from './presets.ts';
import { officialRules } from './rules.ts';

export const official = ruleset({
  id: 'official',
  players: [2, 3, 4],
  options: OFFICIAL_OPTIONS,
  presets: OFFICIAL_PRESETS,
  requirements: OFFICIAL_REQUIREMENTS,
  rules: officialRules,
});

// The ruleset of the designer's prototype of January 2010.
import { ruleset } from '../ruleset.ts';
import { PROTOTYPE_OPTIONS } from './options.ts';
import { prototypeRules } from './rules.ts';

export const prototype2010 = ruleset({
  id: 'prototype-2010',
  players: [2, 3, 4],
  options: PROTOTYPE_OPTIONS,
  presets: {},
  requirements: [],
  rules: prototypeRules,
});

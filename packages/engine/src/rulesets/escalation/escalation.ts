// The ruleset of the Escalation expansion.
import { ruleset } from '../ruleset.ts';
import { ESCALATION_OPTIONS, ESCALATION_REQUIREMENTS } from './options.ts';
import { escalationRules } from './rules.ts';

export const escalation = ruleset({
  id: 'escalation',
  players: [2, 3, 4, 5],
  options: ESCALATION_OPTIONS,
  presets: {},
  requirements: ESCALATION_REQUIREMENTS,
  rules: escalationRules,
});

// The Escalation ruleset: ships of three sizes, fleets, 32 technologies, 21 planets, a fifth
// player, scenarios.
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

// All wordings of rulesets: messages that differ from those of the official game, in Italian.
import type { LanguagePack } from '../../translation.ts';
import { escalation } from './escalation/wording.ts';
import { drafted, prototype2010 } from './prototype-2010/wording.ts';
import { summary } from './summary.ts';

export const wordings: LanguagePack['wordings'] = {
  'proto-2010-drafted': drafted,
  'proto-2010': prototype2010,
  summary,
  fleets: escalation,
};

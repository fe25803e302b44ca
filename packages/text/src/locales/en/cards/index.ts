// Names and texts of cards, one file for each game that brought them.
import * as escalation from '../rulesets/escalation/messages.ts';
import { base } from './base.ts';

export const cards = { ...base, ...escalation.cards } as const;

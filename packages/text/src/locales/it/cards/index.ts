// Names and texts of cards in Italian, one file per game.
import * as escalation from '../rulesets/escalation/messages.ts';
import { base } from './base.ts';

export const cards = { ...base, ...escalation.cards } as const;

// Names and texts of cards in Italian, one file for each game that brought them.
import { base } from './base.ts';

export const cards = { ...base } as const;

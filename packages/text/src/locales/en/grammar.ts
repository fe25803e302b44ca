// How English chooses word forms: one for one, and one for all other numbers.
import type { Grammar } from '../../template.ts';

export const grammar: Grammar = { tag: 'en', forms: ['one', 'other'] };

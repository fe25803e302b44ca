// The plural forms of English: the singular for 1, the plural for all other numbers.
import type { Grammar } from '../../template.ts';

export const grammar: Grammar = { tag: 'en', forms: ['one', 'other'] };

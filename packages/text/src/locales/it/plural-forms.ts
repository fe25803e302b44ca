// The plural forms of Italian: the singular for 1, the plural for all other numbers.
import type { Grammar } from '../../template.ts';

export const grammar: Grammar = { tag: 'it', forms: ['one', 'other'] };

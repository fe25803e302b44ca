// The language pack of Italian, with the terms of the Italian rulebook, such as Seguire.
import { type LanguagePack, translated } from '../translation.ts';
import { grammar } from './plural-forms.ts';
import { messages } from './messages.ts';
import { wordings } from './rulesets/index.ts';

export const italian: LanguagePack = {
  grammar,
  messages: translated(messages),
  parts: {
    board: async () => (await import('./board.ts')).board,
    daily: async () => (await import('./daily.ts')).daily,
    lessons: async () => (await import('./lessons.ts')).lessons,
    online: async () => (await import('./online/index.ts')).online,
    puzzles: async () => (await import('./puzzles.ts')).puzzles,
  },
  wordings,
};

// The authority of one game, the same for the page, the server and the terminal.
export type { Seat } from '@eminent/protocol';
export { analyseRecord } from './analysis.ts';
export { answerBudget, answerMoment } from './bot-timing.ts';
export type { Outcome, Refusal } from './refusal.ts';
export { savedNow, takeUp } from './restore.ts';
export type { Screen } from './screen.ts';
export { Session, type SessionHost } from './session.ts';
export { type BotAnswer, shuffleSeats, Table, type TableOptions, type Undone } from './table.ts';

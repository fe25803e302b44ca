// Public API of the table package, which runs one game: checks answers and undos, keeps the events,
// updates screens and lets bots answer. Used by the page, the server and the command line.
export type { Seat } from '@eminent/protocol';
export {
  analyzeRecordByTurn,
  luckOfRecord,
  type JudgedAnswer,
  judgeOtherAnswer,
  type OtherAnswer,
} from './analysis.ts';
export { checkDaily, type DailyVerdict } from './check-daily.ts';
export { answerBudget, answerShownAt } from './bot-timing.ts';
export type { Outcome, Refusal } from './refusal.ts';
export { updateSavedGame, restoreTable } from './restore.ts';
export type { Screen } from './screen.ts';
export { Session, type SessionHost } from './session.ts';
export { type BotAnswer, shuffleSeats, Table, type TableOptions, type Undone } from './table.ts';

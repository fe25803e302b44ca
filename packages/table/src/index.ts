// Public API of the table package, which runs one game: the rules for answers and undo, the views
// of each seat, screens, and bots. The page, the server and the terminal share it.
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

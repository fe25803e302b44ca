// The authority of one game, the same for the page, the server and the terminal.
export { answerBudget, answerMoment } from './pace.ts';
export {
  type Outcome,
  type Refusal,
  type Seat,
  shuffleSeats,
  Table,
  type TableOptions,
} from './table.ts';

// Assigns ids to the questions of a table. The ply cannot identify a question: after an undo, the
// table asks another question at the same ply.
import { asQuestionId, type QuestionId } from '@eminent/protocol';

export class QuestionIds {
  /** Ids of the answered questions and, last, of the open one. Undone questions are removed. */
  private readonly byPly: QuestionId[] = [];
  private last: number;

  /** `lastQuestion` is the highest id used at this table so far. Opens the first question. */
  constructor(lastQuestion: number) {
    this.last = lastQuestion;
    this.next();
  }

  get open(): QuestionId {
    return asQuestionId(this.last);
  }

  /** Opens a question with the next id. */
  next(): void {
    this.last++;
    this.byPly.push(asQuestionId(this.last));
  }

  /** Removes the questions from `ply` on, after an undo. Opens a new question at `ply`. */
  backTo(ply: number): void {
    this.byPly.length = ply;
    this.next();
  }

  /** Whether the question is open, or was answered and not undone. */
  has(question: QuestionId): boolean {
    return this.byPly.includes(question);
  }
}

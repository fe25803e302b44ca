// Assigns ids to the questions of a table. The ply cannot identify a question: after an undo, the
// same ply has another question.
import { asQuestionId, type QuestionId } from '@eminent/protocol';

export class QuestionIds {
  /** The ids of questions that were not undone, by ply up to the open question. */
  private readonly byPly: QuestionId[] = [];
  private last: number;

  /** `lastQuestion` is the highest id used at this table so far. */
  constructor(lastQuestion: number) {
    this.last = lastQuestion;
    this.next();
  }

  /** The id of the open question. */
  get open(): QuestionId {
    return asQuestionId(this.last);
  }

  /** Assigns the next id to a new open question. */
  next(): void {
    this.last++;
    this.byPly.push(asQuestionId(this.last));
  }

  /** Goes back to a ply after an undo. The question at that ply gets a new id. */
  backTo(ply: number): void {
    this.byPly.length = ply;
    this.next();
  }

  /** Whether the question is open, or was answered and not undone. */
  has(question: QuestionId): boolean {
    return this.byPly.includes(question);
  }
}

// The identities of a table's questions. A ply is none: after an undo another question has the same one.
import { asQuestionId, type QuestionId } from '@eminent/protocol';

export class QuestionIds {
  /** By ply, up to the one that is open now. */
  private readonly byPly: QuestionId[] = [];
  private last: number;

  /** `asked` is the highest number that was ever used at this table. */
  constructor(lastQuestion: number) {
    this.last = lastQuestion;
    this.next();
  }

  /** The one that is open now. */
  get open(): QuestionId {
    return asQuestionId(this.last);
  }

  /** An answer was given: what is asked now has never been asked. */
  next(): void {
    this.last++;
    this.byPly.push(asQuestionId(this.last));
  }

  /** Answers were taken back: what is asked at this ply now is another question than was asked there before. */
  backTo(ply: number): void {
    this.byPly.length = ply;
    this.next();
  }

  /** Whether a question is open or has an answer that was not taken back. */
  has(question: QuestionId): boolean {
    return this.byPly.includes(question);
  }
}
